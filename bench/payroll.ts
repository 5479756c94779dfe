import pino from 'pino';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import type { Db } from '#core/db/client.ts';
import { Transactions } from '#core/db/transactions.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { payrollJob } from '#core/payments/payroll/payroll-job.ts';
import { type Bank, post } from '#core/programs/seed/counter.ts';
import { decide, file } from '#core/programs/seed/desk.ts';
import { objectsOf } from '#lib/config/storage.ts';
import { wallClock } from '#lib/dates.ts';
import { MOST_SALARIES } from '#lib/payments/payroll.ts';
import { accountNumber, prepareBank, userName } from './bank.ts';
import { type BenchDatabase, inBench } from './database.ts';
import { QUICK, sized } from './quick.ts';

/**
 * `node bench/payroll.ts`: how many rows of a payroll of 10,000 its job pays in a second, against transfers posted one by one, eight at a time, in the same
 * database and run. Proves the books afterwards. Exits 1 below the target ratio. `--quick` is a small run that only proves the books.
 */
const ROWS = sized(MOST_SALARIES, 200);
const SINGLES = sized(600, 40);
const WARM = sized(100, 8);
const AT_ONCE = 8;
const TARGET = 6;
const MAKER = userName(1);
const CHECKER = userName(2);
const EMPLOYER = accountNumber(1);
const SECOND_MS = 1_000;

const rate = (count: number, from: number): number => (count * SECOND_MS) / (performance.now() - from);

/** Transfers one rupiah between accounts that no other has, `AT_ONCE` at a time; returns the transfers per second. */
async function single(bank: Bank, count: number, first: number): Promise<number> {
  const places = Array.from({ length: count }, (_, index) => first + 2 * index).values();
  const from = performance.now();
  const worker = async (): Promise<void> => {
    for (const place of places)
      await post(bank, userName(3), bookTransfer, {
        nomor_rekening_debet: accountNumber(place),
        nomor_rekening_kredit: accountNumber(place + 1),
        nominal: '1.00',
        kode_valuta: 'IDR',
        keterangan: '',
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return rate(count, from);
}

/** Files and approves a payroll of so many rows, and pays it; returns the rows per second, filing and approval left out. */
async function pay(bank: Bank, appUrl: string): Promise<number> {
  const rows = Array.from({ length: ROWS }, (_, index) => `${accountNumber(index + 2)},Nasabah ${index + 2},1000,`);
  const idFlow = await file(
    bank,
    MAKER,
    'BAYAR_GAJI',
    {
      nomor_rekening: EMPLOYER,
      periode: wallClock(new Date()).date.slice(0, 7),
      jumlah_baris: String(ROWS),
      nominal: `${BigInt(ROWS) * 1_000n}.00`,
      kode_valuta: 'IDR',
      isi: ['nomor_rekening,nama,nominal,keterangan', ...rows].join('\n'),
      keterangan: 'Gaji bulanan',
    },
    '',
  );
  await decide(bank, CHECKER, idFlow, 'APPROVE', 'Sesuai surat');
  const [payroll] = await bank.app<{ id_gaji: string }[]>`select id_gaji from payroll`;
  const transactions = new Transactions(appUrl);
  try {
    const from = performance.now();
    const isDone = async () => (await bank.app`select from payroll where status = 'SELESAI'`).length > 0;
    while (!(await isDone()))
      await payrollJob(bank.app, transactions.begin, pino({ level: 'warn' }), { id_gaji: payroll?.id_gaji });
    return rate(ROWS, from);
  } finally {
    await transactions.end();
  }
}

async function prepare(owner: Db, today: string): Promise<void> {
  await prepareBank(owner, { today, users: 3, accounts: ROWS + 1 + 2 * (SINGLES + WARM) });
  await owner`update user_role set role_id = case id_user when ${MAKER} then 'BACK_OFFICE' when ${CHECKER} then 'BRANCH_MANAGER' else role_id end`;
}

async function main(database: BenchDatabase, app: Db): Promise<void> {
  const bank: Bank = { owner: database.owner, app, storage: objectsOf(process.env) };
  await prepare(bank.owner, wallClock(new Date()).date);
  await single(bank, WARM, ROWS + 2);
  const one = await single(bank, SINGLES, ROWS + 2 + 2 * WARM);
  const many = await pay(bank, database.appUrl);
  const wrong = (await checkBooks(bank.owner)).filter(({ ok }) => !ok);
  process.stdout.write(
    `${many.toFixed(0)} salaries a second of ${ROWS}, ${one.toFixed(0)} transfers a second one by one, ${AT_ONCE} at a time: ratio ${(many / one).toFixed(1)}, target ${TARGET}\n`,
  );
  for (const { name, details } of wrong) process.stdout.write(`${name}: ${details.join('; ')}\n`);
  if ((!QUICK && many / one < TARGET) || wrong.length > 0) process.exitCode = 1;
}

await inBench('payroll', AT_ONCE + 2, main);
