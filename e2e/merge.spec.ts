import { expect, type Page } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import { reasons } from '#lib/errors/reasons.ts';
import { filled } from '#lib/errors/words.ts';
import { pickAccounts, read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { checkScreen } from './screens.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

interface Found {
  readonly nomor_nasabah: string;
  readonly nama_nasabah: string;
  readonly kode_cabang: string;
  readonly status: string;
  readonly id_flow: string;
  readonly gabung_ke: string;
}

const find = (page: Page, keyword: string) =>
  read<Found[]>(page, `nasabah-individu?${new URLSearchParams({ keyword, show: '50' })}`);
const one = async (page: Page, number: string) =>
  (await find(page, number)).find((row) => row.nomor_nasabah === number);

/** Two persons of the branch who have accounts, and of whom nothing waits. */
async function twoPersons(page: Page): Promise<readonly [Found, Found]> {
  const found: Found[] = [];
  for (const { nama_nasabah } of await pickAccounts(page, { product: '12' }, 8, 40)) {
    const own = (await find(page, nama_nasabah)).filter((row) => row.nama_nasabah === nama_nasabah);
    const [only] = own;
    if (only && own.length === 1 && only.kode_cabang === '001' && only.status === 'AKTIF' && only.id_flow === '')
      found.push(only);
  }
  const [asal, ke] = found;
  if (!asal || !ke) throw new Error('no two persons');
  return [asal, ke];
}

/** The checkers read this of two persons with two documents. */
const reasonText = (asal: Found, ke: Found): string =>
  filled(reasons.GABUNG_BEDA_NIK.id, { asal: asal.nomor_nasabah, ke: ke.nomor_nasabah });

test('two records that differ in much become one by two checkers, and two again by one', async ({
  backOfficePage: maker,
  supervisorPage: first,
  managerPage: checker,
}, testInfo) => {
  const [asal, ke] = await twoPersons(maker);
  await openScreen(maker, 'gabung-nasabah');
  await field(maker, t('gabung.asal')).fill(asal.nomor_nasabah);
  await field(maker, t('gabung.ke')).fill(ke.nomor_nasabah);
  const records = maker.getByRole('table', { name: t('gabung.bandingkan') });
  await expect(records).toContainText(asal.nama_nasabah);
  await expect(records).toContainText(ke.nama_nasabah);
  await expect(maker.getByRole('table', { name: t('gabung.yangPindah') })).toContainText(t('tautanNasabah.REKENING'));
  await field(maker, t('kolom.alasan')).fill('Orang yang sama, dua nomor');
  await expect(maker.getByRole('table', { name: t('perubahan.judul') })).toContainText(ke.nomor_nasabah);
  await checkScreen(maker, testInfo, 'gabung-terisi');
  await sendToWorkflow(maker);

  await openScreen(first, 'menunggu');
  await chooseItem(first, asal.nama_nasabah);
  await expect(first.getByText(reasonText(asal, ke))).toBeVisible();
  await decide(first, 'APPROVE', 'Sesuai dokumen');
  expect((await one(maker, asal.nomor_nasabah))?.status).toBe('AKTIF');

  await openScreen(checker, 'menunggu');
  await chooseItem(checker, asal.nama_nasabah);
  await expect(itemDetails(checker)).toContainText(t('gabung.yangPindah'));
  await checkScreen(checker, testInfo, 'gabung-diperiksa');
  await decide(checker, 'APPROVE', 'Sesuai dokumen');
  await expect.poll(async () => (await one(maker, asal.nomor_nasabah))?.gabung_ke).toBe(ke.nomor_nasabah);

  // The merged record leads to the survivor.
  await openScreen(maker, 'nasabah-individu', `?keyword=${asal.nomor_nasabah}`);
  await maker.getByRole('row').filter({ hasText: asal.nomor_nasabah }).click();
  await maker.getByRole('link', { name: t('nasabah.bukaPenerus', { nasabah: ke.nomor_nasabah }) }).click();
  await expect(maker.getByRole('row').filter({ hasText: ke.nomor_nasabah })).toBeVisible();

  await openScreen(maker, 'penggabungan', `?keyword=${asal.nomor_nasabah}`);
  const line = maker.getByRole('row').filter({ hasText: asal.nomor_nasabah });
  await line.getByRole('button', { name: /^Tindakan untuk/ }).click();
  await maker.getByRole('menuitem', { name: t('gabung.batalkan'), exact: true }).click();
  await expect(maker.getByRole('table', { name: t('gabung.yangKembali') })).toContainText(t('tautanNasabah.REKENING'));
  await field(maker, t('kolom.alasan')).fill('Ternyata dua orang');
  await expect(maker.getByRole('table', { name: t('perubahan.judul') })).toContainText(ke.nomor_nasabah);
  await checkScreen(maker, testInfo, 'batal-gabung');
  await sendToWorkflow(maker);
  await expect(maker).toHaveURL(new RegExp(`${menus.penggabungan.route}$`));

  await openScreen(checker, 'menunggu');
  await chooseItem(checker, asal.nama_nasabah);
  await decide(checker, 'APPROVE', 'Sesuai dokumen');
  await expect
    .poll(() => one(maker, asal.nomor_nasabah))
    .toMatchObject({ status: 'AKTIF', gabung_ke: '', nama_nasabah: asal.nama_nasabah });
});
