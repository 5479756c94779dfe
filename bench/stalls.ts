import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Context } from '#core/access/context.ts';
import { generalEntries } from '#core/books/entries/general-entries.ts';
import { validate } from '#core/books/entries/validate.ts';
import { saveBudget } from '#core/books/finance/save-budget.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { importFinancing } from '#core/customers/records/import-financing.ts';
import { unggah } from '#core/customers/screening/receive-part.ts';
import type { Db } from '#core/db/client.ts';
import type { Operation } from '#core/engine/operation.ts';
import { runOperation } from '#core/engine/run-operation.ts';
import { payPayroll } from '#core/payments/payroll/pay.ts';
import { periksa } from '#core/payments/payroll/queries.ts';
import { MOST_ENTRIES } from '#lib/books/ledger-entries.ts';
import { MOST_BUDGET_CHARACTERS } from '#lib/books/schemas/budget.ts';
import { MOST_CHARACTERS } from '#lib/customers/schemas/financing.ts';
import { wallClock } from '#lib/dates.ts';
import { AppError } from '#lib/errors/errors.ts';
import { PART_CHARACTERS } from '#lib/list-parts.ts';
import { MOST_PAYROLL_TEXT, MOST_SALARIES } from '#lib/payments/payroll.ts';
import { accountNumber, BRANCH, OWN_GL, prepareBank, userName } from './bank.ts';
import { type BenchDatabase, contextOf, inBench } from './database.ts';
import { QUICK, sized } from './quick.ts';

/**
 * `node bench/stalls.ts`: how long the core answers nobody while it takes in the largest body of each call that takes one above 100 kB, right and wrong, against the
 * longest stall of transfers that are tried one after another in the same run. Exits 1 where one stalls it as long as so many of those. `--quick` is a small run.
 */
const ROWS = sized(MOST_SALARIES, 300);
const LEGS = sized(MOST_ENTRIES, 100);
const SINGLES = sized(200, 20);
const MOST_RATIO = 60;
const RESOLUTION_MS = 2;
const NANOS_IN_MS = 1e6;
const MAKER = userName(1);

const filled = (line: string, characters: number): string =>
  line.repeat(Math.ceil(characters / line.length)).slice(0, characters);
const some = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');
const heading = 'nomor_rekening,nama,nominal,keterangan\n';
const people = heading + some(ROWS, (n) => `${accountNumber(n + 2)},Nasabah ${n + 2},1000,Gaji`);
const entries = Array.from({ length: LEGS }, (_, n) => ({
  sisi: n % 2 === 0 ? ('D' as const) : ('K' as const),
  jenis: 'GL' as const,
  nomor: OWN_GL[n % OWN_GL.length] ?? '',
  kode_cabang: '',
  nominal: '1000.00',
  kode_valuta: 'IDR',
  keterangan: 'Koreksi akhir bulan',
}));

/** The longest time in which the event loop turned no further, in ms; a refusal is an answer. */
async function stallOf(work: () => Promise<unknown>): Promise<number> {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  await work().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
  // A stall that ends with the call is noticed a turn later.
  await new Promise((resolve) => setTimeout(resolve, 5 * RESOLUTION_MS));
  loop.disable();
  return loop.max / NANOS_IN_MS;
}

