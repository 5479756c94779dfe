import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coa } from '#core/books/reports/chart-query.ts';
import { getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { chart } from '#core/db/reference/chart.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { operations } from '#core/server/modules.ts';
import { paging } from '../../asking.ts';
import { booked } from '../../booked.ts';
import { accepted, bareCommit, counterBank, refused, rupiah } from '../../counter-bank.ts';
import { DAY } from '../../small-bank.ts';

const bank = await counterBank();
const MONDAY = '2026-11-23';

const row = (over: object = {}) => ({
  aksi: 'BUAT',
  kode_gl: '603007',
  nama_gl: 'Beban sewa kantor',
  tipe: 'X',
  posisi: 'D',
  hanya_pusat: 'F',
  dibuka_sejak: DAY,
  ditutup_sejak: '',
  versi: 0,
  alasan: 'Akun baru untuk sewa',
  ...over,
});
const file = async (data: object, user = 'finance1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: 'SIMPAN_AKUN_GL', seen: '', data })).id_flow;
const save = async (data: object) => {
  const idFlow = await file(data);
  await refused(bank, 'SELF_APPROVAL', () => bank.flow('finance1', 'APPROVE', { idFlow }));
  return accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow }));
};
const account = async (kode_gl: string) => {
  const { data } = await coa(await bank.as('finance1'), {
    paging: paging(),
    manual: '',
    kode_gl,
    keadaan: '',
    favorit: '',
  });
  return data[0];
};
/** An entry by hand that ends on the account, filed in branch 001 and approved there. */
const enter = async (kode_gl: string, sisi: 'debet' | 'kredit' = 'debet') => {
  const other = sisi === 'debet' ? 'kredit' : 'debet';
  const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', {
    flowCode: 'TRANSAKSI_UMUM',
    seen: '',
    data: {
      jenis_debet: 'GL',
      jenis_kredit: 'GL',
      [`nomor_${sisi}`]: kode_gl,
      [`nomor_${other}`]: '201001',
      nominal: rupiah(100_000n),
      keterangan: 'Sewa bulan ini',
    },
  });
  return bank.flow('headteller1', 'APPROVE', { idFlow: id_flow });
};
const fieldOf = (error: { details: { violations?: readonly { field: string }[] } }) =>
  error.details.violations?.[0]?.field;

test('an account is opened from a day on by two persons, stands on its line and takes entries', async () => {
  await refused(bank, 'GL_UNKNOWN', () => enter('603007'));
  await save(row());
  expect(await account('603007')).toMatchObject({
    nama_gl: 'Beban sewa kantor',
    tipe: 'X',
    posisi: 'D',
    dibuka_sejak: DAY,
    keadaan: 'BERLAKU',
    laporan: 'LABA_RUGI',
    pos: 'Pendapatan dan beban non-operasional neto',
    dinamai: '',
    versi: 1,
  });
  await accepted(bank, () => enter('603007'));
  expect(fieldOf(await refused(bank, 'DUPLICATE', () => file(row())))).toBe('kode_gl');
});

test('a code, a side, a day and a line that do not belong together are refused; an account of a later day waits for it', async () => {
  expect(fieldOf(await refused(bank, 'GL_CLASS', () => file(row({ kode_gl: '503007' }))))).toBe('kode_gl');
  expect(fieldOf(await refused(bank, 'GL_SIDE', () => file(row({ kode_gl: '603008', posisi: 'K' }))))).toBe('posisi');
  expect(
    fieldOf(await refused(bank, 'TERM_IN_FORCE', () => file(row({ kode_gl: '603008', dibuka_sejak: '2026-11-19' })))),
  ).toBe('dibuka_sejak');
  await bank.owner`update report_line set sampai[1] = '112999' where laporan = 'NERACA' and nama = 'Aset lain'`;
  const asset = row({ kode_gl: '115001', nama_gl: 'Uang muka', tipe: 'A' });
  await refused(bank, 'GL_UNPLACED', () => file(asset));
  await bank.owner`update report_line set sampai[1] = '199999' where laporan = 'NERACA' and nama = 'Aset lain'`;
  await save({ ...asset, dibuka_sejak: MONDAY });
  expect((await account('115001'))?.keadaan).toBe('AKAN_DATANG');
  await refused(bank, 'GL_NOT_YET', () => enter('115001'));
});

test('an account that no line of the publication holds is reported to both, and stops nothing', async () => {
  const warningsOf = async (over: object) => {
    const idFlow = await file(row({ tipe: 'O', ...over }));
    const { peringatan } = await getByIdFlow(await bank.as('finance2'), operations, idFlow);
    await accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow }));
    return peringatan.map(({ kode }) => kode);
  };
  expect(await warningsOf({ kode_gl: '903001', nama_gl: 'Aset dihapus buku' })).toEqual(['GL_BARIS_PUBLIKASI']);
  expect(await warningsOf({ kode_gl: '902010', nama_gl: 'Komitmen lain' })).toEqual([]);
});

test('only a finance officer of head office files and approves', async () => {
  await refused(bank, 'FORBIDDEN', () => file(row({ kode_gl: '603008' }), 'backoffice1'));
  const idFlow = await file(row({ kode_gl: '603008', nama_gl: 'Beban pelatihan' }));
  await refused(bank, 'NOT_FOUND', () => bank.flow('manager1', 'APPROVE', { idFlow }));
  await accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow }));
});

