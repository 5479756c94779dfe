import { texts } from '#lib/messages/known.ts';

/** These texts say what is wrong with a field of a standing order. */
export const ofStanding = texts({
  'v.bilanganPerintah': 'Isi dengan bilangan bulat dalam batasnya',
  'v.persenPerintah': 'Persen di atas 0 sampai 100',
  'v.persenAtauBatas': 'Isi salah satu: persen, atau saldo yang disisakan',
  'v.rentangPerintah': 'Jarak kedua batas paling sedikit satu kelipatan',
  'v.hariMinggu': 'Pilih hari Senin sampai Minggu',
  'v.akhirPerintah': 'Pilih bagaimana perintah ini berakhir',
  'v.rekeningSama': 'Rekening sumber dan tujuan sama',
  'v.jenisPerintahLuar': 'Ke bank lain: pilih transfer tetap, sweep out atau transfer sesuai saldo',
});
