import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadReference } from '#core/db/reference/load.ts';
import { reportLines } from '#core/db/reference/report-lines.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { addDays } from '#lib/dates.ts';
import type { NeracaRow } from '#types/proto/books/report.ts';
import { booked } from '../../booked.ts';
import { breaksBooks, type TestBank, testBank } from '../../helpers.ts';
import { DAY } from '../../small-bank.ts';
import { amountOf, labaRugiRows, minor, neracaRows, totals } from './statement-rows.ts';

let bank: TestBank;
const at = (kode_cabang: string, kode_gl: string) => ({ kode_cabang, kode_gl });
const book = (...legs: readonly Leg[]) => booked(bank, legs);

beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['23']);
  await book(debit(at('001', '112005'), 1_000_000n), credit(at('001', '502003'), 1_000_000n));
  await book(debit(at('001', '603002'), 300_000n), credit(at('001', '201001'), 300_000n));
  await book(debit(at('001', '601001'), 50_025n), credit(at('001', '202001'), 50_025n));
  await book(debit(at('002', '603009'), 40_000n), credit(at('002', '201001'), 40_000n));
  await book(debit(at('000', '102001'), 700_000n), credit(at('000', '501001'), 700_000n));
});
afterAll(() => bank.close());

const both = async (user: string, asked: Parameters<typeof neracaRows>[2] = {}) =>
  [await neracaRows(bank, user, asked), await labaRugiRows(bank, user, asked)] as const;

/** Computes the sum straight from the lines of the ledger; a debit balance is positive. */
async function fromLines(branches: readonly string[], types: readonly string[]): Promise<bigint> {
  const [row] = await bank.owner<{ jumlah: bigint }[]>`
    select coalesce(sum(l.jumlah), 0)::bigint as jumlah from journal_line l join gl_account g using (kode_gl)
    where l.kode_cabang = any (${[...branches]}::text[]) and g.tipe = any (${[...types]}::text[])`;
  return row?.jumlah ?? 0n;
}

test('every account of the chart stands on one line of one statement, and none off the books', async () => {
  const misplaced = await bank.owner<{ kode_gl: string; baris: string }[]>`
    select g.kode_gl, string_agg(r.laporan, ' ') as baris
    from gl_account g left join report_line r on r.laporan in ('NERACA', 'LABA_RUGI') and r.jenis = 'BARIS'
      and exists (select from unnest(r.dari, r.sampai) as x(a, b) where g.kode_gl between x.a and x.b)
    group by g.kode_gl, g.tipe
    having string_agg(r.laporan, ' ') is distinct from case when g.tipe = 'O' then null when g.tipe in ('I', 'X') then 'LABA_RUGI' else 'NERACA' end`;
  expect([...misplaced]).toEqual([]);
});

test('a branch: assets equal their funding, the result is the year’s, and each equals the ledger’s lines', async () => {
  const [sheet, income] = await both('supervisor1');
  const { aset, sumber, berjalan, bersih, lalu } = totals(sheet, income);
  expect({ berjalan, bersih, lalu }).toEqual({ berjalan: 649_975n, bersih: 649_975n, lalu: 0n });
  expect(aset).toBe(sumber);
  expect(aset).toBe(await fromLines(['001'], ['A', 'A-', 'P']));
  expect(amountOf(sheet, 'Jumlah liabilitas')).toBe(-(await fromLines(['001'], ['L'])));
  expect(amountOf(sheet, 'Jumlah dana syirkah temporer')).toBe(-(await fromLines(['001'], ['S'])));
  expect(bersih).toBe(-(await fromLines(['001'], ['I', 'X'])));
  expect(amountOf(income, 'Pendapatan jasa')).toBe(1_000_000n);
  expect(amountOf(income, 'Hak pihak ketiga atas bagi hasil')).toBe(-50_025n);
  expect(amountOf(income, 'Bagian bank')).toBe(-50_025n);
  expect(amountOf(income, 'Laba (rugi) operasional')).toBe(649_975n);
});

test('lines of a statement come to its totals, before the roll-up and after', async () => {
  const before = await both('supervisor1');
  await bank.app`select rollup_gl_balances()`;
  const after = await both('supervisor1');
  expect(after).toEqual(before);
  const [sheet, income] = after;
  const lines = (rows: readonly NeracaRow[], sisi: string) =>
    rows.filter((row) => row.jenis === 'BARIS' && row.sisi === sisi).reduce((sum, row) => sum + minor(row.jumlah), 0n);
  const { aset, sumber, bersih } = totals(sheet, income);
  expect([lines(sheet, 'D'), lines(sheet, 'K'), lines(income, 'K')]).toEqual([aset, sumber, bersih]);
});

test('the whole bank for head office: branches add up and the line between them is dropped', async () => {
  const [sheet, income] = await both('finance1', { is_all_cabang: 'T' });
  const { aset, sumber, berjalan, bersih } = totals(sheet, income);
  expect({ berjalan, bersih }).toEqual({ berjalan: 1_309_975n, bersih: 1_309_975n });
  expect(aset).toBe(sumber);
  expect(() => amountOf(sheet, 'Rekening antar kantor')).toThrow();
  const own = await Promise.all(
    ['000', '001', '002'].map(async (branch_code) => {
      const [one, its] = await both('finance1', { branch_code });
      const said = totals(one, its);
      expect(said.aset).toBe(said.sumber);
      expect(said.berjalan).toBe(said.bersih);
      return { aset: said.aset - amountOf(one, 'Rekening antar kantor'), bersih: said.bersih };
    }),
  );
  expect(own.map((each) => each.bersih)).toEqual([700_000n, 649_975n, -40_000n]);
  expect(own.reduce((sum, each) => sum + each.aset, 0n)).toBe(aset);
});

