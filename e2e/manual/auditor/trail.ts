import { expect, type Page } from '@playwright/test';
import { field, openScreen } from '../../counter.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';

const rows = (page: Page) => page.getByRole('table', { name: t('menu.jejakAudit') }).locator('tbody tr');

export const trail = chapter({
  role: 'AUDITOR',
  name: 'jejak-audit',
  by: 'auditor1',
  title: { id: 'Mencari di jejak audit', en: 'Search the audit trail' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.jejakAudit]], isi [[audit.user]] dan tekan [[aksi.saring]].',
        en: 'Open [[menu.jejakAudit]], fill in the [[audit.user]] and press [[aksi.saring]].',
      },
      act: async ({ page }) => {
        await openScreen(page, 'jejak-audit');
        await field(page, t('audit.user')).fill('teller1');
        await page.getByRole('button', { name: t('aksi.saring'), exact: true }).click();
        await expect(page).toHaveURL(/teller1/);
        await expect(rows(page).first()).toContainText('teller1');
      },
      mark: (page) => field(page, t('audit.user')),
    },
    {
      text: {
        id: 'Klik satu baris: siapa, kapan, dari mana, dan apa yang berubah tertulis di [[audit.rincian]].',
        en: 'Click a row: who, when, from where and what changed stands in [[audit.rincian]].',
      },
      act: ({ page }) => rows(page).first().click(),
      mark: (page) => page.getByRole('dialog', { name: t('audit.rincian') }),
    },
    {
      text: {
        id: 'Tekan [[rantai.periksa]] untuk membuktikan bahwa tidak ada baris yang diubah atau dihapus.',
        en: 'Press [[rantai.periksa]] to prove that no row was changed or removed.',
      },
      act: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: t('rantai.periksa') }).click();
        await expect(page.getByRole('dialog', { name: t('rantai.judul') }).getByRole('status')).toContainText(
          t('rantai.utuh'),
        );
      },
      mark: (page) => page.getByRole('dialog', { name: t('rantai.judul') }),
    },
    {
      text: {
        id: 'Tekan [[eksporJejak.tombol]] untuk membawa baris yang tersaring beserta bukti keutuhannya.',
        en: 'Press [[eksporJejak.tombol]] to take the filtered rows away with the proof that they are whole.',
      },
      act: async ({ page }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: t('eksporJejak.tombol') }).click();
      },
      mark: (page) => page.getByRole('dialog', { name: t('eksporJejak.judul') }),
    },
  ],
});
