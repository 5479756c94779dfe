import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadReference } from '#core/db/reference/load.ts';
import { installBank, problemLine, report } from '#core/programs/install-bank.ts';
import { breaksBooks, emptyBank, type TestBank, testBank } from '../helpers.ts';

const EXAMPLE = join(import.meta.dirname, '..', '..', '..', 'docs', 'example-bank');

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function fresh(make: () => Promise<TestBank> = emptyBank): Promise<TestBank> {
  const bank = await make();
  ends.push(() => bank.close());
  return bank;
}

/** The example with some of its files written otherwise; null leaves one out. */
function folder(files: Readonly<Record<string, string | null>> = {}, from: string | null = EXAMPLE): string {
  const dir = mkdtempSync(join(tmpdir(), 'bank-'));
  ends.push(() => rmSync(dir, { recursive: true }));
  if (from) cpSync(from, dir, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    if (text === null) rmSync(join(dir, file));
    else writeFileSync(join(dir, file), text);
  }
  return dir;
}

const rows = async (query: PromiseLike<object[]>) => (await query).map((row) => ({ ...row }));

/** Everything a run could touch. */
const content = async ({ owner }: TestBank) =>
  Promise.all(
    [
      owner`select kode_cabang, nama_cabang, kota, jenis, status, accounting_date from branch order by 1`,
      owner`select * from holiday order by 1`,
      owner`select * from gl_account order by 1`,
      owner`select * from parameter order by 1, 2`,
      owner`select * from role order by 1`,
      owner`select role_id, menu_id from role_menu order by 1, 2`,
      owner`select role_id, kelompok, kode_valuta, entri, setuju from role_limit order by 1, 2, 3`,
      owner`select id_user, nama_user, kode_cabang, email, versi from app_user order by 1`,
      owner`select id_user, role_id from user_role order by 1, 2`,
      owner`select jenis, kode_cabang, kode_valuta, status, batas, saldo from cash_box order by kode_cabang`,
      owner`select aksi, objek, rincian from audit_log order by id`,
    ].map(rows),
  );

const problemsOf = async (bank: TestBank, dir: string) =>
  (await installBank(bank.owner, dir, false)).problems.map(problemLine);

test('the example is installed: branches at the end of day before the first day, vaults, accounts, roles, two administrators', async () => {
  const bank = await fresh();
  const { changes, problems } = await installBank(bank.owner, EXAMPLE, false);
  expect(problems).toEqual([]);
  expect(
    await rows(bank.owner`select kode_cabang, nama_cabang, jenis, status, accounting_date from branch order by 1`),
  ).toEqual([
    { kode_cabang: '000', nama_cabang: 'Kantor Pusat', jenis: 'HO', status: 'TUTUP', accounting_date: '2026-01-04' },
    {
      kode_cabang: '010',
      nama_cabang: 'Surabaya Darmo',
      jenis: 'CABANG',
      status: 'TUTUP',
      accounting_date: '2026-01-04',
    },
    {
      kode_cabang: '011',
      nama_cabang: 'Malang, Ijen',
      jenis: 'CABANG',
      status: 'TUTUP',
      accounting_date: '2026-01-04',
    },
  ]);
  expect(await rows(bank.owner`select next_business_day(accounting_date)::text as d from head_office()`)).toEqual([
    { d: '2026-01-05' },
  ]);
  expect(await rows(bank.owner`select kode_cabang, batas, saldo, status from cash_box order by 1`)).toEqual([
    { kode_cabang: '000', batas: 5_000_000_000_000n, saldo: 0n, status: 'BUKA' },
    { kode_cabang: '010', batas: 1_000_000_000_000n, saldo: 0n, status: 'BUKA' },
    { kode_cabang: '011', batas: 500_000_000_000n, saldo: 0n, status: 'BUKA' },
  ]);
  expect(
    await rows(
      bank.owner`select nama_gl, tipe, kontrol, hanya_pusat from gl_account where kode_gl in ('101001', '604090') order by kode_gl`,
    ),
  ).toEqual([
    { nama_gl: 'Kas besar rupiah', tipe: 'A', kontrol: 'KAS', hanya_pusat: false },
    { nama_gl: 'Beban zakat perusahaan', tipe: 'X', kontrol: null, hanya_pusat: true },
  ]);
  expect(
    await rows(bank.owner`select entri, setuju from role_limit where role_id = 'TELLER' and kelompok = 'TUNAI'`),
  ).toEqual([{ entri: 2_000_000_000n, setuju: 0n }]);
  expect(
    await rows(bank.owner`select berlaku_sejak, nilai from parameter where nama = 'hari_tidak_aktif' order by 1`),
  ).toEqual([
    { berlaku_sejak: '2010-01-01', nilai: '360' },
    { berlaku_sejak: '2026-01-05', nilai: '180' },
  ]);
  expect(
    await rows(
      bank.owner`select id_user, kode_cabang, role_id from app_user join user_role using (id_user) order by 1`,
    ),
  ).toEqual([
    { id_user: 'bagas', kode_cabang: '000', role_id: 'ADMIN' },
    { id_user: 'wulan', kode_cabang: '000', role_id: 'ADMIN' },
  ]);
  const trail = await rows(
    bank.owner`select id_user, kode_cabang, aksi, jsonb_array_length(rincian -> 'perubahan') as n from audit_log`,
  );
  expect(trail).toEqual([{ id_user: 'sistem', kode_cabang: '000', aksi: 'PASANG_BANK', n: changes.length }]);
});