test('two days beside each other: without them the accounting date and the end of the month before', async () => {
  const [sheet] = await both('supervisor1');
  expect(sheet[0]).toMatchObject({ tanggal: DAY, kode_cabang: '001', jenis: 'JUDUL', jumlah: '' });
  expect(sheet[0]?.tanggal_pembanding).toBe(addDays(`${DAY.slice(0, 8)}01`, -1));
  const [, swapped] = await both('supervisor1', { balance_date: addDays(DAY, -1), compare_date: DAY });
  expect(amountOf(swapped, 'Pendapatan jasa')).toBe(0n);
  expect(amountOf(swapped, 'Pendapatan jasa', 'jumlah_pembanding')).toBe(1_000_000n);
});

test('the accounts of a line stand below it and come to it', async () => {
  const detailed = await neracaRows(bank, 'supervisor1', { rinci: 'T' });
  const cash = detailed.filter((row) => row.urut === detailed.find((line) => line.nama === 'Kas')?.urut);
  expect(cash.map(({ jenis }) => jenis)).toEqual(['BARIS', ...cash.slice(1).map(() => 'AKUN')]);
  expect(cash.length).toBeGreaterThan(2);
  expect(cash.slice(1).reduce((sum, row) => sum + minor(row.jumlah), 0n)).toBe(minor(cash[0]?.jumlah ?? ''));
  expect(detailed.filter(({ jenis }) => jenis !== 'AKUN')).toEqual(await neracaRows(bank, 'supervisor1'));
});

test('a line alone, and a total alone, stand with the accounts they come to', async () => {
  const sheet = await neracaRows(bank, 'supervisor1');
  for (const { urut, jumlah, jenis } of sheet.filter((row) => row.jenis !== 'JUDUL')) {
    const [line, ...accounts] = await neracaRows(bank, 'supervisor1', { rinci: 'T', urut });
    expect(line).toMatchObject({ urut, jumlah, jenis });
    expect(accounts.every((row) => row.jenis === 'AKUN' && row.urut === urut)).toBe(true);
    // An account of the other side reduces the total: it has its sign.
    expect(accounts.reduce((sum, row) => sum + minor(row.jumlah), 0n)).toBe(minor(jumlah));
  }
  const [title] = sheet;
  expect(await neracaRows(bank, 'supervisor1', { rinci: 'T', urut: title?.urut ?? '' })).toEqual([title]);
  expect(await neracaRows(bank, 'supervisor1', { urut: '999999999' })).toEqual([]);
  await expect(neracaRows(bank, 'supervisor1', { urut: '1 or true' })).rejects.toMatchObject({ code: 'VALIDATION' });
  const between = await neracaRows(bank, 'finance1', { is_all_cabang: 'T', rinci: 'T' });
  expect(between.filter((row) => row.kode_gl === '110001' && row.jenis === 'AKUN')).toEqual([]);
});

test('pages follow one another without a gap', async () => {
  const all = await labaRugiRows(bank, 'supervisor1');
  const first = await labaRugiRows(bank, 'supervisor1', {
    paging: { page: 1, show: 5, cursor: '', sort: '', keyword: '' },
  });
  expect(first).toEqual(all.slice(0, 5));
});

test('another branch, and the whole bank, are for head office only: for others they are empty like a branch that is not', async () => {
  for (const asked of [{ branch_code: '002' }, { branch_code: '999' }, { is_all_cabang: 'T' }]) {
    expect(await both('supervisor1', asked)).toEqual([[], []]);
  }
  expect(await both('finance1', { branch_code: '999' })).toEqual([[], []]);
  expect((await neracaRows(bank, 'finance1', { branch_code: '002' })).length).toBeGreaterThan(20);
});

test('the year after, the result stands among earlier years’ although nothing has closed it', async () => {
  const [sheet, income] = await both('supervisor1', { balance_date: `${Number(DAY.slice(0, 4)) + 1}-01-01` });
  const { aset, sumber, berjalan, bersih, lalu } = totals(sheet, income);
  expect({ berjalan, bersih, lalu }).toEqual({ berjalan: 0n, bersih: 0n, lalu: 649_975n });
  expect(aset).toBe(sumber);
});

test('a layout is the bank’s: the next start leaves its rows, and an account on no line shows as a difference', async () => {
  await bank.owner`delete from report_line where laporan = 'NERACA' and nama = 'Kas'`;
  await loadReference(bank.owner);
  const [stored] = await bank.owner<
    { n: number }[]
  >`select count(*)::integer as n from report_line where laporan in ('NERACA', 'LABA_RUGI')`;
  expect(stored?.n).toBe(reportLines.length - 1);
  const sheet = await neracaRows(bank, 'supervisor1');
  const lines = sheet.filter((row) => row.jenis === 'BARIS' && row.sisi === 'D');
  expect(lines.reduce((sum, row) => sum + minor(row.jumlah), 0n)).not.toBe(amountOf(sheet, 'Jumlah aset'));
});
