import type { Db } from '#core/db/client.ts';
import { indexRound } from '#core/server/background.ts';
import { accountNumber, BRANCH, PRODUCT_GL, userName } from './bank.ts';

/** Few of the journals in the test bank have these. */
export const RARE = {
  gl: '403001',
  text: 'selisih mesin hitung',
  act: 'PENUKARAN_LANGKA',
  account: accountNumber(777),
} as const;

/** Counts the journals of the rare kinds, and the movements of the rare account, whatever the size. */
const RARE_JOURNALS = 3;
const RARE_MOVEMENTS = 90;
/** Accounts beside the rare one that take part; the first has a third of the movements. */
const ACCOUNTS = 700;
const FIRST_ID = 1_000_000;

/**
 * Inserts days of one branch up to `today` with journals of two lines each in the order of time, in the place of earlier ones: cash against savings
 * accounts. The same few are rare at any size. The background work is done.
 */
export async function prepareLedger(
  owner: Db,
  { today, days, journals }: { today: string; days: number; journals: number },
): Promise<void> {
  await owner`truncate journal, journal_line, gl_daily, gl_day_balance, account_day, journal_search_block, journal_search_progress, trail_action_block`;
  await owner`update trail_index_progress set sampai = ${FIRST_ID}::bigint - 1, tanda = ${FIRST_ID}::bigint - 1, tanda_xid = 0`;
  await owner`select setval('trail_id_seq', ${FIRST_ID + journals})`;
  await owner`
    insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi, keterangan)
    select ${FIRST_ID}::bigint + n, ${today}::date - ${days}::integer + 1 + (n::bigint * ${days} / ${journals})::integer,
           pg_current_xact_id()::text::bigint, ${BRANCH}, case when langka then ${RARE.act} else 'BENCH' end, ${userName(1)},
           now() - (${journals}::integer - n) * interval '2 seconds', 1000, 'IDR', gen_random_uuid(),
           case when langka then 'Koreksi selisih mesin hitung' else 'Pembayaran ke ' || n end
    from (select n, n % (${journals}::integer / ${RARE_JOURNALS}::integer) = 1234 as langka from generate_series(0, ${journals}::integer - 1) n) p order by n`;
  const numbers = Array.from({ length: ACCOUNTS }, (_, index) => accountNumber(index + 1));
  await owner`
    insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta, rekening, saldo, seq)
    select l.id, l.tanggal, l.xid, l.jumlah, l.urut, ${BRANCH}, l.gl, 'IDR', l.rekening, case when l.rekening is not null then 1000 end,
           case when l.rekening is not null then row_number() over (partition by l.rekening order by l.id) end
    from (
      select j.id, j.tanggal, j.xid, u as urut, case u when 1 then 1000 else -1000 end as jumlah,
             case when j.operasi <> 'BENCH' then ${RARE.gl} when u = 1 then '101002' else ${PRODUCT_GL} end as gl,
             case when j.operasi = 'BENCH' and u = 2 then
               case when n % (${journals}::integer / ${RARE_MOVEMENTS}::integer) = 77 then ${RARE.account}
                    when n % 3 = 0 then ${accountNumber(1)} else (${numbers}::text[])[2 + n % (${ACCOUNTS}::integer - 1)] end end as rekening
      from journal j cross join generate_series(1, 2) u cross join lateral (select (j.id - ${FIRST_ID})::integer as n) k) l
    order by l.id, l.urut`;
  await owner`select rollup_gl_balances()`;
  await owner`vacuum analyze`;
  const from = performance.now();
  // The first round takes the mark up to which the others go.
  for (let round = 0; (await indexRound(owner)) || round < 2; round++);
  const us = Math.round(((performance.now() - from) * 1_000) / journals);
  process.stdout.write(`journals indexed for the search, ${us} us a journal\n`);
  await owner`vacuum analyze`;
}
