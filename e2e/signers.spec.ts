import { expect, type Page } from '@playwright/test';
import { specimenPicture } from '#core/programs/seed/pictures.ts';
import { field, fillCash, formButton, nameAnother, openScreen, postForm, preview, settledPreview } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { overrideWindow } from './override.ts';
import { checkScreen } from './screens.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { chooseItem, decide, doneByTwo, sendToWorkflow } from './workflow.ts';

/** A savings account that two owners sign for together, as the demo bank has opened it, and their names. */
async function jointAccount(): Promise<{ readonly rekening: string; readonly nama: readonly string[] }> {
  const [row] = await asOwner(
    (sql) => sql<{ rekening: string; nama: string[] }[]>`
      select a.nomor_rekening as rekening, array(select c.nama_nasabah from account_party p join customer c using (nomor_nasabah)
        where p.nomor_rekening = a.nomor_rekening and p.peran = 'PEMILIK' and p.sampai is null order by 1) as nama
      from account a where a.cara_tanda_tangan = 'DAN' and a.kode_produk = '12' and a.kode_cabang = '001' order by 1 limit 1`,
  );
  if (!row) throw new Error('the demo bank has no account that two sign for');
  return row;
}

const withdrawal = (page: Page, rekening: string) =>
  fillCash(page, { rekening, nominal: '200rb', keterangan: 'Uang sekolah', pecahan: { '100,000': 2 } });

test('of an account that two sign for the teller ticks who has signed: one is a reason for the manager, both are not, and the journal says who', async ({
  teller1Page: teller,
}, testInfo) => {
  const { rekening, nama } = await jointAccount();
  const [one = '', other = ''] = nama;
  await openScreen(teller, 'setor-tunai');
  await fillCash(teller, { rekening, nominal: '1jt', keterangan: 'Setoran pertama', pecahan: { '100,000': 10 } });
  await postForm(teller);

  await openScreen(teller, 'tarik-tunai');
  await withdrawal(teller, rekening);
  await expect(teller.getByText(t('spesimen.kurangTandaTangan', { perlu: '2' }))).toBeVisible();
  await teller.getByLabel(one, { exact: true }).check();
  await settledPreview(teller);
  await expect(preview(teller)).toContainText('tanda tangan yang ada 1 dari 2');
  await checkScreen(teller, testInfo, 'penanda-tangan');
  await formButton(teller, 'OVERRIDE').click();
  await expect(overrideWindow(teller)).toContainText('tanda tangan yang ada 1 dari 2');
  await teller.keyboard.press('Escape');
  await expect(overrideWindow(teller)).toHaveCount(0);

  await teller.getByLabel(other, { exact: true }).check();
  await expect(teller.getByText(t('spesimen.kurangTandaTangan', { perlu: '2' }))).toHaveCount(0);
  await settledPreview(teller);
  const reference = await postForm(teller);

  await openScreen(teller, 'transaksi-hari-ini');
  await teller.getByRole('row').filter({ hasText: reference }).click();
  const dialog = teller.getByRole('dialog');
  await expect(dialog).toContainText(t('transaksi.penanda'));
  for (const each of nama) await expect(dialog).toContainText(each);
});

/** Returns a company of the branch whose two directors sign together by its record, and the form that opens a current account for it. */
async function companyOfTwo() {
  const [row] = await asOwner(
    (sql) => sql<{ nomor_nasabah: string; nama_nasabah: string; direksi: string[]; syarat_sejak: string }[]>`
      select c.nomor_nasabah, c.nama_nasabah, t.berlaku_sejak::text as syarat_sejak,
        array(select r.nama from customer_relation r where r.nomor_nasabah = c.nomor_nasabah and r.peran = 'PENANDA_TANGAN' order by r.urut) as direksi
      from customer c join customer_entity e using (nomor_nasabah) join branch b using (kode_cabang)
      cross join lateral product_term_on('01', b.accounting_date) t
      where c.kode_cabang = '001' and c.status = 'AKTIF' and c.resiko <> 'TINGGI' and c.tanggal_tinjau > b.accounting_date
        and e.aturan_tanda_tangan = 'SEMUA'
        and (select count(*) from customer_relation r where r.nomor_nasabah = c.nomor_nasabah and r.peran = 'PENANDA_TANGAN') = 2
        and not exists (select from flow_instance f where f.objek = 'NASABAH:' || c.nomor_nasabah and f.flow_state in ('WAITING', 'RETURNED'))
      order by 1 limit 1`,
  );
  if (!row) throw new Error('the demo bank has no company that two sign for');
  const { nomor_nasabah, syarat_sejak } = row;
  const form = {
    ...{ nomor_nasabah, kode_produk: '01', syarat_sejak, tujuan: 'USAHA', sumber_dana: 'USAHA' },
    ...{ buku_tabungan: 'F', rekening_koran: 'BULANAN', cara_tanda_tangan: 'DAN' },
  };
  return { ...row, form };
}

