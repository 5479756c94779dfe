import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { holdBeneficiary } from '#core/payments/settlement/outgoing-transfer.ts';
import { bankKnown, type RailTerms, termsOf } from '#core/payments/settlement/rail-terms.ts';
import type { OrderChannel, OrderClass, OrderKind } from '#lib/accounts/standing-orders.ts';
import { rupiahMinor } from '#lib/money.ts';
import type { ParameterName } from '#lib/parameters.ts';
import type { ChargeBearer, TransferRail } from '#lib/payments/transfers.ts';

/** An account that an order pays from or to, with the data of its rules. */
export interface OrderAccount {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  readonly status: string;
  /** True when a list that blocks may have a party of it. */
  readonly kepatuhan: boolean;
  /** SAVINGS, haji, giro or deposit: the kind of its product. */
  readonly jenis: string;
  /** True when its contract allows automatic debits. */
  readonly memberi: boolean;
  /** The day of its branch. */
  readonly hari: string;
  /** The account's parties, with their families. */
  readonly keluarga: readonly string[];
}

/** A stored order; amounts in minor units. Dates are YYYY-MM-DD. */
export interface Order {
  readonly nomor_perintah: string;
  readonly golongan: OrderClass;
  readonly jenis: OrderKind;
  readonly rekening_sumber: string;
  /** Null where it pays to another bank. */
  readonly rekening_tujuan: string | null;
  readonly jalur: OrderChannel;
  /** The payee at another bank; '' where it pays to an account of ours. */
  readonly kode_bank: string;
  readonly rekening_luar: string;
  readonly nama_luar: string;
  readonly penduduk_tujuan: boolean;
  readonly wni_tujuan: boolean;
  readonly penduduk_pengirim: boolean;
  readonly wni_pengirim: boolean;
  readonly kode_tujuan: string;
  readonly beban: ChargeBearer;
  readonly nominal: bigint | null;
  readonly persen: number | null;
  readonly batas_bawah: bigint | null;
  readonly batas_atas: bigint | null;
  readonly kelipatan: bigint;
  readonly periode: string;
  readonly setiap: number;
  readonly hari: number;
  readonly mulai: string;
  readonly sampai: string | null;
  readonly kali: number | null;
  readonly hari_libur: string;
  readonly prioritas: number;
  readonly coba_ulang: number;
  readonly jeda_ulang: number;
  readonly sebagian: boolean;
  readonly biaya_berhasil: bigint;
  readonly biaya_gagal: bigint;
  readonly berita: string;
  readonly status: string;
  readonly sebab_status: string;
  readonly versi: number;
}

/** The order's own terms, without its number, kind of record and state. */
export type Terms = Omit<Order, 'nomor_perintah' | 'golongan' | 'status' | 'sebab_status' | 'versi'>;

/** The rules of a registration or a change read this context. */
export interface Mandate {
  readonly sumber: OrderAccount | null;
  readonly tujuan: OrderAccount | null;
  /** The changed order; null for a new one. */
  readonly lama: Order | null;
  /** Another active order that keeps the same account within bounds. */
  readonly dijaga: string | null;
  /** True when the moved money would come back to its payer through other orders that move by a balance. */
  readonly melingkar: boolean;
  /** The fees of a success and of a failed period by the parameters in force; minor units. */
  readonly biaya_berhasil: bigint;
  readonly biaya_gagal: bigint;
  /** The details for a payment to another bank; null where it pays to an account of ours. */
  readonly luar: Outward | null;
}

/** The fields that both forms share. */
export interface Asked {
  readonly nomor_perintah: string;
  readonly versi: number;
  readonly kode_valuta: string;
  readonly mulai: string;
  readonly bebas_biaya: string;
  readonly alasan: string;
}

/** The payee of an order at another bank. */
export interface Beneficiary {
  readonly jalur: TransferRail;
  readonly kode_bank: string;
  readonly rekening_luar: string;
  readonly nama_luar: string;
}

/** The terms of the rail, and the results of the lists for the beneficiary. */
export interface Outward {
  readonly terms: RailTerms;
  readonly bank_dikenal: boolean;
  /** A list of names stops the beneficiary, and compliance has been informed. */
  readonly ditahan: boolean;
}

export interface Pair {
  readonly sumber: string;
  /** '' where it pays to another bank. */
  readonly tujuan: string;
  readonly range: boolean;
  /** Its amount depends on a balance: such orders form no ring. */
  readonly sweeps: boolean;
  readonly luar: Beneficiary | null;
}

