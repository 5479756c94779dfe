/** What is wrong with a field of a standing order. */
export const ofStanding = {
  'v.bilanganPerintah': { id: 'Isi dengan bilangan bulat dalam batasnya', en: 'A whole number within its bounds' },
  'v.persenPerintah': { id: 'Persen di atas 0 sampai 100', en: 'A percentage above 0 up to 100' },
  'v.persenAtauBatas': {
    id: 'Isi salah satu: persen, atau saldo yang disisakan',
    en: 'Either a percentage or the balance that stays',
  },
  'v.rentangPerintah': {
    id: 'Jarak kedua batas paling sedikit satu kelipatan',
    en: 'The bounds are at least one multiple apart',
  },
  'v.hariMinggu': { id: 'Pilih hari Senin sampai Minggu', en: 'Choose a day of the week' },
  'v.akhirPerintah': { id: 'Pilih bagaimana perintah ini berakhir', en: 'Say how the order ends' },
  'v.rekeningSama': { id: 'Rekening sumber dan tujuan sama', en: 'Both accounts are the same' },
  'v.jenisPerintahLuar': {
    id: 'Ke bank lain: pilih transfer tetap, sweep out atau transfer sesuai saldo',
    en: 'To another bank: choose a fixed transfer, a sweep out or a transfer by balance',
  },
} as const;
