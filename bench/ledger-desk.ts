import type { Context } from '#core/access/context.ts';
import { jurnal } from '#core/books/reports/journals.ts';
import { glDetail } from '#core/books/reports/ledger-lines.ts';
import { auditTrail } from '#core/control/audit/queries.ts';
import type { Db } from '#core/db/client.ts';
import { wallClock } from '#lib/dates.ts';
import type { JurnalQuery } from '#types/proto/books/report.ts';
import { accountNumber, BRANCH, PRODUCT_GL, prepareBank, userName } from './bank.ts';
import { type BenchDatabase, contextOf, inBench } from './database.ts';
import { prepareLedger, RARE } from './ledger.ts';
import { QUICK } from './quick.ts';

/**
 * `node bench/ledger-desk.ts`: the searches of finance and an auditor, over a small month and over one ten times as large, in one run. Exits 1 where
 * a search grows with the ledger or a page of an account's lines is slow. `--quick` is a small run to see that it works.
 */
const SIZES = QUICK ? [10_000, 100_000] : [105_000, 1_010_000];
const CALLS = QUICK ? 10 : 40;
const PAGES = QUICK ? 40 : 200;
const DAYS = 30;
/** A search over ten times the lines against the small one, by their medians; below so many milliseconds a ratio means nothing. */
const GROWTH = 1.5;
const NOTHING_MS = 5;
const PAGE_MS = 40;
const AUDITOR = 'auditor';

interface Times {
  readonly median: number;
  readonly p99: number;
  readonly rows: number;
}

type Page = { data: readonly unknown[]; resp_cursor: string };

