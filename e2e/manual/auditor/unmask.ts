import { expect, type Page } from '@playwright/test';
import { field, openScreen } from '../../counter.ts';
import { t } from '../../texts.ts';
import { chapter } from '../chapter.ts';
import { anAccount } from '../scene.ts';

const shown = (page: Page, name: string) => page.getByRole('dialog').filter({ hasText: name });

export const unmask = chapter({
  role: 'AUDITOR',
  name: 'data-lengkap',
  by: 'auditor1',
  title: { id: 'Melihat data yang disamarkan', en: 'See data that is masked' },
  given: async ({ pageOf }) => anAccount(await pageOf('cs1'), 7),
  steps: [
    {
      text: {
        id: 'Buka rekening dari [[menu.rekening]]; nomornya disamarkan bagi auditor.',
        en: 'Open an account from [[menu.rekening]]; its number is masked for an auditor.',
      },
      act: async ({ page }, { nama_nasabah, nomor_rekening }) => {
        await openScreen(page, 'rekening');
        await field(page, t('tabungan.cari')).fill(nama_nasabah);
        await page.getByRole('button', { name: t('aksi.saring') }).click();
        await page
          .getByRole('table', { name: t('menu.rekening') })
          .locator('tbody tr')
          // Customers share names, and a mask leaves the last four digits.
          .filter({ has: page.getByText(nama_nasabah, { exact: true }) })
          .filter({ hasText: `********${nomor_rekening.slice(-4)}` })
          .first()
          .click();
        await expect(shown(page, nama_nasabah)).toContainText('********');
      },
      mark: (page, { nama_nasabah }) => shown(page, nama_nasabah),
    },
    {
      text: {
        id: 'Tekan tanda mata ([[samaran.buka]]) di samping nilainya dan tulis [[samaran.alasan]]; alasan itu tercatat di jejak audit.',
        en: 'Press the eye ([[samaran.buka]]) beside the value and write the [[samaran.alasan]]; it is kept in the audit trail.',
      },
      act: async ({ page }, { nama_nasabah }) => {
        await shown(page, nama_nasabah)
          .getByRole('button', { name: t('samaran.buka') })
          .first()
          .click();
        await field(page, t('samaran.alasan')).fill('Pemeriksaan mutasi triwulan');
      },
      mark: (page) => page.getByRole('dialog', { name: t('samaran.judul') }),
    },
    {
      text: {
        id: 'Nilai itu tampil lengkap sampai panelnya ditutup.',
        en: 'That value is shown in full until the panel is closed.',
      },
      act: async ({ page }, { nama_nasabah, nomor_rekening }) => {
        await page
          .getByRole('dialog', { name: t('samaran.judul') })
          .getByRole('button', { name: t('samaran.buka') })
          .click();
        await expect(shown(page, nama_nasabah)).toContainText(nomor_rekening);
      },
      mark: (page, { nama_nasabah }) => shown(page, nama_nasabah),
    },
  ],
});
