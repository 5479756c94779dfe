import '#lib/books/messages/entry.ts';
import { message } from '#lib/messages/id.ts';
import type { JatuhBerkalaRow } from '#types/proto/books/entry.ts';

/** Describes a due date: its journal, why it failed, or whom it waits for. */
export function dueStatusText(row: JatuhBerkalaRow): string {
  if (row.dibalik === 'T') return message('berkala.dibalik', { referensi: row.referensi });
  if (row.status === 'MENUNGGU') return message('berkala.menungguNominal', { pemilik: row.pemilik });
  return row.status === 'GAGAL' ? row.pesan || row.kode : row.referensi;
}

const about = ({ nomor_berkala, jatuh_tempo }: JatuhBerkalaRow) => ({ nomor_berkala, jatuh_tempo });

/** The form in which two persons settle a due date that waits. */
export const settleAddress = (row: JatuhBerkalaRow): string =>
  `/ledger/general-transactions?${new URLSearchParams({ berkala: row.nomor_berkala, jatuh_tempo: row.jatuh_tempo })}`;
/** The form in which two persons leave it out. */
export const leaveAddress = (row: JatuhBerkalaRow): string =>
  `/ledger/periodic-state?${new URLSearchParams({ ...about(row), tindakan: 'LEWATI' })}`;
