import type { radar as id } from '#lib/messages/radar.ts';

/** Customers who may be in the books already: beside a form, and in the lists over the whole bank. */
export const radar = {
  'radar.judul': 'May be a customer already',
  'radar.sama':
    'The same as a customer who is there: a new record will be refused. Change the one that is there, or merge.',
  'radar.mirip': 'Like a customer who is there: give the reason on the last tab; the branch manager approves.',
  'radar.lemah': 'Shares some data with a customer who is there: look before going on.',
  'radar.isian': 'This form',
  'radar.kemiripan': 'Likeness',
  'radar.yangSama': 'The same',
  'radar.gagal': 'Customers like this one cannot be looked for now; the record is still checked when it is sent.',
  'radar.bandingkan': 'This form beside the customers it is like',
  'radar.lainnya': '{jumlah} more customers are like this one',
  'radar.pertama': 'Customer',
  'radar.kedua': 'Like',
  'radar.pasangan': 'Pair',
  'radar.lihatPertama': 'View customer',
  'radar.lihatKedua': 'View the one like it',
  'radar.alasan.IDENTITAS': 'Identity number',
  'radar.alasan.NPWP': 'Tax number',
  'radar.alasan.NIB': 'Business number',
  'radar.alasan.AKTA': 'Number and date of a deed',
  'radar.alasan.NAMA': 'Name',
  'radar.alasan.NAMA_URUTAN': 'Name in another order of words',
  'radar.alasan.NAMA_MIRIP': 'Name in a like spelling',
  'radar.alasan.TANGGAL_LAHIR': 'Birth date',
  'radar.alasan.TAHUN_LAHIR': 'Year of birth',
  'radar.alasan.IBU': "Mother's maiden name",
  'radar.alasan.KOTA': 'Town',
  'radar.alasan.TELEPON': 'Telephone',
  'radar.alasan.ALAMAT': 'Address',
} as const satisfies Readonly<Record<keyof typeof id, string>>;