test('a second run finds nothing, nor does one after the next start of the release', async () => {
  const bank = await fresh();
  await installBank(bank.owner, EXAMPLE, false);
  const before = await content(bank);
  expect(report(await installBank(bank.owner, EXAMPLE, false), false)).toBe(
    'the bank is as the files say; nothing to write',
  );
  expect(await content(bank)).toEqual(before);
  await loadReference(bank.owner);
  expect((await installBank(bank.owner, EXAMPLE, false)).changes).toEqual([]);
  expect(await content(bank)).toEqual(before);
});

test('a dry run lists each row and writes none; the run that follows writes the listed ones', async () => {
  const bank = await fresh();
  const before = await content(bank);
  const dry = await installBank(bank.owner, EXAMPLE, true);
  expect(await content(bank)).toEqual(before);
  expect(report(dry, true)).toContain('change chart.csv line 2: 101001  nama_gl Kas khasanah IDR -> Kas besar rupiah');
  expect(report(dry, true)).toContain('add    branches.csv line 3: 010');
  expect(report(dry, true)).toMatch(/to add, \d+ to change; a dry run, nothing was written$/);
  expect((await installBank(bank.owner, EXAMPLE, false)).changes).toEqual(dry.changes);
});

test('reports all errors of the files at once, by file, line and field, and writes nothing', async () => {
  const bank = await fresh();
  const before = await content(bank);
  const dir = folder({
    'branches.csv':
      'kode_cabang,nama_cabang,kota,jenis,batas_khasanah\n1,X,Solo,HO,1\n010,Solo,Solo,PUSAT,banyak\n010,Solo,Solo,CABANG,1\n',
    'holidays.csv': 'tanggal,nama\n2026-02-30,Libur\n',
    'chart.csv': 'kode_gl,nama_gl\n',
    'parameters.csv': 'nama,berlaku_sejak,nilai\nbatas_kas_teller,2026-01-05,-1\nbatas_kas_teler,2026-01-05,1\n',
    'roles.csv': 'role_id,nama,keterangan,tingkat,kantor_pusat,layar\nTELLER,"Teller,,,F,beranda\n',
    'products.csv': 'kode_produk\n',
  });
  expect(await problemsOf(bank, dir)).toEqual([
    expect.stringContaining('products.csv: no file of a bank; there are branches.csv, '),
    'branches.csv line 2, kode_cabang: must be three digits, such as 001',
    'branches.csv line 2, nama_cabang: must be 2 to 60 characters',
    'branches.csv line 3, jenis: must be one of HO, CABANG',
    'branches.csv line 3, batas_khasanah: must be an amount with a point, such as 25000000.00',
    'branches.csv line 4, kode_cabang: stands in line 3 already',
    'holidays.csv line 2, tanggal: must be a day that exists, as YYYY-MM-DD',
    'chart.csv line 1, posisi: this column is missing',
    'chart.csv line 1, tipe: this column is missing',
    'chart.csv line 1, kontrol: this column is missing',
    'chart.csv line 1, hanya_pusat: this column is missing',
    'roles.csv: a quotation mark is opened and never closed',
    'parameters.csv line 2, nilai: must be a value within the bounds of this parameter',
    'parameters.csv line 3, nama: must be a parameter this release knows',
  ]);
  expect(await content(bank)).toEqual(before);
});

