import { afterAll, beforeAll, expect, test } from 'vitest';
import { kolomLaporan } from '#core/books/finance/statement-columns.ts';
import { tren } from '#core/books/finance/trends.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { as } from '#core/programs/seed/counter.ts';
import { type Arrangement, statementColumns } from '#lib/books/statement-columns.ts';
import { rupiahMinor, toMinor } from '#lib/money.ts';
import type { KolomLaporanQuery } from '#types/proto/books/finance.ts';
import { paging } from '../../asking.ts';
import { booked } from '../../booked.ts';
import { breaksBooks, type TestBank, testBank } from '../../helpers.ts';
import { DAY } from '../../small-bank.ts';

let bank: TestBank;

/** Posts for a branch on a day, which is its day meanwhile. */
async function book(day: string, branch: string, dr: string, cr: string, amount: bigint): Promise<void> {
  await bank.owner`update branch set accounting_date = ${day} where kode_cabang = ${branch}`;
  const legs = [
    debit({ kode_cabang: branch, kode_gl: dr }, amount),
    credit({ kode_cabang: branch, kode_gl: cr }, amount),
  ];
  await booked(bank, legs, { date: day, nominal: amount });
  // An end of day does this before its branch goes on.
  if (day !== DAY) await bank.app`select rollup_gl_balances()`;
  await bank.owner`update branch set accounting_date = ${DAY} where kode_cabang = ${branch}`;
}

beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['7', '23']);
  await bank.owner`select ensure_partitions(date '2025-12-01', 11)`;
  await book('2025-12-30', '001', '112005', '502003', 900n);
  await book('2026-09-15', '001', '112005', '502003', 1_000n);
  await book('2026-10-09', '001', '112005', '502003', 2_000n);
  await book('2026-10-09', '001', '601001', '202001', 300n);
  await book(DAY, '001', '112005', '502003', 4_000n);
  await book(DAY, '002', '603002', '201001', 500n);
});
afterAll(() => bank.close());

const asked = (over: Partial<KolomLaporanQuery> = {}): KolomLaporanQuery => ({
  paging: paging(),
  laporan: 'LABA_RUGI',
  susunan: 'BULAN',
  branch_code: '',
  is_all_cabang: 'F',
  tanggal: '',
  banyak: '3',
  rinci: 'F',
  ...over,
});
const rowsOf = async (user: string, over: Partial<KolomLaporanQuery> = {}) =>
  (await kolomLaporan(await as(bank, user), asked(over))).data;
const line = async (user: string, nama: string, over: Partial<KolomLaporanQuery> = {}) =>
  (await rowsOf(user, over)).find((row) => row.nama === nama && row.jenis !== 'JUDUL')?.nilai;

/** A column of every line, straight from the lines of the ledger: nothing of the totals is asked. */
async function fromLines(laporan: 'NERACA' | 'LABA_RUGI', branch: string | null, dari: string, sampai: string) {
  const rows = await bank.owner<{ nama: string; jumlah: bigint }[]>`
    with gerak as (
      select l.kode_gl, g.tipe, coalesce(l.jumlah_idr, l.jumlah) as jumlah, l.tanggal from journal_line l join gl_account g using (kode_gl)
      where l.tanggal <= ${sampai}::date and (${branch}::text is null or l.kode_cabang = ${branch})
        and not exists (select from year_end y where (y.journal_id, y.tanggal) = (l.journal_id, l.tanggal) and y.tahun = extract(year from ${sampai}::date))),
    dihitung as (
      select case when tipe in ('I', 'X') and ${laporan} = 'NERACA'
                  then case when tanggal < date_trunc('year', ${sampai}::date) then '403001' else '403002' end else kode_gl end as kode_gl, jumlah
      from gerak where ${laporan} = 'NERACA' or tipe in ('I', 'X') and tanggal >= ${dari}::date)
    select r.nama, coalesce(sum(case r.sisi when 'D' then d.jumlah else -d.jumlah end), 0)::bigint as jumlah
    from report_line r left join dihitung d on exists (select from unnest(r.dari, r.sampai) as x(a, b) where d.kode_gl between x.a and x.b)
    where r.laporan = ${laporan} and r.jenis <> 'JUDUL' group by r.urut, r.nama, r.sisi order by r.urut`;
  return rows.map(({ nama, jumlah }) => [nama, jumlah] as const);
}

