import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { CheckCount, Kepala } from '#core/books/reports/generator.ts';
import { generatorOf } from '#core/books/reports/generators.ts';
import type { Db } from '#core/db/client.ts';
import { BANK } from '#lib/bank.ts';
import { mimeOf } from '#lib/books/reports/formats.ts';
import { AppError, type ErrorCode, fail } from '#lib/errors/errors.ts';
import { reportsWhole } from '#lib/masking.ts';
import { keyOf, type Objects } from './objects.ts';
import { type Eyes, eyesOf, reporting } from './rights.ts';
import { inSnapshot, type Readers, type Snapshot } from './snapshot.ts';
import { openSpool, type Spool } from './spool.ts';
import type { StoredJob } from './stored-job.ts';

/** A job is given up after this many attempts that end without a result (a killed core, a fault of our own). */
const MOST_ATTEMPTS = 4;
/** These failures pass by themselves: the job returns to the queue and shows the reason. */
const WAITS: ReadonlySet<ErrorCode> = new Set(['REPORT_STORAGE', 'REPORT_SNAPSHOT']);
/** The progress of a job is stored this often; each batch checks whether the job is still wanted. */
const NOTE_MS = 1_000;

export interface ReportDependencies {
  /** The database itself, which stores the jobs. */
  readonly db: Db;
  readonly readers: Readers;
  readonly objects: Objects;
  readonly log: Logger;
}

interface Bounds {
  readonly mb: number;
  readonly halaman: number;
  readonly lag: number;
}

/** One attempt at a job, under a turn of its own. */
interface Turn extends ReportDependencies {
  readonly job: StoredJob;
  readonly giliran: string;
}

/** Reads the bounds from the bank's parameters. */
async function boundsOf(db: Db): Promise<Bounds> {
  const [row] = await db<Bounds[]>`
    select parameter_on('laporan_ukuran_mb', h.hari)::integer as mb, parameter_on('laporan_halaman_pdf', h.hari)::integer as halaman,
      parameter_on('laporan_cadangan_detik', h.hari)::integer as lag
    from (select max(accounting_date) as hari from branch) h`;
  if (!row) throw new Error('no bounds of reports');
  return row;
}

/** Reads the head of the file's pages. */
async function headOf(db: Db, job: StoredJob, { siapa }: Eyes, per: string): Promise<Kepala> {
  const [branch] = await db<{ nama: string; hari: string }[]>`
    select nama_cabang as nama, accounting_date as hari from branch where kode_cabang = ${job.kode_cabang}`;
  return {
    nomor: job.nomor,
    nama_bank: BANK,
    kode_cabang: job.seluruh ? '' : job.kode_cabang,
    nama_cabang: job.seluruh ? '' : (branch?.nama ?? ''),
    siapa,
    tanggal: branch?.hari ?? '',
    per,
  };
}

/** When at least this many others are at work in the database at the same instant, people wait: then the report uses only a part of the machine. */
const BUSY = 2;
/** It rests this many times as long as its batch took, and at most half a second. */
const REST = 3;
const LONGEST_REST_MS = 500;

/** Returns whether the turn is still its own, and how many others the database works for. */
async function turnStatus({ db, job, giliran }: Turn): Promise<{ readonly jalan: boolean; readonly lain: number }> {
  const [row] = await db<{ jalan: boolean; lain: number }[]>`
    select exists (select from report_job where id = ${job.id}::uuid and giliran = ${giliran}::uuid and status = 'BERJALAN') as jalan,
      (select count(*)::integer from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
        and backend_type = 'client backend') as lain`;
  return row ?? { jalan: false, lain: 0 };
}

/** Records the progress, stops when the job is no longer wanted, and pauses while somebody waits at a counter. */
function progressOf(turn: Turn) {
  const { db, job, giliran } = turn;
  const state = { rows: 0, noted: 0, since: performance.now() };
  const note = async (rows: number, of?: number) => {
    state.rows = rows;
    const now = performance.now();
    const took = now - state.since;
    if (state.noted === 0 || now - state.noted >= NOTE_MS) {
      state.noted = now;
      await db`select record_report(${job.id}::uuid, ${giliran}::uuid, ${rows}, ${of ?? null})`;
    }
    const { jalan, lain } = await turnStatus(turn);
    if (!jalan) throw new AppError('REPORT_CANCELLED');
    if (lain >= BUSY) await pause(Math.min(took * REST, LONGEST_REST_MS));
    state.since = performance.now();
  };
  return { state, note };
}

/** A file that follows the close of a day needs a snapshot that holds the close: a copy of the database may lag behind it. REPORT_SNAPSHOT. */
async function assertDayCurrent({ db, job }: Turn, tx: Db): Promise<void> {
  const days = await db<{ cabang: string; tanggal: string }[]>`
    select kode_cabang as cabang, tanggal from report_schedule_due where id_job = ${job.id}::uuid`;
  for (const { cabang, tanggal } of days) {
    const [day] = await tx`
      select from branch_day where kode_cabang = ${cabang} and tanggal = ${tanggal}::date and ditutup_pada is not null`;
    if (!day) fail('REPORT_SNAPSHOT');
  }
}

/** The job waits this long for its link: transactions that write elsewhere at this moment hold the chain back until they end. */
const LINK_MS = 30_000;
const LINK_STEP_MS = 100;

