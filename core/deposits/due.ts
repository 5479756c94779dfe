import type { Db } from '#core/db/client.ts';
import { addMonthsAnchored } from '#lib/dates.ts';
import type { DepositState } from '#lib/deposits/deposits.ts';

/** A deposit that an end of day must handle; amounts in minor units, dates YYYY-MM-DD. */
export interface DueDeposit {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly kode_gl: string;
  readonly status: DepositState;
  readonly perpanjangan: string;
  readonly tenor: number;
  readonly urut: number;
  readonly nominal: bigint;
  readonly nisbah: number;
  readonly tanggal_valuta: string;
  readonly jatuh_tempo: string;
  readonly bagi_hasil_sampai: string;
  /** True when its funds are held, or its account is blocked for debits: its principal stays. */
  readonly ditahan: boolean;
  readonly diblokir: boolean;
  /** True when it is blocked for debits because a list that blocks has a party of it. */
  readonly kepatuhan: boolean;
  /** The accounts for shares and principal; '' where none was named. */
  readonly ke_bagi_hasil: string;
  readonly ke_pokok: string;
}

/** An account that a share or a principal goes to. */
export interface Destination {
  readonly nomor_rekening: string;
  readonly kode_cabang: string;
  readonly kode_gl: string;
  /** True when it is closed, being closed, blocked for credits, or of a branch that is not open on this day any more. */
  readonly tertutup: boolean;
}

/** Reads the deposits of a branch between two numbers with a share or a maturity due by a day, in the order of their numbers. */
export const depositsDue = (db: Db, cabang: string, tanggal: string, dari: string, sampai: string) => db<DueDeposit[]>`
  select d.nomor_rekening, a.nama_rekening, a.kode_gl, d.status, d.perpanjangan, d.tenor, d.urut, d.nominal, d.nisbah, d.tanggal_valuta, d.jatuh_tempo,
    d.bagi_hasil_sampai, s.saldo_ditahan > 0 as ditahan, s.blokir in ('D', 'T') as diblokir, s.kepatuhan and s.blokir = 'D' as kepatuhan,
    coalesce((select l.rekening_lain from account_link l where l.nomor_rekening = a.nomor_rekening and l.guna = 'BAGI_HASIL'), '') as ke_bagi_hasil,
    coalesce((select l.rekening_lain from account_link l where l.nomor_rekening = a.nomor_rekening and l.guna = 'PENUTUPAN'), '') as ke_pokok
  from deposit d join account a using (nomor_rekening) join account_state s using (nomor_rekening)
  where a.kode_cabang = ${cabang} and d.nomor_rekening between ${dari} and ${sampai} and (
    d.status = 'AKTIF' and (d.jatuh_tempo <= ${tanggal}::date or d.bagi_hasil_sampai + 28 <= ${tanggal}::date)
    or d.status = 'DICAIRKAN' and d.bagi_hasil_sampai < d.jatuh_tempo)
  order by d.nomor_rekening`;

/** Reads the accounts that these deposits name, as they take money on a day: nothing is posted in a branch that has closed it. */
export async function destinationsOf(
  db: Db,
  due: readonly DueDeposit[],
  tanggal: string,
): Promise<ReadonlyMap<string, Destination>> {
  const numbers = [...new Set(due.flatMap(({ ke_bagi_hasil, ke_pokok }) => [ke_bagi_hasil, ke_pokok]))].filter(Boolean);
  const rows = await db<Destination[]>`
    select a.nomor_rekening, a.kode_cabang, a.kode_gl, s.status in ('TUTUP', 'PENUTUPAN') or s.blokir in ('K', 'T')
      or not accepts_eod_postings(b, ${tanggal}::date) as tertutup
    from account a join account_state s using (nomor_rekening) join branch b using (kode_cabang) where a.nomor_rekening = any (${numbers})`;
  return new Map(rows.map((row) => [row.nomor_rekening, row]));
}

/**
 * Returns the next day on which a deposit's share is due: the anchor day of a month, and its maturity. Counted from its first day, so that 31 January
 * is 28 February and then 31 March.
 */
export function nextShareDay({
  tanggal_valuta,
  bagi_hasil_sampai,
}: Pick<DueDeposit, 'tanggal_valuta' | 'bagi_hasil_sampai'>): string {
  for (let months = 1; ; months += 1) {
    const day = addMonthsAnchored(tanggal_valuta, months);
    if (day > bagi_hasil_sampai) return day;
  }
}