test('months stand beside each other, each with its own earnings; a year begins at zero', async () => {
  expect(await line('supervisor1', 'Pendapatan jasa')).toEqual(['10.00', '20.00', '40.00']);
  expect(await line('supervisor1', 'Pendapatan jasa', { tanggal: '2026-01-31', banyak: '2' })).toEqual([
    '9.00',
    '0.00',
  ]);
  expect(await line('supervisor1', 'Hak pihak ketiga atas bagi hasil')).toEqual(['0.00', '-3.00', '0.00']);
  expect((await rowsOf('supervisor1', { banyak: '12' }))[1]?.nilai).toHaveLength(12);
});

test('month, quarter and year to date', async () => {
  expect(await line('supervisor1', 'Pendapatan jasa', { susunan: 'MASA' })).toEqual(['40.00', '60.00', '70.00']);
  expect(
    (await line('supervisor1', 'Aset lain', { laporan: 'NERACA', susunan: 'MASA' }))?.map((wire) => rupiahMinor(wire)),
  ).toHaveLength(4);
});

test.each([
  ['BULAN', '12'],
  ['MASA', '1'],
] as const)(
  'every line of both statements in %s equals the ledger’s lines, of a branch and of the whole bank',
  async (susunan, banyak) => {
    for (const laporan of ['NERACA', 'LABA_RUGI'] as const)
      for (const [branch, over] of [
        ['001', { branch_code: '001' }],
        [null, { is_all_cabang: 'T' }],
      ] as const) {
        const rows = (await rowsOf('finance1', { laporan, susunan, banyak, ...over })).filter(
          ({ jenis }) => jenis !== 'JUDUL',
        );
        const columns = statementColumns(laporan, susunan as Arrangement, DAY, Number(banyak)); // not an amount: months
        for (const [at, { dari, sampai }] of columns.entries()) {
          const lines = (await fromLines(laporan, branch, dari, sampai)).filter(
            ([nama]) => branch !== null || nama !== 'Rekening antar kantor',
          );
          expect(
            rows.map(({ nama, nilai }) => [nama, toMinor(nilai[at] ?? '', 'IDR', { allowNegative: true })]),
          ).toEqual(lines);
        }
      }
  },
);

test('accounts stand below their line and come to it in every column', async () => {
  const rows = await rowsOf('supervisor1', { rinci: 'T' });
  const services = rows.filter(({ urut }) => urut === rows.find(({ nama }) => nama === 'Pendapatan jasa')?.urut);
  expect(services.map(({ kode_gl, nilai }) => [kode_gl, nilai])).toEqual([
    ['', ['10.00', '20.00', '40.00']],
    ['502003', ['10.00', '20.00', '40.00']],
  ]);
});

test('the budget stands beside the books with difference and per cent; where there is none it is zero', async () => {
  const over = { susunan: 'ANGGARAN' };
  expect(await line('supervisor1', 'Pendapatan jasa', over)).toEqual([
    '40.00',
    '0.00',
    '40.00',
    '',
    '70.00',
    '0.00',
    '70.00',
    '',
  ]);
  await bank.owner`insert into gl_budget (tahun, kode_cabang, nama_berkas, sidik) values (2026, '001', 'uji', ${'0'.repeat(64)}), (2026, '002', 'uji', ${'1'.repeat(64)})`;
  await bank.owner`
    insert into gl_budget_line (tahun, kode_cabang, kode_gl, bulan, jumlah)
    select 2026, '001', '502003', m, 1000 from generate_series(1, 12) m union all select 2026, '002', '603002', 11, 200 union all select 2026, '001', '112005', 11, 9000`;
  expect(await line('supervisor1', 'Pendapatan jasa', over)).toEqual([
    '40.00',
    '10.00',
    '30.00',
    '300.0',
    '70.00',
    '110.00',
    '-40.00',
    '-36.4',
  ]);
  expect((await line('supervisor1', 'Aset lain', { ...over, laporan: 'NERACA' }))?.[1]).toBe('90.00');
  expect((await line('supervisor1', 'Laba (rugi) tahun berjalan', { ...over, laporan: 'NERACA' }))?.[1]).toBe('110.00');
  expect((await line('finance1', 'Beban umum dan administrasi', { ...over, is_all_cabang: 'T' }))?.slice(0, 4)).toEqual(
    ['-5.00', '-2.00', '-3.00', '-150.0'],
  );
});

