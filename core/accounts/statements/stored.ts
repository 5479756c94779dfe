import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { BANK } from '#lib/bank.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { StatementKepala } from '#types/proto/accounts/statement.ts';

/** A period of an account for reading its pages: its lines, and how many to a page. */
export interface Span {
  readonly nomor_rekening: string;
  readonly tanggal_awal: string;
  readonly tanggal_akhir: string;
  readonly seq_awal: number;
  readonly jumlah_baris: number;
  readonly baris_halaman: number;
  readonly halaman: number;
  readonly saldo_awal: bigint;
  readonly kode_valuta: string;
}

/** A stored statement. Amounts in minor units. */
export interface Stored extends Span {
  readonly nomor: string;
  readonly debet: bigint;
  readonly kredit: bigint;
  readonly saldo_akhir: bigint;
  readonly sidik: Buffer;
  readonly nama_rekening: string;
  readonly nama_produk: string;
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly cabang_pembuat: string;
  readonly id_user: string;
  readonly nama_user: string;
  readonly tanggal: string;
  readonly dibuat_pada: string;
  readonly identitas_dilihat: boolean;
  readonly biaya: bigint;
  readonly gratis_ke: number | null;
  /** It is mailed to this address, line by line. */
  readonly alamat: string;
  readonly journal_id: bigint | null;
}

type Found = Stored & {
  /** The present branch of its account. */
  readonly kini: string;
};

/** Reads the statement of this number, for any caller. */
export async function findStatement(db: Db, nomor: string): Promise<Found | null> {
  const [row] = await db<Found[]>`
    select s.*, a.kode_cabang as kini, coalesce(u.nama_user, s.id_user) as nama_user
    from statement s join account a using (nomor_rekening) left join app_user u on u.id_user = s.id_user where s.nomor = ${nomor}`;
  return row ?? null;
}

/**
 * Reads the statement of this number for a caller of its account's branch, of the branch that made it, or of head office; to all others it does not
 * exist. NOT_FOUND.
 */
export async function storedStatement(db: Db, caller: Caller, nomor: string): Promise<Stored> {
  const row = (await findStatement(db, nomor)) ?? fail('NOT_FOUND');
  const near = [row.kini, row.kode_cabang, row.cabang_pembuat].includes(caller.kodeCabang);
  return near || caller.headOffice ? row : fail('NOT_FOUND');
}

/** Returns the head of a statement for printing. */
export function headOf(row: Stored): StatementKepala {
  const amount = (minor: bigint) => fromMinor(minor, row.kode_valuta);
  return {
    nomor: row.nomor,
    nomor_rekening: row.nomor_rekening,
    nama_rekening: row.nama_rekening,
    nama_produk: row.nama_produk,
    kode_valuta: row.kode_valuta,
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    tanggal_awal: row.tanggal_awal,
    tanggal_akhir: row.tanggal_akhir,
    jumlah_halaman: row.halaman,
    jumlah_baris: row.jumlah_baris,
    saldo_awal: amount(row.saldo_awal),
    debet: amount(row.debet),
    kredit: amount(row.kredit),
    saldo_akhir: amount(row.saldo_akhir),
    cabang_pembuat: row.cabang_pembuat,
    id_user: row.id_user,
    nama_user: row.nama_user,
    tanggal: row.tanggal,
    waktu: isoTime(row.dibuat_pada),
    biaya: amount(row.biaya),
    nomor_referensi: row.journal_id === null ? '' : makeReference(row.cabang_pembuat, row.tanggal, row.journal_id),
    identitas_dilihat: row.identitas_dilihat ? 'T' : 'F',
    nama_bank: BANK,
    gratis: row.gratis_ke === null ? 'F' : 'T',
    alamat: row.alamat,
  };
}