async function times(calls: number, call: (n: number) => Promise<Page>): Promise<Times> {
  const times: number[] = [];
  let rows = 0;
  for (let n = -2; n < calls; n++) {
    const from = performance.now();
    rows = (await call(n)).data.length;
    if (n >= 0) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return { median: times[calls >> 1] ?? 0, p99: times[Math.ceil(calls * 0.99) - 1] ?? 0, rows };
}

const page = (keyword = '', cursor = '', sort = '', number = 1) => ({ page: number, show: 15, cursor, sort, keyword });

const trail = (aksi: string) => ({
  paging: page(),
  id_user: '',
  aksi,
  hasil: '',
  objek: '',
  id_korelasi: '',
  sesi: '',
  alamat: '',
  tanggal_awal: '',
  tanggal_akhir: '',
});

/** Returns the searches, by name; the same at both sizes. */
function searches(
  context: Context,
  auditor: Context,
  from: string,
  until: string,
): Record<string, () => Promise<Page>> {
  const lines = (keyword: string, asked: Partial<JurnalQuery> = {}) =>
    jurnal(context, {
      paging: page(keyword),
      branch_code: BRANCH,
      tanggal_awal: from,
      tanggal_akhir: until,
      kode_gl: '',
      ...{ user_input: '', user_otorisasi: '', flowCode: '', nomor_referensi: '' },
      ...asked,
    });
  return {
    'the newest lines of a month': () => lines(''),
    'an account and a month': () => lines(RARE.account),
    'an account with a third of the movements': () => lines(accountNumber(1)),
    'an account without any': () => lines(accountNumber(999)),
    'a usual text': () => lines('pembayaran ke 99'),
    'a rare text': () => lines(RARE.text),
    'a text that nobody wrote': () => lines('tidak ada di mana pun'),
    'a text of usual words that nobody wrote': () => lines('bayar ke pem'),
    'a user who posted nothing': () => lines(userName(2)),
    'the beginning of an account number': () => lines(RARE.account.slice(0, 11)),
    'a usual GL': () => lines('', { kode_gl: '101002' }),
    'a rare GL': () => lines('', { kode_gl: RARE.gl }),
    'a GL without lines': () => lines('', { kode_gl: '403002' }),
    'the beginning of a rare GL': () => lines('', { kode_gl: RARE.gl.slice(0, 4) }),
    'a usual text on a rare GL': () => lines('pembayaran', { kode_gl: RARE.gl }),
    'a rare text on a usual GL': () => lines(RARE.text, { kode_gl: '101002' }),
    'a usual act in the trail': () => auditTrail(auditor, trail('BENCH')),
    'a rare act in the trail': () => auditTrail(auditor, trail(RARE.act)),
    'an act that nobody did': () => auditTrail(auditor, trail('TIDAK_PERNAH')),
  };
}

/** Pages of a GL account with half of all lines, as they are turned: from either end, on from where one is, and by their numbers. */
function detailPages(
  context: Context,
  from: string,
  until: string,
): Record<string, () => (n: number) => Promise<Page>> {
  const ask = (paging: ReturnType<typeof page>, currency = '') =>
    glDetail(context, {
      paging,
      branch_code: BRANCH,
      kode_gl: PRODUCT_GL,
      currency_code: currency,
      tanggal_awal: from,
      tanggal_akhir: until,
    });
  const turned = (sort: string, currency: string) => () => {
    let cursor = '';
    return async () => {
      const answer = await ask(page('', cursor, sort), currency);
      cursor = answer.resp_cursor;
      return answer;
    };
  };
  return {
    'first pages': () => () => ask(page()),
    'page after page': turned('', ''),
    'page after page, the newest first': turned('-tanggal_akuntansi', 'IDR'),
    'by numbers up to 100': () => (n) => ask(page('', '', '', 1 + (Math.abs(n) % 100))),
  };
}

interface Measured {
  readonly found: Record<string, Times>;
  readonly detail: Record<string, Times>;
}

async function measure(context: Context, auditor: Context, today: string): Promise<Measured> {
  const [{ dari, sampai } = { dari: '', sampai: '' }] = await context.db<{ dari: string; sampai: string }[]>`
    select ${today}::date - ${DAYS - 1}::integer as dari, ${today}::date as sampai`;
  const found: Record<string, Times> = {};
  for (const [what, call] of Object.entries(searches(context, auditor, dari, sampai)))
    found[what] = await times(CALLS, call);
  const detail: Record<string, Times> = {};
  for (const [what, call] of Object.entries(detailPages(context, dari, sampai)))
    detail[what] = await times(PAGES, call());
  return { found, detail };
}

const ms = (value: number): string => value.toFixed(1).padStart(7);

/** Prints the figures and returns whether every target is reached. */
function report(small: Measured, big: Measured): boolean {
  let reached = true;
  for (const [what, after] of Object.entries(big.found)) {
    const before = small.found[what] ?? after;
    const ratio = after.median / before.median;
    const grows = ratio > GROWTH && after.median > NOTHING_MS;
    if (grows) reached = false;
    process.stdout.write(
      `${ms(before.median)} ms ${ms(after.median)} ms  ${ratio.toFixed(2).padStart(6)} times  p99 ${ms(after.p99)} ms ${String(after.rows).padStart(3)} rows  ${what}${grows ? '  GROWS' : ''}\n`,
    );
  }
  for (const [size, { detail }] of [
    ['small', small],
    ['large', big],
  ] as const)
    for (const [what, { median, p99 }] of Object.entries(detail)) {
      if (p99 > PAGE_MS) reached = false;
      process.stdout.write(
        `median ${ms(median)} ms  p99 ${ms(p99)} ms  lines of a GL account, ${what}, ${size}${p99 > PAGE_MS ? '  SLOW' : ''}\n`,
      );
    }
  return reached;
}

async function main(database: BenchDatabase, app: Db): Promise<void> {
  const today = wallClock(new Date()).date;
  const { owner } = database;
  await prepareBank(owner, { today, users: 2, accounts: 1_000 });
  await prepareAuditor(owner);
  const [teller, auditor] = [await contextOf(app, userName(1)), await contextOf(app, AUDITOR)];
  const measured: Measured[] = [];
  for (const journals of SIZES) {
    const from = performance.now();
    await prepareLedger(owner, { today, days: DAYS, journals });
    process.stdout.write(`${2 * journals} lines inserted in ${Math.round((performance.now() - from) / 1_000)} s\n`);
    measured.push(await measure(teller, auditor, today));
  }
  const [small, big] = measured;
  const reached = small !== undefined && big !== undefined && report(small, big);
  process.stdout.write(
    `targets: no search takes ${GROWTH} times as long over ten times the lines, lines of an account within ${PAGE_MS} ms ${reached ? 'reached' : 'NOT reached'}\n`,
  );
  if (!reached && !QUICK) process.exitCode = 1;
}

async function prepareAuditor(owner: Db): Promise<void> {
  await owner`insert into app_user (id_user, nama_user, kode_cabang) values (${AUDITOR}, 'Auditor', '000')`;
  await owner`insert into user_role (id_user, role_id) values (${AUDITOR}, 'AUDITOR')`;
}

await inBench('ledger-desk', 2, main);
