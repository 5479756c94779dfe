import { randomUUID } from 'node:crypto';
import { loadCaller } from '#core/access/callers.ts';
import type { Context } from '#core/access/context.ts';
import { infoTabungan, keadaanPerTanggal } from '#core/accounts/inquiries/account-info.ts';
import { historyTransaksi } from '#core/accounts/inquiries/history.ts';
import type { Db } from '#core/db/client.ts';
import { wallClock } from '#lib/dates.ts';
import type { HistoryTransaksiQuery } from '#types/proto/accounts/account-info.ts';
import { accountNumber, BRANCH, PRODUCT, PRODUCT_GL, prepareBank, userName } from './bank.ts';
import { type BenchDatabase, inBench } from './database.ts';

/** `node bench/accounts.ts`: how long the pages of an account with a million movements take. Exits 1 above a target. */
const MOVEMENTS = 1_000_000;
const DAYS = 180;
const CALLS = 100;
const PAGE_MS = 40;
const INFO_MS = 20;
/** A page far down against the first one, by their medians. */
const DEEP = 1.05;
const NUMBER = accountNumber(900_000);

/** One account whose movements fill half a year in the order of time, a line of the till beside each. */
async function prepareAccount(owner: Db, today: string): Promise<void> {
  await owner`select ensure_partitions(${today}::date - ${DAYS}::integer - 20, 9)`;
  await owner`insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
    values (${NUMBER}, ${BRANCH} || '0000001', 'Pasar Induk', 'PASAR INDUK', ${PRODUCT}, ${PRODUCT_GL}, ${BRANCH}, 'IDR', ${today}::date - 365)`;
  await owner`insert into account_state (nomor_rekening, saldo_buku, seq, tanggal_aktivitas)
    values (${NUMBER}, ${MOVEMENTS}::bigint * 1000, ${MOVEMENTS}, ${today})`;
  await owner`
    with heads as (
      insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi, rekening, keterangan)
      select 10000000 + n, ${today}::date - ${DAYS}::integer + (n::bigint * ${DAYS} / ${MOVEMENTS})::integer, pg_current_xact_id()::text::bigint, ${BRANCH},
        'SETOR_TUNAI', ${userName(1)}, now() - (${MOVEMENTS} - n) * interval '15 seconds', 1000, 'IDR', gen_random_uuid(), ${NUMBER},
        case when n = 1234 then 'Zakat maal' else 'Setoran ke ' || n end
      from generate_series(1, ${MOVEMENTS}::integer) n returning id, tanggal
    )
    insert into journal_line (journal_id, tanggal, xid, jumlah, saldo, seq, urut, kode_cabang, kode_gl, kode_valuta, rekening)
    select h.id, h.tanggal, pg_current_xact_id()::text::bigint, case u when 1 then 1000 else -1000 end,
      case u when 2 then (h.id - 10000000) * 1000 end, case u when 2 then (h.id - 10000000)::integer end, u, ${BRANCH},
      case u when 1 then '101002' else ${PRODUCT_GL} end, 'IDR', case u when 2 then ${NUMBER} end
    from heads h cross join generate_series(1, 2) u order by h.id, u`;
  await owner`select rollup_gl_balances()`;
  await owner`vacuum analyze`;
}

interface Times {
  readonly median: number;
  readonly p99: number;
}

type Call = (n: number) => Promise<unknown>;

function timesOf(times: number[]): Times {
  times.sort((a, b) => a - b);
  return { median: times[CALLS / 2] ?? 0, p99: times[Math.ceil(CALLS * 0.99) - 1] ?? 0 };
}

async function took(call: Call, n: number): Promise<number> {
  const from = performance.now();
  await call(n);
  return performance.now() - from;
}

/** Calls in turn, after a few that fill what is kept between calls. */
async function inTurn(one: Call, other: Call): Promise<[Times, Times]> {
  const times: [number[], number[]] = [[], []];
  for (let n = -5; n < CALLS; n++) {
    const both = [await took(one, n), await took(other, n)] as const;
    if (n < 0) continue;
    times[0].push(both[0]);
    times[1].push(both[1]);
  }
  return [timesOf(times[0]), timesOf(times[1])];
}

