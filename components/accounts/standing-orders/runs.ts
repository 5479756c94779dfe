import '#lib/accounts/messages/standing-orders.ts';
import '#lib/accounts/messages/standing-order-words.ts';
import { toDisplay } from '#lib/dates.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import type { HasilPerintah } from '#types/proto/accounts/standing.ts';

/** The transfer that paid it to another bank, and what became of that. */
const transferOf = ({ nomor_transfer: nomor, status_transfer, sebab_transfer: sebab }: HasilPerintah): string => {
  if (nomor === '') return '';
  if (status_transfer === 'DIRETUR') return message('perintah.transferKembali', { nomor, sebab });
  return message('perintah.transferJalan', { nomor, keadaan: messageOf('status.', status_transfer) });
};

/** Explains why it was not, or not wholly, done; when it is tried again; that it was taken back. */
export function aboutRun(row: HasilPerintah): string {
  return [
    row.sebab === '' ? '' : messageOf('sebabPerintah.', row.sebab),
    transferOf(row),
    row.coba_lagi === '' ? '' : message('perintah.cobaLagi', { tanggal: toDisplay(row.coba_lagi) }),
    row.dibalik === 'T' ? message('perintah.dibalik') : '',
    row.percobaan > 1 ? message('perintah.percobaanKe', { ke: String(row.percobaan) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the whole amount of a due date, where it has not moved all of it; '' where it has. */
export const shortOf = ({ nominal, diminta }: HasilPerintah): string =>
  nominal === diminta ? '' : message('perintah.dariDiminta', { nominal: formatWire(diminta) });

/** The way to pay a failed period now; null where there is none. What keeps an account runs again by itself. */
export const runAddress = (row: HasilPerintah): string | null =>
  row.status !== 'GAGAL' || row.jenis === 'RENTANG'
    ? null
    : `/standing/run?${new URLSearchParams({ nomor_perintah: row.nomor_perintah, jatuh_tempo: row.jatuh_tempo, nominal: row.diminta })}`;
