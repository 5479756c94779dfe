import { expect } from '@playwright/test';
import { openScreen } from '../../counter.ts';
import { fill, nextTab, sendByKey } from '../../customers.ts';
import { t } from '../../texts.ts';
import { chapter, nothing } from '../chapter.ts';
import { changePreview } from '../scene.ts';

/** A customer of the demo bank whose record two persons have approved. */
const CUSTOMER = '00100000025';
const NAME = 'Siti Nurhaliza Rahman';
const ACCOUNT = 'Haji Siti';

export const openAccount = chapter({
  role: 'CS',
  name: 'buka-rekening',
  by: 'cs1',
  title: { id: 'Membuka rekening', en: 'Open an account' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.bukaRekening]] dan isi [[buka.nasabah]]; datanya tampil untuk dicocokkan.',
        en: 'Open [[menu.bukaRekening]] and fill in the [[buka.nasabah]]; the record appears for you to compare.',
      },
      act: async ({ page }) => {
        await openScreen(page, 'buka-rekening', `?nomor_nasabah=${CUSTOMER}`);
        await expect(page.getByText(NAME)).toBeVisible();
      },
      mark: (page) => page.getByRole('tabpanel'),
    },
    {
      text: {
        id: 'Pilih produknya di [[buka.tabProduk]]; akad dan syaratnya tertulis di setiap kartu.',
        en: 'Choose the product at [[buka.tabProduk]]; each card names its contract and its terms.',
      },
      act: async ({ page }) => {
        await nextTab(page, 'buka.tabProduk');
        await page.getByRole('radio').nth(1).check();
      },
      mark: (page) => page.getByRole('tabpanel'),
    },
    {
      text: {
        id: 'Isi [[buka.namaRekening]] dan pihak yang terkait di [[buka.tabPihak]].',
        en: 'Fill in the [[buka.namaRekening]] and whoever is connected with it at [[buka.tabPihak]].',
      },
      act: async ({ page }) => {
        await nextTab(page, 'buka.tabPihak');
        await fill(page, page, { 'buka.namaRekening': ACCOUNT });
      },
      mark: (page) => page.getByRole('tabpanel'),
    },
    {
      text: {
        id: 'Periksa [[buka.tabRingkasan]], tekan [[tombol.KIRIM]] dan jawab [[popup.yes]].',
        en: 'Check the [[buka.tabRingkasan]], press [[tombol.KIRIM]] and answer [[popup.yes]].',
      },
      act: async ({ page }) => {
        await nextTab(page, 'buka.tabLayanan');
        await nextTab(page, 'buka.tabRingkasan');
        await expect(changePreview(page)).toContainText(ACCOUNT);
      },
      mark: changePreview,
    },
    {
      text: {
        id: 'Setelah disetujui, nomor rekening dan akadnya ada di [[menu.pembukaanRekening]].',
        en: 'Once it is approved the account number and the contract are found at [[menu.pembukaanRekening]].',
      },
      act: async ({ page }) => {
        await sendByKey(page);
        await expect(page).toHaveURL(/\/savings\/openings/);
        await openScreen(page, 'pembukaan-rekening', `?keyword=${encodeURIComponent(NAME)}`);
      },
      mark: (page) => page.getByRole('table', { name: t('menu.pembukaanRekening') }),
    },
  ],
});
