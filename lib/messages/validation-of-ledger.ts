/** What is wrong with an entry by hand. */
export const ofLedger = {
  'v.kodeGl': { id: 'Kode akun buku besar terdiri dari 6 angka', en: 'A ledger account has 6 digits' },
  'v.namaTemplat': { id: 'Nama templat paling sedikit 3 huruf', en: 'The name of a template has 3 letters or more' },
  'v.barisEntri': { id: 'Isi 2 sampai 5,000 baris', en: 'Fill in 2 to 5,000 lines' },
  'v.tidakSeimbang': {
    id: 'Debet dan kredit belum sama dalam setiap valuta',
    en: 'Debits and credits are not equal in each currency',
  },
  'v.lampiran': {
    id: 'Paling banyak 10 lampiran, masing-masing satu kali',
    en: 'At most 10 attachments, each once',
  },
} as const;