/** Reads the order of this number, or null. */
export async function orderOf(db: Db, nomor: string): Promise<Order | null> {
  if (nomor === '') return null;
  const [row] = await db<Order[]>`
    select nomor_perintah, golongan, jenis, rekening_sumber, rekening_tujuan, jalur, kode_bank, rekening_luar, nama_luar, penduduk_tujuan, wni_tujuan,
      penduduk_pengirim, wni_pengirim, kode_tujuan, beban, nominal, persen, batas_bawah, batas_atas, kelipatan, periode, setiap, hari,
      mulai, sampai, kali, hari_libur, prioritas, coba_ulang, jeda_ulang, sebagian, biaya_berhasil, biaya_gagal, berita, status, sebab_status, versi
    from standing_order where nomor_perintah = ${nomor}`;
  return row ?? null;
}

/** Reads the accounts of these numbers, with the data of orders. */
async function orderAccounts(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, OrderAccount>> {
  const rows = await db<OrderAccount[]>`
    select a.nomor_rekening, a.nama_rekening, a.kode_cabang, a.kode_valuta, s.status, s.kepatuhan, p.jenis, allows_standing_order(a.nomor_rekening, b.accounting_date) as memberi,
      b.accounting_date as hari, family_behind(a.nomor_rekening, '{}') as keluarga
    from account a join account_state s using (nomor_rekening) join product p using (kode_produk) join branch b using (kode_cabang)
    where a.nomor_rekening in ${db([...numbers])}`;
  return new Map(rows.map((row) => [row.nomor_rekening, row]));
}

/** Returns the payee of an order at another bank; null where it pays to an account of ours. */
export const beneficiaryOf = ({ jalur, kode_bank, rekening_luar, nama_luar }: Order): Beneficiary | null =>
  jalur === 'INTERNAL' ? null : { jalur, kode_bank, rekening_luar, nama_luar };

/** Reads the details for a payment to the beneficiary. */
export async function outwardOf(db: Db, luar: Beneficiary | null, caller: Caller): Promise<Outward | null> {
  if (luar === null) return null;
  const [terms, bank_dikenal, ditahan] = await Promise.all([
    termsOf(db, caller, luar.jalur),
    bankKnown(db, caller, luar.kode_bank),
    holdBeneficiary(
      db,
      { kode_bank: luar.kode_bank, rekening_tujuan: luar.rekening_luar, nama_tujuan: luar.nama_luar },
      caller.kodeCabang,
    ),
  ]);
  return { terms, bank_dikenal, ditahan };
}

/** Reads the details of the rules. */
export async function loadMandate(db: Db, nomor: string, pair: Pair, caller: Caller): Promise<Mandate> {
  const { sumber, tujuan, range, sweeps } = pair;
  const prices = ['biaya_si_berhasil', 'biaya_si_gagal'] satisfies ParameterName[];
  const [accounts, lama, [graph], values, luar] = await Promise.all([
    orderAccounts(db, [sumber, tujuan]),
    orderOf(db, nomor),
    db<{ dijaga: string | null; melingkar: boolean }[]>`
      select (select o.nomor_perintah from standing_order o where ${range} and o.rekening_tujuan = ${tujuan} and o.jenis = 'RENTANG'
          and o.status in ('AKTIF', 'DITANGGUHKAN') and o.nomor_perintah <> ${nomor}) as dijaga,
        ${sweeps} and ${nomor === ''} and standing_orders_loop(${sumber}, ${tujuan}) as melingkar`,
    db<{ nama: string; nilai: string }[]>`
      select n as nama, parameter_on(n, b.accounting_date) as nilai
      from unnest(${prices}::text[]) n cross join branch b where b.jenis = 'HO'`,
    outwardOf(db, pair.luar, caller),
  ]);
  const price = (nama: ParameterName): bigint => rupiahMinor(values.find((each) => each.nama === nama)?.nilai ?? '0');
  return {
    sumber: accounts.get(sumber) ?? null,
    tujuan: accounts.get(tujuan) ?? null,
    lama,
    dijaga: graph?.dijaga ?? null,
    melingkar: graph?.melingkar ?? false,
    biaya_berhasil: price('biaya_si_berhasil'),
    biaya_gagal: price('biaya_si_gagal'),
    luar,
  };
}
