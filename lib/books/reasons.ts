/** The second person sees these beside the amount of salaries and of entries by hand (domain: transfers, payroll; chart of accounts). */
export const booksReasons = {
  GAJI_SENDIRI: {
    id: 'Baris {baris} membayar rekening milik pembuat atau keluarganya',
    en: 'Row {baris} pays an account of the maker or of the maker’s family',
    maker: {
      id: 'Baris {baris} membayar rekening milik Anda atau keluarga Anda',
      en: 'Row {baris} pays an account of yours or of your family',
    },
  },
  GAJI_BULAN_SAMA: {
    id: 'Gaji {periode} pemberi kerja ini sudah dibayar {kali} kali, seluruhnya {nominal}: pastikan bukan pembayaran kedua',
    en: 'Salaries of {periode} were paid by this employer {kali} times already, {nominal} in all: make sure that this is no second payment',
  },
  GAJI_BARIS_SAMA: {
    id: '{jumlah} baris berekening dan bernominal sama sudah dibayar untuk {periode}: baris {baris}',
    en: '{jumlah} rows of the same account and amount were paid for {periode} already: row {baris}',
  },
  DEBET_CABANG_LAIN: {
    id: 'Rekening {rekening} cabang {cabang} didebit dari cabang lain: disetujui oleh kantor pusat',
    en: 'Account {rekening} of branch {cabang} is debited from another branch: head office approves it',
  },
  GL_SISI_SALAH: {
    id: 'Akun {gl} cabang {cabang} menjadi {saldo}, berlawanan dengan saldo normalnya: periksa debet dan kreditnya',
    en: 'Account {gl} of branch {cabang} would stand at {saldo}, against its normal side: look at debit and credit again',
  },
  GL_BARIS_PUBLIKASI: {
    id: 'Akun {gl} tidak ada pada satu baris publikasi bulanan: lengkapi format publikasi sebelum bulan ini dilaporkan',
    en: 'Account {gl} stands on no one line of the monthly publication: complete its layout before this month is handed in',
  },
} as const;
