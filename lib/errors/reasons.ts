import { booksReasons } from '#lib/books/reasons.ts';
import { controlReasons } from '#lib/control/reasons.ts';
import { customerReasons } from '#lib/customers/reasons.ts';
import { profitSharingReasons } from '#lib/profit-sharing/reasons.ts';
import { filled, type Language, wordsIn } from './words.ts';

/** A reason has a text for others, and one for the maker when it speaks of the maker. */
interface Said {
  readonly id: string;
  readonly en: string;
  readonly maker?: { readonly id: string; readonly en: string };
}

/** A transaction needs a second person or a second look for these reasons; rules pick from the closed list. */
export const reasons = {
  ...customerReasons,
  ...booksReasons,
  MELEBIHI_WEWENANG: {
    id: 'Melebihi wewenang {kelompok} pembuat, {batas} per transaksi',
    en: "Above the maker's {kelompok} authority of {batas} per transaction",
    maker: {
      id: 'Melebihi wewenang {kelompok} Anda, {batas} per transaksi',
      en: 'Above your {kelompok} authority of {batas} per transaction',
    },
  },
  ENTRI_DIBATALKAN: {
    id: 'Rekening {rekening} diblokir atau dorman: entri keliru dikeluarkan kembali',
    en: 'Account {rekening} is blocked or dormant: a wrong entry is taken out again',
  },
  CEK_LEWAT_UNJUK: {
    id: 'Masa pengunjukan cek ini berakhir {tanggal}; dibayar selama tidak dicabut penariknya',
    en: 'This cheque could be presented until {tanggal}; it is paid while its drawer has not revoked it',
  },
  ATS_MENUTUP: {
    id: 'Dana kurang: {perintah} memindahkan {nominal} dari rekening {rekening} lebih dahulu',
    en: 'Funds are short: {perintah} moves {nominal} from account {rekening} first',
  },
  PENERIMA_BERBEDA: {
    id: 'Rekening {rekening} sebelumnya atas nama {nama_lalu}, kini {nama}: tanyakan kembali kepada pengirim',
    en: 'Account {rekening} was named {nama_lalu} before and is {nama} now: ask the sender again',
  },
  PEMERIKSA_KURANG: {
    id: 'Baru {ada} orang dapat menyetujui ini, sedangkan masih diperlukan {perlu}: minta administrator menambah pemeriksa atau delegasi',
    en: 'Only {ada} could approve this and {perlu} still must: ask an administrator for another approver, or for a delegation',
  },
  TIDAK_AKTIF: { id: 'Rekening {rekening} tidak aktif', en: 'Account {rekening} is inactive' },
  LAMA_DIAM: {
    id: 'Rekening {rekening} {hari} hari tanpa aktivitas nasabah, menjelang tidak aktif',
    en: 'Account {rekening} has been without an act of its customer for {hari} days, about to become inactive',
  },
  KAS_TERTUTUP: {
    id: 'Kas teller pembuat belum dibuka atau sudah ditutup',
    en: "The maker's till is not open",
    maker: { id: 'Kas teller Anda belum dibuka atau sudah ditutup', en: 'Your till is not open' },
  },
  TOTAL_HARIAN: {
    id: 'Melebihi total harian pembuat tanpa otorisasi, {batas}',
    en: "Above the maker's daily total without approval, {batas}",
    maker: {
      id: 'Melebihi total harian Anda tanpa otorisasi, {batas}',
      en: 'Above your daily total without approval, {batas}',
    },
  },
  TOTAL_REKENING: {
    id: 'Melebihi total harian rekening {rekening} lewat loket tanpa otorisasi, {batas}',
    en: 'Above the daily total of account {rekening} over the counter without approval, {batas}',
  },
  NON_TUNAI_BERDUA: {
    id: 'Transaksi non-tunai di atas {batas} perlu dua orang',
    en: 'A non-cash transaction above {batas} needs two persons',
  },
  NASABAH_SENDIRI: {
    id: 'Rekening {rekening} milik atau dikuasai pembuat sendiri',
    en: 'Account {rekening} is the maker’s own, or one the maker acts for',
    maker: {
      id: 'Rekening {rekening} milik atau dikuasai Anda sendiri',
      en: 'Account {rekening} is your own, or one you act for',
    },
  },
  NASABAH_KELUARGA: {
    id: 'Rekening {rekening} milik atau dikuasai keluarga pembuat',
    en: 'Account {rekening} belongs to the maker’s family, or they act for it',
    maker: {
      id: 'Rekening {rekening} milik atau dikuasai keluarga Anda',
      en: 'Account {rekening} belongs to your family, or they act for it',
    },
  },
  NIK_TANGGAL_LAHIR: {
    id: 'NIK menyebut tanggal lahir lain; NIK tidak diubah',
    en: 'The identity number names another birth date; it is not changed',
  },
  NIK_JENIS_KELAMIN: {
    id: 'NIK menyebut jenis kelamin lain; NIK tidak diubah',
    en: 'The identity number names the other sex; it is not changed',
  },
  NIK_WILAYAH: {
    id: 'Wilayah pada NIK berbeda dengan alamat identitas',
    en: 'The region of the identity number differs from the address on the document',
  },
  KOREKSI_VALUTA_HARI_INI: {
    id: 'Bulan {bulan} sudah dibagikan atau ditutup: koreksi dibukukan dengan tanggal valuta hari ini',
    en: 'The month {bulan} is distributed or closed: the correction is booked with today’s value date',
  },
  PENGIRIM_BEDA_IDENTITAS: {
    id: 'Identitas yang dibawa lain dari yang dicatat pada pengirim transfer {nomor}: pastikan ia pengirimnya',
    en: 'The document is another one than was kept of the sender of transfer {nomor}: make sure it is her',
  },
  KETENTUAN_HARI_INI: {
    id: 'Ketentuan ini sudah dipakai hari ini: yang dikerjakan dengannya tetap, perubahan berlaku sejak disetujui',
    en: 'This has been in force today: what was done by it stays, the change holds from its approval on',
  },
  RESIKO_TINGGI: {
    id: 'Nasabah berisiko tinggi ({nilai}) atau PEP perlu persetujuan pejabat senior',
    en: 'A customer of high risk ({nilai}) or PEP needs the approval of a senior officer',
  },
  PERIKSA_KEPATUHAN: {
    id: 'Diperiksa kepatuhan sebelum disetujui',
    en: 'Compliance looks at it before it is approved',
  },
  MIRIP_NASABAH: {
    id: 'Mirip nasabah {nasabah} (kemiripan {nilai}): periksa bahwa bukan nasabah yang sama',
    en: 'Like customer {nasabah} (likeness {nilai}): see that it is not the same one',
  },
  ...profitSharingReasons,
  TINJAUAN_LEWAT: {
    id: 'Data nasabah {nasabah} seharusnya ditinjau kembali pada {tanggal}',
    en: 'The record of customer {nasabah} was due for review on {tanggal}',
  },
  IDENTITAS_KEDALUWARSA: {
    id: 'Identitas nasabah {nasabah} berlaku sampai {tanggal}',
    en: 'The identity document of customer {nasabah} was valid until {tanggal}',
  },
  REKENING_TUJUAN_LAIN: {
    id: 'Rekening {rekening} bukan milik pemilik rekening yang dibuka',
    en: 'Account {rekening} does not belong to an owner of the one that is opened',
  },
  REKENING_SUMBER_LAIN: {
    id: 'Rekening sumber {rekening} bukan milik pemilik deposito',
    en: 'Source account {rekening} does not belong to an owner of the deposit',
  },
  TUJUAN_DEPOSITO_LAIN: {
    id: 'Rekening tujuan {rekening} bukan milik pemilik deposito',
    en: 'Destination account {rekening} does not belong to an owner of the deposit',
  },
  DEPOSITO_DINI: {
    id: 'Deposito {rekening} dicairkan sebelum jatuh tempo {tanggal}',
    en: 'Deposit {rekening} is broken before its maturity on {tanggal}',
  },
  TOLAKAN_LEWAT: {
    id: 'Warkat {warkat} ditolak sesudah batas jam tolakan hari ini',
    en: 'Instrument {warkat} is returned after today’s last moment for returns',
  },
  KLIRING_DINI: {
    id: 'Warkat {warkat} dijadikan efektif sebelum {tanggal}',
    en: 'Instrument {warkat} is made cleared funds before {tanggal}',
  },
  PAJAK_KELEBIHAN: {
    id: 'Kelebihan bagi hasil yang ditarik kembali {jumlah} dihitung sebelum pajak; pajak yang sudah dipotong dan disetor atasnya tidak dikembalikan oleh bank',
    en: 'The excess of shares that is taken back, {jumlah}, is before tax; the bank does not give back the tax that it withheld and paid on them',
  },
  BILYET_HILANG: {
    id: 'Bilyet {bilyet} hilang, dengan surat {surat}',
    en: 'Certificate {bilyet} is lost, by letter {surat}',
  },
  REKENING_PRODUK_SAMA: {
    id: 'Nasabah sudah memiliki rekening {rekening} pada produk ini',
    en: 'The customer has account {rekening} of this product already',
  },
  BLOKIR: { id: 'Rekening {rekening} diblokir', en: 'Account {rekening} is blocked' },
  DI_BAWAH_MINIMUM: {
    id: 'Saldo rekening {rekening} menjadi di bawah saldo minimum {minimum}',
    en: 'Account {rekening} would fall below its minimum balance {minimum}',
  },
  VALUTA_MUNDUR: {
    id: 'Tanggal valuta mundur ke {tanggal}',
    en: 'The value date goes back to {tanggal}',
  },
  BIAYA_DIHAPUS: {
    id: '{biaya} {nominal} dihapus',
    en: '{biaya} of {nominal} waived',
  },
  KOREKSI: {
    id: 'Koreksi transaksi tanggal {tanggal} selalu perlu dua orang',
    en: 'A correction of a transaction of {tanggal} always needs two persons',
  },
  KAS_MELEBIHI_BATAS: {
    id: 'Kas teller akan melebihi batas {batas}',
    en: 'The till would exceed its maximum {batas}',
  },
  KAS_MENDEKATI_BATAS: { id: 'Kas teller mendekati batas {batas}', en: 'The till approaches its maximum {batas}' },
  KAS_TERTINGGAL: {
    id: 'Kas teller {kas} belum kosong dan ditutup; hari cabang tidak dapat ditutup sebelum itu beres',
    en: 'Till {kas} is not empty and closed; the branch day cannot close until it is',
  },
  SELISIH_KAS: {
    id: 'Kas teller ditutup dengan selisih {selisih}',
    en: 'The till is closed with a difference of {selisih}',
  },
  KAS_DIBUKA_ULANG: {
    id: 'Kas teller {kas} sudah dibuka dan ditutup hari ini',
    en: 'Till {kas} was opened and closed today',
  },
  BUKU_DIGANTI: {
    id: 'Buku tabungan {buku} diganti sebelum penuh atau dicetak ulang ({sebab})',
    en: 'Passbook {buku} is replaced before it is full, or printed anew ({sebab})',
  },
  SAMPUL_DICETAK: {
    id: 'Sampul buku {buku} sudah pernah dicetak',
    en: 'The cover of book {buku} has been printed before',
  },
  PENGGUNA_DIHAPUS: {
    id: 'Pengguna ini belum memiliki riwayat apa pun dan akan dihapus',
    en: 'This user has never done anything and will be removed',
  },
  PENGGUNA_DINONAKTIFKAN: {
    id: 'Pengguna ini sudah memiliki riwayat, jadi dinonaktifkan dan tidak dihapus',
    en: 'This user has a history, and is switched off instead of removed',
  },
  PERUBAHAN_DATA: { id: 'Perubahan data selalu perlu dua orang', en: 'A change of data always needs two persons' },
  ...controlReasons,
  TRANSAKSI_KEMBAR: {
    id: 'Transaksi yang sama sudah dibukukan {detik} detik yang lalu, nomor {referensi}',
    en: 'The same transaction was posted {detik} seconds ago, number {referensi}',
  },
  DUA_ORANG: { id: '{jenis} selalu perlu dua orang', en: '{jenis} always needs two persons' },
  PEMBATALAN: { id: 'Reversal selalu perlu dua orang', en: 'A reversal always needs two persons' },
} as const satisfies Readonly<Record<string, Said>>;

export type ReasonCode = keyof typeof reasons;

/** Returns the sentence of a reason in the reader's language, for the maker or for others, filled with codes, amounts and names. */
export function reasonText(
  code: ReasonCode,
  params: Readonly<Record<string, string>>,
  language: Language,
  reader: 'MAKER' | 'OTHER' = 'OTHER',
): string {
  const said: Said = reasons[code];
  return filled((reader === 'MAKER' ? (said.maker ?? said) : said)[language], wordsIn(language, params));
}

export const isReason = (code: string): code is ReasonCode => Object.hasOwn(reasons, code);
