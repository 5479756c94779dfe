/**
 * These hinder the closing of a branch for good, beside the checks of its day's close (domain: branch day). Each is a kind of which the screen names
 * the first.
 */
export const closingHindrances = {
  HARI_BERJALAN: {
    id: 'Cabang belum cut-off pada hari bank yang sedang berjalan',
    en: 'The branch is not past its cut-off on the bank’s own day',
  },
  REKENING: { id: 'Rekening belum pindah cabang', en: 'Accounts have not changed their branch' },
  DANA_KHUSUS: { id: 'Dana khusus belum diambil', en: 'Special funds have not been fetched' },
  PENGGUNA: { id: 'Pengguna masih bertugas di cabang', en: 'Users still work in the branch' },
  KAS_BERISI: { id: 'Kas teller atau khasanah masih berisi uang', en: 'Tills or the vault still hold cash' },
  KIRIMAN_KAS: {
    id: 'Kas di perjalanan atau permintaan kas belum selesai',
    en: 'Cash is on the road, or a request for cash waits',
  },
  SELISIH_KAS: { id: 'Selisih kas belum diselesaikan', en: 'Cash differences have not been brought to an end' },
  TRANSAKSI_TERBUKA: { id: 'Transaksi belum diputus', en: 'Items have not been decided' },
  STOK_BUKU: { id: 'Buku tabungan kosong masih ada', en: 'Blank passbooks are left' },
  STOK_BILYET: { id: 'Bilyet kosong masih ada', en: 'Blank certificates are left' },
  STOK_KARTU: { id: 'Kartu belum terbit masih ada', en: 'Cards that were not issued are left' },
  STOK_WARKAT: { id: 'Buku cek atau bilyet giro kosong masih ada', en: 'Blank cheque books are left' },
  TRANSFER_BERJALAN: { id: 'Transfer masih dalam perjalanan', en: 'Transfers are under way' },
  KLIRING_BERJALAN: { id: 'Warkat kliring belum selesai', en: 'Cheques in clearing are not settled' },
  PENGGAJIAN: { id: 'Pembayaran gaji belum selesai', en: 'Payrolls are not finished' },
  ENTRI_BERKALA: { id: 'Entri berkala masih berjalan', en: 'Periodic entries still run' },
  JADWAL_LAPORAN: { id: 'Jadwal laporan masih berjalan', en: 'Report schedules still run' },
  SALDO_BUKU_BESAR: {
    id: 'Akun perantara atau kontrol belum nol',
    en: 'Intermediate or control accounts are not zero',
  },
} as const satisfies Readonly<Record<string, { readonly id: string; readonly en: string }>>;

export type ClosingHindrance = keyof typeof closingHindrances;

export const isClosingHindrance = (code: string): code is ClosingHindrance => Object.hasOwn(closingHindrances, code);
