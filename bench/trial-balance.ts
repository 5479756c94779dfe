import type { Db } from '#core/db/client.ts';
import { BRANCH, OWN_GL, userName } from './bank.ts';

const PER_JOURNAL = 20;
const DAYS = 30;

/** Inserts `lines` balanced journal lines over the GL accounts and the days before `today`, and rolls them up. */
async function prepareLines(owner: Db, today: string, lines: number): Promise<void> {
  const journals = Math.ceil(lines / PER_JOURNAL);
  await owner`
    with heads as (
      insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi)
      select nextval('trail_id_seq'), ${today}::date - 1 - (n % ${DAYS})::integer, pg_current_xact_id()::text::bigint, (array['000', ${BRANCH}])[1 + n % 2], 'BENCH_GL', ${userName(1)}, now(),
             1000, 'IDR', gen_random_uuid()
      from generate_series(1, ${journals}::integer) n returning id, tanggal, kode_cabang
    ), gl as (
      select ${[...OWN_GL]}::text[] as kode
    )
    insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta)
    select h.id, h.tanggal, pg_current_xact_id()::text::bigint, (100 + (u + 1) / 2) * (case u % 2 when 0 then -1 else 1 end), u, h.kode_cabang,
           gl.kode[1 + ((h.id * 7 + u) % cardinality(gl.kode))::integer], 'IDR'
    from heads h cross join gl cross join generate_series(1, ${PER_JOURNAL}::integer) u`;
  await owner`select rollup_gl_balances()`;
  await owner`vacuum analyze journal_line, gl_daily`;
}

async function median(
  db: Db,
  times: number,
  run: (db: Db) => Promise<{ length: number }>,
): Promise<{ ms: number; rows: number }> {
  const measured: number[] = [];
  let rows = 0;
  for (let time = 0; time < times; time++) {
    const started = performance.now();
    rows = (await run(db)).length;
    measured.push(performance.now() - started);
  }
  return { ms: measured.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0, rows };
}

export interface TrialBalanceTimes {
  readonly rolledUpMs: number;
  readonly groupByMs: number;
  readonly speedup: number;
  readonly lines: bigint;
  readonly rolledUpRows: bigint;
}

/** The balances of a branch's GL accounts up to a day: out of the totals, and out of the lines. Both must say the same. */
export async function measureTrialBalance(owner: Db, today: string, lines: number): Promise<TrialBalanceTimes> {
  await prepareLines(owner, today, lines);
  const rolledUp = (db: Db) => db<{ kode_gl: string; debet: bigint; kredit: bigint }[]>`
    select kode_gl, sum(debet)::bigint as debet, sum(kredit)::bigint as kredit from gl_total
    where kode_valuta = 'IDR' and tanggal <= ${today}::date group by kode_gl order by kode_gl`;
  const grouped = (db: Db) => db<{ kode_gl: string; debet: bigint; kredit: bigint }[]>`
    select kode_gl, coalesce(sum(jumlah) filter (where jumlah > 0), 0)::bigint as debet, coalesce(-sum(jumlah) filter (where jumlah < 0), 0)::bigint as kredit
    from journal_line where kode_valuta = 'IDR' and tanggal <= ${today}::date group by kode_gl order by kode_gl`;
  const say = (rows: readonly { kode_gl: string; debet: bigint; kredit: bigint }[]) =>
    rows.map((row) => `${row.kode_gl} ${row.debet} ${row.kredit}`).join('\n');
  if (say(await rolledUp(owner)) !== say(await grouped(owner)))
    throw new Error('the rolled-up totals differ from the lines');
  const fast = await median(owner, 25, rolledUp);
  const slow = await median(owner, 5, grouped);
  const [count] = await owner<{ lines: bigint; totals: bigint }[]>`
    select (select count(*) from journal_line) as lines, (select count(*) from gl_daily) as totals`;
  return {
    rolledUpMs: fast.ms,
    groupByMs: slow.ms,
    speedup: slow.ms / fast.ms,
    lines: count?.lines ?? 0n,
    rolledUpRows: count?.totals ?? 0n,
  };
}
