import { refusal } from '#lib/errors/error-def.ts';

/** An account is not changed for these reasons (domain: products; two persons). */
export const errorsOfMaintenance = {
  ACCOUNT_CHANGED: refusal(
    '40',
    'Rekening {rekening} sudah diubah {oleh} sejak Anda membukanya: {kolom}. Muat ulang, lalu isi lagi',
    'Account {rekening} was changed by {oleh} since you opened it: {kolom}. Load it again, then fill in yours',
  ),
  ACCRUAL_BEHIND: refusal(
    '40',
    'Bagi hasil di cabang {cabang} diakru belum sejauh di cabang {tujuan}: rekening dapat pindah setelah malam cabang {cabang} dijalankan',
    'Profit shares of branch {cabang} are not accrued as far as those of branch {tujuan}: the account may go after the evening of branch {cabang}',
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
} as const;
