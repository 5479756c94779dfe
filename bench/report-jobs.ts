import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { askReport } from '#core/books/reports/job/ask.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { connect, type Db } from '#core/db/client.ts';
import { beginReport } from '#core/jobs/report-job.ts';
import { as, type Bank, post } from '#core/programs/seed/counter.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { startObjectStorage } from '#dev/object-storage.ts';
import type { StorageConfig } from '#lib/config/storage.ts';
import { wallClock } from '#lib/dates.ts';
import { accountNumber, BRANCH, prepareBank, userName } from './bank.ts';
import { startDatabase } from './database.ts';

/**
 * `node bench/report-jobs.ts`: a report of a million rows as CSV and as a spreadsheet and the thirtieth part of it as PDF, each in the process of its own that a core makes it
 * in: rows a second, the most memory that process held, and the rate of postings beside it against theirs alone. Exits 1 where CSV misses a target.
 */
const ROWS = 1_000_000;
const DAYS = 30;
const MAKER = userName(1);
/** Counts the tellers at their counters: each teller's total of a day is a row, which one person alone would never write so often. */
const TELLERS = 40;
const AT_ONCE = 8;
const WARM_MS = 3_000;
const ALONE_MS = 10_000;
const TARGET = { rate: 50_000, megabytes: 300, postings: 0.7 } as const;
const MEGA = 1_048_576;
const SECOND_MS = 1_000;

/** Journals of the month before today in the order of time, two lines each. */
async function prepareMonth(owner: Db, today: string): Promise<void> {
  await owner`
    with heads as (
      insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi, rekening, keterangan)
      select nextval('trail_id_seq'), ${today}::date - ${DAYS}::integer + (n::bigint * (${DAYS} - 1) / ${ROWS / 2})::integer, pg_current_xact_id()::text::bigint, ${BRANCH},
        'PEMINDAHBUKUAN', ${MAKER}, now(), 100000 + n, 'IDR', gen_random_uuid(), ${accountNumber(1)}, 'Pembayaran tagihan bulan ini ke ' || n
      from generate_series(1, ${ROWS / 2}::integer) n returning id, tanggal, nominal
    )
    insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta)
    select h.id, h.tanggal, pg_current_xact_id()::text::bigint, case u when 1 then h.nominal else -h.nominal end, u, ${BRANCH},
      case u when 1 then '101002' else '112005' end, 'IDR'
    from heads h cross join generate_series(1, 2) u order by h.id, u`;
  await owner`vacuum analyze`;
}

