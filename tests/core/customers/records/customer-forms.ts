import { npwpCheckDigit } from '#lib/customers/npwp.ts';
import type { CheckIdentitasQuery } from '#types/proto/customers/customer.ts';

/** Makes forms of customers as a screen sends them, complete; each test gives the differences. */

type Over = Readonly<Record<string, unknown>>;

export const person = (over: Over = {}) => ({
  nomor_nasabah: '',
  versi: 0,
  nama_nasabah: 'Dr. Hj. Siti Aminah, S.E.',
  nama_alias: '',
  jenis_identitas: 'KTP',
  nomor_identitas: '3273056010900009',
  identitas_sampai: '',
  negara: 'ID',
  nomor_npwp: '',
  tempat_lahir: 'Bandung',
  tanggal_lahir: '1990-10-20',
  jenis_kelamin: 'P',
  agama: 'ISLAM',
  pendidikan: 'S1',
  status_kawin: 'KAWIN',
  nama_ibu_kandung: 'Fatimah',
  alamat: 'Jl. Dago No. 10',
  kelurahan: 'Lebak Siliwangi',
  kecamatan: 'Coblong',
  wilayah: '3273',
  kode_pos: '40132',
  alamat_domisili: 'Jl. Dago No. 10',
  kelurahan_domisili: 'Lebak Siliwangi',
  kecamatan_domisili: 'Coblong',
  wilayah_domisili: '3273',
  kode_pos_domisili: '40132',
  surat_ke: 'DOMISILI',
  telepon: '0812-3456-7890',
  telepon_rumah: '',
  surel: 'siti.aminah@contoh.id',
  pekerjaan: 'PEGAWAI_SWASTA',
  jabatan: 'Staf',
  pemberi_kerja: 'PT Maju Terus',
  bidang_usaha: 'JASA',
  alamat_kantor: 'Jl. Asia Afrika No. 1',
  wilayah_kantor: '3273',
  telepon_kantor: '022-4201234',
  penghasilan: 'SD_120',
  sumber_dana: [{ sumber: 'GAJI', keterangan: '' }],
  tujuan: 'MENABUNG',
  layanan: 'TABUNGAN',
  pihak: [],
  dokumen: [],
  pep: 'F',
  pep_keterangan: '',
  tinjau: 'F',
  alasan: '',
  ...over,
});

export const relation = (over: Over = {}) => ({
  peran: 'AHLI_WARIS',
  nama: 'Ahmad',
  hubungan: 'Anak',
  jenis_identitas: '',
  nomor_identitas: '',
  tanggal_lahir: '',
  telepon: '',
  jabatan: '',
  persen: '',
  pep: 'F',
  nomor_nasabah: '',
  ...over,
});

export const entity = (over: Over = {}) => ({
  nomor_nasabah: '',
  versi: 0,
  nama_nasabah: 'PT Cahaya Timur Abadi',
  bentuk_hukum: 'PT',
  nomor_identitas: '9120001234567',
  nomor_npwp: '12.345.678.2-001.000',
  negara: 'ID',
  tempat_pendirian: 'Jakarta',
  tanggal_pendirian: '2015-03-02',
  grup: '',
  situs: '',
  izin: [{ jenis: 'NIB', nomor: '9120001234567', tanggal: '2019-05-06', berlaku_sampai: '', penerbit: 'OSS' }],
  akta: [
    {
      jenis: 'PENDIRIAN',
      nomor: '12',
      tanggal: '2015-03-02',
      notaris: 'Rahmat, S.H.',
      nomor_sk: 'AHU-1',
      tanggal_sk: '2015-03-20',
      perihal: '',
    },
  ],
  alamat: 'Jl. Sudirman Kav. 1',
  kelurahan: '',
  kecamatan: '',
  wilayah: '3171',
  kode_pos: '10220',
  telepon: '021-5551234',
  telepon_kantor: '',
  surel: '',
  bidang_usaha: 'PERDAGANGAN',
  kegiatan: '',
  jumlah_karyawan: '25',
  omzet: 'SD_2500',
  aset: '',
  sumber_dana: [{ sumber: 'USAHA', keterangan: '' }],
  tujuan: 'USAHA',
  layanan: 'GIRO',
  pihak: [
    relation({ peran: 'PENGURUS', nama: 'Joko Susilo', jabatan: 'DIREKTUR' }),
    relation({ peran: 'PENANDA_TANGAN', nama: 'Joko Susilo' }),
    relation({ peran: 'PEMILIK_MANFAAT', nama: 'Joko Susilo', persen: '75' }),
  ],
  dokumen: [],
  aturan_tanda_tangan: 'SENDIRI',
  pep: 'F',
  pep_keterangan: '',
  tinjau: 'F',
  alasan: '',
  ...over,
});

/** Makes business number, tax number and deeds of an entity that no other has; `serial` distinguishes them. */
export function numbersOf(serial: number) {
  const nib = `91200099${String(serial).padStart(5, '0')}`;
  const tax = String(20_000_000 + serial);
  return {
    nomor_identitas: nib,
    nomor_npwp: `${tax}${npwpCheckDigit(tax)}001000`,
    izin: entity().izin.map((each) => ({ ...each, nomor: nib })),
    akta: entity().akta.map((each) => ({ ...each, nomor: `A-${serial}` })),
  };
}

/** Returns a form's typed values so far, as the duplicate search takes them. */
export const typedForm = (over: Partial<CheckIdentitasQuery> = {}): CheckIdentitasQuery => ({
  jenis: 'P',
  jenis_identitas: '',
  nomor_identitas: '',
  nomor_npwp: '',
  nomor_nasabah: '',
  nama_nasabah: '',
  tanggal_lahir: '',
  nama_ibu_kandung: '',
  telepon: '',
  alamat: '',
  wilayah: '',
  ...over,
});
