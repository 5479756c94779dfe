import type { Db } from '#core/db/client.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import type { Bank } from '#core/programs/seed/counter.ts';
import { decide, file } from '#core/programs/seed/desk.ts';
import { objectsOf } from '#lib/config/storage.ts';
import { wallClock } from '#lib/dates.ts';
import { BRANCH, prepareBank, userName } from './bank.ts';
import { type BenchDatabase, inBench } from './database.ts';
import { QUICK, sized } from './quick.ts';

/**
 * `node bench/opening.ts`: how many accounts one core process opens in a second, each filed by one person and approved by another, several
 * at a time. Proves the books afterwards. Exits 1 below the target.
 */
const CUSTOMERS = sized(2_000, 200);
const OPENINGS = sized(600, 24);
const WARM = sized(60, 8);
const AT_ONCE = 8;
const TARGET = 20;
const CLERK = userName(1);
const MANAGER = userName(2);
const FIRST = 100_000;
const SECOND_MS = 1_000;

/** Customers in order, of age and rated, and the two persons who open for them. */
async function prepare(owner: Db, today: string): Promise<string[]> {
  await prepareBank(owner, { today, users: 2, accounts: 100 });
  await owner`update user_role set role_id = case id_user when ${CLERK} then 'CS' else 'BRANCH_MANAGER' end`;
  const rows = await owner<{ nomor_nasabah: string }[]>`
    insert into customer (nomor_nasabah, jenis, nama_nasabah, nama_normal, kode_cabang, tanggal_lahir, jenis_kelamin, resiko, nilai_resiko, tanggal_tinjau, tanggal_buka)
    select ${BRANCH} || lpad((${FIRST} + n)::text, 7, '0'), 'P', 'Pembuka ' || n, 'PEMBUKA ' || n, ${BRANCH}, '1990-01-02', 'P', 'RENDAH', 0, ${today}::date + 900, ${today}
    from generate_series(1, ${CUSTOMERS}::integer) n returning nomor_nasabah`;
  await owner`insert into customer_person (nomor_nasabah) select nomor_nasabah from customer where nama_normal like 'PEMBUKA %'`;
  await owner`vacuum analyze`;
  return rows.map(({ nomor_nasabah }) => nomor_nasabah);
}

/** Opens an account for each, `AT_ONCE` at a time; returns the time of each, in milliseconds. */
async function openAll(bank: Bank, numbers: readonly string[], terms: string): Promise<number[]> {
  const rest = numbers.values();
  const times: number[] = [];
  const worker = async (): Promise<void> => {
    for (const nomor_nasabah of rest) {
      const from = performance.now();
      const form = { nomor_nasabah, kode_produk: '12', syarat_sejak: terms, tujuan: 'MENABUNG', sumber_dana: 'GAJI' };
      const idFlow = await file(bank, CLERK, 'BUKA_REKENING', form, '');
      await decide(bank, MANAGER, idFlow, 'APPROVE', 'Sesuai formulir');
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return times.sort((a, b) => a - b);
}

async function main(database: BenchDatabase, app: Db): Promise<void> {
  const bank: Bank = { owner: database.owner, app, storage: objectsOf(process.env) };
  const numbers = await prepare(bank.owner, wallClock(new Date()).date);
  const [terms] = await app<
    { sejak: string }[]
  >`select max(berlaku_sejak) as sejak from product_term where kode_produk = '12'`;
  await openAll(bank, numbers.slice(0, WARM), terms?.sejak ?? '');
  const from = performance.now();
  const times = await openAll(bank, numbers.slice(WARM, WARM + OPENINGS), terms?.sejak ?? '');
  const rate = (OPENINGS * SECOND_MS) / (performance.now() - from);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  const [opened] = await app<
    { n: number }[]
  >`select count(*)::integer as n from record_version where jenis = 'account' and aksi = 'BUAT'`;
  const wrong = (await checkBooks(bank.owner)).filter(({ ok }) => !ok);
  process.stdout.write(
    `${rate.toFixed(0)} openings a second, ${AT_ONCE} at a time, each by two persons; p99 ${p99.toFixed(0)} ms; ${opened?.n} opened, target ${TARGET}\n`,
  );
  for (const { name, details } of wrong) process.stdout.write(`${name}: ${details.join('; ')}\n`);
  if ((!QUICK && rate < TARGET) || wrong.length > 0) process.exitCode = 1;
}

await inBench('opening', AT_ONCE + 2, main);
