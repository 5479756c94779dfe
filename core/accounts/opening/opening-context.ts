import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import type { ProductHolders, ProductKind } from '#lib/accounts/codes.ts';
import type { openAccountData } from '#lib/accounts/schemas/opening.ts';
import type { SigningRule } from '#lib/customers/specimens.ts';
import { fail } from '#lib/errors/errors.ts';

export type OpeningData = z.output<typeof openAccountData>;

/** A customer with the context of an opening. */
export interface Holder {
  readonly nomor_nasabah: string;
  readonly nama_nasabah: string;
  readonly nama_normal: string;
  readonly jenis: 'P' | 'B';
  readonly status: string;
  readonly kode_cabang: string;
  readonly resiko: string | null;
  readonly nilai_resiko: number | null;
  readonly pep: boolean;
  readonly tanggal_tinjau: string | null;
  readonly identitas_sampai: string | null;
  readonly surel: string;
  /** The customer is of age; false where no birth date is known. */
  readonly dewasa: boolean;
  /** The customer's last day as a minor; null where no birth date is known. */
  readonly sampai_dewasa: string | null;
  /** A blocking list of names has the customer, and compliance has not cleared them. */
  readonly ditahan: boolean;
  /** The customer is on the national blacklist. */
  readonly dhn: boolean;
  /** The signing rule of an entity, and the number of signers in its record. */
  readonly aturan_tanda_tangan: SigningRule | null;
  readonly penanda_tangan: number;
}

/** The contract's amounts; minor units of the account's currency. */
export interface AgreedAmounts {
  readonly setoran_awal: bigint;
  readonly setoran_berikut: bigint;
  readonly saldo_minimum: bigint;
  readonly biaya_bulanan: bigint;
  readonly biaya_di_bawah_minimum: bigint;
  readonly biaya_penutupan: bigint;
}

/** A product with the terms of the day; amounts in minor units, the share in hundredths of a per cent. */
export interface Offer extends AgreedAmounts {
  readonly kode_produk: string;
  readonly nama_produk: string;
  readonly jenis: ProductKind;
  readonly nasabah: ProductHolders;
  readonly buku: boolean;
  readonly akad: string;
  readonly kode_gl: string;
  readonly kode_valuta: string;
  readonly ditawarkan: boolean;
  readonly syarat_sejak: string;
  readonly nisbah_nasabah: number | null;
  readonly biaya_reaktivasi: bigint;
  readonly tarik_bebas: boolean;
}

/** An account that another one names as the destination of its money. */
export interface Linked {
  readonly nomor_rekening: string;
  readonly kode_valuta: string;
  readonly status: string;
  readonly pemilik: readonly string[];
}

/** The rules of an opening read this context besides its form. */
export interface Opening {
  /** The day of the maker's branch. */
  readonly today: string;
  /** The customer and all other named persons, by number. */
  readonly holders: ReadonlyMap<string, Holder>;
  /** They and their families: none of them makes or allows it. */
  readonly family: readonly string[];
  /** Null where the bank has no such product, or its terms have not begun. */
  readonly offer: Offer | null;
  /** An account of this product that the customer owns already; '' for none. */
  readonly same: string;
  readonly linked: ReadonlyMap<string, Linked>;
  /** The names of the form's choices. */
  readonly tujuan: string;
  readonly sumber_dana: string;
}

/** Reads products that have terms on a day, all or one, with the terms for this customer. */
export const offersOn = (db: Db, day: string, code: string, holder: string): Promise<readonly Offer[]> => db<Offer[]>`
  select p.kode_produk, p.nama_produk, p.jenis, p.nasabah, p.buku, p.akad, p.kode_gl, p.kode_valuta, t.ditawarkan, t.berlaku_sejak as syarat_sejak,
    n.nisbah_nasabah, first_deposit_of(t, c.jenis) as setoran_awal, t.setoran_berikut, minimum_balance_of(t, c.jenis) as saldo_minimum,
    t.biaya_bulanan, t.biaya_di_bawah_minimum, t.biaya_penutupan,
    t.biaya_reaktivasi, t.tarik_bebas
  from product p cross join lateral product_term_on(p.kode_produk, ${day}::date) t
  left join product_nisbah n on (n.kode_produk, n.berlaku_sejak, n.tenor) = (t.kode_produk, t.berlaku_sejak, 0)
  left join customer c on c.nomor_nasabah = ${holder}
  where p.kode_produk = ${code} or ${code} = '' order by p.kode_produk`;

