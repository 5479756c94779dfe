import '#lib/accounts/messages/letters.ts';
import { toDisplay } from '#lib/dates.ts';
import { message } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import type { SuratNasabahRow } from '#types/proto/accounts/letter.ts';

/** Describes what happened, in one line of a list. */
export function letterSummary(row: SuratNasabahRow): string {
  const tanggal = toDisplay(row.jatuh_tempo);
  if (row.jenis === 'DEPOSITO_NISBAH') {
    return message('surat.nisbah', { lama: row.nisbah_lama, baru: row.nisbah, tanggal });
  }
  return message(row.jenis === 'PERINTAH_GAGAL' ? 'surat.gagal' : 'surat.sebagian', {
    perintah: row.nomor_perintah,
    tanggal,
    diminta: formatWire(row.diminta),
    nominal: formatWire(row.nominal),
  });
}
