import { fillCash, formButton, openScreen, postedReference, settledPreview, slip } from '../../counter.ts';
import { askOverride, overrideWindow, typeCredentials } from '../../override.ts';
import { t } from '../../texts.ts';
import { chapter } from '../chapter.ts';
import { anAccount } from '../scene.ts';

export const overLimit = chapter({
  role: 'TELLER',
  name: 'otorisasi-loket',
  by: 'teller1',
  title: { id: 'Transaksi di atas limit Anda', en: 'A transaction above your limit' },
  given: ({ page }) => anAccount(page, 5),
  steps: [
    {
      text: {
        id: 'Isi transaksi seperti biasa; di atas limit Anda tombolnya menjadi [[tombol.PROSES_OVERRIDE]].',
        en: 'Fill in the transaction as usual; above your limit the button becomes [[tombol.PROSES_OVERRIDE]].',
      },
      act: async ({ page }, { nomor_rekening }) => {
        await openScreen(page, 'setor-tunai');
        await fillCash(page, {
          rekening: nomor_rekening,
          nominal: '28jt',
          keterangan: 'Hasil panen kopi',
          pecahan: { '100,000': 280 },
        });
        await settledPreview(page);
      },
      mark: (page) => formButton(page, 'OVERRIDE'),
    },
    {
      text: {
        id: 'Jendela [[override.judul]] menyebut alasannya; panggil supervisor ke loket Anda.',
        en: 'The window [[override.judul]] names the reasons; call a supervisor to your counter.',
      },
      act: ({ page }) => askOverride(page),
      mark: (page) => overrideWindow(page),
    },
    {
      text: {
        id: 'Supervisor mengetik user ID dan kata sandinya sendiri lalu menekan [[override.otorisasi]]; transaksi langsung dibukukan.',
        en: 'The supervisor types user ID and password and presses [[override.otorisasi]]; it is posted at once.',
      },
      act: async ({ page }) => {
        await typeCredentials(page, 'headteller1');
        await postedReference(page);
      },
      mark: (page) => slip(page, 'SETOR_TUNAI'),
    },
    {
      text: {
        id: 'Bila supervisor jauh, pilih [[override.layar]]; layar Anda berlanjut sendiri begitu supervisor menyetujui.',
        en: 'If the supervisor is elsewhere choose [[override.layar]]; your screen goes on by itself once the supervisor approves.',
      },
      act: async ({ page }, { nomor_rekening }) => {
        await openScreen(page, 'setor-tunai');
        await fillCash(page, { rekening: nomor_rekening, nominal: '29jt', pecahan: { '100,000': 290 } });
        await settledPreview(page);
        const shown = await askOverride(page);
        await shown.getByRole('tab', { name: t('override.layar') }).click();
      },
      mark: (page) => overrideWindow(page),
    },
  ],
});
