import { closeDay } from '#core/branch/day.ts';
import { bookTransfer } from '#core/teller/book-transfer.ts';
import { cashDeposit } from '#core/teller/cash-deposit.ts';
import { cashWithdrawal } from '#core/teller/cash-withdrawal.ts';
import { closeTill } from '#core/vault/close-till.ts';
import { openTill } from '#core/vault/open-till.ts';
import { receiveCash } from '#core/vault/receive-cash.ts';
import { tillToVault } from '#core/vault/till-to-vault.ts';
import { vaultToTill } from '#core/vault/vault-to-till.ts';
import type { Pecahan } from '#types/proto/common.ts';
import type { NewAccount } from './accounts.ts';
import { as, type Bank, notes, post, toRows, wire } from './counter.ts';
import type { Random } from './random.ts';

/** A counter of the demo bank: the teller and who keeps the vault she is given cash from. */
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

async function tillOf(bank: Bank, teller: string): Promise<Box> {
  const [box] = await bank.app<Box[]>`select id_kas, saldo, stok from cash_box where id_user = ${teller}`;
  if (!box) throw new Error(`${teller} has no till`);
  return box;
}

async function sentTo(bank: Bank, from: number | null, to: number | null): Promise<string> {
  const [row] = await bank.app<{ id: string }[]>`
    select id_serah_terima as id from handover where status = 'DIKIRIM' and (asal = ${from} or tujuan = ${to})`;
  if (!row) throw new Error('the cash that was sent is not on its way');
  return row.id;
}

/** The vault hands the teller her cash and she opens the till with her own count. */
export async function openCounter(bank: Bank, { teller, headTeller }: Counter, cash: Readonly<Record<string, number>>) {
  const { id_kas } = await tillOf(bank, teller);
  const pecahan = toRows(cash);
  const nominal = wire(Object.entries(cash).reduce((sum, [note, count]) => sum + BigInt(note) * BigInt(count), 0n));
  await post(bank, headTeller, vaultToTill, {
    id_kas: String(id_kas),
    nominal,
    keterangan: 'Modal kas teller',
    pecahan,
  });
  await post(bank, teller, openTill, { id_serah_terima: await sentTo(bank, null, id_kas), pecahan });
}

/** The teller counts her till, closes it and the vault takes all of it. */
export async function closeCounter(bank: Bank, { teller, headTeller }: Counter): Promise<void> {
  const box = await tillOf(bank, teller);
  const pecahan = stockRows(box.stok);
  await post(bank, teller, closeTill, { pecahan, keterangan: 'Tutup kas' });
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

/** Closes the day of every branch with its checks, and opens the next one on `next`. */
export async function turnDay(bank: Bank, next: string): Promise<void> {
  for (const [branch, manager] of [
    ['001', 'manager1'],
    ['002', 'manager2'],
    ['000', 'finance1'],
  ] as const) {
    await closeDay(await as(bank, manager), branch);
  }
  // The demo bank opens on the day it is first started, even where that is a Sunday: opening is laid here, not run.
  await bank.owner`update branch set status = 'BUKA', accounting_date = ${next}`;
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, accounting_date, 'finance1' from branch`;
}
