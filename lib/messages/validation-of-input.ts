/** What is wrong with numbers, names and files as people write and bring them. */
export const ofInput = {
  'v.uangDuaArti': {
    id: 'Tanda ini dapat berarti ribuan atau desimal; tulis misalnya 1500000 atau 1500000.00',
    en: 'This sign can mean thousands or decimals; write for example 1500000 or 1500000.00',
  },
  'v.kursDuaArti': {
    id: 'Titik ini dapat berarti ribuan atau desimal; tulis misalnya 16250 atau 16.2500',
    en: 'This dot can mean thousands or decimals; write for example 16250 or 16.2500',
  },
  'v.namaAksara': {
    id: 'Tulis nama dengan huruf Latin saja; ada huruf dari aksara lain yang hanya mirip',
    en: 'Write the name in Latin letters only; some are of another script and only look alike',
  },
  'v.csvRusak': {
    id: 'Ada huruf yang hilang saat disimpan (\uFFFD); simpan ulang sebagai UTF-8',
    en: 'A letter was lost when it was saved (\uFFFD); save it again as UTF-8',
  },
  'v.csvKutip': { id: 'Ada tanda kutip yang tidak ditutup', en: 'A quotation mark is never closed' },
  'v.csvKolomHilang': { id: 'Kolom ini tidak ada', en: 'This column is missing' },
  'v.csvKolomAsing': { id: 'Kolom ini tidak dikenal atau disebut dua kali', en: 'Unknown column, or named twice' },
  'v.csvIsi': {
    id: 'Banyaknya isian tidak sama dengan baris judul',
    en: 'It has not as many fields as the heading names',
  },
} as const;
