/**
 * These texts become part of another sentence: what must hold before a day is closed, and why something cannot be done. The core and its
 * database return and store the code.
 */

interface Said {
  readonly id: string;
  readonly en: string;
}

/** These must hold before a branch closes its day. */
export const closeChecks = {
  KAS_TELLER: { id: 'Semua kas teller sudah ditutup', en: 'All tills are closed' },
  SERAH_TERIMA: { id: 'Tidak ada kas dalam perjalanan', en: 'No cash is in transit' },
  KAS_MENUNGGU: {
    id: 'Tidak ada transaksi menunggu yang kasnya sudah berpindah',
    en: 'Nothing waits whose cash has changed hands',
  },
  KHASANAH: { id: 'Khasanah sudah dihitung dua petugas', en: 'The vault is counted by two officers' },
  WARKAT_MASUK: {
    id: 'Setiap warkat yang diunjukkan sudah dibayar atau ditolak',
    en: 'Every instrument presented to us is paid or returned',
  },
  PERANTARA: { id: 'Rekening perantara nol', en: 'Intermediate accounts are zero' },
  NERACA: { id: 'Neraca saldo seimbang', en: 'The trial balance balances' },
  AKUN_DITUTUP: {
    id: 'Akun yang ditutup sebelum hari kerja berikutnya bersaldo nol',
    en: 'Accounts closed before the next business day stand at nought',
  },
  STOK_CETAK: {
    id: 'Blangko buku dan bilyet cocok dan dipegang petugas cabang',
    en: 'Blank books and certificates agree and are held by the branch’s own people',
  },
} as const satisfies Record<string, Said>;

export type CloseCheck = keyof typeof closeChecks;

/** A till's difference may come from these; {nominal} is a transaction's amount, {mestinya} what it may have been. */
export const tillHints = {
  DIBUKUKAN_DUA_KALI: {
    id: 'Transaksi yang sama ({nominal}, rekening yang sama) dibukukan dua kali; yang pertama {kembar}',
    en: 'The same transaction ({nominal}, same account) was posted twice; the first is {kembar}',
  },
  SALAH_SISI: {
    id: 'Selisih dua kali transaksi ini ({nominal}): mungkin setoran dan penarikan tertukar',
    en: 'The difference is twice this transaction ({nominal}): a deposit and a withdrawal may have been mixed up',
  },
  ANGKA_TERTUKAR: {
    id: 'Dua angka mungkin tertukar: tercatat {nominal}, mungkin seharusnya {mestinya}',
    en: 'Two digits may have changed places: {nominal} was keyed, {mestinya} may have been meant',
  },
  NON_TUNAI_TERNYATA_TUNAI: {
    id: 'Tercatat pemindahbukuan {nominal}: mungkin uangnya tunai, diterima atau diserahkan di loket',
    en: 'Keyed as a transfer of {nominal}: the money may have been cash, taken or handed out at the counter',
  },
  TUNAI_TERNYATA_NON_TUNAI: {
    id: 'Tercatat tunai {nominal}, tetapi uangnya mungkin tidak berpindah: seharusnya pemindahbukuan, atau belum diterima atau diserahkan',
    en: 'Keyed as cash of {nominal}, but no cash may have moved: a transfer was meant, or it was not yet received or handed out',
  },
  UANG_DUA_KALI: {
    id: 'Uang transaksi ini ({nominal}) mungkin diterima atau diserahkan dua kali, atau yang kedua belum dicatat',
    en: 'The cash of this transaction ({nominal}) may have been taken or handed out twice, or the second one was not keyed',
  },
  SATU_LEMBAR: {
    id: 'Selisih tepat satu lembar uang: hitung ulang pecahan itu',
    en: 'The difference is exactly one note: count that denomination again',
  },
} as const satisfies Record<string, Said>;

export type TillHint = keyof typeof tillHints;

