import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import { knownDefinition, transCodeOf } from '#lib/operations/operations.ts';
import type { TransaksiRow } from '#types/proto/cash/teller.ts';

/** A posting as lists of transactions read it. */
export interface TransactionRow {
  id: bigint;
  tanggal: string;
  dibuat_pada: string;
  operasi: string;
  kode_cabang: string;
  rekening: string | null;
  nama_rekening: string | null;
  nominal: bigint;
  kode_valuta: string;
  keterangan: string | null;
  id_user: string;
  user_otorisasi: string | null;
  dibatalkan_oleh: bigint | null;
  tanggal_pembatalan: string | null;
  membatalkan: bigint | null;
  tanggal_dibatalkan: string | null;
  koreksi: boolean | null;
}

/** Selects a journal `j` with its account `a`, its reversal `r` and the journal it reverses `o`. */
export const columns = (db: Db): Fragment => db`
  j.id, j.tanggal, j.dibuat_pada, j.operasi, j.kode_cabang, j.rekening, a.nama_rekening, j.nominal, j.kode_valuta, j.keterangan, j.id_user,
  j.user_otorisasi, r.reversal_id as dibatalkan_oleh, r.tanggal_reversal as tanggal_pembatalan, o.journal_id as membatalkan,
  o.tanggal as tanggal_dibatalkan, coalesce(r.koreksi, o.koreksi) as koreksi`;

/** The reversal of a journal is in the same branch, so the other reference needs no further read. */
export const tables = (db: Db): Fragment => db`
  journal j left join account a on a.nomor_rekening = j.rekening
  left join journal_reversal r on r.journal_id = j.id left join journal_reversal o on o.reversal_id = j.id`;

function statusOf(row: TransactionRow): string {
  if (row.dibatalkan_oleh !== null) return row.koreksi ? 'CORRECTED' : 'REVERSED';
  if (row.membatalkan !== null) return row.koreksi ? 'CORRECTION' : 'REVERSAL';
  return 'POSTED';
}

/** The reference of what undid it, or of what it undid; '' where there is neither. */
function otherReference(row: TransactionRow): string {
  const id = row.dibatalkan_oleh ?? row.membatalkan;
  const date = row.tanggal_pembatalan ?? row.tanggal_dibatalkan;
  return id === null || date === null ? '' : makeReference(row.kode_cabang, date, id);
}

/** The operation that undoes a journal on this day of its branch; '' where none does. */
export function reversedBy(row: TransactionRow, today: string): string {
  if (statusOf(row) !== 'POSTED' || knownDefinition(row.operasi)?.undo !== 'MIRROR') return '';
  return row.tanggal === today ? 'REVERSAL' : 'KOREKSI';
}

/** Maps a posting to the wire; only the history adds its place. */
export function toWire(row: TransactionRow): TransaksiRow {
  return {
    nomor_referensi: makeReference(row.kode_cabang, row.tanggal, row.id),
    id_jurnal: row.id.toString(),
    tanggal_akuntansi: row.tanggal,
    waktu: isoTime(row.dibuat_pada),
    flowCode: row.operasi,
    kode_transaksi: transCodeOf(row.operasi),
    kode_cabang: row.kode_cabang,
    nomor_rekening: row.rekening ?? '',
    nama_nasabah: row.nama_rekening ?? '',
    nominal: fromMinor(row.nominal, row.kode_valuta),
    kode_valuta: row.kode_valuta,
    keterangan: row.keterangan ?? '',
    user_input: row.id_user,
    user_otorisasi: row.user_otorisasi ?? '',
    status: statusOf(row),
    nomor_referensi_lawan: otherReference(row),
    urutan: '',
  };
}
