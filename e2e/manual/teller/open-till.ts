import { expect } from '@playwright/test';
import { count, openScreen } from '../../counter.ts';
import { popup, sayYes, success } from '../../popup.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';
import { FLOAT } from '../float.ts';

/** Receives what the chapter of the head teller has sent. */
export const openTill = chapter({
  role: 'TELLER',
  name: 'buka-kas',
  by: 'teller2',
  title: { id: 'Membuka kas di pagi hari', en: 'Open your till in the morning' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Beranda menampilkan kas yang dikirim kepada Anda: [[vault.bukaTunggu]].',
        en: 'The home page shows the cash that was sent to you: [[vault.bukaTunggu]].',
      },
      act: ({ page }) => page.goto('/'),
      mark: (page) => page.getByRole('region', { name: t('vault.bukaTunggu') }),
    },
    {
      text: {
        id: 'Hitung uangnya dan isi jumlah lembar tiap pecahan; hitungan harus sama dengan yang dikirim.',
        en: 'Count the money and fill in the pieces of each denomination; your count has to match what was sent.',
      },
      act: ({ page }) => count(page, FLOAT.pieces),
      mark: (page) => page.locator('.count-form'),
    },
    {
      text: {
        id: 'Tekan [[vault.bukaKas]] dan jawab pertanyaannya dengan [[vault.bukaKas]].',
        en: 'Press [[vault.bukaKas]] and answer the question with [[vault.bukaKas]].',
      },
      act: ({ page }) => page.getByRole('button', { name: t('vault.bukaKas') }).click(),
      mark: (page) => popup(page, t('popup.konfirmasi')),
    },
    {
      text: {
        id: 'Kas Anda terbuka: saldonya tampil di beranda, dan transaksi tunai dapat dimulai.',
        en: 'Your till is open: the home page shows its balance, and cash transactions can begin.',
      },
      act: async ({ page }) => {
        await sayYes(page, t('vault.bukaTanya', { nominal: FLOAT.amount }));
        await success(page, t('vault.bukaBerhasil', { nominal: FLOAT.amount }));
        await expect(page.getByRole('link', { name: t('home.tutupKas') })).toBeVisible();
      },
      mark: (page) => page.getByRole('region', { name: t('home.kas') }),
    },
  ],
});

/** Closes the till at the end of the day, with as much as it was opened with. */
export const closeTill = chapter({
  role: 'TELLER',
  name: 'tutup-kas',
  by: 'teller2',
  title: { id: 'Menghitung dan menutup kas', en: 'Count and close your till' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.kasTeller]] dan tekan [[vault.tutupKas]].',
        en: 'Open [[menu.kasTeller]] and press [[vault.tutupKas]].',
      },
      act: ({ page }) => openScreen(page, 'kas-teller'),
      mark: (page) => page.getByRole('button', { name: t('vault.tutupKas') }),
    },
    {
      text: {
        id: 'Hitung semua uang di laci dan isi tiap pecahan; saldo catatan belum ditampilkan.',
        en: 'Count all the money in the drawer by denomination; the balance of the books is not shown yet.',
      },
      act: async ({ page }) => {
        await page.getByRole('button', { name: t('vault.tutupKas') }).click();
        const card = page.getByRole('region', { name: t('vault.tutupKas') });
        await expect(card).toContainText(t('vault.tutupLangkah', { nomor: 1 }));
        await count(card, FLOAT.pieces);
      },
      mark: (page) => page.getByRole('region', { name: t('vault.tutupKas') }),
    },
    {
      text: {
        id: 'Tekan [[vault.tutupPeriksa]]; selisih, bila ada, tampil beserta kemungkinan penyebabnya.',
        en: 'Press [[vault.tutupPeriksa]]; a difference, if there is one, is shown with where it may come from.',
      },
      act: async ({ page }) => {
        const card = page.getByRole('region', { name: t('vault.tutupKas') });
        await card.getByRole('button', { name: t('vault.tutupPeriksa') }).click();
        await expect(card).toContainText(t('vault.tutupLangkah', { nomor: 2 }));
      },
      mark: (page) => page.getByRole('region', { name: t('vault.tutupKas') }),
    },
    {
      text: {
        id: 'Tekan [[vault.tutupSerah]] dan jawab [[vault.tutupKas]]; uangnya berjalan ke khasanah.',
        en: 'Press [[vault.tutupSerah]] and answer [[vault.tutupKas]]; the money is on its way to the vault.',
      },
      act: async ({ page }) => {
        const card = page.getByRole('region', { name: t('vault.tutupKas') });
        await card.getByRole('button', { name: t('vault.tutupSerah') }).click();
        await expect(popup(page, t('popup.konfirmasi'))).toContainText(
          t('vault.tutupTanya', { nominal: FLOAT.amount }),
        );
      },
      mark: (page) => popup(page, t('popup.konfirmasi')),
    },
    {
      text: {
        id: 'Kas tertutup; cetak lembar tutup kas dengan [[vault.cetakLembar]] dan tanda tangani.',
        en: 'The till is closed; print its sheet with [[vault.cetakLembar]] and sign it.',
      },
      act: async ({ page }) => {
        await sayYes(page, t('vault.tutupTanya', { nominal: FLOAT.amount }));
        await page
          .getByRole('dialog', { name: t('popup.berhasil') })
          .getByRole('button')
          .click();
      },
      mark: (page) => page.getByRole('button', { name: t('vault.cetakLembar') }),
    },
  ],
});
