import { expect } from '@playwright/test';
import { field, openScreen } from '../../counter.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';

export const lookOver = chapter({
  role: 'OPS_MANAGER',
  name: 'periksa-buku',
  by: 'supervisor1',
  title: { id: 'Memeriksa buku cabang', en: 'Look over the books of the branch' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.neracaSaldo]]; baris jumlahnya menyatakan apakah debet dan kredit seimbang.',
        en: 'Open [[menu.neracaSaldo]]; the line of sums says whether debit and credit balance.',
      },
      act: async ({ page }) => {
        await openScreen(page, 'neraca-saldo');
        await expect(page.getByText(t('laporan.seimbang'))).toBeVisible();
      },
      mark: (page) => page.getByText(t('laporan.seimbang')),
    },
    {
      text: {
        id: 'Buka [[menu.jurnal]] dan saring dengan [[laporan.kodeGl]] untuk melihat jurnal satu akun.',
        en: 'Open [[menu.jurnal]] and filter by [[laporan.kodeGl]] to see the journals of one account.',
      },
      act: async ({ page }) => {
        await openScreen(page, 'jurnal');
        await field(page, t('laporan.kodeGl')).fill('101002');
        await field(page, t('laporan.kodeGl')).press('Enter');
        await expect(page).toHaveURL(/kode_gl=101002/);
      },
      mark: (page) => field(page, t('laporan.kodeGl')),
    },
    {
      text: {
        id: 'Buka [[menu.daftarTeller]] untuk melihat isi kas setiap teller dan batasnya.',
        en: 'Open [[menu.daftarTeller]] to see what each till holds and its limit.',
      },
      act: async ({ page }) => {
        await openScreen(page, 'daftar-teller');
        await expect(page.getByText('TLR01').first()).toBeVisible();
      },
      mark: (page) => page.getByRole('main').getByRole('table').first(),
    },
  ],
});
