import { texts } from '#lib/messages/known.ts';

/** People answer with these words for payments that hung between banks; their form and its differences show them. */
export const settlementWords = texts({
  'jawabPenyelesaian.SELESAI': 'Sudah diterima bank tujuan',
  'jawabPenyelesaian.DITOLAK': 'Ditolak, uang tidak pernah berangkat',
  'jawabPenyelesaian.DIKEMBALIKAN': 'Dikembalikan bank tujuan',
  'jawabPenyelesaian.DITUTUP': 'Sudah ditangani dengan cara lain',
});
