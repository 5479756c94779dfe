import { openAccounts } from '#core/programs/seed/accounts.ts';
import { type Bank, toRows } from '#core/programs/seed/counter.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { parseRate } from '#lib/profit-sharing/rate.ts';
import type { CounterBank } from './counter-bank.ts';
import { accounts, DAY } from './small-bank.ts';

/** A dollar account of branch 001, one of 002, and the customer of both. */
export const dollars = {
  ani: makeAccountNumber('001', '15', 1),
  budi: makeAccountNumber('002', '15', 1),
} as const;

/** The rates of a day, as a second person would have left them. */
export async function insertRate(
  { owner }: Bank,
  [beli, tengah, jual]: readonly [string, string, string],
  tanggal: string = DAY,
): Promise<void> {
  await owner`insert into exchange_rate ${owner({
    kode_valuta: 'USD',
    tanggal,
    beli: parseRate(beli),
    tengah: parseRate(tengah),
    jual: parseRate(jual),
  })}
    on conflict (tanggal, kode_valuta) do update set beli = excluded.beli, tengah = excluded.tengah, jual = excluded.jual`;
}

/** A dollar vault at 001, open and empty dollar tills of teller1 (001) and teller3 (002), and the accounts above. */
export async function seedDollars(bank: Bank): Promise<void> {
  await bank.owner`
    insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, id_user, status, batas, tanggal)
    values ('KHASANAH', 'KHSUSD', '001', 'USD', null, 'BUKA', 100000000, null),
           ('TELLER', 'TLR01USD', '001', 'USD', 'teller1', 'BUKA', 5000000, ${DAY}),
           ('TELLER', 'TLR01USD', '002', 'USD', 'teller3', 'BUKA', 5000000, ${DAY})`;
  const [customer] = await bank.owner<{ nomor_nasabah: string; nama_nasabah: string; nama_normal: string }[]>`
    select c.nomor_nasabah, c.nama_nasabah, c.nama_normal from customer c join account a using (nomor_nasabah) where a.nomor_rekening = ${accounts.ani}`;
  if (!customer) throw new Error('the small bank has no Ani');
  await openAccounts(
    bank,
    Object.values(dollars).map((nomor_rekening) => ({
      nomor_rekening,
      nomor_nasabah: customer.nomor_nasabah,
      nama_rekening: customer.nama_nasabah,
      nama_normal: customer.nama_normal,
      kode_produk: '15',
      kode_cabang: nomor_rekening.slice(0, 3),
      tanggal_buka: '2024-01-02',
      setoran: 0n,
    })),
    DAY,
  );
}

/** So many notes of USD 100 as an input of deposit or withdrawal. */
export const dollarCash = (nomor_rekening: string, notes: number) => ({
  nomor_rekening,
  nominal: `${notes}00.00`,
  kode_valuta: 'USD',
  pecahan: toRows({ '100': notes }),
});

/** The lines of a journal: branch, GL account, currency, minor units of it, worth in rupiah where that is another. */
export const worthLines = async ({ owner }: CounterBank, idJurnal: string) =>
  (
    await owner<
      { kode_cabang: string; kode_gl: string; kode_valuta: string; jumlah: bigint; jumlah_idr: bigint | null }[]
    >`
      select kode_cabang, kode_gl, kode_valuta, jumlah, jumlah_idr from journal_line where journal_id = ${idJurnal} order by urut`
  ).map((line) => Object.values(line));
