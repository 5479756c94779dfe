import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#lib/dates.ts';
import { breaksBooks, type TestBank, testBank } from '../helpers.ts';
import { DAY } from '../small-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['1', '2', '3', '4', '7', '17', '26']);
});
afterAll(() => bank.close());

/** An asset, a liability, an expense, an income, the line between branches, and one off the books. */
const ACCOUNTS = ['101006', '201001', '603009', '502003', '110001', '901002'];
const YEAR = Number(DAY.slice(0, 4));
/** Days around the year's beginning and of this month, in any order. */
const DAYS = [`${YEAR - 1}-12-30`, `${YEAR - 1}-12-31`, `${YEAR}-01-01`, addDays(DAY, -2), addDays(DAY, -1), DAY];

interface Line {
  readonly hari: string;
  readonly cabang: string;
  readonly gl: string;
  readonly jumlah: number;
}
type Step = Line | 'rollUp';

/** Inserts a line as the posting functions leave it, of a day that may lie before the last one: branches do not change their days together. */
async function insertLine({ hari, cabang, gl, jumlah }: Line): Promise<void> {
  await bank.owner`
    with head as (
      insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi)
      values (nextval('trail_id_seq'), ${hari}::date, pg_current_xact_id()::text::bigint, ${cabang}, 'UJI', 'SISTEM', now(), abs(${jumlah}::bigint), 'IDR', gen_random_uuid())
      returning id, tanggal, xid)
    insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta, lawan)
    select id, tanggal, xid, ${jumlah}::bigint, 1, ${cabang}, ${gl}, 'IDR', case ${gl} when '110001' then '000' end from head`;
}

const said = (rows: readonly { kode_gl: string; saldo: bigint }[]): string =>
  rows
    .map(({ kode_gl, saldo }) => `${kode_gl} ${saldo}`)
    .sort()
    .join('\n');

/** Computes the promise of `report_balances`, out of the lines alone. */
async function fromLines(branch: string | null, day: string): Promise<string> {
  const from = `${day.slice(0, 4)}-01-01`;
  const rows = await bank.owner<{ kode_gl: string; saldo: bigint }[]>`
    with x as (
      select case when g.tipe in ('I', 'X') and l.tanggal < ${from}::date then '403001' else l.kode_gl end as kode_gl, coalesce(l.jumlah_idr, l.jumlah) as jumlah
      from journal_line l join gl_account g using (kode_gl)
      where l.tanggal <= ${day}::date and g.tipe <> 'O' and (l.kode_cabang = ${branch} or ${branch}::text is null and l.kode_gl <> '110001'))
    select kode_gl, sum(jumlah)::bigint as saldo from (
      select * from x union all select '403002', jumlah from x join gl_account g using (kode_gl) where g.tipe in ('I', 'X')) y
    group by kode_gl having sum(jumlah) <> 0`;
  return said(rows);
}

async function fromStatements(branch: string | null, day: string): Promise<string> {
  return said(
    await bank.app<
      { kode_gl: string; saldo: bigint }[]
    >`select kode_gl, saldo from report_balances(${branch}, ${day}::date)`,
  );
}

const line: fc.Arbitrary<Step> = fc.record({
  hari: fc.constantFrom(...DAYS),
  cabang: fc.constantFrom('000', '001', '002'),
  gl: fc.constantFrom(...ACCOUNTS),
  jumlah: fc.integer({ min: -900, max: 900 }).filter((amount) => amount !== 0),
});
const steps = fc.array(fc.oneof({ arbitrary: line, weight: 3 }, fc.constant<Step>('rollUp')), {
  minLength: 1,
  maxLength: 12,
});

test('lines of any day, rolled up in any order: a statement of any day equals its lines and stored balances', async () => {
  await bank.owner`select ensure_partition(t.tabel, 'tanggal', m.bulan::date)
    from (values ('journal'), ('journal_line')) t(tabel) cross join (values (${`${YEAR - 1}-12-01`}), (${`${YEAR}-01-01`})) m(bulan)`;
  // The query searches the lines that are not rolled up yet from the branch that is furthest behind.
  await bank.owner`update branch set accounting_date = ${DAYS[0] ?? ''}::date where kode_cabang = '002'`;
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      for (const step of steps) {
        if (step === 'rollUp') await bank.app`select rollup_gl_balances()`;
        else await insertLine(step);
      }
      for (const day of DAYS)
        for (const branch of [null, '000', '001', '002'])
          expect(await fromStatements(branch, day)).toBe(await fromLines(branch, day));
      await bank.app`select rollup_gl_balances()`;
      const differing = await bank.owner`
        select kode_cabang, kode_gl, tanggal from gl_day_balance s where saldo <> (
          select coalesce(sum(d.debet_idr - d.kredit_idr), 0) from gl_daily d
          where (s.kode_cabang = '' or d.kode_cabang = s.kode_cabang) and d.kode_gl = s.kode_gl and d.tanggal <= s.tanggal)`;
      expect([...differing]).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
