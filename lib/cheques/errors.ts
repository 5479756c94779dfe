import { type ErrorDef, refusal } from '#lib/errors/error-def.ts';

/** The core refuses with these in cheque books and the clearing of paper. */
export const chequeErrors = {
  // The core refuses these in the clearing of paper (domain: clearing).
  DAY_BRANCH_OWES: refusal(
    '90',
    'Cabang {cabang} masih memegang warkat masuk atau transfer yang diselesaikan lewat kantor pusat: selesaikan dahulu, atau tutup paksa cabangnya',
    'Branch {cabang} still holds presented cheques or transfers that end over head office: settle them first, or close the branch by force',
  ),
  CLEARING_KNOWN: refusal(
    '40',
    'Warkat {warkat} bank ini sudah disetorkan: lihat daftar setoran kliring',
    'Sheet {warkat} of this bank is deposited already: see the list of clearing deposits',
  ),
  BANK_UNKNOWN: refusal('15', 'Bank dengan sandi {sandi} tidak dikenal', 'No bank has the code {sandi}'),
  CLEARING_MAXIMUM: refusal(
    '61',
    'Warkat {warkat} melebihi batas kliring {batas} per lembar',
    'Sheet {warkat} is above the clearing maximum of {batas} each',
  ),
  CLEARING_LATE: refusal(
    '58',
    'Batas jam kliring hari ini sudah lewat: terima warkat sebagai titipan',
    'Today’s clearing has been cut off: take the sheets into custody',
  ),
  CLEARING_POSTDATED: refusal(
    '90',
    'Warkat {warkat} bertanggal {tanggal}, belum dapat dikliringkan: terima sebagai titipan',
    'Sheet {warkat} is dated {tanggal} and cannot be lodged yet: take it into custody',
  ),
  CLEARING_EXPIRED: refusal(
    '90',
    'Masa pengunjukan warkat {warkat} berakhir {tanggal}',
    'Sheet {warkat} could be presented until {tanggal}',
  ),
  CLEARING_DAY: refusal(
    '90',
    'Tanggal kliring titipan adalah hari kerja sesudah hari ini, tidak sebelum tanggal warkat',
    'The clearing day of sheets in custody is a business day after today, not before the sheets’ own dates',
  ),
  CLEARING_ACCOUNT: refusal(
    '57',
    'Rekening {rekening} tidak menerima setoran kliring: hanya giro dan tabungan rupiah',
    'Account {rekening} takes no clearing deposits: only current and savings accounts in rupiah do',
  ),
  CLEARING_GROUP: refusal(
    '25',
    'Titipan {group} tidak ada, atau tidak ada lagi warkatnya yang dititipkan',
    'Custody group {group} is not there, or has no sheet in custody any more',
  ),
  CLEARING_NOT_DUE: refusal(
    '90',
    'Titipan {group} dijalankan mulai {tanggal}',
    'Custody group {group} is run from {tanggal} on',
  ),
  INWARD_KNOWN: refusal(
    '40',
    'Warkat {warkat} dari bank ini sudah diterima: lihat daftar penarikan kliring',
    'Sheet {warkat} of this bank was taken in already: see the list of sheets presented to us',
  ),
  INWARD_BY_FILE: refusal(
    '57',
    'Warkat {warkat} diunjukkan lewat berkas: dibayar atau ditolak, tidak dibatalkan',
    'Sheet {warkat} was presented by file: it is paid or returned, not undone',
  ),
  INWARD_ACCOUNT: refusal(
    '40',
    'Warkat {warkat} ditarik atas rekening {rekening}, bukan rekening ini',
    'Sheet {warkat} is drawn on account {rekening}, not on this one',
  ),
  CLEARING_SHEET: refusal('25', 'Warkat yang dipilih tidak ditemukan', 'A chosen sheet was not found'),
  CLEARING_STATE: refusal(
    '40',
    'Warkat sudah berstatus {status}, tindakan ini tidak berlaku',
    'The sheet is {status} already, this does not apply',
  ),
  INWARD_HOLD: refusal(
    '40',
    'Warkat {warkat} tidak dapat ditahan: hanya bilyet giro, sekali, pada hari diunjukkan',
    'Sheet {warkat} cannot be held: only a bilyet giro, once, on the day it is presented',
  ),
  CLEARING_CHANGED: refusal(
    '40',
    'Jumlah warkat yang dipilih bukan {nominal} lagi: muat ulang daftar',
    'The chosen sheets do not come to {nominal} any more: load the list again',
  ),
  CLEARING_PRESENTED: refusal(
    '40',
    'Warkat {warkat} sudah diunjukkan pada {tanggal}, tidak dapat ditarik lagi',
    'Sheet {warkat} was presented on {tanggal} and cannot be given back',
  ),
  CLEARING_RETURN_LATE: refusal(
    '40',
    'Warkat {warkat} sudah efektif sejak {tanggal}, masa tolakannya sudah lewat',
    'Sheet {warkat} has been good funds since {tanggal}, it can no longer come back',
  ),
  CLEARING_REASON: refusal('90', 'Alasan tolakan {kode} tidak dikenal', 'Return reason {kode} is unknown'),
  CLEARING_HEAD_OFFICE: refusal(
    '57',
    'Penyelesaian kliring dibukukan oleh kantor pusat',
    'The settlement of clearing is booked by head office',
  ),
  CLEARING_REGION_TAKEN: refusal(
    '40',
    'Cabang {cabang} sudah masuk wilayah kliring lain mulai tanggal itu',
    'Branch {cabang} joins another clearing region on that day',
  ),
  CLEARING_REGION_LEFT: refusal(
    '58',
    'Cabang {cabang} harus masuk wilayah kliring lain dahulu sebelum keluar dari wilayah ini',
    'Branch {cabang} must join another clearing region before it leaves this one',
  ),
  CLEARING_UNSETTLED: refusal(
    '58',
    'Warkat jatuh efektif tetapi kliringnya belum selesai',
    'The sheet is due to be good funds, its clearing is not settled',
  ),
  // The core refuses these on the bank's own cheque books (domain: warkat maintenance).
  WARKAT_HEAD_OFFICE: refusal(
    '57',
    'Stok warkat diterima dan dikirim oleh kantor pusat',
    'Cheque books are received and sent by head office',
  ),
  WARKAT_BRANCH: refusal(
    '57',
    'Warkat dikirim ke cabang lain yang ada, bukan ke kantor pusat',
    'Cheque books are sent to another branch that exists, not to head office',
  ),
  WARKAT_KNOWN: refusal('40', 'Nomor {warkat} sudah pernah diterima', 'Number {warkat} was received before'),
  WARKAT_BOOKS: refusal(
    '25',
    'Tidak ada {jumlah} buku berurutan mulai {warkat} yang dapat diambil di sini',
    'There are no {jumlah} consecutive books from {warkat} on to be taken here',
  ),
  WARKAT_BOOK: refusal(
    '25',
    'Buku {warkat} tidak ada di cabang ini, atau bukan milik rekening ini',
    'Book {warkat} is not in this branch, or not this account’s',
  ),
  WARKAT_BOOK_STATE: refusal(
    '40',
    'Buku {warkat} sudah berstatus {status}, tindakan ini tidak berlaku',
    'Book {warkat} is {status} already, this does not apply',
  ),
  WARKAT_GIRO: refusal(
    '57',
    'Rekening {rekening} bukan giro rupiah: tidak mendapat cek dan bilyet giro',
    'Account {rekening} is no current account in rupiah: it gets no cheques',
  ),
  WARKAT_UNUSED: refusal(
    '57',
    'Buku {warkat} baru terpakai {terpakai} dari {lembar} lembar: habiskan dahulu',
    'Of book {warkat} only {terpakai} of {lembar} sheets are used: use it up first',
  ),
  WARKAT_STATE: refusal(
    '40',
    'Warkat sudah berstatus {status}, tindakan ini tidak berlaku',
    'The sheet is {status} already, this does not apply',
  ),
  WARKAT_SHEET: refusal(
    '40',
    'Warkat {warkat} sudah berstatus {status}, tindakan ini tidak berlaku',
    'Sheet {warkat} is {status} already, this does not apply',
  ),
  WARKAT_NOT_OF_ACCOUNT: refusal(
    '25',
    'Warkat {warkat} bukan lembar dari buku rekening {rekening}',
    'Sheet {warkat} is not out of a book of account {rekening}',
  ),
  WARKAT_REVOKE_BG: refusal(
    '57',
    'Bilyet giro tidak dapat dibatalkan penariknya selama masih berlaku',
    'A bilyet giro cannot be revoked by its drawer while it lives',
  ),
  WARKAT_REVOKE_EARLY: refusal(
    '57',
    'Cek ini baru dapat dicabut setelah masa pengunjukannya berakhir {tanggal}',
    'This cheque can be revoked only after its presentment ends on {tanggal}',
  ),
  WARKAT_POSTDATED: refusal(
    '90',
    'Warkat {warkat} bertanggal {tanggal}, belum dapat dibayar',
    'Sheet {warkat} is dated {tanggal} and cannot be paid yet',
  ),
  WARKAT_EXPIRED: refusal(
    '90',
    'Warkat {warkat} daluwarsa sejak {tanggal} berlalu',
    'Sheet {warkat} could be paid until {tanggal}',
  ),
  WARKAT_BG_CASH: refusal(
    '57',
    'Warkat {warkat} adalah bilyet giro: hanya dipindahbukukan, tidak dibayar tunai',
    'Sheet {warkat} is a bilyet giro: it is transferred, never paid in cash',
  ),
  CHEQUE_CROSSED: refusal(
    '57',
    'Cek {warkat} bersilang: dibayar ke rekening, tidak tunai',
    'Cheque {warkat} is crossed: it is paid into an account, not in cash',
  ),
  CHEQUE_ALTERED: refusal(
    '57',
    'Cek {warkat} berubah tanpa tanda tangan penarik: tidak dibayar',
    'Cheque {warkat} was altered and its drawer has not signed that: it is not paid',
  ),
  CHEQUE_PRESENTED: refusal(
    '57',
    'Cek {warkat} pernah diunjukkan bertanggal {tanggal} senilai {nominal}: isinya berubah',
    'Cheque {warkat} was presented before, dated {tanggal} for {nominal}: what it says has changed',
  ),
  CHEQUE_FROZEN: refusal(
    '57',
    'Hak {nasabah} menggunakan cek dibekukan: tercantum dalam daftar hitam nasional',
    'The right of {nasabah} to use cheques is frozen: on the national blacklist',
  ),
  WARKAT_FUNDED: refusal(
    '57',
    'Saldo rekening {rekening} cukup untuk warkat ini: alasan saldo tidak mencukupi tidak berlaku',
    'Account {rekening} has the funds for this sheet: a missing balance is no reason',
  ),
  WARKAT_COVERED: refusal(
    '57',
    'Transfer otomatis {perintah} menutup kekurangan rekening {rekening} untuk warkat ini: bayarkan, alasan saldo tidak mencukupi tidak berlaku',
    'Automatic transfer {perintah} covers what account {rekening} lacks for this sheet: pay it, a missing balance is no reason',
  ),
  WARKAT_CLOSED: refusal(
    '57',
    'Rekening {rekening} ditutup: alasannya 02, rekening ditutup',
    'Account {rekening} is closed: the reason is 02, account closed',
  ),
  WARKAT_NOT_LISTED: refusal(
    '57',
    'Penarik rekening {rekening} tidak tercantum dalam daftar hitam nasional: alasan hak dibekukan tidak berlaku',
    'The drawer of account {rekening} is not on the national blacklist: a frozen right is no reason',
  ),
  WARKAT_UNFUNDED: refusal(
    '57',
    'Saldo rekening {rekening} tidak cukup untuk warkat ini: alasannya 01, agar terhitung sebagai warkat kosong',
    'Account {rekening} lacks the funds for this sheet: the reason is 01, so that it counts as unfunded',
  ),
  WARKAT_NOT_CLOSED: refusal(
    '57',
    'Rekening {rekening} tidak ditutup: alasan rekening ditutup tidak berlaku',
    'Account {rekening} is not closed: its closing is no reason',
  ),
  SETTLEMENT_UNKNOWN: refusal(
    '25',
    'Tidak ada yang tertahan dengan nomor {nomor}',
    'Nothing hangs under number {nomor}',
  ),
  WARKAT_ORDERED: refusal(
    '94',
    'Rekening {rekening} sudah memesan buku {jenis} yang belum diterbitkan',
    'Account {rekening} has ordered a book of {jenis} that is not issued yet',
  ),
  WARKAT_ORDER: refusal('25', 'Pesanan {nomor} tidak ada di cabang ini', 'Order {nomor} is not of this branch'),
  WARKAT_ORDER_STATE: refusal('40', 'Pesanan {nomor} sudah berstatus {status}', 'Order {nomor} is {status} already'),
  SETTLEMENT_ANSWERED: refusal('40', 'Nomor {nomor} sudah dijawab', 'Number {nomor} has been answered'),
  SETTLEMENT_ANSWER: refusal(
    '57',
    'Transaksi dijawab selesai, ditolak, atau dikembalikan; pesan hanya dapat ditutup',
    'A transaction is answered as settled, refused or returned; a message can only be closed',
  ),
  SETTLEMENT_REASON: refusal(
    '57',
    'Kode alasan diisi bila ditolak atau dikembalikan, dan hanya pada saat itu',
    'A reason code goes with a refusal or a return, and with nothing else',
  ),
  UNFUNDED_UNKNOWN: refusal(
    '25',
    'Warkat {warkat} tidak tercatat sebagai warkat kosong di cabang ini',
    'Sheet {warkat} is not known as unfunded in this branch',
  ),
  UNFUNDED_SETTLED: refusal(
    '40',
    'Penyelesaian warkat {warkat} sudah tercatat tanggal {tanggal}',
    'The settlement of sheet {warkat} is recorded on {tanggal} already',
  ),
  UNFUNDED_LISTED: refusal(
    '40',
    'Warkat {warkat} sudah menjadi dasar pencantuman {nomor}',
    'Sheet {warkat} has led to listing {nomor} already',
  ),
  UNFUNDED_LATE: refusal(
    '57',
    'Batas lapor penyelesaian warkat {warkat} adalah {tanggal}',
    'The settlement of sheet {warkat} could be reported until {tanggal}',
  ),
  UNFUNDED_DATE: refusal(
    '57',
    'Tanggal penyelesaian dari {dari} sampai {sampai}',
    'The day of the settlement lies between {dari} and {sampai}',
  ),
  NAME_LIST_OWN: refusal(
    '57',
    'Penerbit DHIB adalah bank sendiri: daftar ini terisi dari pencantuman, bukan dari berkas',
    'DHIB is the bank’s own list: it comes by listings, not from a file',
  ),
  DHN_NOT_DUE: refusal(
    '57',
    'Warkat kosong nasabah {nasabah} belum memenuhi syarat pencantuman',
    'The unfunded sheets of customer {nasabah} do not list her yet',
  ),
} as const satisfies Record<string, ErrorDef>;
