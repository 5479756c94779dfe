import { expect } from '@playwright/test';
import { choices } from '#core/db/reference/choices.ts';
import { currentLanguage } from '#lib/messages/id.ts';
import { field, openScreen } from '../../counter.ts';
import { addRow, fill, nextTab, sendByKey } from '../../customers.ts';
import { t } from '../../texts.ts';
import { chooseItem, itemFacts } from '../../workflow.ts';
import { chapter, nothing } from '../chapter.ts';
import { changePreview } from '../scene.ts';

/** Returns the typed text of a choice, and the choice it finds: the name in the language of the screen. */
function picked(kelompok: string, kode: string): readonly [string, string] {
  const found = choices.find((choice) => choice.kelompok === kelompok && choice.kode === kode);
  if (!found) throw new Error(`there is no choice ${kelompok} ${kode}`);
  const name = currentLanguage() === 'en' ? found.uraian_en : found.uraian;
  return [name, name];
}

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
        await fill(page, page, {
          pekerjaan: picked('PEKERJAAN', 'PEGAWAI_SWASTA'),
          bidang_usaha: picked('BIDANG_USAHA', 'JASA'),
          pemberi_kerja: 'PT Maju Terus',
          alamat_kantor: 'Jl. Asia Afrika No. 1',
          telepon_kantor: '0224201234',
          penghasilan: picked('PENGHASILAN', 'SD_120'),
          tujuan: picked('TUJUAN', 'MENABUNG'),
          layanan: picked('LAYANAN', 'TABUNGAN'),
        });
        await addRow(page, 'kolom.sumber_dana', 'kolom.sumber_dana', {
          'nasabah.sumber': picked('SUMBER_DANA', 'GAJI'),
        });
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
      mark: (page) => itemFacts(page),
    },
  ],
});
