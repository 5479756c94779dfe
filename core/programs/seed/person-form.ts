import type { Sex } from '#lib/customers/nik.ts';
import { noParty } from '#lib/customers/parties.ts';
import type { IndividuData, Pihak } from '#types/proto/customers/customer.ts';
import type { Home } from './homes.ts';
import { occupationOf, type Tier } from './occupations.ts';
import type { Random } from './random.ts';

/** A person's identity, before the form asks for occupation and income. */
export interface Somebody {
  readonly nama_nasabah: string;
  readonly nomor_identitas: string;
  readonly jenis_identitas: string;
  readonly negara: string;
  readonly tempat_lahir: string;
  readonly tanggal_lahir: string;
  readonly jenis_kelamin: Sex;
  readonly nama_ibu_kandung: string;
  readonly telepon: string;
  readonly home: Home;
  /** The place of work, where there is one. */
  readonly office: Home & { readonly telepon: string };
  readonly tier: Tier;
}

/** Makes a row for a party beside a customer; absent fields are empty. */
export const party = (peran: string, nama: string, rest: Partial<Pihak> = {}): Pihak => ({
  ...noParty,
  peran,
  nama,
  ...rest,
});

/** Returns the whole years on the first of January of a year. */
const ageIn = (year: number, born: string): number => year - Number.parseInt(born.slice(0, 4), 10);

const BALINESE = /^(Made|Ketut|Wayan|Nyoman|Gede|Komang|Ni|Kadek|Putu|Luh|Desak)\b/;
const CHRISTIAN =
  /^(Yohanes|Markus|Frans|Petrus|Stefanus|Maria|Yuliana|Theresia|Agustina|Martha|Kristina|Andreas|Fransisca|Robert|Kevin|Steven|Jonathan|William|Felix|Edwin|Melissa|Vivian|Jessica|Lina|Cynthia|Stephanie|Angela|Monica|Natalia)\b/;

/** Returns true when a person of this name is probably a Muslim, as most are. */
export const isMuslimName = (name: string): boolean => !BALINESE.test(name) && !CHRISTIAN.test(name);

function religionOf(random: Random, name: string): string {
  if (BALINESE.test(name)) return 'HINDU';
  if (CHRISTIAN.test(name)) return random.pick(['KRISTEN', 'KATOLIK', 'BUDDHA']);
  return random.percent(96) ? 'ISLAM' : '';
}

function family(random: Random, name: string, married: boolean, sex: Sex, age: number): Pihak[] {
  const last = name.replace(/,.*/, '').split(' ').at(-1) ?? name;
  const women = ['Rini', 'Yanti', 'Fitri', 'Dewi', 'Nur Aini', 'Lia', 'Wulan'];
  const men = ['Rudi', 'Hendri', 'Fajar', 'Bayu', 'Ilham', 'Rizal', 'Dimas'];
  const spouse =
    sex === 'P'
      ? `${random.pick(men)} ${random.pick(['Saputra', 'Hidayat', 'Susanto'])}`
      : `${random.pick(women)} ${last}`;
  const child = `${random.pick(random.percent(50) ? women : men)} ${last}`;
  const phone = `0813${random.between(10_000_000, 99_999_999)}`;
  if (!married || age < 22)
    return [party('DARURAT', `${random.pick(women)} ${last}`, { hubungan: 'Saudara', telepon: phone })];
  const rows = [party('PASANGAN', spouse, { hubungan: sex === 'P' ? 'Suami' : 'Istri', telepon: phone })];
  return random.percent(70) ? [...rows, party('AHLI_WARIS', child, { hubungan: 'Anak', persen: '100.00' })] : rows;
}

const slug = (name: string): string =>
  name
    .replace(/,.*/, '')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');

/** Fills the whole form of a person, as the clerk fills it from the papers; `year` is that of the bank's day. */
export function personForm(
  random: Random,
  who: Somebody,
  year: number,
  over: Partial<IndividuData> = {},
): IndividuData {
  const { home, office, tier, ...said } = who;
  const age = ageIn(year, who.tanggal_lahir);
  const occupation = occupationOf(random, age, tier);
  const employer = occupation.pemberi_kerja.length > 0 ? random.pick(occupation.pemberi_kerja) : '';
  const married = age >= 24 && random.percent(75);
  return {
    nomor_nasabah: '',
    versi: 0,
    dokumen: [],
    ...said,
    nama_alias: '',
    identitas_sampai: '',
    nomor_npwp: '',
    agama: religionOf(random, who.nama_nasabah),
    pendidikan: age < 22 ? 'SMA' : random.pick(['SMA', 'SMA', 'DIPLOMA', 'S1', 'S1', 'S2']),
    status_kawin: married ? 'KAWIN' : age > 50 ? random.pick(['CERAI_MATI', 'CERAI_HIDUP']) : 'BELUM',
    ...home,
    alamat_domisili: home.alamat,
    kelurahan_domisili: home.kelurahan,
    kecamatan_domisili: home.kecamatan,
    wilayah_domisili: home.wilayah,
    kode_pos_domisili: home.kode_pos,
    surat_ke: 'DOMISILI',
    telepon_rumah: '',
    surel: random.percent(40) ? `${slug(who.nama_nasabah)}@contoh.id` : '',
    pekerjaan: occupation.pekerjaan,
    jabatan: employer === '' ? '' : random.pick(occupation.jabatan),
    pemberi_kerja: employer,
    bidang_usaha: occupation.bidang_usaha,
    alamat_kantor: employer === '' ? '' : office.alamat,
    wilayah_kantor: employer === '' ? '' : office.wilayah,
    telepon_kantor: employer === '' ? '' : office.telepon,
    penghasilan: random.pick(occupation.penghasilan),
    sumber_dana: [{ sumber: occupation.sumber, keterangan: '' }],
    tujuan: random.pick(occupation.tujuan),
    layanan: random.pick(occupation.layanan),
    pihak: family(random, who.nama_nasabah, married, who.jenis_kelamin, age),
    pep: 'F',
    pep_keterangan: '',
    tinjau: 'F',
    alasan: '',
    ...over,
  };
}