test('another branch, and the whole bank, are for head office only', async () => {
  for (const over of [{ branch_code: '002' }, { branch_code: '999' }, { is_all_cabang: 'T' }]) {
    expect(await rowsOf('supervisor1', over)).toEqual([]);
    const context = await as(bank, 'supervisor1');
    expect(
      (await tren(context, { paging: paging(), branch_code: '', is_all_cabang: 'F', tanggal: '', ...over })).data,
    ).toEqual([]);
  }
  expect((await rowsOf('finance1', { branch_code: '002' })).length).toBeGreaterThan(10);
});

test('twelve months of the bank: balances at each end, earnings and grants of each month, and liquidity', async () => {
  const { data } = await tren(await as(bank, 'supervisor1'), {
    paging: paging(),
    branch_code: '',
    is_all_cabang: 'F',
    tanggal: '',
  });
  expect(data.map(({ hari }) => hari)).toHaveLength(12);
  expect(data.at(-1)?.hari).toBe(DAY);
  expect(data.map(({ pendapatan }) => pendapatan).slice(-3)).toEqual(['10.00', '20.00', '40.00']);
  expect(data.find(({ hari }) => hari === '2025-12-31')?.pendapatan).toBe('9.00');
  expect(data.find(({ hari }) => hari === '2026-01-31')?.pendapatan).toBe('0.00');
  expect(data.map(({ bagi_hasil }) => bagi_hasil).slice(-3)).toEqual(['0.00', '3.00', '0.00']);
  const [sheet] = await bank.owner<{ aset: bigint; dst: bigint; likuid: bigint; dana: bigint }[]>`
    select sum(l.jumlah) filter (where g.tipe in ('A', 'A-', 'P'))::bigint as aset, coalesce(-sum(l.jumlah) filter (where g.tipe = 'S'), 0)::bigint as dst,
      coalesce(sum(l.jumlah) filter (where l.kode_gl < '104000'), 0)::bigint as likuid,
      coalesce(-sum(l.jumlah) filter (where g.tipe = 'S' or l.kode_gl ~ '^20[34]'), 0)::bigint as dana
    from journal_line l join gl_account g using (kode_gl) where l.kode_cabang = '001'`;
  const last = data.at(-1);
  expect(
    [last?.aset, last?.dst, last?.likuid, last?.dana].map((wire) =>
      toMinor(wire ?? '', 'IDR', { allowNegative: true }),
    ),
  ).toEqual([sheet?.aset, sheet?.dst, sheet?.likuid, sheet?.dana]);
});

test('the bank’s rows define liquid funds, deposits and third-party shares, each from its own day on', async () => {
  const last = async (tanggal: string) =>
    (await tren(await as(bank, 'supervisor1'), { paging: paging(), branch_code: '', is_all_cabang: 'F', tanggal }))
      .data;
  const before = await last('');
  const earlier = await last('2026-10-31');
  const figure = async (where: string) => {
    const [row] = await bank.owner<{ saldo: bigint }[]>`
      select coalesce(sum(l.jumlah), 0)::bigint as saldo from journal_line l where l.kode_cabang = '001' and l.kode_gl ~ ${where}`;
    return row?.saldo ?? 0n;
  };
  await bank.owner`
    insert into reference_code (kelompok, kode, berlaku_sejak, uraian, uraian_en, nilai)
    select 'RENTANG_TREN', k, ${DAY}::date, k, k, n from unnest(array['LIKUID', 'SIMPANAN', 'BAGI_HASIL'],
      array['101000-101999, 112005-112005,112000-112999', '201000-201999', '603000-603999']) x(k, n)`;
  const after = await last('');
  const minor = (wire: string | undefined) => toMinor(wire ?? '', 'IDR', { allowNegative: true });
  // An account that several ranges take in is counted once.
  expect(minor(after.at(-1)?.likuid)).toBe(await figure('^(101|112)'));
  expect(minor(after.at(-1)?.dana)).toBe(minor(after.at(-1)?.dst) - (await figure('^201')));
  expect(after.at(-1)?.likuid).not.toBe(before.at(-1)?.likuid);
  expect(after.map(({ bagi_hasil }) => bagi_hasil)).not.toEqual(before.map(({ bagi_hasil }) => bagi_hasil));
  expect(after.map(({ aset, pendapatan }) => [aset, pendapatan])).toEqual(
    before.map(({ aset, pendapatan }) => [aset, pendapatan]),
  );
  // A picture until an earlier day is counted as it was then.
  expect(await last('2026-10-31')).toEqual(earlier);
});
