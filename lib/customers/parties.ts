/** The row of a person beside a customer begins empty. */
export const noParty = {
  peran: '',
  nama: '',
  hubungan: '',
  jenis_identitas: '',
  nomor_identitas: '',
  tanggal_lahir: '',
  telepon: '',
  jabatan: '',
  persen: '',
  pep: 'F',
  nomor_nasabah: '',
} as const;