/** Reads customers by their numbers, as of a day; it leaves out numbers the bank does not know. */
export async function holdersOf(db: Db, numbers: readonly string[], day: string): Promise<ReadonlyMap<string, Holder>> {
  const rows = await db<Holder[]>`
    select n.nomor_nasabah, n.nama_nasabah, n.nama_normal, n.jenis, n.status, n.kode_cabang, n.resiko, n.nilai_resiko, n.pep, n.tanggal_tinjau,
      p.identitas_sampai, n.surel, e.aturan_tanda_tangan,
      coalesce(n.tanggal_lahir + make_interval(years => parameter_on('umur_dewasa', ${day}::date)::integer) <= ${day}::date, false) as dewasa,
      (n.tanggal_lahir + make_interval(years => parameter_on('umur_dewasa', ${day}::date)::integer))::date - 1 as sampai_dewasa,
      is_stopped('NASABAH:' || n.nomor_nasabah, r.isi) as ditahan, is_blacklisted('NASABAH:' || n.nomor_nasabah, r.isi) as dhn,
      jsonb_array_length(jsonb_path_query_array(r.isi, '$.customer_relation[*] ? (@.peran == "PENANDA_TANGAN")')) as penanda_tangan
    from customer n left join customer_person p using (nomor_nasabah) left join customer_entity e using (nomor_nasabah)
    cross join lateral (select record_now('customer', jsonb_build_object('nomor_nasabah', n.nomor_nasabah)) as isi offset 0) r
    where n.nomor_nasabah = any (${[...numbers]})`;
  return new Map(rows.map((row) => [row.nomor_nasabah, row]));
}

/** Reads accounts by their numbers, with the owners of each on a day; it leaves out missing ones. */
export async function linkedAccounts(
  db: Db,
  numbers: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, Linked>> {
  const rows = await db<Linked[]>`
    select a.nomor_rekening, a.kode_valuta, s.status, array(select p.nomor_nasabah from account_party p where p.nomor_rekening = a.nomor_rekening
      and p.peran = 'PEMILIK' and coalesce(p.sampai, ${day}::date) >= ${day}::date) as pemilik
    from account a join account_state s using (nomor_rekening) where a.nomor_rekening = any (${[...numbers]})`;
  return new Map(rows.map((row) => [row.nomor_rekening, row]));
}

/** Reads the rows that a form of an opening refers to. VALIDATION names a field whose choice the bank does not offer. */
export async function loadOpening(db: Db, data: OpeningData, caller: Caller): Promise<Opening> {
  const numbers = [...new Set([data.nomor_nasabah, ...data.pihak.map(({ nomor_nasabah }) => nomor_nasabah)])];
  const links = [data.rekening_bagi_hasil, data.rekening_penutupan].filter((number) => number !== '');
  const [around] = await db<
    { today: string; family: string[]; same: string | null; tujuan: string | null; sumber_dana: string | null }[]
  >`
    select b.accounting_date as today, array(select distinct f from unnest(${numbers}::text[]) n, unnest(family_of(n)) f) as family,
      (select a.nomor_rekening from account a join account_state s using (nomor_rekening)
       where a.nomor_nasabah = ${data.nomor_nasabah} and a.kode_produk = ${data.kode_produk} and s.status <> 'TUTUP' order by 1 limit 1) as same,
      (select c.uraian from reference_codes_on('TUJUAN', b.accounting_date) c where c.kode = ${data.tujuan}) as tujuan,
      (select c.uraian from reference_codes_on('SUMBER_DANA', b.accounting_date) c where c.kode = ${data.sumber_dana}) as sumber_dana
    from branch b where b.kode_cabang = ${caller.kodeCabang}`;
  if (!around) return fail('NOT_FOUND');
  const unknown = (['tujuan', 'sumber_dana'] as const).filter((field) => around[field] === null);
  if (unknown.length > 0) fail('VALIDATION', { violations: unknown.map((field) => violation(field, 'v.kode')) });
  const [holders, [offer], linked] = await Promise.all([
    holdersOf(db, numbers, around.today),
    offersOn(db, around.today, data.kode_produk, data.nomor_nasabah),
    linkedAccounts(db, links, around.today),
  ]);
  return {
    today: around.today,
    holders,
    family: around.family,
    offer: offer ?? null,
    same: around.same ?? '',
    linked,
    tujuan: around.tujuan ?? '',
    sumber_dana: around.sumber_dana ?? '',
  };
}

/** Returns the owners of the new account: the customer first. */
export const ownersIn = (data: OpeningData): readonly string[] => [
  data.nomor_nasabah,
  ...data.pihak.filter(({ peran }) => peran === 'PEMILIK').map(({ nomor_nasabah }) => nomor_nasabah),
];
