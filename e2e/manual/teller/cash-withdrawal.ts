import { field, figure, fillCash, openScreen, postForm, preview, settledPreview, slip } from '../../counter.ts';
import { t } from '../../texts.ts';
import { chapter } from '../chapter.ts';
import { anAccount } from '../scene.ts';

export const cashWithdrawal = chapter({
  role: 'TELLER',
  name: 'tarik-tunai',
  by: 'teller1',
  title: { id: 'Membayar penarikan tunai', en: 'Pay a cash withdrawal' },
  given: ({ page }) => anAccount(page, 4),
  steps: [
    {
      text: {
        id: 'Buka [[menu.tarikTunai]], isi [[rekening.nomor]] dan cocokkan [[rekening.saldoTersedia]] serta tanda tangannya.',
        en: 'Open [[menu.tarikTunai]], fill in the [[rekening.nomor]] and check the [[rekening.saldoTersedia]] and the signature.',
      },
      act: async ({ page }, { nomor_rekening }) => {
        await openScreen(page, 'tarik-tunai');
        await field(page, t('rekening.nomor')).fill(nomor_rekening);
      },
      mark: (page) => figure(page, t('rekening.saldoTersedia')),
    },
    {
      text: {
        id: 'Isi [[teller.nominal]] dan lembar tiap pecahan yang Anda serahkan, lalu baca [[transaksi.pratinjau]].',
        en: 'Fill in the [[teller.nominal]] and the pieces you pay out, then read the [[transaksi.pratinjau]].',
      },
      act: async ({ page }, { nomor_rekening }) => {
        await fillCash(page, {
          rekening: nomor_rekening,
          nominal: '750rb',
          keterangan: 'Tarik tunai',
          pecahan: { '100,000': 5, '50,000': 5 },
        });
        await settledPreview(page);
      },
      mark: (page) => preview(page),
    },
    {
      text: {
        id: 'Tekan [[tombol.PROSES]] dan jawab [[popup.yes]]; serahkan uang bersama slipnya.',
        en: 'Press [[tombol.PROSES]] and answer [[popup.yes]]; pay the money out together with the slip.',
      },
      act: ({ page }) => postForm(page),
      mark: (page) => slip(page, 'TARIK_TUNAI'),
    },
  ],
});
