import { readFileSync } from 'node:fs';
import { connect, type Db } from '#core/db/client.ts';
import { bookChecks } from '#core/ledger/check-books.ts';
import { proveBooks } from '#core/ledger/prove-books.ts';
import { wallClock } from '#lib/dates.ts';
import { BRANCH, PRODUCT_GL, prepareBank, userName } from './bank.ts';
import { type BenchDatabase, inBench } from './database.ts';
import { QUICK, sized } from './quick.ts';

/**
 * `node bench/books.ts`: measures seconds and memory of the whole proof of the books and of the proof since the last one, on the same bank in one run. It also times each check
 * on a bank of half the size and prints the ratio, so that a check that grows faster than the bank shows. `--accounts N` is the size. Exits 1 above a target. `--quick` is a small run.
 */
const asked = process.argv.indexOf('--accounts');
const ACCOUNTS = asked > 0 ? Number.parseInt(process.argv[asked + 1] ?? '', 10) : sized(200_000, 2_000);
const ROUNDS = 10;
/** Journals that are new since the last proof. */
const NEW_JOURNALS = Math.ceil(ACCOUNTS / 50);
/** The proof since the last one may take this part of the whole. */
const MOST_SHARE = 0.5;
const LINKS = 100_000;
/** Checks printed, the longest first. */
const PRINTED = 20;

/** Each of so many pairs of accounts moves an amount from one to the other on a day: two lines each. */
async function prepareRound(owner: Db, day: string, pairs: number): Promise<void> {
  await owner`
    with numbered as materialized (
      select nomor_rekening, saldo_buku, seq, row_number() over (order by nomor_rekening) as n from account_state
    ), heads as (
      insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi, nasabah)
      select nextval('trail_id_seq'), ${day}, pg_current_xact_id()::text::bigint, ${BRANCH}, 'PEMINDAHBUKUAN', ${userName(1)}, clock_timestamp(), 1000, 'IDR', gen_random_uuid(), true
      from generate_series(1, ${pairs}::integer) returning id
    ), pairs as (
      select id, row_number() over (order by id) as p from heads
    ), lines as (
      insert into journal_line (journal_id, tanggal, xid, jumlah, saldo, seq, urut, kode_cabang, kode_gl, kode_valuta, rekening)
      select p.id, ${day}, pg_current_xact_id()::text::bigint, x.jumlah, n.saldo_buku - x.jumlah, n.seq + 1, 2 - n.n % 2, ${BRANCH}, ${PRODUCT_GL}, 'IDR', n.nomor_rekening
      from pairs p join numbered n on (n.n + 1) / 2 = p.p cross join lateral (select case n.n % 2 when 1 then 1000 else -1000 end as jumlah) x
      returning rekening, saldo, seq
    )
    update account_state s set saldo_buku = l.saldo, seq = l.seq, tanggal_aktivitas = greatest(s.tanggal_aktivitas, ${day}::date) from lines l where l.rekening = s.nomor_rekening`;
  await owner`select rollup_gl_balances()`;
}

async function chain(owner: Db): Promise<void> {
  for (;;) {
    const [row] = await owner<{ n: number }[]>`select append_audit_chain(${LINKS}) as n`;
    if (!row?.n) return;
  }
}

interface Measured {
  readonly seconds: number;
  /** Most memory of the server's process and of this one, in MB. */
  readonly server: number;
  readonly here: number;
  readonly broken: readonly string[];
}

const MB = 1024;

/** Proves over a connection of its own, so that its server process is this proof's alone. */
async function measure(ownerUrl: string, onlyNew: boolean): Promise<Measured> {
  const db = connect(ownerUrl, { max: 1, asal: 'PERINTAH' });
  try {
    const [{ pid } = { pid: 0 }] = await db<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const from = performance.now();
    const { results } = await proveBooks(db, { onlyNew });
    const seconds = (performance.now() - from) / 1000;
    const status = process.platform === 'linux' ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
    return {
      seconds,
      server: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / MB,
      here: process.resourceUsage().maxRSS / MB,
      broken: results.filter(({ ok }) => !ok).map(({ name, details }) => `${name}: ${details[0] ?? ''}`),
    };
  } finally {
    await db.end();
  }
}

/** Seconds of each check of the whole books. */
async function eachCheck(owner: Db): Promise<Map<string, number>> {
  const seconds = new Map<string, number>();
  for (const check of bookChecks) {
    const from = performance.now();
    await check.offences(owner);
    seconds.set(check.name, (performance.now() - from) / 1000);
  }
  return seconds;
}

const print = (what: string, { seconds, server, here }: Measured): void => {
  process.stdout.write(
    `${seconds.toFixed(1).padStart(8)} s  server ${server.toFixed(0)} MB, here ${here.toFixed(0)} MB  ${what}\n`,
  );
};

async function main({ owner, ownerUrl }: BenchDatabase): Promise<void> {
  const today = wallClock(new Date()).date;
  await prepareBank(owner, { today, users: 1, accounts: ACCOUNTS });
  const prepare = async (rounds: number, pairs: number): Promise<void> => {
    for (let round = 1; round <= rounds; round++) await prepareRound(owner, today, pairs);
    await chain(owner);
    await owner`vacuum analyze`;
  };
  await prepare(ROUNDS / 2, ACCOUNTS / 2);
  const half = await eachCheck(owner);
  await prepare(ROUNDS / 2, ACCOUNTS / 2);
  const each = await eachCheck(owner);
  const whole = await measure(ownerUrl, false);
  await prepare(1, NEW_JOURNALS);
  const sinceLast = await measure(ownerUrl, true);
  for (const [name, seconds] of [...each].sort((a, b) => b[1] - a[1]).slice(0, PRINTED))
    process.stdout.write(
      `${seconds.toFixed(2).padStart(8)} s, ${(seconds / Math.max(half.get(name) ?? 0, 0.001)).toFixed(1)} times half  ${name}\n`,
    );
  for (const broken of new Set([...whole.broken, ...sinceLast.broken])) process.stdout.write(`FAIL ${broken}\n`);
  print(`the whole books: ${ACCOUNTS} accounts, ${ACCOUNTS * (ROUNDS + 1)} lines`, whole);
  print(`${NEW_JOURNALS} new journals`, sinceLast);
  const share = sinceLast.seconds / whole.seconds;
  process.stdout.write(`the proof since the last one takes ${share.toFixed(2)} of the whole (target ${MOST_SHARE})\n`);
  if (!QUICK && share > MOST_SHARE) process.exitCode = 1;
}

await inBench('books', 2, main);
