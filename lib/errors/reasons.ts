import { filled, type Language, wordsIn } from './words.ts';

/** Why a transaction needs a second person or a second look; the closed list that rules pick from. */
export const reasons = {
  MELEBIHI_WEWENANG: {
    id: 'Melebihi wewenang {kelompok} pembuat, {batas} per transaksi',
    en: "Above the maker's {kelompok} authority of {batas} per transaction",
  },
  ENTRI_DIBATALKAN: {
    id: 'Rekening {rekening} diblokir atau dorman: entri keliru dikeluarkan kembali',
    en: 'Account {rekening} is blocked or dormant: a wrong entry is taken out again',
  },
  TIDAK_AKTIF: { id: 'Rekening {rekening} tidak aktif', en: 'Account {rekening} is inactive' },
  KAS_TERTUTUP: { id: 'Kas teller pembuat belum dibuka atau sudah ditutup', en: "The maker's till is not open" },
  TOTAL_HARIAN: {
    id: 'Melebihi jumlah harian pembuat tanpa pemeriksa, {batas}',
    en: "Above the maker's daily total without a checker, {batas}",
  },
  TOTAL_REKENING: {
    id: 'Melebihi jumlah harian rekening {rekening} lewat loket tanpa pemeriksa, {batas}',
    en: 'Above the daily total of account {rekening} over the counter without a checker, {batas}',
  },
  NON_TUNAI_BERDUA: {
    id: 'Transaksi non-tunai di atas {batas} perlu dua orang',
    en: 'A non-cash transaction above {batas} needs two persons',
  },
  NASABAH_SENDIRI: {
    id: 'Rekening {rekening} milik atau dikuasai pembuat sendiri',
    en: 'Account {rekening} is the maker’s own, or one she acts for',
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
    id: 'Kas teller menjadi di atas batas {batas}',
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
  PENGGUNA_DIHAPUS: {
    id: 'Pengguna ini belum memiliki riwayat apa pun dan akan dihapus',
    en: 'This user has never done anything and will be removed',
  },
  PENGGUNA_DINONAKTIFKAN: {
    id: 'Pengguna ini sudah memiliki riwayat, jadi dinonaktifkan dan tidak dihapus',
    en: 'This user has a history, so she is switched off and not removed',
  },
  PERUBAHAN_DATA: { id: 'Perubahan data selalu perlu dua orang', en: 'A change of data always needs two persons' },
  TUGAS_PEMBUAT_PEMERIKSA: {
    id: 'Benturan tugas: membuat dan menyetujui {jenis}',
    en: 'Conflict of duty: makes and approves {jenis}',
  },
  TUGAS_ADMIN_KAS: {
    id: 'Benturan tugas: mengatur akses dan memegang kas',
    en: 'Conflict of duty: manages access and keeps cash',
  },
  TUGAS_ADMIN_LOKET: {
    id: 'Benturan tugas: mengatur akses dan bertransaksi di loket',
    en: 'Conflict of duty: manages access and works at the counter',
  },
  TUGAS_KAS_KHASANAH: {
    id: 'Benturan tugas: memegang kas teller dan khasanah',
    en: 'Conflict of duty: keeps a till and the vault',
  },
  TUGAS_AUDITOR: {
    id: 'Benturan tugas: memeriksa jejak audit dan bertransaksi atau mengatur akses',
    en: 'Conflict of duty: audits the trail and posts or manages access',
  },
  KURS_KHUSUS: {
    id: 'Kurs khusus {kurs}, kurs hari ini {papan}',
    en: 'Special rate {kurs}, rate of the day {papan}',
  },
  KURS_MELONJAK: {
    id: 'Kurs tengah berbeda lebih dari {persen} persen dari kurs terakhir, {kurs}',
    en: 'The middle rate differs by more than {persen} per cent from the last one, {kurs}',
  },
  TRANSAKSI_KEMBAR: {
    id: 'Transaksi yang sama sudah dibukukan {detik} detik yang lalu, nomor {referensi}',
    en: 'The same transaction was posted {detik} seconds ago, number {referensi}',
  },
  DUA_ORANG: { id: '{jenis} selalu perlu dua orang', en: '{jenis} always needs two persons' },
  PEMBATALAN: { id: 'Pembatalan transaksi selalu perlu dua orang', en: 'A reversal always needs two persons' },
} as const;

export type ReasonCode = keyof typeof reasons;

/** The sentence of a reason in the reader's language; what it is filled with are codes, amounts and names. */
export const reasonText = (code: ReasonCode, params: Readonly<Record<string, string>>, language: Language): string =>
  filled(reasons[code][language], wordsIn(language, params));

export const isReason = (code: string): code is ReasonCode => Object.hasOwn(reasons, code);
