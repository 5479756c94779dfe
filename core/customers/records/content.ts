import type { Db } from '#core/db/client.ts';
import { filesOf, toStoredFile } from '#core/file/stored-file.ts';
import type { BerkasTersimpan } from '#types/proto/file.ts';

/**
 * A customer as the record stores it: the row of customer with the rows of each part under the part's name. The present state and the state at any
 * moment share this shape.
 */

type Text = string | null;
type Row<K extends string> = Readonly<Record<K, Text>>;

export interface AddressRow extends Row<'alamat' | 'kelurahan' | 'kecamatan' | 'wilayah' | 'kota' | 'kode_pos'> {
  readonly jenis: string;
}
interface ContactRow {
  readonly jenis: string;
  readonly nilai: string;
}
interface RelationRow
  extends Row<'hubungan' | 'jenis_identitas' | 'nomor_identitas' | 'tanggal_lahir' | 'telepon' | 'jabatan' | 'pihak'> {
  readonly peran: string;
  readonly nama: string;
  readonly bagian: number | null;
  readonly pep: boolean;
}
type PersonRow = Row<
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
interface EntityRow
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
type LicenceRow = Row<'jenis' | 'nomor' | 'tanggal' | 'berlaku_sampai' | 'penerbit'>;
type DeedRow = Row<'jenis' | 'nomor' | 'tanggal' | 'notaris' | 'nomor_sk' | 'tanggal_sk' | 'perihal'>;
interface DocumentRow extends Row<'tanggal' | 'berlaku_sampai'> {
  readonly jenis: string;
  readonly nomor_dokumen: string;
  readonly id_berkas: string;
  /** The document's file; it never changes. */
  readonly berkas: BerkasTersimpan;
}
interface RiskRow {
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
  readonly customer_document: readonly DocumentRow[];
  readonly customer_income: readonly { readonly sumber: string; readonly keterangan: string }[];
  readonly customer_risk: readonly RiskRow[];
}

/** A stored customer, with the version a change must name. */
export interface StoredCustomer {
  readonly isi: Content;
  readonly versi: number;
}

/** Adds to each document its file. Versions of before there were documents have none. */
async function withFiles(db: Db, isi: Content): Promise<Content> {
  const rows = isi.customer_document ?? [];
  const files = await filesOf(
    db,
    rows.map(({ id_berkas }) => id_berkas),
  );
  return {
    ...isi,
    customer_document: rows.flatMap((row) => {
      const berkas = files.get(row.id_berkas);
      return berkas ? [{ ...row, berkas: toStoredFile(berkas) }] : [];
    }),
  };
}

/** Reads the present customer of this number; null when there is none. */
export async function loadContent(db: Db, number: string): Promise<StoredCustomer | null> {
  const [row] = await db<StoredCustomer[]>`
    select record_now('customer', ${db.json({ nomor_nasabah: number })}) as isi, c.versi from customer c where c.nomor_nasabah = ${number}`;
  return row ? { ...row, isi: await withFiles(db, row.isi) } : null;
}

/** Reads the customer's record in the version a form read, and who has changed it since then; null where no such version exists. */
export async function contentSeen(
  db: Db,
  number: string,
  versi: number,
): Promise<{ readonly isi: Content; readonly oleh: readonly string[] } | null> {
  const [row] = await db<{ isi: Content; oleh: string[] }[]>`
    select v.isi, array(select distinct u.nama_user from record_version w join app_user u on u.id_user = w.pembuat
      where w.jenis = 'customer' and w.kunci = v.kunci and w.versi > v.versi order by 1) as oleh
    from record_version v where v.jenis = 'customer' and v.kunci = ${number} and v.versi = ${versi}`;
  return row?.isi ? { ...row, isi: await withFiles(db, row.isi) } : null;
}

/**
 * Reads a customer as valid on a day by what the bank knew at a moment; null where it knew nothing. A record nobody has changed is read from its
 * present rows.
 */
export async function contentAs(db: Db, number: string, benar: string, diketahui: string): Promise<Content | null> {
  const [row] = await db<{ isi: Content | null }[]>`
    select case when exists (select from record_version v where v.jenis = 'customer' and v.kunci = ${number})
      then record_as('customer', ${number}, ${benar}::date, ${diketahui}::timestamptz)
      else record_now('customer', ${db.json({ nomor_nasabah: number })}) end as isi`;
  return row?.isi ? withFiles(db, row.isi) : null;
}

export const addressOf = (isi: Content, jenis: string): AddressRow | undefined =>
  isi.customer_address.find((row) => row.jenis === jenis);
export const contactOf = (isi: Content, jenis: string): string =>
  isi.customer_contact.find((row) => row.jenis === jenis)?.nilai ?? '';
