import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { TolakanWarkatRow } from '#types/proto/cheques/warkat.ts';

type Later =
  | 'tanggal_warkat'
  | 'batas_lapor'
  | 'nomor_peringatan'
  | 'tanggal_selesai'
  | 'cara_selesai'
  | 'bukti'
  | 'nomor_dhib';
/** A refused instrument; amounts in minor units. */
export type RefusalRow = Omit<TolakanWarkatRow, Later | 'nominal' | 'kode_valuta' | 'alasan' | 'id_flow'> &
  Record<Later | 'id_flow', string | null> & { readonly nominal: bigint; readonly alasan: string };

/** Its state by the day of the account's branch. */
const STATE = `case when not r.kosong then 'FORMAL' when u.nomor_dhib is not null then 'TERCANTUM' when u.tanggal_selesai is not null then 'SELESAI'
  when u.batas_lapor < b.accounting_date then 'LEWAT' else 'TERHITUNG' end`;
export const stateOf = (db: Db) => db`${db.unsafe(STATE)}`;

// The row of an unfunded instrument is that of its first refusal that counts; a later refusal of the same instrument shows it too, but has no warning
// of its own.
export const columnsOf = (db: Db) => db`
  r.id_tolakan::text, r.jenis, r.nomor_warkat, r.nomor_rekening, a.nama_rekening, a.pegangan, r.kode_cabang, r.tanggal, r.tanggal_warkat, r.nominal, r.alasan,
  r.alasan_utama, r.kode_bank, r.penyaji, r.nomor_skp, ${stateOf(db)} as keadaan, u.batas_lapor,
  case when u.id_tolakan = r.id_tolakan then u.nomor_peringatan end as nomor_peringatan, u.tanggal_selesai, u.cara_selesai, u.bukti, u.nomor_dhib,
  (select f.id_flow::text from flow_instance f where f.objek = 'WARKAT_KOSONG:' || r.jenis || '/' || r.nomor_warkat and f.flow_state = 'WAITING' limit 1) as id_flow`;
export const tablesOf = (db: Db) => db`
  warkat_refusal r join account a using (nomor_rekening) join branch b on b.kode_cabang = a.kode_cabang
  left join warkat_unfunded u on r.kosong and u.jenis = r.jenis and u.nomor_warkat = r.nomor_warkat`;

export const refusalToWire = (row: RefusalRow, caller: Caller): TolakanWarkatRow => ({
  ...row,
  nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
  nominal: fromMinor(row.nominal),
  kode_valuta: BOOK_CURRENCY,
  alasan: row.alasan.split(','),
  tanggal_warkat: row.tanggal_warkat ?? '',
  batas_lapor: row.batas_lapor ?? '',
  nomor_peringatan: row.nomor_peringatan ?? '',
  tanggal_selesai: row.tanggal_selesai ?? '',
  cara_selesai: row.cara_selesai ?? '',
  bukti: row.bukti ?? '',
  nomor_dhib: row.nomor_dhib ?? '',
  id_flow: row.id_flow ?? '',
});
