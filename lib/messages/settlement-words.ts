import { texts } from './known.ts';

/** What people say of what hung between banks: told on their form and in differences. */
export const settlementWords = texts({
  'jawabPenyelesaian.SELESAI': 'Sudah diterima bank tujuan',
  'jawabPenyelesaian.DITOLAK': 'Ditolak, uang tidak pernah berangkat',
  'jawabPenyelesaian.DIKEMBALIKAN': 'Dikembalikan bank tujuan',
  'jawabPenyelesaian.DITUTUP': 'Sudah ditangani dengan cara lain',
});
