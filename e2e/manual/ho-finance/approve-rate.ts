import { expect } from '@playwright/test';
import { openScreen } from '../../counter.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';
import { decisionSteps } from '../scene.ts';

/** Decides what the chapter of the finance staff has sent. */
export const approveRate = chapter({
  role: 'HO_FINANCE',
  name: 'setujui-kurs',
  by: 'finance2',
  title: { id: 'Menyetujui perubahan ketentuan', en: 'Approve a change of terms' },
  given: nothing,
  steps: decisionSteps('SIMPAN_KURS', 'APPROVE', 'Sesuai pasar'),
});

export const wholeBank = chapter({
  role: 'HO_FINANCE',
  name: 'neraca-bank',
  by: 'finance2',
  title: { id: 'Melihat bank sebagai satu kesatuan', en: 'See the bank as one' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.neracaSaldo]] dan centang [[laporan.konsolidasi]] untuk semua cabang.',
        en: 'Open [[menu.neracaSaldo]] and tick [[laporan.konsolidasi]] for all branches.',
      },
      act: async ({ page }) => {
        await openScreen(page, 'neraca-saldo');
        await page.getByRole('checkbox', { name: t('laporan.konsolidasi') }).check();
        await expect(page.getByText(t('laporan.seimbang'))).toBeVisible();
      },
      mark: (page) => page.getByText(t('laporan.konsolidasi'), { exact: true }),
    },
    {
      text: {
        id: 'Buka [[menu.neraca]] untuk laporan posisi keuangan pada tanggal yang Anda pilih.',
        en: 'Open [[menu.neraca]] for the statement of financial position on the date that you choose.',
      },
      act: ({ page }) => openScreen(page, 'neraca'),
      mark: (page) => page.getByRole('main').getByRole('table').first(),
    },
    {
      text: {
        id: 'Tekan [[pekerjaan.berkas]] untuk memintanya sebagai PDF, lembar kerja atau CSV.',
        en: 'Press [[pekerjaan.berkas]] to ask for it as PDF, spreadsheet or CSV.',
      },
      act: async ({ page }) => {
        await page.getByRole('button', { name: t('pekerjaan.berkas') }).click();
        await expect(page.getByRole('dialog').getByRole('button', { name: t('pekerjaan.kirim') })).toBeVisible();
      },
      mark: (page) => page.getByRole('dialog'),
    },
  ],
});
