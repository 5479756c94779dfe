/** A row of who stands beside a customer, of whom nothing is said yet. */
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
