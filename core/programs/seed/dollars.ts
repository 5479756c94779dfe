import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { saveRate } from '#core/cash/currency/save-rate.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { addDays } from '#lib/dates.ts';
import { openAccounts } from './accounts.ts';
import { payIn } from './capital.ts';
import { type Bank, post, toRows } from './counter.ts';
import type { Customer } from './customers.ts';
import { type Counter, openCounter } from './days.ts';

/** The demo bank keeps its dollars here. */
const BRANCH = '001';
const PRODUCT = '15';
const VALUTA = 'USD';

/** Middle rates of the demo days, oldest first, in rupiah; the bank gives and asks a hundred less and more. */
const MIDDLES = [16_600, 16_635, 16_590, 16_620] as const;
const SPREAD = 100;

/** Notes by nominal in dollars: 111,000 in the vault, 4,800 in the till that is open. */
const VAULT = { '100': 1_000, '50': 100, '20': 200, '10': 100, '5': 100, '1': 500 };
const TILL = { '100': 20, '50': 20, '20': 50, '10': 50, '5': 40, '1': 100 };

/** The dollar vault and the dollar tills of two tellers, all empty and closed. Maxima in minor units: 1,000,000 and 10,000 dollars. */
export async function seedDollarBoxes({ owner }: Bank): Promise<void> {
  await owner`
    insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, id_user, status, batas)
    values ('KHASANAH', 'KHSUSD', ${BRANCH}, ${VALUTA}, null, 'BUKA', 100000000),
           ('TELLER', 'TLR01USD', ${BRANCH}, ${VALUTA}, 'teller1', 'TUTUP', 1000000),
           ('TELLER', 'TLR02USD', ${BRANCH}, ${VALUTA}, 'teller2', 'TUTUP', 1000000)`;
}

/** Head office sets the rates of each demo day by two persons, and the founders pay dollars into the vault. */
export async function payInDollars(bank: Bank, days: readonly string[]): Promise<void> {
  for (const [index, tanggal] of days.entries()) {
    const middle = MIDDLES[index % MIDDLES.length] ?? MIDDLES[0];
    await post(bank, 'finance1', saveRate, {
      kode_valuta: VALUTA,
      tanggal,
      beli: String(middle - SPREAD),
      tengah: String(middle),
      jual: String(middle + SPREAD),
      versi: 0,
    });
  }
  await payIn(bank, {
    kode_cabang: BRANCH,
    kode_valuta: VALUTA,
    pecahan: toRows(VAULT),
  });
}

/** First deposits in notes of 100 dollars. */
const DEPOSITS = [5, 12, 3, 8] as const;

/** The tour's teller has dollars too, and a few customers keep some. */
export async function serveInDollars(
  bank: Bank,
  counter: Counter,
  customers: readonly Customer[],
  today: string,
): Promise<void> {
  await openCounter(bank, counter, TILL, VALUTA);
  const owners = customers.filter(({ kode_cabang, jenis }) => kode_cabang === BRANCH && jenis === 'P');
  const accounts = DEPOSITS.flatMap((_, index) => {
    const owner = owners[index];
    return owner
      ? [
          {
            nomor_rekening: makeAccountNumber(BRANCH, PRODUCT, index + 1),
            nomor_nasabah: owner.nomor_nasabah,
            nama_rekening: owner.nama_nasabah,
            nama_normal: owner.nama_normal,
            kode_produk: PRODUCT,
            kode_cabang: BRANCH,
            tanggal_buka: addDays(today, -1),
            setoran: 0n,
          },
        ]
      : [];
  });
  await openAccounts(bank, accounts, today);
  for (const [index, { nomor_rekening }] of accounts.entries()) {
    const notes = DEPOSITS[index] ?? 1;
    await post(bank, counter.teller, cashDeposit, {
      nomor_rekening,
      nominal: `${notes}00.00`,
      kode_valuta: VALUTA,
      keterangan: 'Setoran awal dolar',
      pecahan: toRows({ '100': notes }),
    });
  }
}