test('a name changes under the version that was seen; nothing else of an account does', async () => {
  const rename = { aksi: 'NAMA', nama_gl: 'Beban sewa gedung', versi: 1, alasan: 'Nama baku' };
  await refused(bank, 'DATA_CHANGED', () => file(row({ ...rename, versi: 0 })));
  await save(row({ ...rename, tipe: 'I', posisi: 'K' }));
  expect(await account('603007')).toMatchObject({ nama_gl: 'Beban sewa gedung', tipe: 'X', posisi: 'D', versi: 2 });
  const versions =
    await bank.owner`select versi, aksi, isi ->> 'nama_gl' as nama from record_version where jenis = 'ledger_account' and kunci = '603007' order by versi`;
  expect(versions.map((each) => ({ ...each }))).toEqual([
    { versi: 1, aksi: 'BUAT', nama: 'Beban sewa kantor' },
    { versi: 2, aksi: 'UBAH', nama: 'Beban sewa gedung' },
  ]);
});

test('an account is not closed with a balance, while it is named elsewhere, or from a day that has begun', async () => {
  const closing = { aksi: 'TUTUP', nama_gl: 'Apa saja', ditutup_sejak: MONDAY, versi: 2, alasan: 'Tidak dipakai lagi' };
  await refused(bank, 'GL_BALANCE', () => file(row(closing)));
  for (const kode_gl of ['301001', '109002', '502001', '501001'])
    await refused(bank, 'GL_NAMED', () => file(row({ ...closing, kode_gl, versi: 0 })));
  await accepted(bank, () => enter('603007', 'kredit'));
  await bank.owner`
    insert into periodic_entry (nomor_berkala, kode_cabang, pemilik, nama, keterangan, periode, mulai, hari_libur, status)
    values ('UJI', '001', 'backoffice1', 'Sewa', 'Sewa bulanan', 'SEKALI', ${MONDAY}, 'SESUDAH', 'AKTIF')`;
  await bank.owner`
    insert into periodic_entry_leg (nomor_berkala, urut, sisi, jenis, nomor, kode_valuta, nominal) values ('UJI', 1, 'D', 'GL', '603007', 'IDR', 100)`;
  await refused(bank, 'GL_NAMED', () => file(row(closing)));
  await bank.owner`delete from periodic_entry_leg where nomor_berkala = 'UJI'`;
  await bank.owner`delete from periodic_entry where nomor_berkala = 'UJI'`;
  expect(fieldOf(await refused(bank, 'GL_CLOSING_DAY', () => file(row({ ...closing, ditutup_sejak: DAY }))))).toBe(
    'ditutup_sejak',
  );
  await save(row(closing));
  expect(await account('603007')).toMatchObject({ ditutup_sejak: MONDAY, keadaan: 'BERLAKU', versi: 3 });
});

test('until its day a closed account is still entered, and then a branch does not end its day with it', async () => {
  const stands = async () => {
    const rows = await bank.owner<
      { id: string; nominal: bigint }[]
    >`select id, nominal from day_blockers('001') where kode = 'AKUN_DITUTUP'`;
    return rows.map((each) => ({ ...each }));
  };
  expect(await stands()).toEqual([]);
  await accepted(bank, () => enter('603007'));
  expect(await stands()).toEqual([{ id: '603007', nominal: 10_000_000n }]);
  await accepted(bank, () => enter('603007', 'kredit'));
  expect(await stands()).toEqual([]);
});

test('from its day on it takes nothing, by either entry point of the ledger; opened again it takes all', async () => {
  const legs = () => [
    debit({ kode_cabang: '001', kode_gl: '603007' }, 100n),
    credit({ kode_cabang: '001', kode_gl: '201001' }, 100n),
  ];
  const byBulk = () => booked(bank, legs());
  const byOne = () => bareCommit(bank, { operasi: 'UJI', legs: legs() });
  await bank.owner`update gl_account set dibuka_sejak = '2026-11-01', ditutup_sejak = ${DAY} where kode_gl = '603007'`;
  await refused(bank, 'GL_CLOSED', () => enter('603007'));
  await refused(bank, 'GL_CLOSED', byOne);
  await refused(bank, 'GL_CLOSED', byBulk);
  await bank.owner`update gl_account set dibuka_sejak = ${MONDAY}, ditutup_sejak = null where kode_gl = '603007'`;
  await refused(bank, 'GL_NOT_YET', byOne);
  await bank.owner`update gl_account set dibuka_sejak = '2026-11-01', ditutup_sejak = ${DAY} where kode_gl = '603007'`;
  await save(row({ aksi: 'BUKA', nama_gl: 'Apa saja', versi: 3, alasan: 'Dipakai lagi' }));
  expect(await account('603007')).toMatchObject({ ditutup_sejak: '', keadaan: 'BERLAKU' });
  await accepted(bank, () => enter('603007'));
  await accepted(bank, byBulk);
  await bank.owner`update gl_account set ditutup_sejak = ${DAY} where kode_gl = '201001'`;
  const found = (await checkBooks(bank.owner)).filter(({ ok }) => !ok);
  expect(found.map(({ name }) => name)).toEqual([
    '7 no line on a ledger account before it was opened or after it was closed, and no balance on a closed one',
  ]);
  await bank.owner`update gl_account set ditutup_sejak = null where kode_gl = '201001'`;
});

test('an account that the code posts to is marked, so that nobody closes it', () => {
  const root = join(import.meta.dirname, '../../../../core');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.(ts|sql)$/.test(name) && !/^(?:db\/(?:migrations|reference)|programs\/(?:seed|install-bank))\//.test(name),
  );
  const named = new Set(
    files.flatMap((name) => readFileSync(join(root, name), 'utf8').match(/(?<=')[1-69]\d{5}(?=')/g) ?? []),
  );
  const closable = chart.filter(
    ({ kontrol, dikelola, otomatis }) => !otomatis && kontrol === null && dikelola === null,
  );
  expect(closable.filter(({ kode_gl }) => named.has(kode_gl)).map(({ kode_gl }) => kode_gl)).toEqual([]);
});