async function times(call: Call): Promise<Times> {
  const times: number[] = [];
  for (let n = -5; n < CALLS; n++) {
    const ms = await took(call, n);
    if (n >= 0) times.push(ms);
  }
  return timesOf(times);
}

const emptyQuery: HistoryTransaksiQuery = {
  paging: undefined,
  nomor_rekening: NUMBER,
  pegangan: '',
  tanggal_awal: '',
  tanggal_akhir: '',
  nominal_awal: '',
  nominal_akhir: '',
  jenis: '',
  posisi: '',
  user_input: '',
  tanggal: '',
  sebelum: '',
  sesudah: '',
};

async function measure(context: Context, today: string): Promise<boolean> {
  const { db } = context;
  const [{ hari, awal } = { hari: today, awal: today }] = await db<{ hari: string; awal: string }[]>`
    select ${today}::date - 90 as hari, ${today}::date - 97 as awal`;
  const page = (asked: Partial<HistoryTransaksiQuery>, keyword = '') =>
    historyTransaksi(context, {
      ...emptyQuery,
      paging: { page: 1, show: 15, cursor: '', sort: '', keyword },
      ...asked,
    });
  const at = (place: number) => ({ sebelum: String(place) });
  // One after the other, so that what else the machine does falls on both.
  const [first, deep] = await inTurn(
    () => page(at(MOVEMENTS + 1)),
    () => page(at(MOVEMENTS + 1 - 15_000)),
  );
  const pages: Record<string, Times> = {
    'page 1': first,
    'page 1,000': deep,
    'page 1,000 by its number': await times(() =>
      page({ paging: { page: 1_000, show: 15, cursor: '', sort: '', keyword: '' } }),
    ),
    'the oldest page': await times(() => page(at(16))),
    'newer than any page': await times((n) => page({ sesudah: String(400_000 + n) })),
    'a jump to a day': await times(() => page({ tanggal: hari })),
    'a week, three months ago': await times(() => page({ tanggal_awal: awal, tanggal_akhir: hari })),
    'withdrawals, of which there are none': await times(() => page({ posisi: 'D' })),
    'words that one movement has': await times(() => page({}, 'zakat maal')),
    'a teller who posted nothing': await times(() => page({ user_input: userName(2) })),
  };
  const whole: Record<string, Times> = {
    'all of the account at once': await times(() => infoTabungan(context, { nomor_rekening: NUMBER, pegangan: '' })),
    'how it stood, as true': await times(() =>
      keadaanPerTanggal(context, { nomor_rekening: NUMBER, pegangan: '', tanggal: hari, cara: 'BENAR' }),
    ),
    'how it stood, as known': await times(() =>
      keadaanPerTanggal(context, { nomor_rekening: NUMBER, pegangan: '', tanggal: hari, cara: 'DIKETAHUI' }),
    ),
  };
  for (const [what, { median, p99 }] of Object.entries({ ...pages, ...whole }))
    process.stdout.write(`median ${median.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  ${what}\n`);
  const ratio = deep.median / first.median;
  process.stdout.write(`page 1,000 takes ${ratio.toFixed(2)} times page 1 (target ${DEEP})\n`);
  return (
    ratio <= DEEP &&
    Object.values(pages).every(({ p99 }) => p99 <= PAGE_MS) &&
    Object.values(whole).every(({ median }) => median <= INFO_MS)
  );
}

async function main(database: BenchDatabase, app: Db): Promise<void> {
  const today = wallClock(new Date()).date;
  await prepareBank(database.owner, { today, users: 2, accounts: 1_000 });
  await prepareAccount(database.owner, today);
  process.stdout.write(`${MOVEMENTS} movements of one account inserted\n`);
  const caller = await loadCaller(app, userName(1));
  if (!caller) throw new Error(`${userName(1)} is not in the bank`);
  const context = { db: app, caller, key: '', correlation: randomUUID(), session: '', address: '' };
  const reached = await measure(context, today);
  process.stdout.write(
    `targets: pages within ${PAGE_MS} ms, the account within ${INFO_MS} ms ${reached ? 'reached' : 'NOT reached'}\n`,
  );
  if (!reached) process.exitCode = 1;
}

await inBench('accounts', 6, main);
