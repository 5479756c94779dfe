import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Writable } from 'node:stream';
import { statement as area } from '#core/accounts/statements/module.ts';
import { printStatement } from '#core/accounts/statements/print-statement.ts';
import { connect, type Db } from '#core/db/client.ts';
import { as, type Bank, post } from '#core/programs/seed/counter.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { PAGES_AT_ONCE } from '#lib/accounts/schemas/statement.ts';
import { wallClock } from '#lib/dates.ts';
import { type StatementFile, writePdf } from '#services/server/statement/statement-pdf.ts';
import { writeXlsx } from '#services/server/statement/statement-xlsx.ts';
import type { StatementHalaman } from '#types/proto/accounts/statement.ts';
import { accountNumber, BRANCH, PRODUCT, PRODUCT_GL, prepareBank, userName } from './bank.ts';
import { startDatabase } from './database.ts';

/**
 * `node bench/statement.ts`: statements of 1,000 and of 100,000 lines as PDF and as spreadsheet, core and web in one process each: lines a
 * second, and the peak of memory of the long one against the short one's. Exits 1 above the bound.
 */
const SHORT = 1_000;
const LONG = 100_000;
const DAYS = 150;
const MAKER = userName(1);
const SERIALS = { [SHORT]: 900_001, [LONG]: 900_002 } as const;
const FORMS = ['PDF', 'XLSX'] as const;
/** The peak of the long one, as so many of the short one's, at most: a process breathes. */
const BOUND = 1.3;
/** Megabytes of the heap: what is held, and what has just been made. */
const ROOM = ['--max-old-space-size=64', '--max-semi-space-size=2'];
const KEY = 'the document key of this bench';
const SECOND_MS = 1_000;
const MEGA = 1_048_576;

/** An account whose lines fill its days in the order of time, a line of the till beside each. */
async function prepareLines(owner: Db, today: string, lines: keyof typeof SERIALS): Promise<string> {
  const number = accountNumber(SERIALS[lines]);
  const first = SERIALS[lines] * 1_000_000;
  await owner`insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
    values (${number}, ${BRANCH} || '0000001', 'Koperasi Pasar', 'KOPERASI PASAR', ${PRODUCT}, ${PRODUCT_GL}, ${BRANCH}, 'IDR', ${today}::date - 365)`;
  await owner`insert into account_state (nomor_rekening, saldo_buku, seq, tanggal_aktivitas)
    values (${number}, ${lines}::bigint * 1000, ${lines}, ${today})`;
  await owner`
    with heads as (
      insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi, rekening, keterangan)
      select ${first}::bigint + n, ${today}::date - ${DAYS}::integer + (n::bigint * ${DAYS} / ${lines}::bigint)::integer, pg_current_xact_id()::text::bigint, ${BRANCH},
        'SETOR_TUNAI', ${MAKER}, now(), 1000, 'IDR', gen_random_uuid(), ${number}, 'Setoran ke ' || n
      from generate_series(1, ${lines}::integer) n returning id, tanggal
    )
    insert into journal_line (journal_id, tanggal, xid, jumlah, saldo, seq, urut, kode_cabang, kode_gl, kode_valuta, rekening)
    select h.id, h.tanggal, pg_current_xact_id()::text::bigint, case u when 1 then 1000 else -1000 end,
      case u when 2 then (h.id - ${first}::bigint) * 1000 end, case u when 2 then (h.id - ${first}::bigint)::integer end, u, ${BRANCH},
      case u when 1 then '101002' else ${PRODUCT_GL} end, 'IDR', case u when 2 then ${number} end
    from heads h cross join generate_series(1, 2) u order by h.id, u`;
  return number;
}

/** Counts what it is given, as slowly taken as a socket would, and keeps nothing. */
function counting(): { readonly out: Writable; readonly bytes: () => number } {
  let bytes = 0;
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      setImmediate(done);
    },
  });
  return { out, bytes: () => bytes };
}

interface Written {
  readonly lines: number;
  readonly ms: number;
  readonly bytes: number;
  /** The most memory the process ever held, in bytes. */
  readonly peak: number;
}

