/** A rate needs another person for these reasons. */
export const reasonsOfRates = {
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
