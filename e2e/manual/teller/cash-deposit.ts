import { expect } from '@playwright/test';
import { pickAccounts } from '../../api.ts';
import { count, field, formButton, openScreen, postedReference, preview, settledPreview, slip } from '../../counter.ts';
import { popup, sayYes } from '../../popup.ts';
import { t } from '../../texts.ts';
import { chapter } from '../chapter.ts';

export const cashDeposit = chapter({
  role: 'TELLER',
  name: 'setor-tunai',
  by: 'teller1',
  title: { id: 'Menerima setoran tunai', en: 'Take a cash deposit' },
  given: async ({ page }) => {
    const [account] = await pickAccounts(page, { product: '12', available: 1_000_000n }, 1, 3);
    if (!account) throw new Error('no account');
    return account;
  },
  steps: [
    {
      text: {
        id: 'Buka [[menu.setorTunai]] dan ketik [[rekening.nomor]]; nama nasabah tampil di bawahnya, produk dan saldo di sampingnya.',
        en: 'Open [[menu.setorTunai]] and type the [[rekening.nomor]]; the name appears below it, product and balance beside the form.',
      },
      act: async ({ page }, { nomor_rekening, nama_nasabah }) => {
        await openScreen(page, 'setor-tunai');
        await field(page, t('rekening.nomor')).fill(nomor_rekening);
        await expect(page.getByText(nama_nasabah).first()).toBeVisible();
      },
      mark: (page) => field(page, t('rekening.nomor')),
    },
    {
      text: {
        id: 'Isi [[teller.nominal]] seperti Anda mengucapkannya: 2,5jt berarti dua juta lima ratus ribu rupiah.',
        en: 'Type the [[teller.nominal]] the way you say it: 2,5jt is two and a half million rupiah.',
      },
      act: async ({ page }) => {
        await field(page, t('teller.nominal')).fill('2,5jt');
        await field(page, t('teller.keterangan')).fill('Setoran tunai');
        await expect(field(page, t('teller.nominal'))).toHaveValue('2,500,000.00');
      },
      mark: (page) => field(page, t('teller.nominal')),
    },
    {
      text: {
        id: 'Hitung uangnya dan isi jumlah lembar tiap pecahan sampai tertulis “[[isian.pecahanCocok]]”.',
        en: 'Count the money and fill in the pieces of each denomination until it says “[[isian.pecahanCocok]]”.',
      },
      act: async ({ page }) => {
        await count(page, { '100,000': 20, '50,000': 10 });
        await expect(page.getByText(t('isian.pecahanCocok'))).toBeVisible();
        // The preview beside the count would still speak of the count before.
        await settledPreview(page);
      },
      mark: (page) => page.getByRole('group', { name: t('teller.pecahan') }),
    },
    {
      text: {
        id: 'Periksa [[transaksi.pratinjau]]: jurnal, biaya dan saldo sesudahnya sudah terlihat sebelum dibukukan.',
        en: 'Check the [[transaksi.pratinjau]]: it shows the journal, the fee and the new balance before you post.',
      },
      act: ({ page }) => settledPreview(page),
      mark: (page) => preview(page),
    },
    {
      text: {
        id: 'Tekan [[tombol.PROSES]], lalu jawab pertanyaannya dengan [[popup.yes]].',
        en: 'Press [[tombol.PROSES]], then answer the question with [[popup.yes]].',
      },
      act: ({ page }) => formButton(page, 'POST').click(),
      mark: (page) => popup(page, t('popup.lanjutkan')),
    },
    {
      text: {
        id: 'Slip dengan nomor referensi tampil; cetak dengan [[aksi.cetak]] dan serahkan kepada nasabah.',
        en: 'The slip with its reference number appears; print it with [[aksi.cetak]] and hand it to the customer.',
      },
      act: async ({ page }) => {
        await sayYes(page);
        await postedReference(page);
      },
      mark: (page) => slip(page, 'SETOR_TUNAI'),
    },
  ],
});
