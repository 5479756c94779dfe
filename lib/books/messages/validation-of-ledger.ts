import { texts } from '#lib/messages/known.ts';

/** These texts say what is wrong with an entry by hand. */
export const ofLedger = texts({
  'v.kodeGl': 'Kode akun buku besar terdiri dari 6 angka',
  'v.namaTemplat': 'Nama templat paling sedikit 3 huruf',
  'v.barisEntri': 'Isi 2 sampai 5,000 baris',
  'v.tidakSeimbang': 'Debet dan kredit belum sama dalam setiap valuta',
  'v.lampiran': 'Paling banyak 10 lampiran, masing-masing satu kali',
});
