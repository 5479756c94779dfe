import type { Random } from './random.ts';

/** An occupation and its consequences: codes of the bank's lists of choices. */
export interface Occupation {
  readonly pekerjaan: string;
  readonly bidang_usaha: string;
  readonly jabatan: readonly string[];
  /** The employer; empty: nobody, or the person's own business. */
  readonly pemberi_kerja: readonly string[];
  readonly penghasilan: readonly string[];
  readonly sumber: string;
  readonly tujuan: readonly string[];
  readonly layanan: readonly string[];
}

const job = (
  pekerjaan: string,
  bidang_usaha: string,
  jabatan: string,
  pemberi_kerja: string,
  penghasilan: string,
  rest: Partial<Occupation> = {},
): Occupation => ({
  pekerjaan,
  bidang_usaha,
  jabatan: jabatan.split('|'),
  pemberi_kerja: pemberi_kerja === '' ? [] : pemberi_kerja.split('|'),
  penghasilan: penghasilan.split('|'),
  sumber: 'GAJI',
  tujuan: ['MENABUNG', 'TRANSAKSI', 'GAJI'],
  layanan: ['TABUNGAN'],
  ...rest,
});

const own = { sumber: 'USAHA', tujuan: ['USAHA', 'MENABUNG'], layanan: ['TABUNGAN', 'GIRO'] } as const;

/** Occupations of the many, whose risk is low. */
const common: readonly Occupation[] = [
  job(
    'PEGAWAI_SWASTA',
    'JASA',
    'Staf|Supervisor|Kepala bagian',
    'PT Sentosa Graha|PT Delima Raya|PT Kencana Data',
    'SD_120|SD_300',
  ),
  job('PEGAWAI_SWASTA', 'INDUSTRI', 'Operator|Kepala regu', 'PT Tunas Baja Perkasa|PT Garmen Selaras', 'SD_60|SD_120'),
  job('PEGAWAI_SWASTA', 'TEKNOLOGI', 'Analis|Pengembang', 'PT Kencana Data|PT Awan Nusantara', 'SD_300'),
  job(
    'PNS',
    'PEMERINTAHAN',
    'Pelaksana|Kepala seksi',
    'Dinas Pendidikan|Dinas Perhubungan|Kantor Pertanahan',
    'SD_120|SD_300',
  ),
  job('GURU', 'PENDIDIKAN', 'Guru|Dosen', 'SMA Negeri 8|SD Islam Al-Falah|Universitas Priangan', 'SD_60|SD_120'),
  job('MEDIS', 'KESEHATAN', 'Perawat|Bidan|Dokter umum', 'RS Harapan Sehat|Puskesmas Kecamatan', 'SD_120|SD_300'),
  job(
    'PEGAWAI_BUMN',
    'TRANSPORTASI',
    'Staf|Masinis|Asisten manajer',
    'PT Rel Nusantara (Persero)|Perumda Pasar Rakyat',
    'SD_120|SD_300',
  ),
  job('TNI_POLRI', 'PEMERINTAHAN', 'Bintara|Perwira', 'Kodim|Polres', 'SD_120'),
  job('PEDAGANG', 'PERDAGANGAN', 'Pemilik kios|Pemilik toko', 'Usaha sendiri', 'SD_60|SD_120', own),
  job('WIRASWASTA', 'JASA', 'Pemilik bengkel|Pemilik katering', 'Usaha sendiri', 'SD_120|SD_300', own),
  job('BURUH', 'KONSTRUKSI', 'Tukang|Mandor', 'CV Bangun Jaya|Borongan', 'SD_60'),
  job('PETANI', 'PERTANIAN', '', '', 'SD_60', { sumber: 'USAHA', tujuan: ['MENABUNG', 'HAJI'] }),
  job('RUMAH_TANGGA', '', '', '', 'SD_60', { sumber: 'ORANG_TUA', tujuan: ['MENABUNG', 'HAJI'] }),
  job('PENSIUNAN', '', '', '', 'SD_60|SD_120', { sumber: 'PENSIUN', tujuan: ['MENABUNG', 'HAJI'] }),
];

/** The bank reviews these sooner: what they do, what they earn or what they open adds up. */
const raised: readonly Occupation[] = [
  job('PROFESIONAL', 'JASA', 'Notaris|Advokat|Akuntan publik', 'Kantor sendiri', 'SD_1000', own),
  job('WIRASWASTA', 'PROPERTI', 'Direktur|Pengembang', 'CV Griya Selaras', 'SD_1000', own),
  job('WIRASWASTA', 'EKSPOR_IMPOR', 'Pemilik', 'UD Samudra Niaga', 'SD_300|SD_1000', own),
  job('WIRASWASTA', 'TAMBANG', 'Komisaris', 'PT Batu Mulia', 'SD_1000', own),
];

/** The bank reviews these every year. */
const high: readonly Occupation[] = [
  job('PEDAGANG', 'EMAS_PERMATA', 'Pemilik toko emas', 'Toko Emas Cahaya', 'DI_ATAS_1000', own),
  job('WIRASWASTA', 'VALUTA_ASING', 'Pemilik', 'PT Valas Prima', 'DI_ATAS_1000', own),
  job('PEJABAT_NEGARA', 'PEMERINTAHAN', 'Kepala dinas', 'Pemerintah Provinsi', 'SD_1000'),
];

/** Children and students live of their parents. */
const PUPIL: Occupation = job('PELAJAR', '', '', '', 'SD_60', { sumber: 'ORANG_TUA', tujuan: ['MENABUNG'] });

export type Tier = 'BIASA' | 'DIPERHATIKAN' | 'TINGGI';
const tiers: Readonly<Record<Tier, readonly Occupation[]>> = { BIASA: common, DIPERHATIKAN: raised, TINGGI: high };

/** Picks an occupation for somebody so old; the bank reviews some of a hundred people sooner, and a few every year. */
export function occupationOf(random: Random, age: number, tier: Tier): Occupation {
  if (age < 22) return PUPIL;
  const found = random.pick(tiers[tier]);
  return age > 60 && tier === 'BIASA' && random.percent(60)
    ? (common.find(({ pekerjaan }) => pekerjaan === 'PENSIUNAN') ?? found)
    : found;
}
