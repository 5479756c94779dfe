/** A transaction about rates and shares of profit needs a second look for these reasons. */
export const profitSharingReasons = {
  // These look wrong in the rate of a month, or show a share that is not the one of the terms (domain: profit sharing).
  HI1000_NOL: {
    id: 'HI-1000 {bulan} menjadi 0 dengan pendapatan pool {pendapatan}; bulan sebelumnya {lalu}. Periksa pemetaan akun pendapatan ke pool dan pendapatan yang belum dibukukan',
    en: 'HI-1000 of {bulan} comes to 0 on a pool income of {pendapatan}; the month before {lalu}. See whether income accounts are mapped to the pool and all income is posted',
  },
  HI1000_TANPA_ASET: {
    id: 'Rata-rata aset yang dibiayai {bulan} adalah {aset}, sehingga 100 persen pendapatan untuk deposan; bulan sebelumnya {lalu}. Periksa berkas pembiayaan dan pemetaan aset ke pool',
    en: 'Average financed assets of {bulan} are {aset}, so 100 per cent of the income goes to depositors; the month before {lalu}. See whether the financing file came in and assets are mapped to the pool',
  },
  NISBAH_KHUSUS: {
    id: 'Nisbah khusus {nisbah} persen, menurut ketentuan {baku} persen',
    en: 'Special share of {nisbah} per cent, {baku} per cent by the terms',
  },
  // A rate needs another person for these reasons.
  KURS_KHUSUS: {
    id: 'Kurs khusus {kurs}, kurs hari ini {papan}',
    en: 'Special rate {kurs}, rate of the day {papan}',
  },
  KURS_JAUH: {
    id: 'Kurs {kurs} lebih dari {persen} persen jauhnya dari kurs tengah hari ini, {tengah}',
    en: 'The rate of {kurs} is more than {persen} per cent off the middle rate of the day, {tengah}',
  },
  KURS_BELI_MELONJAK: {
    id: 'Kurs beli {kurs} berbeda lebih dari {persen} persen dari yang terakhir, {kurs_lalu}',
    en: 'The buying rate of {kurs} differs by more than {persen} per cent from the last one, {kurs_lalu}',
  },
  KURS_MELONJAK: {
    id: 'Kurs tengah {kurs} berbeda lebih dari {persen} persen dari yang terakhir, {kurs_lalu}',
    en: 'The middle rate of {kurs} differs by more than {persen} per cent from the last one, {kurs_lalu}',
  },
  KURS_JUAL_MELONJAK: {
    id: 'Kurs jual {kurs} berbeda lebih dari {persen} persen dari yang terakhir, {kurs_lalu}',
    en: 'The selling rate of {kurs} differs by more than {persen} per cent from the last one, {kurs_lalu}',
  },
} as const;