test('reports all that does not fit the bank at once too, and writes nothing', async () => {
  const bank = await fresh();
  const before = await content(bank);
  const dir = folder({
    'first-day.csv': 'tanggal\n2026-01-04\n',
    'branches.csv': 'kode_cabang,nama_cabang,kota,jenis,batas_khasanah\n000,Pusat,Solo,HO,1\n001,Kedua,Solo,HO,1\n',
    'chart.csv': `${readFileSync(join(EXAMPLE, 'chart.csv'), 'utf8')}101002,Kas teller,K,A,,F\n`,
    'roles.csv':
      'role_id,nama,keterangan,tingkat,kantor_pusat,layar\nADMIN,Admin,,ADMIN,T,beranda pengguna\nKASIR,Kasir,,MANAJER,F,beranda kasir\n',
    'role-limits.csv': 'role_id,kelompok,kode_valuta,entri,setuju\nKASIER,TUNAI,IDR,1,1\n',
    'administrators.csv': 'id_user,nama_user,kode_cabang,email,role_id\nwulan,Wulan,009,wulan@bank.example,ADMIN\n',
  });
  expect(await problemsOf(bank, dir)).toEqual([
    'chart.csv line 4, posisi: the product posts to this account and needs it as it was shipped: D',
    'chart.csv line 4, kontrol: the product posts to this account and needs it as it was shipped: KAS',
    'first-day.csv line 2, tanggal: must be a business day',
    'branches.csv line 3, jenis: head office is 000',
    'roles.csv line 3, tingkat: must be HEAD_TELLER, OPS_MANAGER, BRANCH_MANAGER, HO_FINANCE, ADMIN, COMPLIANCE or nothing',
    'roles.csv line 3, layar: kasir is no screen, action or right',
    'role-limits.csv line 2, role_id: there is no such role',
    'administrators.csv line 2, kode_cabang: there is no such branch',
    'administrators.csv line 2, role_id: a role that lacks menunggu, oto-pengguna cannot make the bank’s users'.replace(
      '’',
      "'",
    ),
  ]);
  expect(await content(bank)).toEqual(before);
  const alone = 'id_user,nama_user,kode_cabang,email,role_id\nwulan,Wulan,000,wulan@bank.example,ADMIN\n';
  expect(await problemsOf(bank, folder({ 'administrators.csv': alone }))).toEqual([
    'administrators.csv, id_user: a bank needs two administrators: neither makes a user alone',
  ]);
  expect(await content(bank)).toEqual(before);
});

const HEAD = 'kode_cabang,nama_cabang,kota,jenis,batas_khasanah\n';

test('a bank with postings takes rows that are not in use yet, and retains the others', async () => {
  const bank = await fresh(testBank);
  const before = await content(bank);
  const dir = folder(
    {
      'branches.csv': `${HEAD}000,Kantor Pusat,Jakarta,CABANG,1.00\n`,
      'holidays.csv': 'tanggal,nama\n2026-11-20,Libur yang terlambat\n',
      'chart.csv': 'kode_gl,nama_gl,posisi,tipe,kontrol,hanya_pusat\n203002,Tabungan,D,L,REKENING,F\n',
      'parameters.csv': 'nama,berlaku_sejak,nilai\nbatas_kas_teller,2030-01-01,1\n',
      'roles.csv': 'role_id,nama,keterangan,tingkat,kantor_pusat,layar\nTELLER,Kasir,,,F,beranda\n',
      'role-limits.csv': 'role_id,kelompok,kode_valuta,entri,setuju\nTELLER,TUNAI,IDR,999999999.00,0\n',
      'administrators.csv': 'id_user,nama_user,kode_cabang,email,role_id\nmallory,Mallory,000,m@bank.example,ADMIN\n',
    },
    null,
  );
  const problems = await problemsOf(bank, dir);
  expect(problems.map((line) => line.replace(/:.*/, ''))).toEqual([
    'holidays.csv line 2, nama',
    'chart.csv line 2, posisi',
    'branches.csv line 2, jenis',
    'branches.csv line 2, batas',
    'parameters.csv line 2, nilai',
    'roles.csv line 2, nama',
    'roles.csv line 2, layar',
    'role-limits.csv line 2, entri',
    'administrators.csv line 2, nama_user',
  ]);
  expect(await content(bank)).toEqual(before);

  const next = folder(
    {
      'branches.csv': `${HEAD}044,Depok,Depok,CABANG,5000000000.00\n`,
      'holidays.csv': 'tanggal,nama\n2027-09-09,Libur bank\n',
      'chart.csv': 'kode_gl,nama_gl,posisi,tipe,kontrol,hanya_pusat\n604091,Beban baru,D,X,,F\n',
    },
    null,
  );
  expect(report(await installBank(bank.owner, next, false), false)).toMatch(/\n4 to add, 0 to change; written$/);
  const [day] = await rows(bank.owner`
    select n.status, n.accounting_date < p.accounting_date as hari_lama from branch n, head_office() p where n.kode_cabang = '044'`);
  expect(day).toEqual({ status: 'TUTUP', hari_lama: true });
});

test('a later change by two administrators stays', async () => {
  const bank = await fresh();
  breaksBooks(bank, ['27']);
  await installBank(bank.owner, EXAMPLE, false);
  const again = folder({
    'role-limits.csv': 'role_id,kelompok,kode_valuta,entri,setuju\nTELLER,TUNAI,IDR,21000000.00,0\n',
  });
  expect(await problemsOf(bank, again)).toEqual([]);
  await bank.owner`insert into record_version (jenis, kunci, versi, aksi, isi, berlaku_sejak, pembuat, disetujui_oleh)
    values ('role', 'TELLER', 2, 'UBAH', '{}', '2026-01-05', 'wulan', 'bagas')`;
  const before = await content(bank);
  expect(await problemsOf(bank, EXAMPLE)).toEqual([
    'role-limits.csv line 2, entri: two administrators have changed it, or the bank has postings: change it on its screen',
  ]);
  expect(await content(bank)).toEqual(before);
});