const newestOf = async (nasabah: string): Promise<string> => {
  const [row] = await asOwner(
    (sql) => sql<{ rekening: string }[]>`
      select nomor_rekening as rekening from account where nomor_nasabah = ${nasabah} order by nomor_rekening desc limit 1`,
  );
  return row?.rekening ?? '';
};

test('of a company whose two directors sign together nobody takes cash unnamed: one signature is a reason for the manager, both are not', async ({
  csPage: cs,
  managerPage: manager,
  teller1Page: teller,
}, testInfo) => {
  const { nomor_nasabah, nama_nasabah, direksi, form } = await companyOfTwo();
  const [one = '', other = ''] = direksi;
  await doneByTwo(cs, manager, 'BUKA_REKENING', form);
  const rekening = await newestOf(nomor_nasabah);

  await openScreen(cs, 'simpan-spesimen', `?nomor_rekening=${rekening}`);
  for (const [at, nama] of direksi.entries()) {
    await cs.getByRole('button', { name: t('spesimen.tambah') }).click();
    const row = cs.locator('.specimen-row').nth(at);
    await choose(row.getByRole('combobox', { name: new RegExp(t('spesimen.penanda')) }), new RegExp(nama));
    await row.getByLabel(t('spesimen.gambar')).setInputFiles({
      name: 'tanda tangan.png',
      mimeType: 'image/png',
      buffer: specimenPicture(nama),
    });
    await cs.getByRole('button', { name: t('berkas.kirimUtuh') }).click();
    await expect(row.getByRole('img').first()).toBeVisible();
  }
  await field(cs, t('spesimen.alasan')).fill('Pembukaan rekening');
  await sendToWorkflow(cs);
  await openScreen(manager, 'menunggu', '?flowCode=SIMPAN_SPESIMEN');
  await chooseItem(manager, nama_nasabah);
  await decide(manager, 'APPROVE', 'Sesuai kartu');

  await openScreen(teller, 'setor-tunai');
  await fillCash(teller, { rekening, nominal: '10jt', keterangan: 'Setoran pertama', pecahan: { '100,000': 100 } });
  await postForm(teller);

  await openScreen(teller, 'tarik-tunai');
  await withdrawal(teller, rekening);
  await teller.getByLabel(one, { exact: true }).check();
  await settledPreview(teller);
  await expect(preview(teller)).toContainText('isi nomor identitas dan nama pengambil');
  await checkScreen(teller, testInfo, 'pengambil-badan');
  await nameAnother(teller);
  await field(teller, t('wic.nomorPengambil')).fill('3171046504880003');
  await expect(teller.getByText(t('wic.baru'))).toBeVisible();
  await field(teller, t('wic.nama')).fill('Wulan Pengantar');
  await settledPreview(teller);
  await expect(preview(teller)).toContainText('tanda tangan yang ada 1 dari 2');
  await formButton(teller, 'OVERRIDE').click();
  await expect(overrideWindow(teller)).toContainText('tanda tangan yang ada 1 dari 2');
  await teller.keyboard.press('Escape');
  await expect(overrideWindow(teller)).toHaveCount(0);
  await teller.getByLabel(other, { exact: true }).check();
  await expect(teller.getByText(t('spesimen.kurangTandaTangan', { perlu: '2' }))).toHaveCount(0);
  await settledPreview(teller);
  await checkScreen(teller, testInfo, 'penanda-tangan-badan');
  const reference = await postForm(teller);

  await openScreen(teller, 'transaksi-hari-ini');
  await teller.getByRole('row').filter({ hasText: reference }).click();
  for (const each of direksi) await expect(teller.getByRole('dialog')).toContainText(each);
});
