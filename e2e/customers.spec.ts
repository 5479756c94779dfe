import { expect } from '@playwright/test';
import { read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { addRow, approveByKey, checkLayout, fill, findCustomer, nextTab, previewed, sendByKey } from './customers.ts';
import { test } from './fixtures.ts';
import { tabTo } from './keys.ts';
import { DESKTOP, PHONE } from './screens.ts';
import { t } from './texts.ts';
import { difference } from './users.ts';

const NAME = 'Sri Rahayu Ningsih';
const FIRM = 'PT Cahaya Timur Abadi';

test('customer service files a person without a mouse, a supervisor approves, and the history shows it', async ({
  csPage: page,
  supervisorPage: checker,
}) => {
  const nik = '3273056010900123';
  await openScreen(page, 'simpan-individu');
  await expect(page.getByText(t('wizard.langkah', { ke: 1, jumlah: 5 }))).toBeVisible();
  await fill(page, page, { nomor_identitas: nik, nama_nasabah: NAME, tempat_lahir: 'Bandung' });
  // The number contains the customer's birth date and sex, a woman's here.
  await expect(field(page, t('kolom.tanggal_lahir'))).toHaveValue('20-10-1990');
  await expect(page.getByRole('combobox', { name: t('kolom.jenis_kelamin') })).toHaveAccessibleDescription(
    t('kelamin.P'),
  );
  await fill(page, page, { nama_ibu_kandung: 'Fatimah', status_kawin: ['kawin', 'Kawin'] });
  await checkLayout(page, 'identity');

  await nextTab(page, 'nasabah.tabAlamat');
  await expect(page.getByRole('combobox', { name: t('kolom.wilayah'), exact: true })).toHaveAccessibleDescription(
    '3273 - Kota Bandung',
  );
  await fill(page, page, { alamat: 'Jl. Dago No. 10', kelurahan: 'Lebak Siliwangi', kode_pos: '40132' });
  await page.keyboard.press('Alt+s');
  await expect(field(page, t('kolom.alamat_domisili'))).toHaveValue('Jl. Dago No. 10');
  await expect(field(page, t('kolom.kode_pos_domisili'))).toHaveValue('40132');
  await fill(page, page, { telepon: '081234567890' });
  await checkLayout(page, 'address');

  await nextTab(page, 'nasabah.tabPekerjaan');
  await fill(page, page, {
    pekerjaan: ['swasta', 'Pegawai swasta'],
    bidang_usaha: ['jasa', 'Jasa'],
    pemberi_kerja: 'PT Maju Terus',
    alamat_kantor: 'Jl. Asia Afrika No. 1',
    telepon_kantor: '0224201234',
    penghasilan: ['60 sampai', '60 sampai 120 juta setahun'],
    tujuan: ['menabung', 'Menabung'],
    layanan: ['tabungan', 'Tabungan'],
  });
  await addRow(page, 'kolom.sumber_dana', 'kolom.sumber_dana', { 'nasabah.sumber': ['gaji', 'Gaji'] });
  await expect(page.getByRole('cell', { name: 'Gaji' })).toBeVisible();
  await checkLayout(page, 'work');

  await nextTab(page, 'nasabah.tabKeluarga');
  await addRow(page, 'kolom.pihak', 'nasabah.pihak', {
    'nasabah.peran': ['ahli', 'Ahli waris'],
    nama_nasabah: 'Ahmad',
    'nasabah.hubungan': 'Anak',
  });
  await checkLayout(page, 'family');
  await nextTab(page, 'nasabah.tabRingkasan');
  const expected = await previewed(page, ['Pihak terkait', 'Ahli waris · Ahmad · Anak']);
  expect(expected).toContainEqual(['Nama', NAME]);
  await checkLayout(page, 'summary');
  await page.setViewportSize(PHONE);
  await checkLayout(page, 'summary on a phone');
  await page.setViewportSize(DESKTOP);
  // Beyond the last tab there is none.
  await page.keyboard.press('Control+ArrowRight');
  await expect(page.getByText(t('wizard.langkah', { ke: 5, jumlah: 5 }))).toBeVisible();
  await sendByKey(page);
  await expect(page).toHaveURL(/\/customer\/persons/);

  // The checker sees what the maker saw, the sensitive fields masked.
  const seen = await approveByKey(checker, 'SIMPAN_NASABAH_INDIVIDU', NAME.toUpperCase());
  const sensitive = [
    t('kolom.nomor_identitas'),
    t('kolom.nama_ibu_kandung'),
    t('kolom.telepon'),
    t('kolom.telepon_kantor'),
  ];
  const plain = ([name = '']: string[]) => !sensitive.includes(name);
  expect(seen.filter(plain)).toEqual(expected.filter(plain));
  expect(seen).toContainEqual([t('kolom.nomor_identitas'), `${'*'.repeat(12)}${nik.slice(-4)}`]);

  const window = await findCustomer(page, 'nasabah-individu', nik, NAME);
  await expect(window).toContainText('Ahli waris · Ahmad · Anak');
  await checkLayout(page, 'her window');
  await tabTo(page, window.getByRole('tab', { name: t('nasabah.data') }));
  await page.keyboard.press('End');
  await expect(window).toContainText(t('riwayat.disetujui', { user: 'supervisor1' }));
  expect(await difference(window)).toContainEqual(['Nama', NAME]);
});

test('an entity from empty to approved on a telephone in the dark, without a mouse', async ({
  csPage: page,
  supervisorPage: checker,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScreen(page, 'simpan-badan-usaha');
  await expect(page.getByText(t('wizard.langkah', { ke: 1, jumlah: 6 }))).toBeVisible();
  const nib = '9120009870123';
  await fill(page, page, {
    bentuk_hukum: ['PT', 'Perseroan terbatas (PT)'],
    nama_nasabah: FIRM,
    'nasabah.nib': nib,
    nomor_npwp: '12.345.678.2-001.000',
    tempat_pendirian: 'Jakarta',
    tanggal_pendirian: '02032015',
  });
  await checkLayout(page, 'identity');
  await nextTab(page, 'nasabah.tabIzin');
  await addRow(page, 'kolom.izin', 'kolom.izin', { 'nasabah.nomor': nib, 'nasabah.tanggal': '06052019' });
  await addRow(page, 'kolom.akta', 'kolom.akta', {
    'nasabah.nomor': '12',
    'nasabah.tanggal': '02032015',
    'nasabah.notaris': 'Rahmat, S.H.',
  });
  await checkLayout(page, 'licences');
  await nextTab(page, 'nasabah.tabAlamat');
  await fill(page, page, {
    alamat: 'Jl. Sudirman Kav. 1',
    wilayah: ['3171', '3171 - Kota Jakarta Pusat'],
    kode_pos: '10220',
    telepon: '0215551234',
  });
  await checkLayout(page, 'address');
  await nextTab(page, 'nasabah.tabUsaha');
  await fill(page, page, {
    bidang_usaha: ['perdagangan', 'Perdagangan'],
    omzet: ['2,5 miliar', '300 juta sampai 2,5 miliar setahun'],
    tujuan: ['usaha', 'Transaksi usaha'],
    layanan: ['giro', 'Giro'],
  });
  await addRow(page, 'kolom.sumber_dana', 'kolom.sumber_dana', { 'nasabah.sumber': ['hasil usaha', 'Hasil usaha'] });
  await checkLayout(page, 'business');
  await nextTab(page, 'nasabah.tabPengurus');
  const joko = { nama_nasabah: 'Joko Susilo' };
  for (const rest of [
    { 'nasabah.peran': ['pengurus', 'Pengurus'], ...joko, jabatan: ['direktur', 'Direktur'] },
    { 'nasabah.peran': ['penanda', 'Penanda tangan'], ...joko },
    { 'nasabah.peran': ['pemilik', 'Pemilik manfaat'], ...joko, 'nasabah.persen': '75' },
  ] as const)
    await addRow(page, 'kolom.pihak', 'nasabah.pihak', rest);
  await checkLayout(page, 'officers');
  await nextTab(page, 'nasabah.tabRingkasan');
  const officers =
    'Pengurus · Joko Susilo · Direktur; Penanda tangan · Joko Susilo; Pemilik manfaat · Joko Susilo · 75.00%';
  const expected = await previewed(page, ['Pihak terkait', officers]);
  // The old form of a tax number is kept as the one in use.
  expect(expected).toContainEqual(['NPWP', '0123456782001000']);
  await checkLayout(page, 'summary');
  await page.setViewportSize(DESKTOP);
  await checkLayout(page, 'summary at a desk');
  await page.setViewportSize(PHONE);
  await sendByKey(page);
  await expect(page).toHaveURL(/\/customer\/entities/);
  const seen = await approveByKey(checker, 'SIMPAN_NASABAH_BADAN', FIRM.toUpperCase());
  expect(seen).toContainEqual(['Pihak terkait', officers]);
  const window = await findCustomer(page, 'nasabah-badan-usaha', nib, FIRM);
  await expect(window).toContainText('Pengurus · Joko Susilo · Direktur');
  await checkLayout(page, 'its window');
});

test('a tab names its missing fields, and a reload restores a half-filled form', async ({ csPage: page }) => {
  await openScreen(page, 'simpan-individu');
  const lacks = page.locator('.missing');
  await expect(lacks).toContainText(t('kolom.nama_ibu_kandung'));
  await fill(page, page, { nomor_identitas: '3273056010900124', nama_nasabah: 'Wati Setengah', tempat_lahir: 'Garut' });
  await expect(field(page, t('kolom.tanggal_lahir'))).toHaveValue('20-10-1990');
  await tabTo(page, field(page, t('kolom.tanggal_lahir')));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('21101990');
  await expect(lacks).not.toContainText(t('kolom.tempat_lahir'));
  // There is no tab before the first, and missing values do not block the way back.
  await page.keyboard.press('Control+ArrowLeft');
  await expect(page.getByText(t('wizard.langkah', { ke: 1, jumlah: 5 }))).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).some((stored) => stored.includes('Wati Setengah'))))
    .toBe(true);
  await page.reload();
  const offer = page.getByRole('status').filter({ hasText: t('form.draf') });
  // The first field has the focus; the offer is above it.
  await tabTo(page, offer.getByRole('button', { name: t('form.pulihkan') }), 40, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, t('kolom.nama_nasabah'))).toHaveValue('Wati Setengah');
  await expect(field(page, t('kolom.tanggal_lahir'))).toHaveValue('21-10-1990');
  await expect(field(page, t('kolom.nomor_identitas'))).toHaveValue('3273056010900124');
  // The radar has found nobody, and nobody was taken in.
  expect(await read<unknown[]>(page, 'nasabah-individu?keyword=3273056010900124')).toEqual([]);
});
