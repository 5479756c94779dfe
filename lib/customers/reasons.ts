/** A transaction about customers and walk-in customers needs a second look for these reasons. */
export const customerReasons = {
  // These reasons name a difference between two records that are said to be one person (domain: CIF, duplicates).
  GABUNG_BEDA_NIK: {
    id: 'Nasabah {asal} dan {ke} berbeda NIK: pastikan orang yang sama',
    en: 'Customers {asal} and {ke} differ in NIK: make sure that they are one person',
  },
  GABUNG_BEDA_LAHIR: {
    id: 'Nasabah {asal} dan {ke} berbeda tanggal lahir: pastikan orang yang sama',
    en: 'Customers {asal} and {ke} differ in birth date: make sure that they are one person',
  },
  GABUNG_BEDA_IBU: {
    id: 'Nasabah {asal} dan {ke} berbeda nama ibu kandung: pastikan orang yang sama',
    en: 'Customers {asal} and {ke} differ in the mother’s maiden name: make sure that they are one person',
  },
  GABUNG_BEDA_ALAMAT: {
    id: 'Nasabah {asal} dan {ke} berbeda alamat: pastikan orang yang sama',
    en: 'Customers {asal} and {ke} differ in address: make sure that they are one person',
  },
  // Names, signatures, and closings that were agreed otherwise need a second person for these reasons.
  NAMA_BERANGKA: {
    id: 'Nama {nama} memuat angka di antara hurufnya: cocokkan dengan identitas atau slip',
    en: 'The name {nama} has a digit among its letters: compare it with the document or slip',
  },
  SPESIMEN_GUGUR: {
    id: 'Contoh tanda tangan {nama} berakhir dengan perubahan ini: perbarui kartu rekening {rekening}',
    en: 'The specimens of {nama} end with this change: renew the cards of {rekening}',
  },
  TANDA_TANGAN_KURANG: {
    id: 'Rekening {rekening} ditandatangani bersama: tanda tangan yang ada {ada} dari {perlu}',
    en: 'Account {rekening} is signed for together: {ada} of {perlu} signatures',
  },
  ATURAN_BERBEDA: {
    id: 'Aturan penandatanganan berbeda dengan yang tertulis pada data badan usaha',
    en: 'The signing rule differs from the one in the record of the entity',
  },
  TUJUAN_PENUTUPAN_LAIN: {
    id: 'Sisa saldo dipindahkan ke rekening {rekening}, yang bukan milik pemilik rekening yang ditutup',
    en: 'The rest goes to account {rekening}, which no owner of the closed account owns',
  },
  SALDO_PENUTUPAN_BERUBAH: {
    id: 'Saldo rekening {rekening} berubah sejak penutupan disetujui: {dahulu} menjadi {kini}',
    en: 'Account {rekening} has changed since its closing was agreed: from {dahulu} to {kini}',
  },
  PENUTUPAN_DIBATALKAN: {
    id: 'Rekening {rekening} sudah ditutup: penutupannya dibatalkan',
    en: 'Account {rekening} is closed: its closing is undone',
  },
} as const;
