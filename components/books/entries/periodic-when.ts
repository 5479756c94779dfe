import '#lib/books/messages/ledger-fields.ts';
import '#lib/books/messages/entry.ts';
import '#lib/accounts/messages/standing-order-words.ts';
import { toDisplay } from '#lib/dates.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import type { BerkalaRow } from '#types/proto/books/entry.ts';

/** Says in words when an entry falls due. */
export function whenOf({
  periode,
  setiap,
  hari,
  mulai,
}: Pick<BerkalaRow, 'periode' | 'setiap' | 'hari' | 'mulai'>): string {
  if (periode === 'SEKALI') return message('berkala.kapanSekali', { tanggal: toDisplay(mulai) });
  if (periode === 'AKHIR_BULAN') return message('berkala.kapanAkhir');
  const many = setiap !== '' && setiap !== '1';
  if (periode === 'MINGGUAN')
    return message(many ? 'berkala.kapanMinggu' : 'berkala.kapanMingguan', {
      n: setiap,
      hari: messageOf('hariMinggu.', hari),
    });
  return message(many ? 'berkala.kapanBulan' : 'berkala.kapanBulanan', { n: setiap, hari });
}