/** Writes a file's list into the trail and waits until the chain holds the row. REPORT_CANCELLED after its turn, REPORT_SNAPSHOT if the chain is late. */
async function bindList({ db, job, giliran }: Turn, list: object): Promise<{ readonly id: bigint; readonly db: Db }> {
  const [row] = await db<{ id: bigint | null }[]>`
    select bind_report(${job.id}::uuid, ${giliran}::uuid, ${db.json(list as never)}) as id`;
  const id = row?.id ?? fail('REPORT_CANCELLED');
  for (const until = performance.now() + LINK_MS; performance.now() < until; await pause(LINK_STEP_MS)) {
    await db`select append_audit_chain(10000)`;
    const links = await db`select from chained_proofs('A', ${[id.toString()]}::bigint[])`;
    if (links.length > 0) return { id, db };
  }
  return fail('REPORT_SNAPSHOT');
}

/** Writes the file into the spool, from one moment of the books. */
async function write(
  turn: Turn,
  eyes: Eyes,
  bounds: Bounds,
  spool: Spool,
  { db: tx, per }: Snapshot,
): Promise<{ readonly baris: number; readonly pemeriksaan: readonly CheckCount[] }> {
  const { job } = turn;
  const generator = generatorOf(job.jenis, job.kode);
  if (!generator) throw new AppError('REPORT_UNKNOWN');
  await assertDayCurrent(turn, tx);
  const { state, note } = progressOf(turn);
  const reader = generator.handedIn ? reporting(eyes) : { ...eyes, identities: () => [] };
  const samar = generator.handedIn === true && !reportsWhole(eyes.held);
  const kepala = { ...(await headOf(tx, job, eyes, per)), samar };
  const making = { db: tx, format: job.bentuk, paper: job.kertas, mostPages: bounds.halaman, kepala, out: spool.out };
  await Promise.race([
    generator.make({
      ...making,
      seen: reader.seen,
      held: reader.held,
      fetch: turn.objects.get,
      progress: note,
      bind: (list) => bindList(turn, list),
      tanya: job.tanya,
    }),
    spool.failed,
  ]);
  return {
    baris: state.rows,
    pemeriksaan: [...((await generator.check?.(tx, job.tanya)) ?? []), ...reader.identities()],
  };
}

/** Makes the file and puts it into the storage; removes it again when nobody wants it any more. */
async function attempt(turn: Turn, eyes: Eyes): Promise<void> {
  const { db, job, giliran, objects, readers, log } = turn;
  const bounds = await boundsOf(db);
  await objects.answers();
  const spool = await openSpool(bounds.mb);
  try {
    const warn = (why: unknown) =>
      log.warn({ err: why, report: job.nomor }, 'a report is read from the database itself');
    const made = await inSnapshot(db, readers, { mostLag: bounds.lag, onFallback: warn }, async (snapshot) => ({
      ...(await write(turn, eyes, bounds, spool, snapshot)),
      per: snapshot.per,
      cadangan: snapshot.cadangan,
    }));
    const { ukuran, sha256, content } = await spool.whole();
    const kunci = keyOf(job.id, job.percobaan);
    await objects.put(kunci, content(), { ukuran, mime: mimeOf[job.bentuk] });
    const isi = { ...made, kunci, ukuran, sha256, selamanya: generatorOf(job.jenis, job.kode)?.forever ?? false };
    const [row] = await db<
      { jadi: boolean }[]
    >`select end_report(${job.id}::uuid, ${giliran}::uuid, ${db.json(isi as never)}) as jadi`;
    if (!row?.jadi) await objects.remove(kunci);
    else log.info({ report: job.nomor, rows: made.baris, bytes: ukuran }, 'a report is ready');
  } finally {
    spool.out.destroy();
    await spool.close();
  }
}

const failed = ({ db, job, giliran }: Turn, { code, details }: AppError) =>
  db`select fail_report(${job.id}::uuid, ${giliran}::uuid, ${code}, ${db.json({ ...details.params })})`;

/**
 * Makes the file of a job, if it is still wanted: from the beginning, whatever an earlier attempt has left. It notes with the job a failure
 * its reader must see (too large, no longer allowed), and throws one that another attempt may mend, so that the queue returns to it.
 */
export async function makeReport(dependencies: ReportDependencies, id: string): Promise<void> {
  const { db, objects, log } = dependencies;
  const giliran = randomUUID();
  const [job] = await db<StoredJob[]>`select * from claim_report(${id}::uuid, ${giliran}::uuid)`;
  if (!job) return;
  const turn: Turn = { ...dependencies, job, giliran };
  if (job.percobaan > MOST_ATTEMPTS) {
    await failed(turn, new AppError('REPORT_GAVE_UP'));
    return;
  }
  const eyes = await eyesOf(db, job);
  if (!eyes) {
    await failed(turn, new AppError('FORBIDDEN'));
    return;
  }
  try {
    // A killed core may have left a file there without recording it.
    for (let earlier = 1; earlier < job.percobaan; earlier += 1) await objects.remove(keyOf(id, earlier));
    await attempt(turn, eyes);
  } catch (error) {
    if (error instanceof AppError && WAITS.has(error.code)) {
      await db`select postpone_report(${id}::uuid, ${giliran}::uuid, ${error.code})`;
      throw error;
    }
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'REPORT_CANCELLED') log.info({ report: job.nomor }, 'a report is wanted no longer');
    else await failed(turn, error);
  }
}