/** A transaction cannot be reversed, a day not be closed, data not be changed for these causes; they end an error's sentence. */
export const causes = {
  JENIS: { id: 'jenis transaksi ini tidak dapat direversal', en: 'this kind of transaction cannot be reversed' },
  HARI_TUTUP: {
    id: 'hari transaksinya sudah ditutup, lakukan koreksi',
    en: 'its day is already closed, correct it instead',
  },
  VALUTA_LAMA: {
    id: 'tanggal valutanya lebih jauh ke belakang daripada yang diizinkan, lakukan koreksi',
    en: 'its value date lies further back than is allowed, correct it instead',
  },
  DATA_BERUBAH: {
    id: 'data yang diubahnya sudah berubah lagi',
    en: 'what it changed has changed again since',
  },
  REKENING_DITUTUP: {
    id: 'transaksi itu menutup rekening; rekening yang sudah ditutup tidak dibuka kembali setelah harinya, buka rekening baru',
    en: 'it closed an account; one that is closed is not opened again after its day, open a new account',
  },
  HARI_INI: {
    id: 'hari transaksinya belum ditutup, lakukan reversal',
    en: 'its day is not over yet, reverse it instead',
  },
  KAS_DITERIMA: { id: 'kas sudah diterima', en: 'the cash has been received' },
  KAS_DIHITUNG_BERSAMA: {
    id: 'kasnya dihitung berbeda oleh penerima, selesaikan hitungan bersama atau ambil kembali',
    en: 'its cash was counted differently by the receiver, finish the joint count or take it back',
  },
  REKENING_PINDAH: {
    id: 'rekening sudah pindah cabang; perbaiki dengan transaksi umum',
    en: 'the account has moved to another branch; put it right by a general entry',
  },
  KAS_ORANG_LAIN: { id: 'kas teller milik orang lain', en: "the till is another person's" },
  // The posting function raises it when it proves the checks once more under lock.
  BELUM_SELESAI: {
    id: 'masih ada kas teller atau transaksi menunggu',
    en: 'a till is still open or a transaction still waits',
  },
  CABANG_TIDAK_ADA: { id: 'cabang tidak dikenal', en: 'there is no such branch' },
  NASABAH_TIDAK_ADA: { id: 'nomor nasabah tidak dikenal', en: 'there is no such customer' },
  PERAN_TIDAK_ADA: { id: 'ada peran yang tidak dikenal', en: 'there is no such role' },
  PENGGUNA_MASIH_PUNYA_KAS: { id: 'pengguna masih memegang kas teller', en: 'the user still holds a till' },
  PENGGUNA_BELUM_SELESAI: {
    id: 'pengguna masih mempunyai draf atau transaksi yang belum selesai',
    en: 'drafts or transactions of the user are still open',
  },
  PENGGUNA_NONAKTIF: { id: 'pengguna tidak aktif', en: 'the user is switched off' },
  ADMIN_TERAKHIR: {
    id: 'paling sedikit dua administrator harus tetap aktif',
    en: 'at least two administrators must stay active',
  },
  BUKAN_KAS_TELLER: { id: 'kode itu bukan kas teller', en: 'that code is not a till' },
  KAS_SENDIRI_DIPAKAI: {
    id: 'kas teller pengguna ini masih terbuka, berisi, atau ada kas dalam perjalanan',
    en: "the user's till is open, not empty, or cash is on its way",
  },
  KAS_ITU_DIPAKAI: {
    id: 'kas teller itu masih terbuka, berisi, atau ada kas dalam perjalanan',
    en: 'that till is open, not empty, or cash is on its way',
  },
  DELEGASI_TANPA_WEWENANG: {
    id: 'Anda tidak memiliki wewenang menyetujui yang dapat didelegasikan',
    en: 'you have no authority to approve that could be lent',
  },
  DELEGASI_DIRI: { id: 'penerima delegasi harus orang lain', en: 'authority is lent to somebody else' },
  DELEGASI_PEMEGANG_KAS: { id: 'penerima delegasi memegang kas teller', en: 'the borrower keeps a till' },
  DELEGASI_LEWAT: { id: 'tanggal mulai sudah lewat', en: 'the first day has passed' },
  DELEGASI_TERBALIK: { id: 'tanggal akhir sebelum tanggal mulai', en: 'the last day is before the first' },
  DELEGASI_LAMA: {
    id: 'delegasi paling lama 30 hari, mulai paling lambat 30 hari lagi',
    en: 'a delegation lasts 30 days at most and starts within 30 days',
  },
  DELEGASI_BERAKHIR: { id: 'delegasi sudah berakhir', en: 'the delegation has ended' },
  PERAN_DIPEGANG: { id: 'peran ini masih dipegang pengguna', en: 'somebody still holds this role' },
  PERAN_BAWAAN: {
    id: 'peran bawaan tidak dapat dihapus, kosongkan haknya',
    en: 'a role of the product cannot be deleted, take its rights instead',
  },
  MENU_WAJIB: {
    id: 'menu ini diperlukan untuk mengatur akses dan harus tetap aktif',
    en: 'this menu is needed to manage access and must stay active',
  },
  MENU_HAK: { id: 'hak otorisasi tidak dapat dinonaktifkan', en: 'a right cannot be switched off' },
  MENU_TETAP: {
    id: 'rute, induk dan jenis menu ini ditentukan oleh produk',
    en: 'route, parent and kind of this entry are given by the product',
  },
  MENU_INDUK: {
    id: 'induk harus grup menu lain yang bukan bagian dari menu ini',
    en: 'the parent must be another group that is no part of this menu',
  },
  // These prevent the closing of an account.
  DANA_DITAHAN: { id: 'masih ada dana yang ditahan', en: 'funds of it are held' },
  DANA_BELUM_EFEKTIF: { id: 'masih ada dana belum efektif', en: 'funds of it are not good yet' },
  REKENING_DIBLOKIR: { id: 'rekening diblokir', en: 'it is blocked' },
  TRANSAKSI_MENUNGGU: {
    id: 'masih ada transaksi yang menunggu keputusan',
    en: 'transactions on it wait for a decision',
  },
  PERINTAH_TETAP: {
    id: 'masih ada instruksi tetap atau transfer otomatis',
    en: 'standing orders or automatic transfers of it are live',
  },
  REKENING_TERKAIT: {
    id: 'rekening lain masih menunjuk rekening ini sebagai tujuan',
    en: 'other accounts still send what is theirs to it',
  },
  WARKAT_BEREDAR: {
    id: 'masih ada lembar cek atau bilyet giro di tangan nasabah',
    en: 'the customer still holds cheques or bilyet giro',
  },
  KARTU_HIDUP: { id: 'masih ada kartu yang belum ditutup', en: 'a card of it is not closed' },
  BAGI_HASIL_DIULANG: {
    id: 'bagi hasil sebulan dibatalkan dan belum dibagikan ulang',
    en: 'the shares of a month were undone and not given anew',
  },
  BAGI_HASIL_MENUNGGU: {
    id: 'bagi hasil masih menunggu dan dikreditkan malam ini bila rekening dapat menerimanya',
    en: 'a profit share waits; the end of day credits it if the account takes it',
  },
  // Nobody enters an account of the general ledger by hand for these causes.
  GL_REKENING: { id: 'saldonya milik rekening nasabah', en: 'its balance is that of customers’ accounts' },
  GL_KAS: { id: 'saldonya mengikuti kas dan khasanah', en: 'its balance is that of tills and vaults' },
  GL_SELISIH_TELLER: { id: 'saldonya mengikuti selisih kas teller', en: 'its balance is that of tellers’ differences' },
  GL_WARKAT: { id: 'saldonya mengikuti warkat', en: 'its balance is that of the instruments' },
  GL_TRANSFER: { id: 'saldonya mengikuti transfer dan penyelesaiannya', en: 'its balance is that of transfers' },
  GL_DEPOSITO: { id: 'saldonya mengikuti deposito', en: 'its balance is that of deposits' },
  GL_PEMBIAYAAN: { id: 'saldonya mengikuti pembiayaan', en: 'its balance is that of financing' },
  GL_GAJI: { id: 'saldonya mengikuti pembayaran gaji', en: 'its balance is that of salaries on their way' },
  GL_RAK: { id: 'rekening antar kantor dibukukan sistem', en: 'inter-branch lines are written by the system' },
  GL_KLIRING: { id: 'saldonya mengikuti kliring', en: 'its balance is that of clearing' },
  GL_BAGI_HASIL: { id: 'saldonya mengikuti bagi hasil', en: 'its balance is that of profit shares' },
  GL_VALAS: { id: 'posisi valuta asing dibukukan sistem', en: 'currency positions are written by the system' },
  GL_LABA: { id: 'laba tahun berjalan dihitung, tidak dibukukan', en: 'the year’s profit is computed, not posted' },
  GL_SISTEM: { id: 'produk membukukan ke akun itu dengan sendirinya', en: 'the product posts to it by itself' },
  GL_PRODUK: { id: 'sebuah produk bank memakainya', en: 'a product of the bank uses it' },
  GL_BERKALA: { id: 'sebuah entri berkala memakainya', en: 'an entry that comes back uses it' },
  GL_POOL: { id: 'kelompok bagi hasil memakainya', en: 'a pool of profit shares uses it' },
  GL_BLANGKO: { id: 'saldonya mengikuti stok blangko', en: 'its balance is that of the stock of blanks' },
  MENUNGGU_KEPATUHAN: { id: 'menunggu keputusan kepatuhan', en: 'it waits for a decision of compliance' },
} as const satisfies Record<string, Said>;

export type Cause = keyof typeof causes;

export const isCause = (code: string): code is Cause => Object.hasOwn(causes, code);
export const isCloseCheck = (code: string): code is CloseCheck => Object.hasOwn(closeChecks, code);
export const isTillHint = (code: string): code is TillHint => Object.hasOwn(tillHints, code);
