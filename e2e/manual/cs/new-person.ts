import { expect } from '@playwright/test';
import { field, openScreen } from '../../counter.ts';
import { fill, fillWork, nextTab, picked, sendByKey } from '../../customers.ts';
import { t } from '../../texts.ts';
import { chooseItem, itemDetails } from '../../workflow.ts';
import { chapter, nothing } from '../chapter.ts';
import { changePreview } from '../scene.ts';

const NAME = 'Sri Rahayu Ningsih';

export const newPerson = chapter({
  role: 'CS',
  name: 'nasabah-baru',
  by: 'cs1',
  title: { id: 'Mendaftarkan nasabah perorangan', en: 'Register a person as a customer' },
  given: nothing,
  steps: [
    {
      text: {
        id: 'Buka [[menu.simpanIndividu]] dan isi identitasnya; tanggal lahir dan jenis kelamin terbaca dari NIK.',
        en: 'Open [[menu.simpanIndividu]] and fill in the identity; birth date and sex are read from the number.',
      },
      act: async ({ page }) => {
        await openScreen(page, 'simpan-individu');
        await fill(page, page, {
          nomor_identitas: '3273056010900123',
          nama_nasabah: NAME,
          tempat_lahir: 'Bandung',
        });
        await expect(field(page, t('kolom.tanggal_lahir'))).toHaveValue('20-10-1990');
        await fill(page, page, { nama_ibu_kandung: 'Fatimah', status_kawin: picked('STATUS_KAWIN', 'KAWIN') });
      },
      mark: (page) => page.getByRole('tabpanel'),
    },
    {
      text: {
        id: 'Lanjutkan ke [[nasabah.tabAlamat]]; alamat domisili dapat disalin dari alamat identitas.',
        en: 'Go on to [[nasabah.tabAlamat]]; the address of residence can be copied from the one on the document.',
      },
      act: async ({ page }) => {
        await nextTab(page, 'nasabah.tabAlamat');
        await fill(page, page, { alamat: 'Jl. Dago No. 10', kelurahan: 'Lebak Siliwangi', kode_pos: '40132' });
        await page.keyboard.press('Alt+s');
        await expect(field(page, t('kolom.alamat_domisili'))).toHaveValue('Jl. Dago No. 10');
        await fill(page, page, { telepon: '081234567890' });
      },
      mark: (page) => page.getByRole('tabpanel'),
    },
    {
      text: {
        id: 'Isi [[nasabah.tabPekerjaan]]: pekerjaan, penghasilan, tujuan, dan sedikitnya satu sumber dana.',
        en: 'Fill in [[nasabah.tabPekerjaan]]: work, income, purpose, and at least one source of funds.',
      },
      act: async ({ page }) => {
        await nextTab(page, 'nasabah.tabPekerjaan');
        await fillWork(page);
      },
      mark: (page) => page.getByRole('tabpanel'),
    },
    {
      text: {
        id: 'Periksa seluruh isian di [[nasabah.tabRingkasan]].',
        en: 'Check everything that you have filled in at [[nasabah.tabRingkasan]].',
      },
      act: async ({ page }) => {
        await nextTab(page, 'nasabah.tabKeluarga');
        await nextTab(page, 'nasabah.tabRingkasan');
        await expect(changePreview(page)).toContainText(NAME);
      },
      mark: changePreview,
    },
    {
      text: {
        id: 'Tekan [[tombol.KIRIM]] dan jawab [[popup.yes]]; nasabah tercatat setelah supervisor menyetujuinya.',
        en: 'Press [[tombol.KIRIM]] and answer [[popup.yes]]; the customer is on record once a supervisor approves.',
      },
      act: async ({ page }) => {
        await sendByKey(page);
        await expect(page).toHaveURL(/\/customer\/persons/);
        await openScreen(page, 'draf');
        await chooseItem(page, NAME);
      },
      mark: (page) => itemDetails(page),
    },
  ],
});
