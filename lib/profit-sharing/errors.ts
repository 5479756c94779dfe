import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The core refuses with these in rates and shares of profit. */
export const profitSharingErrors = {
  // These prevent setting the rate of a month, and sharing by it (domain: profit sharing).
  HI1000_SET: refusal('25', 'HI-1000 bulan {bulan} sudah ditetapkan', 'HI-1000 of {bulan} is set already'),
  HI1000_CHANGED: refusal(
    '25',
    'Perhitungan HI-1000 bulan {bulan} sudah berubah, hitung ulang lalu periksa lagi',
    'What HI-1000 of {bulan} comes to has changed, compute it again and look once more',
  ),
  MONTH_NOT_OVER: refusal(
    '57',
    'Bulan belum selesai di cabang {cabang}: hari kerja terakhirnya belum dihentikan',
    'The month is not over at branch {cabang}: its last business day is not cut off yet',
  ),
  AVERAGES_MISSING: refusal(
    '57',
    'Saldo rata-rata cabang {cabang} belum dikunci atau sudah berubah, hitung ulang',
    'The average balances of branch {cabang} are not locked yet or have changed, compute again',
  ),
  POOL_UNBALANCED: refusal(
    '57',
    'Saldo rekening anggota pool tidak sama dengan buku besar {kode_gl}',
    'The balances of the pool’s accounts do not equal the ledger account {kode_gl}',
  ),
  POOL_EMPTY: refusal('57', 'Pool ini tidak memiliki dana pada bulan {bulan}', 'The pool has no funds in {bulan}'),
  RESERVE_SHORT: refusal(
    '51',
    'Cadangan {cadangan} berisi {ada}; tidak dapat dilepas lebih dari itu',
    'The reserve {cadangan} holds {ada}; no more than that can be released',
  ),
  RESERVE_BEYOND: refusal(
    '51',
    '{cadangan} paling banyak {ada}: sebesar bagian yang menanggungnya bulan ini',
    '{cadangan} is at most {ada}: the part of this month that bears it',
  ),
  RATE_AWAITED: refusal(
    '57',
    'Menunggu HI-1000 bulan ini ditetapkan oleh dua orang kantor pusat',
    'Waiting for HI-1000 of the month, which two persons of head office set',
  ),
  SHARING_NOT_DONE: refusal(
    '25',
    'Bagi hasil bulan {bulan} belum selesai dibagikan, jadi belum ada yang dapat dibatalkan',
    'The shares of {bulan} have not been paid in full, so there is nothing to undo',
  ),
  SHARING_FOLLOWED: refusal(
    '57',
    'HI-1000 bulan {bulan} sudah ditetapkan atas saldo yang memuat bagi hasil ini; batalkan bulan itu lebih dahulu',
    'HI-1000 of {bulan} was set on balances that hold these shares; undo that month first',
  ),
  SHARING_UNDONE: refusal(
    '57',
    'Bagi hasil bulan {bulan} dibatalkan dan belum dibagikan ulang; tetapkan HI-1000 bulan itu lebih dahulu',
    'The shares of {bulan} were undone and not given anew; set the rate of that month first',
  ),
  MONTH_LATE: refusal(
    '57',
    'Bulan {bulan} belum berakhir karena hari kerja terakhirnya tidak dijalankan; tutup hari berikutnya mengakhirinya. Tetapkan HI-1000 bulan itu lebih dahulu',
    '{bulan} has not ended since its last business day was not worked; the next end of day ends it. Set the rate of that month first',
  ),
  SHARES_PAID_ON: refusal(
    '57',
    'Saldo {kode_gl} cabang {cabang} sudah kurang dari yang harus dikembalikan: sebagian telah disetor atau diambil',
    'Account {kode_gl} of branch {cabang} holds less than has to go back: part of it was paid on',
  ),
  ACCOUNT_MOVED: refusal(
    '57',
    'Rekening {rekening} sudah pindah cabang sejak bagi hasil dibukukan',
    'Account {rekening} has moved to another branch since the share was posted',
  ),
  SHARES_CHANGED: refusal(
    '25',
    'Yang akan dibatalkan sudah berubah, muat ulang lalu periksa lagi',
    'What would be undone has changed, load it again and look once more',
  ),
  BONUS_SET: refusal(
    '25',
    'Bonus produk ini untuk bulan {bulan} sudah ditetapkan',
    'The bonus of this product for {bulan} is decided already',
  ),
  BONUS_NOT_WADIAH: refusal(
    '57',
    'Bonus hanya untuk produk wadiah rupiah',
    'A bonus is for wadiah products in rupiah only',
  ),
  BONUS_TOO_EARLY: refusal(
    '57',
    'Bonus diputuskan pada akhir bulannya, selama menunggu HI-1000, atau sesudahnya; {bulan} belum berakhir di cabang {cabang}',
    'A bonus is decided at the end of its month, while HI-1000 is awaited, or afterwards; {bulan} is not over at branch {cabang}',
  ),
  BONUS_MONTH_ENDING: refusal(
    '57',
    'Akhir bulan {bulan} sudah melewati HI-1000; bonusnya diputuskan lagi setelah kantor pusat membuka bulan berikutnya',
    'The end of {bulan} has passed HI-1000; its bonus can be decided again once head office has opened the next month',
  ),
  SHARE_HELD: refusal(
    '45',
    'Bagi hasil tidak dapat dikreditkan dan menunggu di 201007',
    'The share could not be credited and waits on 201007',
  ),
  SHARE_KEPT_HOME: refusal(
    '45',
    'Rekening tujuan bagi hasil tidak menerima kredit hari ini; bagi hasil masuk ke rekening itu sendiri',
    'The account that shares go to takes no credit today; the share stays with the account itself',
  ),
  SHARES_MISSING: refusal(
    '57',
    'Cabang ini belum selesai membagikan bagi hasil',
    'This branch has not finished distributing shares',
  ),
  // The core refuses these where currencies are exchanged.
  DEAL_EXPENSE: refusal(
    '12',
    'Akun {gl} bukan akun beban: pilih akun beban, atau jual valasnya lebih dahulu dan bayar dengan rupiah',
    'Account {gl} is no expense: choose an expense, or sell the currency first and pay in rupiah',
  ),
  NOSTRO_SHORT: refusal(
    '51',
    'Di rekening {valuta} itu hanya ada {ada}: kurangi jumlahnya, atau beli {valuta} lebih dahulu',
    'That {valuta} account holds only {ada}: lower the amount, or buy {valuta} first',
  ),
  RATE_CHANGED: refusal(
    '40',
    'Kurs {valuta} berubah sejak Anda lihat: periksa kembali jumlahnya bersama nasabah',
    'The rate of {valuta} has changed since you saw it: look at the amount again with the customer',
  ),
  RATE_IN_USE: refusal(
    '40',
    'Kurs tengah {valuta} hari itu sudah dipakai pembukuan; hanya kurs beli dan jual yang dapat diubah',
    'The middle rate of {valuta} of that day is in the books already; only buying and selling rates can change',
  ),
  RATE_OUTSIDE: refusal(
    '13',
    'Kurs khusus harus di antara {dari} dan {sampai}, dan tidak lebih buruk bagi nasabah daripada kurs hari ini',
    'A special rate lies between {dari} and {sampai}, and is no worse for the customer than the rate of the day',
  ),
  IDENTITY_NEEDED: refusal(
    '13',
    'Jumlah hari ini atas nama {nama} perlu identitas lengkap',
    'What {nama} has traded today needs the whole identity',
  ),
} as const satisfies Record<string, ErrorDef>;
