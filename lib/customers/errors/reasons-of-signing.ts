/** Names, signatures, and closings that were agreed otherwise need a second person for these reasons. */
export const reasonsOfSigning = {
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
} as const satisfies Readonly<Record<string, { readonly id: string; readonly en: string }>>;