/** Transfers one rupiah, `AT_ONCE` at a time, until `stop` resolves; returns the transfers per second. */
async function postings(bank: Bank, stop: Promise<unknown>, place: { at: number }): Promise<number> {
  let [count, stopped] = [0, false];
  void stop.finally(() => {
    stopped = true;
  });
  const from = performance.now();
  const worker = async (): Promise<void> => {
    while (!stopped) {
      const at = place.at;
      place.at = at > 1_900 ? 2 : at + 2;
      await post(bank, userName(3 + ((at / 2) % TELLERS)), bookTransfer, {
        nomor_rekening_debet: accountNumber(at),
        nomor_rekening_kredit: accountNumber(at + 1),
        nominal: '1.00',
        kode_valuta: 'IDR',
        keterangan: '',
      });
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (count * SECOND_MS) / (performance.now() - from);
}

/** Returns the most memory a process ever held, in bytes, from the kernel while it lives; 0 where it reports none. */
async function peakOf(pid: number | undefined, end: Promise<unknown>): Promise<number> {
  let [peak, over] = [0, false];
  void end.finally(() => {
    over = true;
  });
  while (!over) {
    try {
      const [, kilo = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      peak = Math.max(peak, Number(kilo) * 1_024);
    } catch {
      // It has just ended, or this system has no such file.
    }
    await pause(50);
  }
  return peak;
}

interface Made {
  readonly rows: number;
  readonly rate: number;
  readonly megabytes: number;
  readonly bytes: number;
}

/** Makes one report as a core does. */
async function make(
  bank: Bank,
  request: { databaseUrl: string; storage: StorageConfig },
  asked: object,
): Promise<Made> {
  const job = await askReport(await as(bank, MAKER), {
    ...{ jenis: 'LAPORAN', kode: 'JURNAL', kertas: '', tanya: {}, bentuk: 'CSV' },
    ...asked,
  });
  const from = performance.now();
  const { pid, end } = beginReport({ ...request, id: job.id, logLevel: 'silent' });
  const [peak] = await Promise.all([peakOf(pid, end), end]);
  const ms = performance.now() - from;
  const [row] = await bank.owner<{ status: string; baris: bigint; ukuran: bigint; sebab: string }[]>`
    select status, baris, ukuran, sebab from report_job where id = ${job.id}`;
  if (row?.status !== 'SIAP') throw new Error(`the report is ${row?.status} ${row?.sebab}`);
  const rows = Number(row.baris);
  return { rows, rate: (rows * SECOND_MS) / ms, megabytes: peak / MEGA, bytes: Number(row.ukuran) };
}

const say = (what: string, { rows, rate, megabytes, bytes }: Made): boolean =>
  process.stdout.write(
    `${what.padEnd(18)} ${rows} rows, ${Math.round(rate)} rows/s, peak ${Math.round(megabytes)} MB, file ${Math.round(bytes / MEGA)} MB\n`,
  );

async function main(): Promise<void> {
  const dir = openDataDir(join(tmpdir(), `amanah-report-jobs-${process.pid}`));
  const secrets = await loadSecrets(dir);
  const database = await startDatabase(dir, secrets);
  const server = await startObjectStorage({ dir: join(dir, 's3'), bucket: 'amanah', secrets });
  const app = connect(database.appUrl, { max: 12 });
  const bank: Bank = { owner: database.owner, app };
  const storage = {
    url: `http://${server.endpoint}`,
    region: 'us-east-1',
    bucket: 'amanah',
    accessKey: secrets.s3AccessKey,
    secretKey: secrets.s3SecretKey,
  };
  const request = { databaseUrl: database.appUrl, storage };
  try {
    const today = wallClock(new Date()).date;
    await prepareBank(database.owner, { today, users: 2 + TELLERS, accounts: 2_000 });
    await database.owner`insert into user_role (id_user, role_id, urut) values (${MAKER}, 'BACK_OFFICE', 2)`;
    await prepareMonth(database.owner, today);
    const [period] = await app<{ dari: string; sampai: string }[]>`
      select ${today}::date - ${DAYS}::integer as dari, ${today}::date - 1 as sampai`;
    if (!period) throw new Error('no period');
    const tanya = { tanggal_awal: period.dari, tanggal_akhir: period.sampai };
    const place = { at: 2 };
    await postings(bank, pause(WARM_MS), place);
    const quiet = await make(bank, request, { tanya });
    say('CSV', quiet);
    say('XLSX', await make(bank, request, { tanya, bentuk: 'XLSX' }));
    say('PDF', await make(bank, request, { tanya: { ...tanya, tanggal_akhir: period.dari }, bentuk: 'PDF' }));
    const before = await postings(bank, pause(ALONE_MS), place);
    const busy = make(bank, request, { tanya: { ...tanya, tanggal_akhir: today } });
    const beside = await postings(bank, busy, place);
    say('CSV beside', await busy);
    const alone = (before + (await postings(bank, pause(ALONE_MS), place))) / 2;
    const ratio = beside / alone;
    process.stdout.write(
      `postings ${Math.round(alone)}/s alone, ${Math.round(beside)}/s beside a report: ${Math.round(ratio * 100)} %\n`,
    );
    const reached = quiet.rate >= TARGET.rate && quiet.megabytes < TARGET.megabytes && ratio >= TARGET.postings;
    process.stdout.write(
      `target: ${TARGET.rate} rows/s, below ${TARGET.megabytes} MB, postings keep ${TARGET.postings * 100} % ${reached ? 'reached' : 'NOT reached'}\n`,
    );
    if (!reached) process.exitCode = 1;
  } finally {
    await app.end();
    await server.stop();
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

await main();
