import type { Db } from '#core/db/client.ts';

/**
 * A customer as the record keeps her: the row of customer with the rows of each part under the part's name. What stands now and what
 * stood at any moment have this one shape.
 */

type Text = string | null;
type Row<K extends string> = Readonly<Record<K, Text>>;

export interface AddressRow extends Row<'alamat' | 'kelurahan' | 'kecamatan' | 'wilayah' | 'kota' | 'kode_pos'> {
  readonly jenis: string;
}
export interface ContactRow {
  readonly jenis: string;
  readonly nilai: string;
}
export interface RelationRow
  extends Row<'hubungan' | 'jenis_identitas' | 'nomor_identitas' | 'tanggal_lahir' | 'telepon' | 'jabatan' | 'pihak'> {
  readonly peran: string;
  readonly nama: string;
  readonly bagian: number | null;
  readonly pep: boolean;
}
export type PersonRow = Row<
  | 'nama_alias'
  | 'identitas_sampai'
  | 'agama'
  | 'pendidikan'
  | 'status_kawin'
  | 'pekerjaan'
  | 'jabatan'
  | 'pemberi_kerja'
  | 'bidang_usaha'
  | 'penghasilan'
  | 'pep_keterangan'
>;
export interface EntityRow
  extends Row<
    | 'bentuk_hukum'
    | 'tempat_pendirian'
    | 'tanggal_pendirian'
    | 'bidang_usaha'
    | 'kegiatan'
    | 'grup'
    | 'situs'
    | 'omzet'
    | 'aset'
    | 'aturan_tanda_tangan'
    | 'pep_keterangan'
  > {
  readonly jumlah_karyawan: number | null;
}
export type LicenceRow = Row<'jenis' | 'nomor' | 'tanggal' | 'berlaku_sampai' | 'penerbit'>;
export type DeedRow = Row<'jenis' | 'nomor' | 'tanggal' | 'notaris' | 'nomor_sk' | 'tanggal_sk' | 'perihal'>;
export interface RiskRow {
  readonly indikator: string;
  readonly kode: string;
  readonly nilai: number;
}

export interface Content
  extends Row<
    | 'jenis_identitas'
    | 'nomor_identitas'
    | 'nomor_npwp'
    | 'tempat_lahir'
    | 'tanggal_lahir'
    | 'jenis_kelamin'
    | 'nama_ibu_kandung'
    | 'tujuan'
    | 'layanan'
    | 'surat_ke'
    | 'resiko'
    | 'tanggal_tinjau'
    | 'tanggal_buka'
    | 'gabung_ke'
  > {
  readonly nomor_nasabah: string;
  readonly jenis: 'P' | 'B';
  readonly nama_nasabah: string;
  readonly negara: string;
  readonly kode_cabang: string;
  readonly status: string;
  readonly pep: boolean;
  readonly nilai_resiko: number | null;
  readonly customer_person: readonly PersonRow[];
  readonly customer_entity: readonly EntityRow[];
  readonly customer_address: readonly AddressRow[];
  readonly customer_contact: readonly ContactRow[];
  readonly customer_relation: readonly RelationRow[];
  readonly customer_licence: readonly LicenceRow[];
  readonly customer_deed: readonly DeedRow[];
  readonly customer_income: readonly { readonly sumber: string; readonly keterangan: string }[];
  readonly customer_risk: readonly RiskRow[];
}

/** A customer as kept, with the version a change of her must name. */
export interface Kept {
  readonly isi: Content;
  readonly versi: number;
}

/** The customer of this number as she stands; null when there is none. */
export async function loadContent(db: Db, number: string): Promise<Kept | null> {
  const [row] = await db<Kept[]>`
    select record_now('customer', ${db.json({ nomor_nasabah: number })}) as isi, c.versi from customer c where c.nomor_nasabah = ${number}`;
  return row ?? null;
}

/** What the bank held true of her on a day by what it knew at a moment; null: nothing. A record nobody has changed is as it stands. */
export async function contentAs(db: Db, number: string, benar: string, diketahui: string): Promise<Content | null> {
  const [row] = await db<{ isi: Content | null }[]>`
    select case when exists (select from record_version v where v.jenis = 'customer' and v.kunci = ${number})
      then record_as('customer', ${number}, ${benar}::date, ${diketahui}::timestamptz)
      else record_now('customer', ${db.json({ nomor_nasabah: number })}) end as isi`;
  return row?.isi ?? null;
}

export const addressOf = (isi: Content, jenis: string): AddressRow | undefined =>
  isi.customer_address.find((row) => row.jenis === jenis);
export const contactOf = (isi: Content, jenis: string): string =>
  isi.customer_contact.find((row) => row.jenis === jenis)?.nilai ?? '';
