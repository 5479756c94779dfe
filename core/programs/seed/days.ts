import { openBankDay } from '#core/business-day/branch-day/bank-day.ts';
import { moveDay, steps } from '#core/business-day/branch-day/day.ts';
import { completeEndsOfDay, continueEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { closeTill } from '#core/cash/vault/close-till.ts';
import { countVault } from '#core/cash/vault/count-vault.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { noAdjustments, perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { setRate } from '#core/profit-sharing/set-rate.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { Pecahan } from '#types/proto/common.ts';
import type { NewAccount } from './accounts.ts';
import { as, type Bank, notes, post, toRows, wire } from './counter.ts';
import type { Random } from './random.ts';

/** A counter of the demo bank: the teller and the keeper of the vault that gives out the teller's cash. */
export interface Counter {
  readonly teller: string;
  readonly headTeller: string;
}

interface Box {
  id_kas: number;
  saldo: bigint;
  stok: Record<string, number>;
}

const stockRows = (stock: Readonly<Record<string, number>>): Pecahan[] =>
  toRows(Object.fromEntries(Object.entries(stock).map(([minor, count]) => [String(BigInt(minor) / 100n), count])));

async function tillOf(bank: Bank, teller: string, currency: string = BOOK_CURRENCY): Promise<Box> {
  const [box] = await bank.app<
    Box[]
  >`select id_kas, saldo, stok from cash_box where id_user = ${teller} and kode_valuta = ${currency}`;
  if (!box) throw new Error(`${teller} has no till`);
  return box;
}

async function sentTo(bank: Bank, from: number | null, to: number | null): Promise<string> {
  const [row] = await bank.app<{ id: string }[]>`
    select id_serah_terima as id from handover where status = 'DIKIRIM' and (asal = ${from} or tujuan = ${to})`;
  if (!row) throw new Error('the cash that was sent is not on its way');
  return row.id;
}

/** The vault hands the teller cash and the teller opens the till with an own count. */
export async function openCounter(
  bank: Bank,
  { teller, headTeller }: Counter,
  cash: Readonly<Record<string, number>>,
  kode_valuta: string = BOOK_CURRENCY,
) {
  const { id_kas } = await tillOf(bank, teller, kode_valuta);
  const pecahan = toRows(cash);
  const nominal = wire(Object.entries(cash).reduce((sum, [note, count]) => sum + BigInt(note) * BigInt(count), 0n));
  await post(bank, headTeller, vaultToTill, {
    id_kas: String(id_kas),
    nominal,
    kode_valuta,
    keterangan: 'Modal kas teller',
    pecahan,
  });
  await post(bank, teller, openTill, { kode_valuta, id_serah_terima: await sentTo(bank, null, id_kas), pecahan });
}

/** The teller counts the till of this currency, closes it and the vault takes all of it. */
export async function closeCounter(
  bank: Bank,
  { teller, headTeller }: Counter,
  kode_valuta: string = BOOK_CURRENCY,
): Promise<void> {
  const box = await tillOf(bank, teller, kode_valuta);
  const pecahan = stockRows(box.stok);
  await post(bank, teller, closeTill, { kode_valuta, pecahan, keterangan: 'Tutup kas' });
  await post(bank, headTeller, receiveCash, { id_serah_terima: await sentTo(bank, box.id_kas, null), pecahan });
}

/** Above 80,000,000 rupiah in minor units a till is emptied into the vault. */
const TOO_MUCH = 8_000_000_000n;

async function bringToVault(bank: Bank, { teller, headTeller }: Counter): Promise<void> {
  const box = await tillOf(bank, teller);
  if (box.saldo < TOO_MUCH) return;
  const pecahan = stockRows({ '10000000': box.stok['10000000'] ?? 0, '5000000': box.stok['5000000'] ?? 0 });
  const nominal = wire(
    pecahan.reduce((sum, row) => sum + BigInt(row.nominal.replace('.00', '')) * BigInt(row.lembar), 0n),
  );
  await post(bank, teller, tillToVault, { nominal, keterangan: 'Kelebihan kas teller', pecahan });
  await post(bank, headTeller, receiveCash, { id_serah_terima: await sentTo(bank, box.id_kas, null), pecahan });
}

/** Deposits over one counter, with a withdrawal or a transfer in between as a day has them. */
export async function serve(
  bank: Bank,
  random: Random,
  counter: Counter,
  accounts: readonly NewAccount[],
): Promise<void> {
  const done: NewAccount[] = [];
  for (const account of accounts) {
    await post(bank, counter.teller, cashDeposit, {
      nomor_rekening: account.nomor_rekening,
      nominal: wire(account.setoran),
      keterangan: random.pick(ORIGINS),
      pecahan: notes(account.setoran, BigInt(random.between(40, 80))),
    });
    done.push(account);
    if (done.length % 12 === 0) await somebodyElse(bank, random, counter, done);
    await bringToVault(bank, counter);
  }
}

const ORIGINS = ['Setoran tunai', 'Tabungan bulanan', 'Hasil usaha', 'Gaji', 'Panen', 'Setoran harian toko'];
const PURPOSES = [
  'Biaya sekolah',
  'Belanja bulanan',
  'Sewa rumah',
  'Bayar pemasok',
  'Kirim orang tua',
  'Cicilan',
  'Arisan',
];

/** The current account, the only product that companies hold here, and who fetches their cash. */
const OF_COMPANIES = '01';
const CLERK_OF_COMPANY = { nomor_identitas: '3171014507920001', nama: 'Wulan Handayani' };

async function somebodyElse(
  bank: Bank,
  random: Random,
  counter: Counter,
  served: readonly NewAccount[],
): Promise<void> {
  const rich = served.filter((account) => account.setoran >= 3_000_000n && account.kode_produk !== '13');
  if (rich.length < 2) return;
  const from = random.pick(rich);
  const nominal = BigInt(random.between(1, 10)) * 100_000n;
  if (random.percent(40)) {
    const box = await tillOf(bank, counter.teller);
    if ((box.stok['10000000'] ?? 0) < 10) return;
    await post(bank, counter.teller, cashWithdrawal, {
      nomor_rekening: from.nomor_rekening,
      nominal: wire(nominal),
      keterangan: random.pick(PURPOSES),
      pecahan: notes(nominal, 100n),
      ...(from.kode_produk === OF_COMPANIES && CLERK_OF_COMPANY),
    });
    return;
  }
  const to = random.pick(served.filter((account) => account !== from));
  await post(bank, counter.teller, bookTransfer, {
    nomor_rekening_debet: from.nomor_rekening,
    nomor_rekening_kredit: to.nomor_rekening,
    nominal: wire(nominal),
    keterangan: random.pick(PURPOSES),
  });
}

/** Two officers count each vault of a branch, and find what the books say. */
export async function countVaultOf(bank: Bank, headTeller: string): Promise<void> {
  const vaults = await bank.app<(Box & { kode_valuta: string })[]>`
    select k.id_kas, k.saldo, k.stok, k.kode_valuta from cash_box k join app_user u using (kode_cabang)
    where u.id_user = ${headTeller} and k.jenis = 'KHASANAH' order by k.id_kas`;
  for (const { stok, kode_valuta } of vaults) {
    await post(bank, headTeller, countVault, {
      kode_valuta,
      pecahan_layak: stockRows(stok),
      pecahan_tidak_layak: [],
      keterangan: '',
    });
  }
}

/** The manager who moves a branch's day, and the keeper of its vault. */
interface DayCrew {
  readonly branch: string;
  readonly manager: string;
  readonly headTeller: string;
}

const crews: readonly DayCrew[] = [
  { branch: '001', manager: 'manager1', headTeller: 'headteller1' },
  { branch: '002', manager: 'manager2', headTeller: 'headteller2' },
  { branch: '000', manager: 'finance1', headTeller: 'finance1' },
];

/** Runs one step of a branch's day, from its present date. */
export const stepDay = async (bank: Bank, user: string, branch: string, step: keyof typeof steps) =>
  moveDay(await as(bank, user), { kode_cabang: branch, accounting_date: '' }, steps[step]);

/** Begins the end of day of one branch: its vault counted, the counters shut, and the last step asked for. */
async function beginEndOfDay(bank: Bank, { branch, manager, headTeller }: DayCrew): Promise<void> {
  await countVaultOf(bank, headTeller);
  await stepDay(bank, manager, branch, 'cutOff');
  await stepDay(bank, manager, branch, 'close');
}

/** Where the day that closes is its month's last, head office sets the month's rates by two persons, once every branch has locked its averages. */
async function setRates(bank: Bank): Promise<void> {
  const months = await bank.app<{ pool: string; bulan: string }[]>`
    select distinct p.pool, to_char(b.accounting_date, 'YYYY-MM-01') as bulan from pool_member p cross join branch b
    where b.jenis = 'HO' and date_trunc('month', b.accounting_date) <> date_trunc('month', next_business_day(b.accounting_date))`;
  if (months.length > 0) await continueEndsOfDay(bank.app);
  for (const month of months) {
    const { sidik } = await perhitunganHi1000(await as(bank, 'finance1'), { ...month, ...noAdjustments });
    await post(bank, 'finance1', setRate, { ...month, sidik });
  }
}

/** Head office opens the bank's next business day, and a second person of it agrees. Returns the day. */
async function openBank(bank: Bank): Promise<string> {
  const [day] = await bank.app<{ tanggal: string }[]>`
    select next_business_day(accounting_date) as tanggal from branch where jenis = 'HO'`;
  if (!day) throw new Error('the bank has no head office');
  await post(bank, 'finance1', openBankDay, day);
  return day.tanggal;
}

/** Every branch closes its day with its checks, head office opens the next one and the branches follow. Returns the new day. */
export async function turnDay(bank: Bank): Promise<string> {
  for (const crew of crews) await beginEndOfDay(bank, crew);
  await setRates(bank);
  await completeEndsOfDay(bank.app);
  const day = await openBank(bank);
  for (const { branch, manager } of crews.filter((crew) => crew.branch !== '000')) {
    await stepDay(bank, manager, branch, 'prepare');
    await stepDay(bank, manager, branch, 'open');
  }
  return day;
}