/** Writes one statement as a file and reports its cost; the only task of its process. */
async function writeOne(appUrl: string, nomor: string, form: (typeof FORMS)[number]): Promise<Written> {
  const app = connect(appUrl, { max: 2 });
  const context = await as({ owner: app, app }, MAKER);
  const handlers = area.handlers({ documentKeys: [KEY] });
  const from = performance.now();
  const { kepala, ke } = await handlers['statement.salinan'].handle(context, { nomor, bentuk: form });
  if (!kepala) throw new Error(`no statement ${nomor}`);
  async function* pages(count: number): AsyncGenerator<StatementHalaman> {
    for (let dari = 1; dari <= count; dari += PAGES_AT_ONCE) {
      const sampai = Math.min(count, dari + PAGES_AT_ONCE - 1);
      yield* (await handlers['statement.halaman'].handle(context, { nomor, dari, sampai })).halaman;
    }
  }
  const file: StatementFile = {
    kepala,
    ke,
    siapa: MAKER,
    tanggal: kepala.tanggal,
    halaman: pages(kepala.jumlah_halaman),
  };
  const { out, bytes } = counting();
  const finished = new Promise((resolve) => out.once('finish', resolve));
  await (form === 'PDF' ? writePdf(out, file, '') : writeXlsx(out, file));
  await finished;
  const ms = performance.now() - from;
  await app.end();
  // The kernel counts in kilobytes.
  return { lines: kepala.jumlah_baris, ms, bytes: bytes(), peak: process.resourceUsage().maxRSS * 1_024 };
}

/**
 * The same in a process of its own, so that its peak is nothing else's, with little room: given more, the process would only clear away later,
 * and its peak would tell of that and not of what is held.
 */
const measured = (appUrl: string, nomor: string, form: string): Written =>
  JSON.parse(
    execFileSync(process.execPath, [...ROOM, import.meta.filename, appUrl, nomor, form], { encoding: 'utf8' }),
  );

const resultLine = ({ lines, ms, bytes, peak }: Written): string =>
  `${((lines * SECOND_MS) / ms).toFixed(0)} lines a second, ${(bytes / MEGA).toFixed(1)} MB, peak ${(peak / MEGA).toFixed(0)} MB`;

async function main(): Promise<void> {
  const dir = openDataDir(join(tmpdir(), `amanah-statement-${process.pid}`));
  const database = await startDatabase(dir, await loadSecrets(dir));
  const app = connect(database.appUrl, { max: 4 });
  const bank: Bank = { owner: database.owner, app };
  const { date: today } = wallClock(new Date());
  try {
    await prepareBank(bank.owner, { today, users: 1, accounts: 100 });
    await bank.owner`update user_role set role_id = 'CS' where id_user = ${MAKER}`;
    await bank.owner`select ensure_partitions(${today}::date - ${DAYS}::integer - 20, 9)`;
    const numbers = [
      await prepareLines(bank.owner, today, SHORT),
      await prepareLines(bank.owner, today, LONG),
    ] as const;
    await bank.owner`select rollup_gl_balances()`;
    await bank.owner`vacuum analyze`;
    const [first] = await bank.owner<{ awal: string }[]>`select ${today}::date - ${DAYS}::integer as awal`;
    const made: string[] = [];
    for (const nomor_rekening of numbers) {
      const from = performance.now();
      const data = {
        nomor_rekening,
        tanggal_awal: first?.awal,
        tanggal_akhir: today,
        nomor_identitas: '',
        keterangan: '',
      };
      made.push((await post(bank, MAKER, printStatement, data)).nomor_dokumen);
      process.stdout.write(`made in ${(performance.now() - from).toFixed(0)} ms\n`);
    }
    const [short = '', long = ''] = made;
    for (const form of FORMS) {
      const few = measured(database.appUrl, short, form);
      const many = measured(database.appUrl, long, form);
      const ratio = many.peak / few.peak;
      process.stdout.write(`${form}, ${few.lines} lines: ${resultLine(few)}\n`);
      process.stdout.write(
        `${form}, ${many.lines} lines: ${resultLine(many)}, ${ratio.toFixed(2)} times the short one's (bound ${BOUND})\n`,
      );
      if (ratio > BOUND) process.exitCode = 1;
    }
  } finally {
    await app.end();
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

const [appUrl, nomor, form] = process.argv.slice(2);
if (appUrl && nomor && (form === 'PDF' || form === 'XLSX')) {
  process.stdout.write(JSON.stringify(await writeOne(appUrl, nomor, form)));
} else await main();
