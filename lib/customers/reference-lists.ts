/** The bank's code lists behind the fields of a customer: each field holds a code of its list and is shown by the name of that code. */

/** Maps the coded fields of a person's form to their lists. */
export const personLists = {
  jenis_identitas: 'JENIS_IDENTITAS',
  negara: 'NEGARA',
  agama: 'AGAMA',
  pendidikan: 'PENDIDIKAN',
  status_kawin: 'STATUS_KAWIN',
  wilayah: 'WILAYAH',
  wilayah_domisili: 'WILAYAH',
  wilayah_kantor: 'WILAYAH',
  pekerjaan: 'PEKERJAAN',
  bidang_usaha: 'BIDANG_USAHA',
  penghasilan: 'PENGHASILAN',
  tujuan: 'TUJUAN',
  layanan: 'LAYANAN',
} as const;

/** Maps the coded fields of an entity's form to their lists. */
export const entityLists = {
  bentuk_hukum: 'BENTUK_HUKUM',
  negara: 'NEGARA',
  wilayah: 'WILAYAH',
  bidang_usaha: 'BIDANG_USAHA',
  omzet: 'OMZET',
  aset: 'ASET',
  tujuan: 'TUJUAN',
  layanan: 'LAYANAN',
} as const;

/** Maps the fields of several lines to the list of the code that each line names. */
export const lineLists = {
  sumber_dana: 'SUMBER_DANA',
  dokumen: 'JENIS_DOKUMEN',
  pihak: 'JABATAN',
} as const;
