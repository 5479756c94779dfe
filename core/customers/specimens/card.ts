import type { Db } from '#core/db/client.ts';
import { filesOf, toStoredFile } from '#core/file/stored-file.ts';
import type { SigningRule } from '#lib/customers/specimens.ts';
import type { PenandaTangan } from '#types/proto/customers/signature.ts';
import type { BerkasTersimpan } from '#types/proto/file.ts';

/** An account with the data of its signatures. */
export interface SignedAccount {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly kode_cabang: string;
  readonly status: string;
  /** The day of its branch. */
  readonly hari: string;
  /** The rule in the owner's record and the contract, for an account that has no card yet. */
  readonly anjuran: SigningRule;
  /** The signers' rule of an entity's own record; null for a person. */
  readonly aturan_badan: SigningRule | null;
}

export interface SpecimenRow {
  readonly nama: string;
  readonly nomor_nasabah: string | null;
  readonly berlaku_sejak: string;
  readonly berlaku_sampai: string | null;
  readonly berkas: BerkasTersimpan;
}

/** A stored card; null where the account has none. */
export interface Card {
  readonly versi: number;
  readonly aturan: SigningRule;
  readonly spesimen: readonly SpecimenRow[];
}

/** The key of a signer: the customer number, or the name of a signer who is no customer. */
export const signerKey = (row: { readonly nomor_nasabah: string | null; readonly nama: string }): string =>
  row.nomor_nasabah ?? row.nama;

/** Reads the account of this number; undefined where there is none. */
export async function loadAccount(db: Db, number: string): Promise<SignedAccount | undefined> {
  const [row] = await db<SignedAccount[]>`
    select a.nomor_rekening, a.nama_rekening, a.kode_cabang, s.status, b.accounting_date as hari, e.aturan_tanda_tangan as aturan_badan,
      coalesce(e.aturan_tanda_tangan, case a.cara_tanda_tangan when 'DAN' then 'SEMUA' when 'ATAU' then 'SALAH_SATU' else 'SENDIRI' end) as anjuran
    from account a join account_state s using (nomor_rekening) join branch b using (kode_cabang)
      left join customer_entity e on e.nomor_nasabah = a.nomor_nasabah
    where a.nomor_rekening = ${number}`;
  return row;
}

/** Reads the card of an account with every specimen, ended ones too, in the order of signers and days. */
export async function loadCard(db: Db, number: string): Promise<Card | null> {
  const [card] = await db<{ versi: number; aturan: SigningRule }[]>`
    select versi, aturan from specimen_card where nomor_rekening = ${number}`;
  if (!card) return null;
  const rows = await db<(Omit<SpecimenRow, 'berkas'> & { id_berkas: string })[]>`
    select nama, nomor_nasabah, berlaku_sejak, berlaku_sampai, id_berkas from specimen
    where nomor_rekening = ${number} order by nama, berlaku_sejak, id_berkas`;
  const files = await filesOf(
    db,
    rows.map(({ id_berkas }) => id_berkas),
  );
  return {
    ...card,
    spesimen: rows.flatMap(({ id_berkas, ...row }) => {
      const file = files.get(id_berkas);
      return file ? [{ ...row, berkas: toStoredFile(file) }] : [];
    }),
  };
}

export type Signer = PenandaTangan & { readonly nomor_nasabah: string | null };

/** Reads the persons who may sign for an account on a day. */
export async function loadSigners(db: Db, number: string, day: string): Promise<Signer[]> {
  const rows = await db<Signer[]>`
    select penanda, nama, nomor_nasabah, peran from signers_of(${number}, ${day}::date)`;
  return rows.map((row) => ({ ...row }));
}

/** Returns true when a specimen is in force on this day. */
export const inForce = (row: SpecimenRow, day: string): boolean =>
  row.berlaku_sejak <= day && (row.berlaku_sampai === null || row.berlaku_sampai >= day);
