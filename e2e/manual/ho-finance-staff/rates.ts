import { expect } from '@playwright/test';
import { field, openScreen } from '../../counter.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';
import { changePreview, sendStep } from '../scene.ts';

export const setRate = chapter({
  role: 'HO_FINANCE_STAFF',
  name: 'kurs',
  by: 'finance1',
  title: { id: 'Menetapkan kurs hari ini', en: 'Set the rate of the day' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.kurs]] dan tekan [[valas.tetapkan]].',
        en: 'Open [[menu.kurs]] and press [[valas.tetapkan]].',
      },
      act: ({ page }) => openScreen(page, 'kurs'),
      mark: (page) => page.getByRole('link', { name: t('valas.tetapkan') }),
    },
    {
      text: {
        id: 'Isi kurs yang berubah, misalnya [[valas.jual]], dan [[valas.alasan]].',
        en: 'Fill in the rate that changes, such as [[valas.jual]], and the [[valas.alasan]].',
      },
      act: async ({ page }) => {
        await page.getByRole('link', { name: t('valas.tetapkan') }).click();
        await field(page, t('valas.jual')).fill('16750');
        await field(page, t('valas.alasan')).fill('Pasar naik siang ini');
      },
      mark: (page) => field(page, t('valas.jual')),
    },
    {
      text: {
        id: 'Bandingkan kurs lama dan baru di [[perubahan.pratinjau]].',
        en: 'Compare the old and the new rate in the [[perubahan.pratinjau]].',
      },
      act: ({ page }) => expect(page.locator('aside.preview')).toContainText('16,750.00'),
      mark: (page) => page.locator('aside.preview'),
    },
    sendStep('SIMPAN_KURS'),
  ],
});

export const holiday = chapter({
  role: 'HO_FINANCE_STAFF',
  name: 'hari-libur',
  by: 'finance1',
  title: { id: 'Mencatat hari libur', en: 'Enter a holiday' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.hariLibur]]: hari libur setiap tahun beserta ketetapannya.',
        en: 'Open [[menu.hariLibur]]: the holidays of each year with the decree behind them.',
      },
      act: ({ page }) => openScreen(page, 'hari-libur', '?tahun=2027'),
      mark: (page) => page.getByRole('main').getByRole('table').first(),
    },
    {
      text: {
        id: 'Tempel daftar hari libur dari keputusan resmi ke [[libur.tempel]] dan isi [[ketentuan.alasan]].',
        en: 'Paste the holidays of the decree into [[libur.tempel]] and fill in the [[ketentuan.alasan]].',
      },
      act: async ({ page }) => {
        await page.goto('/parameter/holidays/edit?tahun=2027');
        await field(page, t('libur.tempel')).fill('2027-03-10; Cuti bersama; SKB 3 Menteri 9/2026');
        await field(page, t('ketentuan.alasan')).fill('SKB perubahan cuti bersama');
      },
      mark: (page) => field(page, t('libur.tempel')),
    },
    {
      text: {
        id: '[[perubahan.pratinjau]] menyebut jatuh tempo yang ikut bergeser; kirim bila sudah benar.',
        en: 'The [[perubahan.pratinjau]] names the due dates that move along; send it when it is right.',
      },
      act: ({ page }) => expect(changePreview(page)).toContainText('Cuti bersama'),
      mark: changePreview,
    },
  ],
});
