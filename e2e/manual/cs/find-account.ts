import { expect, type Page } from '@playwright/test';
import type { Account } from '../../api.ts';
import { field, openScreen } from '../../counter.ts';
import { t } from '../../texts.ts';
import { chapter } from '../chapter.ts';
import { anAccount } from '../scene.ts';

const accountPanel = (page: Page, { nama_nasabah }: Account) =>
  page.getByRole('dialog').filter({ hasText: nama_nasabah });

export const findAccount = chapter({
  role: 'CS',
  name: 'cari-rekening',
  by: 'cs1',
  title: { id: 'Menjawab pertanyaan tentang rekening', en: 'Answer a question about an account' },
  given: ({ page }) => anAccount(page, 7),
  steps: [
    {
      text: {
        id: 'Buka [[menu.rekening]], ketik nama atau nomornya di [[tabungan.cari]] dan tekan [[aksi.saring]].',
        en: 'Open [[menu.rekening]], type the name or number into [[tabungan.cari]] and press [[aksi.saring]].',
      },
      act: async ({ page }, { nama_nasabah, nomor_rekening }) => {
        await openScreen(page, 'rekening');
        await field(page, t('tabungan.cari')).fill(nama_nasabah);
        await page.getByRole('button', { name: t('aksi.saring') }).click();
        await expect(page.getByRole('row').filter({ hasText: nomor_rekening })).toBeVisible();
      },
      mark: (page) => field(page, t('tabungan.cari')),
    },
    {
      text: {
        id: 'Klik barisnya: saldo, status, blokir dan mutasi terakhir tampil di panel di samping daftar.',
        en: 'Click its row: balance, status, holds and the latest movements appear in a panel beside the list.',
      },
      act: async ({ page }, account) => {
        await page.getByRole('row').filter({ hasText: account.nomor_rekening }).click();
        await expect(accountPanel(page, account).getByRole('table').first()).toBeVisible();
      },
      mark: accountPanel,
    },
    {
      text: {
        id: 'Pilih [[tab.mutasi]] untuk mutasi pada tanggal lain; klik satu baris untuk melihat jurnalnya.',
        en: 'Choose [[tab.mutasi]] for the movements of other days; click a row to see its journal.',
      },
      act: async ({ page }, account) => {
        await accountPanel(page, account)
          .getByRole('tab', { name: t('tab.mutasi') })
          .click();
        await expect(page.getByRole('table', { name: t('mutasi.judul') })).toBeVisible();
      },
      mark: (page) => page.getByRole('table', { name: t('mutasi.judul') }),
    },
  ],
});