/** Every call with a large body, by what it is sent. */
function bodies(context: Context, today: string): Readonly<Record<string, () => Promise<unknown>>> {
  const tried = (operation: unknown, data: object) => () =>
    runOperation(context, operation as Operation, data, { dryRun: true });
  const payroll = (isi: string) => ({
    nomor_rekening: accountNumber(1),
    periode: today.slice(0, 7),
    jumlah_baris: String(ROWS),
    nominal: `${BigInt(ROWS) * 1_000n}.00`,
    kode_valuta: 'IDR',
    isi,
    keterangan: 'Gaji bulanan',
  });
  const file = (isi: string) => ({ nama: 'berkas.csv', isi });
  const list = (lines: string) =>
    unggah(context, {
      id_impor: randomUUID(),
      jenis: 'DTTOT',
      penerbit: 'UJI',
      nomor: 'UJI/1',
      tanggal: today,
      berlaku_sejak: today,
      bagian: 1,
      baris_awal: 2,
      kepala: 'kode;nama;macam;lahir',
      isi: lines,
      akhir: 'T',
    });
  return {
    'gaji/periksa, as many salaries as may be': () =>
      periksa(context, { nomor_rekening: accountNumber(1), isi: people }),
    'gaji/periksa, lines that are none': () =>
      periksa(context, {
        nomor_rekening: accountNumber(1),
        isi: heading + filled('a,b,1,\n', MOST_PAYROLL_TEXT - heading.length),
      }),
    'gaji/periksa, one cell that never ends': () =>
      periksa(context, {
        nomor_rekening: accountNumber(1),
        isi: heading + filled('"', MOST_PAYROLL_TEXT - heading.length),
      }),
    'flow/bayar-gaji, as many salaries as may be': tried(payPayroll, payroll(people)),
    'transaksi-umum/validasi, as many rows as may be': () =>
      validate(context, { valActionType: 'SUBMIT', valTrxType: 'TRANSAKSI_UMUM_MULTI', baris: entries }),
    'flow/transaksi-umum-multi, as many rows as may be': tried(generalEntries, {
      baris: entries,
      keterangan: 'Koreksi',
    }),
    'flow/impor-pembiayaan, the largest file': tried(importFinancing, {
      tanggal_posisi: today,
      berkas: file(
        `nomor_kontrak,nomor_nasabah,produk,akad,plafon,sisa_pokok,sisa_margin,jatuh_tempo,kolektibilitas\n${some(
          sized(5_000, 100),
          (n) => `K/${n},0010000001,Murabahah rumah,Murabahah,100000000.00,50000000.00,1000000.00,2030-01-01,1`,
        )}`.slice(0, MOST_CHARACTERS),
      ),
      alasan: 'Laporan bulanan',
    }),
    'daftar-nama/unggah, as many names as fit into a part': () =>
      list(some(sized(9_000, 300), (n) => `K-${n};Nama Terdaftar ${n};P;1980`).slice(0, PART_CHARACTERS)),
    'daftar-nama/unggah, lines of one letter': () => list(filled('a\n', PART_CHARACTERS)),
    'flow/anggaran, the largest file': tried(saveBudget, {
      tahun: today.slice(0, 4),
      kode_cabang: BRANCH,
      berkas: file(
        `kode_gl,01,02,03,04,05,06,07,08,09,10,11,12\n${some(sized(500, 50), (n) => `60${1000 + n}${',1000000.00'.repeat(12)}`)}`.slice(
          0,
          MOST_BUDGET_CHARACTERS,
        ),
      ),
      alasan: 'Anggaran tahunan',
    }),
  };
}

async function main(database: BenchDatabase, app: Db): Promise<void> {
  const today = wallClock(new Date()).date;
  await prepareBank(database.owner, { today, users: 2, accounts: ROWS + 2 });
  await database.owner`update user_role set role_id = 'BACK_OFFICE' where id_user = ${MAKER}`;
  const context = await contextOf(app, MAKER);
  const transfers = async () => {
    for (let n = 0; n < SINGLES; n++)
      await runOperation(
        context,
        bookTransfer as never,
        {
          nomor_rekening_debet: accountNumber(1),
          nomor_rekening_kredit: accountNumber(2),
          nominal: '1.00',
          kode_valuta: 'IDR',
          keterangan: '',
        } as never,
        { dryRun: true },
      );
  };
  await stallOf(transfers);
  const plain = await stallOf(transfers);
  process.stdout.write(`${SINGLES} transfers one after another: ${plain.toFixed(0)} ms at the longest\n`);
  for (const [name, work] of Object.entries(bodies(context, today))) {
    await work().catch(() => {});
    const stall = await stallOf(work);
    const ratio = stall / plain;
    if (!QUICK && ratio > MOST_RATIO) process.exitCode = 1;
    process.stdout.write(`${name}: ${stall.toFixed(0)} ms, ${ratio.toFixed(1)} times (at most ${MOST_RATIO})\n`);
  }
}

await inBench('stalls', 4, main);
