import { refusal } from '#lib/errors/error-def.ts';

/** The core refuses these in the clearing of paper (domain: clearing). */
export const errorsOfClearing = {
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
} as const;
