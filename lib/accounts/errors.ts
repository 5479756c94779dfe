import { type ErrorDef, refusal, technical } from '#lib/errors/error-def.ts';

/** The core refuses with these in savings and current accounts. */
export const accountErrors = {
  // The core refuses these on cards (domain: products).
  CARD_ACCOUNT: refusal(
    '62',
    'Rekening {rekening} tidak aktif atau diblokir, kartu tidak dapat diberikan',
    'Account {rekening} is not active or is blocked, it gets no card',
  ),
  CARD_PRODUCT: refusal('57', 'Produk {produk} tidak memiliki kartu ini', 'Product {produk} does not have this card'),
  CARD_MINOR: refusal(
    '57',
    'Kartu nasabah di bawah umur diminta oleh walinya: lengkapi wali pada rekening',
    'A minor’s card is asked for by the guardian: name the guardian of the account first',
  ),
  CARD_THERE: refusal('40', 'Rekening {rekening} sudah memiliki kartu', 'Account {rekening} has a card already'),
  CARD_STATE: refusal(
    '40',
    'Status kartu {status}, tindakan ini tidak berlaku',
    'The card is {status}, this does not apply',
  ),
  CARD_STOCK: refusal(
    '25',
    'Kartu nomor seri {seri} tidak ada di stok cabang rekening, atau sudah dipakai',
    'Card {seri} is not in the stock of the account’s branch, or is used already',
  ),
  CARD_LIMIT: refusal(
    '61',
    'Limit kartu tidak boleh lebih tinggi daripada limit jenis kartunya',
    'A card’s limit is no higher than that of its kind',
  ),
  CARD_EXPIRED: refusal(
    '54',
    'Masa berlaku kartu sudah habis pada {tanggal}',
    'The card was good until {tanggal} only',
  ),
  CARD_NOT_DUE: refusal(
    '40',
    'Kartu masih berlaku sampai {tanggal}, belum waktunya diperbarui',
    'The card is good until {tanggal}, it is too early to renew it',
  ),
  CARD_STOLEN: refusal(
    '43',
    'Kartu dilaporkan dicuri: blokirnya tidak dibuka lagi, mintakan kartu pengganti',
    'The card was reported stolen: its block is not lifted, ask for another card',
  ),
  CARD_KEY_NONE: refusal('91', 'Kunci nomor kartu belum disetel oleh bank', 'The bank has set no key for card numbers'),
  // These prevent the closing of an account, and the pay-out of a closing one (domain: products, close rule).
  ACCOUNT_CLOSING: refusal(
    '45',
    'Rekening {rekening} sedang ditutup, hanya menunggu pengambilan dana',
    'Account {rekening} is being closed and only waits for its pay-out',
  ),
  CLOSING_OBSTRUCTED: refusal(
    '57',
    'Rekening {rekening} belum dapat ditutup: {sebab}',
    'Account {rekening} cannot be closed yet: {sebab}',
  ),
  CLOSING_CHANGED: refusal(
    '25',
    'Perhitungan penutupan rekening {rekening} sudah berubah, muat ulang lalu periksa lagi',
    'What closing account {rekening} comes to has changed, load it again and look once more',
  ),
  CLOSING_STATE: refusal(
    '25',
    'Rekening {rekening} tidak sedang menunggu pengambilan dana',
    'Account {rekening} is not waiting for its pay-out',
  ),
  CLOSING_WITHOUT_SHEETS: refusal(
    '57',
    'Rekening {rekening} tidak mempunyai warkat beredar: dana tidak disimpan di rekening khusus',
    'Account {rekening} has no sheets in circulation: its funds are not kept for any',
  ),
  CLOSING_NOT_LISTED: refusal(
    '57',
    'Pemilik rekening {rekening} tidak tercantum dalam daftar hitam nasional',
    'No owner of account {rekening} is on the national blacklist',
  ),
  SPECIAL_FUND_UNKNOWN: refusal(
    '25',
    'Rekening {rekening} tidak mempunyai dana di rekening khusus',
    'Account {rekening} keeps nothing in the special account',
  ),
  SPECIAL_FUND_SHORT: refusal(
    '51',
    'Dana rekening khusus {rekening} tidak cukup',
    'What account {rekening} keeps in the special account does not suffice',
  ),
  SPECIAL_FUND_WAITS: refusal(
    '57',
    'Warkat rekening {rekening} masih dapat diunjukkan: dana rekening khusus belum dapat diambil',
    'Sheets of account {rekening} may still be presented: what it keeps for them cannot be fetched yet',
  ),
  SPECIAL_FUND_CHANGED: refusal(
    '25',
    'Dana rekening khusus {rekening} sudah berubah, muat ulang lalu periksa lagi',
    'What account {rekening} keeps in the special account has changed, load it again and look once more',
  ),
  SPECIAL_FUND_STRANGER: refusal(
    '57',
    'Rekening {rekening} bukan milik nasabah yang sama',
    'Account {rekening} is not of the same customer',
  ),
  REMAINDER: refusal(
    '13',
    'Sisa {sisa} di bawah uang logam terkecil: perlu persetujuan nasabah untuk dana kebajikan, atau pindahkan ke rekening lain',
    'The remainder of {sisa} is below the smallest coin: the customer agrees to give it to the benevolence fund, or it goes to another account',
  ),
  // The core refuses these on blocks of accounts and held funds (domain: blocks, holds, balances).
  INSUFFICIENT: refusal(
    '51',
    'Saldo tersedia rekening {rekening} tidak cukup',
    'Insufficient available balance on {rekening}',
    { id: ': tersedia {tersedia}, kurang {kurang}', en: ': {tersedia} available, {kurang} short' },
  ),
  HOLD_BEYOND_BALANCE: refusal(
    '51',
    'Melebihi saldo tersedia rekening {rekening}: hanya permintaan berwenang boleh melebihinya',
    'Beyond the available balance of {rekening}: only an authority may ask for more',
  ),
  RELEASE_BEYOND_HOLD: refusal(
    '51',
    'Dana yang dilepas melebihi sisa dana yang ditahan',
    'More would be released than is still held',
  ),
  BLOCK_ENDED: refusal(
    '40',
    'Blokir atau dana ditahan ini sudah berakhir atau dilepas',
    'This block or hold has already ended or been released',
  ),
  BLOCK_DAY: refusal(
    '90',
    'Tanggal harus {tanggal} (hari cabang rekening) atau sesudahnya',
    'The date must be {tanggal} (the day of the account’s branch) or later',
  ),
  POSTPONED_TOO_LONG: refusal(
    '90',
    'Transaksi ditunda paling lama sampai {tanggal}',
    'Transactions are put off until {tanggal} at the latest',
  ),
  POSTPONED_TWICE: refusal(
    '40',
    'Penundaan menurut surat {surat} sudah pernah dijalankan',
    'Transactions have been put off by letter {surat} before',
  ),
  // An account is not changed for these reasons (domain: products; two persons).
  ACCOUNT_CHANGED: refusal(
    '40',
    'Rekening {rekening} sudah diubah {oleh} sejak Anda membukanya: {kolom}. Muat ulang, lalu isi lagi',
    'Account {rekening} was changed by {oleh} since you opened it: {kolom}. Load it again, then fill in yours',
  ),
  ACCRUAL_BEHIND: refusal(
    '40',
    'Bagi hasil di cabang {cabang} diakru belum sejauh di cabang {tujuan}: rekening dapat pindah setelah malam cabang {cabang} dijalankan',
    'Profit shares of branch {cabang} are not accrued as far as those of branch {tujuan}: the account may go after the end of day of branch {cabang}',
  ),
  ACCOUNT_STAYS: refusal(
    '14',
    'Rekening {rekening} dorman, sedang ditutup, atau diblokir pihak berwenang: cabangnya tidak dapat dipindah',
    'Account {rekening} is dormant, being closed or blocked by an authority: it does not change its branch',
  ),
  NO_ACCOUNTS_LEFT: refusal(
    '14',
    'Tidak ada rekening cabang {cabang} yang dapat pindah dari nomor ini',
    'No account of branch {cabang} from this number on may go',
  ),
  ACCOUNT_PENDING: refusal(
    '40',
    'Masih ada yang menunggu otorisasi atas rekening {rekening}: selesaikan dahulu',
    'Something still waits for approval on account {rekening}: see to it first',
  ),
  BRANCH_UNFIT: refusal(
    '14',
    'Pilih cabang lain yang melayani nasabah',
    'Choose another branch, one that serves customers',
  ),
  BRANCH_CLOSED: refusal(
    '14',
    'Cabang {cabang} sudah ditutup untuk seterusnya: tidak ada hari, pengguna, atau transaksi baru di sana, dan cabang itu tidak dibuka kembali',
    'Branch {cabang} is closed for good: it has no day, user or transaction any more and is not opened again',
  ),
  BRANCH_NOT_READY: refusal(
    '40',
    'Cabang {cabang} belum dapat ditutup untuk seterusnya: {sebab}. Rinciannya ada di Daftar cabang, Tutup cabang',
    'Branch {cabang} cannot be closed for good yet: {sebab}. The details stand in the list of branches, Close branch',
  ),
  LETTER_EXPIRED: refusal(
    '14',
    'Surat keterangan bebas hanya berlaku sampai {tanggal}',
    'The letter of exemption was valid until {tanggal} only',
  ),
  SHARE_NEEDED: refusal('14', 'Isi nisbah nasabah', 'Fill in the customer’s share'),
  CONSENT_MISSING: refusal(
    '14',
    'Nisbah turun hanya dengan persetujuan tertulis nasabah: isi nomor suratnya',
    'The share goes down with the customer’s written consent only: fill in the number of her letter',
  ),
  CONTRACT_TODAY: refusal(
    '40',
    'Akad rekening {rekening} sudah berubah atau dibuat hari ini: nisbah dapat diubah mulai besok',
    'The contract of account {rekening} was made or changed today: its share can be changed from tomorrow on',
  ),
  // An account is not opened for these reasons (domain: products, CIF, DHN).
  HOLDER_NOT_FOUND: refusal('25', 'Nasabah {nasabah} tidak ditemukan', 'No such customer {nasabah}'),
  HOLDER_NOT_ACTIVE: refusal(
    '14',
    'Nasabah {nasabah} sudah digabung atau ditutup: rekening tidak dapat dibuka',
    'Customer {nasabah} was merged or closed: no account is opened for her',
  ),
  HOLDER_UNRATED: refusal(
    '14',
    'Data nasabah {nasabah} belum lengkap dan belum dinilai risikonya: lengkapi dahulu datanya',
    'The record of customer {nasabah} is not complete and was never rated: complete it first',
  ),
  HOLDER_ELSEWHERE: refusal(
    '57',
    'Nasabah {nasabah} dikelola cabang {cabang}: rekening dibuka di cabang itu',
    'Customer {nasabah} is kept by branch {cabang}: the account is opened there',
  ),
  PRODUCT_NOT_FOUND: refusal('25', 'Produk {produk} tidak ada', 'No such product {produk}'),
  PRODUCT_NOT_OFFERED: refusal(
    '57',
    'Produk {produk} tidak dibuka untuk rekening baru',
    'Product {produk} is not open to new accounts',
  ),
  PRODUCT_DEPOSIT: refusal(
    '57',
    'Deposito dibuka lewat pendaftaran deposito, bukan di sini',
    'A term deposit is opened by its own registration, not here',
  ),
  PRODUCT_KIND: refusal(
    '57',
    'Produk {produk} bukan untuk jenis nasabah ini',
    'Product {produk} is not for this kind of customer',
  ),
  DHN_LISTED: refusal(
    '57',
    'Nasabah {nasabah} tercantum dalam daftar hitam nasional: giro tidak dapat dibuka',
    'Customer {nasabah} is on the national blacklist: no current account is opened',
  ),
  GUARDIAN_MISSING: refusal(
    '14',
    'Nasabah {nasabah} belum dewasa: isi seorang wali yang juga nasabah',
    'Customer {nasabah} is a minor: name a guardian who is a customer too',
  ),
  GUARDIAN_NOT_NEEDED: refusal(
    '14',
    'Wali hanya untuk pemilik yang belum dewasa',
    'A guardian is for an owner who is a minor only',
  ),
  MINOR_ALONE: refusal(
    '14',
    'Rekening anak dimiliki sendiri: rekening gabungan hanya untuk yang sudah dewasa',
    'A minor owns her account alone: a joint account is for adults only',
  ),
  PARTY_MINOR: refusal(
    '14',
    'Nasabah {nasabah} belum dewasa dan tidak dapat menjadi {peran}',
    'Customer {nasabah} is a minor and cannot be {peran}',
  ),
  PARTY_NOT_PERSON: refusal(
    '14',
    'Nasabah {nasabah} bukan perorangan dan tidak dapat menjadi {peran}',
    'Customer {nasabah} is not a person and cannot be {peran}',
  ),
  PARTY_TWICE: refusal(
    '14',
    'Nasabah {nasabah} sudah disebut sebagai pihak rekening ini',
    'Customer {nasabah} is named as a party of this account already',
  ),
  JOINT_OWNERS: refusal(
    '14',
    'Rekening gabungan perlu paling sedikit dua pemilik',
    'A joint account needs at least two owners',
  ),
  ENTITY_RULE: refusal(
    '14',
    'Cara tanda tangan badan usaha {nasabah} mengikuti aturan pada datanya',
    'How entity {nasabah} signs is what its record says',
  ),
  JOINT_RULE: refusal(
    '14',
    'Lebih dari satu pemilik: pilih DAN (bersama-sama) atau ATAU (salah satu)',
    'More than one owner: choose AND (all together) or OR (any of them)',
  ),
  JOINT_PERSONS: refusal(
    '14',
    'Rekening gabungan hanya untuk perorangan; badan usaha menunjuk penanda tangan',
    'A joint account is for persons only; an entity names its signers',
  ),
  SIGNERS_MISSING: refusal(
    '14',
    'Data badan usaha {nasabah} belum menyebut cukup penanda tangan ({jumlah} diperlukan)',
    'The record of entity {nasabah} does not name enough signers ({jumlah} needed)',
  ),
  NISBAH_NONE: refusal(
    '14',
    'Produk {produk} tidak berbagi hasil: nisbah tidak diisi',
    'Product {produk} shares no income: it has no share to agree upon',
  ),
  NISBAH_SAME: refusal(
    '14',
    'Nisbah khusus sama dengan ketentuan: kosongkan',
    'The special share is that of the terms: leave it empty',
  ),
  TERMS_CHANGED: refusal(
    '40',
    'Ketentuan produk {produk} berubah per {tanggal}: tunjukkan yang baru kepada nasabah, lalu ajukan lagi',
    'The terms of product {produk} changed as of {tanggal}: show the customer the new ones, then send it again',
  ),
  LINKED_ACCOUNT: refusal(
    '14',
    'Rekening {rekening} tidak dapat dipakai: tidak ada, ditutup, atau valutanya lain',
    'Account {rekening} cannot be used: not there, closed, or in another currency',
  ),
  NO_PASSBOOK: refusal('14', 'Produk {produk} tanpa buku tabungan', 'Product {produk} comes without a passbook'),
  NO_MAIL: refusal(
    '14',
    'Data nasabah {nasabah} tidak memuat surel: rekening koran diambil di loket',
    'The record of customer {nasabah} has no mail address: statements are fetched at the counter',
  ),
  // The core refuses these on passbooks: their stock, their holders, and their printing.
  BOOK_KNOWN: refusal('40', 'Buku {buku} sudah pernah diterima', 'Book {buku} has been received before'),
  BOOK_NOT_FOUND: refusal('25', 'Buku {buku} tidak ada di cabang ini', 'Book {buku} is not in this branch'),
  BOOK_NOT_HELD: refusal(
    '40',
    'Buku {buku} bukan blangko di tangan yang disebut',
    'Book {buku} is no blank in the hand that is named',
  ),
  BOOK_HOLDER: refusal(
    '25',
    'Pengguna {pengguna} tidak bekerja di cabang ini',
    'User {pengguna} does not work in this branch',
  ),
  BOOK_IN_USE: refusal('40', 'Rekening ini memakai buku {buku}', 'This account has book {buku} in use'),
  BOOK_NOT_IN_USE: refusal(
    '40',
    'Buku {buku} bukan buku rekening ini yang sedang dipakai',
    'Book {buku} is not the one this account has in use',
  ),
  BOOK_NOT_FULL: refusal('40', 'Buku {buku} belum penuh', 'Book {buku} is not full yet'),
  BOOK_FULL: refusal('40', 'Buku {buku} sudah penuh, ganti dengan buku baru', 'Book {buku} is full, replace it'),
  BOOK_MOVED: refusal(
    '40',
    'Buku ini sudah berlanjut ke halaman {halaman} baris {baris} sejak layar dibuka, muat ulang',
    'This book has gone on to page {halaman} line {baris} since the screen was opened, load it again',
  ),
  BOOK_LINE: refusal(
    '30',
    'Halaman {halaman} baris {baris} bukan baris dari cetakan ini',
    'Page {halaman} line {baris} is no line of this print',
  ),
  BOOK_NOT_AGREED: refusal(
    '40',
    'Rekening {rekening} dibuka tanpa buku tabungan',
    'Account {rekening} was opened without a passbook',
  ),
  BOOK_NUMBER: refusal(
    '57',
    'Rekening {rekening} dikelola cabang lain: isi nomor buku yang dibawa nasabah',
    'Account {rekening} is kept by another branch: give the number of the book in hand',
  ),
  // The core refuses these on standing orders and automatic transfers (domain: standing instructions and ATS).
  STANDING_SOURCE: refusal(
    '57',
    'Rekening {rekening} tidak dapat didebet otomatis menurut akadnya',
    'The contract of account {rekening} lets nothing be debited by itself',
  ),
  STANDING_TARGET: refusal(
    '57',
    'Rekening {rekening} adalah deposito, tidak menerima setoran instruksi tetap',
    'Account {rekening} is a deposit and takes no payments of a standing order',
  ),
  STANDING_GIRO: refusal('57', 'Rekening {rekening} bukan giro', 'Account {rekening} is not a current account'),
  STANDING_START: refusal(
    '90',
    'Tanggal mulai harus {tanggal} (hari cabang rekening) atau sesudahnya',
    'The first day must be {tanggal} (the day of the account’s branch) or later',
  ),
  STANDING_ACCOUNTS: refusal(
    '57',
    'Jenis dan rekening perintah {perintah} tidak dapat diubah: akhiri lalu daftarkan yang baru',
    'Kind and accounts of order {perintah} cannot change: end it and register a new one',
  ),
  STANDING_KEPT: refusal(
    '40',
    'Rekening {rekening} sudah dijaga oleh perintah {perintah}',
    'Account {rekening} is kept by order {perintah} already',
  ),
  STANDING_LOOP: refusal(
    '40',
    'Dana akan kembali dari rekening {rekening} melalui perintah lain: transfer otomatis tidak boleh melingkar',
    'Funds would come back from account {rekening} through other orders: automatic transfers may not form a ring',
  ),
  STANDING_STATE: refusal(
    '40',
    'Perintah {perintah} berstatus {status}, tindakan ini tidak berlaku',
    'Order {perintah} is {status}, this does not apply',
  ),
  STANDING_DUE: refusal(
    '40',
    'Jatuh tempo perintah {perintah} ini tidak menunggu dibayar: tidak gagal, sudah dibayar, atau dijalankan lagi sendiri',
    'This due date of order {perintah} does not wait to be paid: it has not failed, is paid, or runs again by itself',
  ),
  // The core refuses these on statements, and on proving a copy of one.
  PERIOD_AHEAD: refusal(
    '13',
    'Periode paling lambat sampai tanggal buku {tanggal}',
    'A period ends on the accounting date {tanggal} at the latest',
  ),
  PERIOD_TOO_FAR: refusal(
    '13',
    'Periode paling jauh sepuluh tahun ke belakang, mulai {tanggal}',
    'A period goes back ten years at most, to {tanggal}',
  ),
  STATEMENT_TOO_LONG: refusal(
    '13',
    'Periode ini berisi {jumlah} baris, paling banyak {terbanyak}: persempit periodenya',
    'This period has {jumlah} lines, at most {terbanyak}: choose a shorter one',
  ),
  DOCUMENT_NEEDED: refusal(
    '13',
    'Rekening {rekening} dikelola cabang {cabang}: isi nomor identitas nasabah yang ditunjukkan',
    'Account {rekening} is kept by branch {cabang}: fill in the number of the document the customer shows',
  ),
  DOCUMENT_KEY_NONE: refusal(
    '12',
    'Bank ini belum memasang kunci dokumen, jadi rekening koran belum dapat dicetak',
    'This bank has not set its document key, so no statement can be made',
  ),
  STATEMENT_CHANGED: technical(
    '96',
    13,
    500,
    'Isi buku tidak lagi sama dengan dokumen {nomor}, laporkan ke audit',
    'The books no longer say what document {nomor} says, tell the auditors',
  ),
  // The core refuses these on waivers of account fees.
  WAIVER_CURRENCY: refusal(
    '57',
    'Rekening {rekening} dalam {valuta} tidak dikenai biaya berkala',
    'Account {rekening} in {valuta} is charged no regular fees',
  ),
  WAIVER_NOTHING: refusal(
    '57',
    'Akad rekening {rekening} tidak mengenakan biaya ini',
    'The contract of account {rekening} asks no such fee',
  ),
  WAIVER_START: refusal(
    '90',
    'Tanggal mulai harus {tanggal} (hari cabang rekening) atau sesudahnya',
    'The first day must be {tanggal} (the day of the account’s branch) or later',
  ),
  WAIVER_TWICE: refusal(
    '40',
    'Biaya rekening {rekening} ini sudah dibebaskan dalam masa itu: cabut dahulu yang lama',
    'This fee of account {rekening} is waived within those days already: end the earlier waiver first',
  ),
  WAIVER_ENDED: refusal('40', 'Pembebasan ini sudah berakhir atau dicabut', 'This waiver is over or was ended'),
} as const satisfies Record<string, ErrorDef>;
