import { makeAccountNumber } from '#lib/account-number.ts';
import { addDays } from '#lib/dates.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { Bank } from './counter.ts';
import type { Customer } from './customers.ts';
import type { Random } from './random.ts';

/** An account to be opened, and what its owner brings first, in rupiah. */
export interface NewAccount {
  readonly nomor_rekening: string;
  readonly nomor_nasabah: string;
  readonly nama_rekening: string;
  readonly nama_normal: string;
  readonly kode_produk: string;
  readonly kode_cabang: string;
  readonly tanggal_buka: string;
  readonly setoran: bigint;
}

/** First deposits in thousands of rupiah, from and to; the lowest is the product's own. */
const deposits: Readonly<Record<string, readonly [number, number]>> = {
  '11': [100, 9_000],
  '12': [200, 14_000],
  '13': [500, 24_000],
  '01': [2_000, 35_000],
};
/** Each product requires this first deposit, in rupiah. */
const FIRST: Readonly<Record<string, bigint>> = { '11': 100_000n, '12': 100_000n, '13': 100_000n, '01': 1_000_000n };

/** The account the tour begins with, and what is on it. */
export const TOUR_ACCOUNT = '001120000454';
const TOUR_DEPOSIT = 12_400_000n;

/** Gives out account numbers: a serial per branch and product, none twice. */
export class Serials {
  readonly #next = new Map<string, number>();
  next(branch: string, product: string): string {
    const key = `${branch}${product}`;
    const serial = this.#next.get(key) ?? 1;
    this.#next.set(key, serial + 1);
    return makeAccountNumber(branch, product, serial);
  }
  /** Serials up to this one are in use already. */
  skip(branch: string, product: string, used: number): void {
    this.#next.set(`${branch}${product}`, used + 1);
  }
}

function firstDeposit(random: Random, product: string, business: boolean): bigint {
  if (business) return BigInt(random.between(40, 240)) * 1_000_000n;
  // A few live from hand to mouth: little more than an account is opened with.
  if (random.percent(4)) return (FIRST[product] ?? 0n) + BigInt(random.between(5, 40)) * 1_000n;
  const [low, high] = deposits[product] ?? [100, 1_000];
  // Small balances are common and large ones rare.
  const height = Math.floor((random.below(1_000) * random.below(1_000)) / 1_000);
  const thousands = low + Math.floor(((high - low) * height) / 1_000);
  return BigInt(thousands - (thousands % 10)) * 1_000n;
}

const OF_A_PERSON = ['12', '12', '12', '11', '11', '11', '12', '11', '13', '01'] as const;

/**
 * Plans one account of each customer and a second one of many, until there are `count`. The tour's account takes its place in the row of its serials,
 * instead of the account due there.
 */
export function planAccounts(
  random: Random,
  customers: readonly Customer[],
  count: number,
  today: string,
  serials: Serials = new Serials(),
): NewAccount[] {
  const bambang = customers.find((customer) => customer.nama_nasabah === 'Bambang Wicaksono');
  const others = customers.filter((customer) => customer !== bambang);
  const owners = [...others, ...Array.from({ length: Math.max(count - others.length, 0) }, () => random.pick(others))];
  return owners.slice(0, count).map((customer) => {
    const product = customer.jenis === 'B' ? '01' : random.pick(OF_A_PERSON);
    const number = serials.next(customer.kode_cabang, product);
    const tour = number === TOUR_ACCOUNT && bambang !== undefined;
    const owner = tour ? bambang : customer;
    return {
      nomor_rekening: number,
      nomor_nasabah: owner.nomor_nasabah,
      nama_rekening: owner.nama_nasabah,
      nama_normal: owner.nama_normal,
      kode_produk: product,
      kode_cabang: customer.kode_cabang,
      tanggal_buka: addDays(today, -random.between(30, 2_900)),
      setoran: tour ? TOUR_DEPOSIT : firstDeposit(random, product, customer.jenis === 'B'),
    };
  });
}

/** Writes the accounts with nothing on them yet; what they hold comes by real deposits. */
export async function openAccounts({ owner }: Bank, accounts: readonly NewAccount[], today: string): Promise<void> {
  const products = await owner<{ kode_produk: string; kode_gl: string; kode_valuta: string; buku: boolean }[]>`
    select kode_produk, kode_gl, kode_valuta, buku from product`;
  const ledger = new Map(products.map((row) => [row.kode_produk, row]));
  const rows = accounts.map(({ setoran: _, ...account }) => ({
    ...account,
    kode_gl: ledger.get(account.kode_produk)?.kode_gl ?? '',
    kode_valuta: ledger.get(account.kode_produk)?.kode_valuta ?? BOOK_CURRENCY,
    buku_tabungan: ledger.get(account.kode_produk)?.buku ?? true,
  }));
  for (let from = 0; from < rows.length; from += 5_000) {
    const part = rows.slice(from, from + 5_000);
    const numbers = part.map((row) => row.nomor_rekening);
    await owner`insert into account ${owner(part)}`;
    // Each contract has the terms of the day it was made.
    await owner`
      insert into account_state (nomor_rekening, saldo_minimum, tanggal_aktivitas)
      select k.nomor_rekening, k.saldo_minimum, ${today}::date from account_contract k where k.nomor_rekening = any (${numbers})`;
  }
}
