import type { Db } from '#core/db/client.ts';
import { checkDigit } from '#lib/account-number.ts';
import type { Sex } from '#lib/customers/nik.ts';
import { npwpCheckDigit } from '#lib/customers/npwp.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import { businesses, motherName, personName, towns } from './names.ts';
import type { Random } from './random.ts';

/** A row of the customer table. */
export interface Customer {
  readonly nomor_nasabah: string;
  readonly jenis: 'P' | 'B';
  readonly nama_nasabah: string;
  readonly nama_normal: string;
  readonly jenis_identitas: 'KTP' | 'NIB';
  readonly nomor_identitas: string | null;
  readonly nomor_npwp: string | null;
  readonly nomor_npwp_lama: string | null;
  readonly tempat_lahir: string | null;
  readonly tanggal_lahir: string | null;
  readonly jenis_kelamin: Sex | null;
  readonly nama_ibu_kandung: string | null;
  readonly nama_ibu_normal: string | null;
  readonly alamat: string;
  readonly kota: string;
  readonly telepon: string;
  readonly kode_cabang: string;
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** Customer number: branch, serial, check digit, as number_customer gives them. */
export const customerNumber = (branch: string, serial: number): string => {
  const body = `${branch}${pad(serial, 7)}`;
  return `${body}${checkDigit(body)}`;
};

function address(random: Random, branch: string) {
  const town = random.pick(towns[branch] ?? []);
  return {
    alamat: `${random.pick(town.streets)} No. ${random.between(1, 180)}, ${random.pick(town.areas)}`,
    kota: town.kota,
    district: random.pick(town.districts),
  };
}

/** NIK of the place, birth date and sex; the serial makes it unique. */
export function nik(district: string, born: string, sex: Sex, serial: number): string {
  const [year = '', month = '', day = ''] = born.split('-');
  const nikDay = sex === 'P' ? String(Number.parseInt(day, 10) + 40) : day;
  return `${district}${nikDay}${month}${year.slice(2)}${pad(1 + (serial % 9_999), 4)}`;
}

const BIRTHPLACES = ['Jakarta', 'Bandung', 'Bogor', 'Surabaya', 'Medan', 'Padang', 'Semarang', 'Makassar', 'Garut'];

/** A private customer of the branch; `name` and `sex` are given for the few that the tour knows. */
export function makePerson(
  random: Random,
  branch: string,
  serial: number,
  known?: { name: string; sex: Sex },
): Customer {
  const sex = known?.sex ?? (random.percent(50) ? 'P' : 'L');
  const { district, ...home } = address(random, branch);
  const born = `${random.between(1955, 2006)}-${pad(random.between(1, 12), 2)}-${pad(random.between(1, 28), 2)}`;
  const name = known?.name ?? personName(random, sex);
  const birthplace = random.pick(BIRTHPLACES);
  const mother = motherName(random);
  return {
    nomor_nasabah: customerNumber(branch, serial),
    jenis: 'P',
    nama_nasabah: name,
    nama_normal: normaliseName(name),
    jenis_identitas: 'KTP',
    nomor_identitas: nik(district, born, sex, serial),
    nomor_npwp: null,
    nomor_npwp_lama: null,
    tempat_lahir: birthplace,
    tanggal_lahir: born,
    jenis_kelamin: sex,
    nama_ibu_kandung: mother,
    nama_ibu_normal: normaliseName(mother),
    ...home,
    telepon: `08${random.pick(['11', '12', '13', '21', '52', '57', '78'])}${pad(random.below(100_000_000), 8)}`,
    kode_cabang: branch,
  };
}

/** A tax number of the old form, with its check digit. */
export function taxNumber(random: Random, branch: string): string {
  const eight = `0${pad(random.below(10_000_000), 7)}`;
  return `${eight}${npwpCheckDigit(eight)}${branch}000`;
}

/** A business customer; NPWP in the 16-digit form, '0' before the old fifteen. */
export function makeBusiness(random: Random, branch: string, serial: number, name: string): Customer {
  const tax = taxNumber(random, branch);
  const home = address(random, branch);
  return {
    nomor_nasabah: customerNumber(branch, serial),
    jenis: 'B',
    nama_nasabah: name,
    nama_normal: normaliseEntityName(name),
    jenis_identitas: 'NIB',
    nomor_identitas: `${pad(random.below(10_000_000), 7)}${pad(random.below(1_000_000), 6)}`,
    nomor_npwp: `0${tax}`,
    nomor_npwp_lama: tax,
    tempat_lahir: null,
    tanggal_lahir: null,
    jenis_kelamin: null,
    nama_ibu_kandung: null,
    nama_ibu_normal: null,
    alamat: home.alamat,
    kota: home.kota,
    telepon: `${branch === '001' ? '021' : '022'}${pad(random.between(2_000_000, 8_999_999), 7)}`,
    kode_cabang: branch,
  };
}

/** Names the tour uses: the holder of 001120000454, and the supervisor who is a customer of the same bank. */
const known: Readonly<Record<string, readonly { name: string; sex: Sex }[]>> = {
  '001': [
    { name: 'Bambang Wicaksono', sex: 'L' },
    { name: 'Siti Nurhaliza Rahman', sex: 'P' },
    { name: 'Hendra Wijaya', sex: 'L' },
    { name: 'Moch. Soekarno, S.E.', sex: 'L' },
  ],
  '002': [{ name: 'Asep Hidayat', sex: 'L' }],
};

/** The demo bank's customers: `persons` private ones of each branch, and the businesses split between them. */
export function makeCustomers(random: Random, persons: Readonly<Record<string, number>>): Customer[] {
  return Object.entries(persons).flatMap(([branch, count], place, all) => {
    const people = Array.from({ length: count }, (_, index) =>
      makePerson(random, branch, index + 1, known[branch]?.[index]),
    );
    const firms = businesses
      .filter((_, index) => index % all.length === place)
      .map((name, index) => makeBusiness(random, branch, count + index + 1, name));
    return [...people, ...firms];
  });
}

const PER_STATEMENT = 2_500;

/** Writes customers as a bank that has them already knows them: their rows, and what these say of address and telephone as parts. */
export async function writeCustomers(owner: Db, customers: readonly Customer[]): Promise<void> {
  for (let from = 0; from < customers.length; from += PER_STATEMENT) {
    const rows = customers.slice(from, from + PER_STATEMENT);
    const numbers = rows.map((row) => row.nomor_nasabah);
    await owner`insert into customer ${owner(rows)}`;
    await owner`insert into customer_person (nomor_nasabah) select nomor_nasabah from customer where jenis = 'P' and nomor_nasabah = any (${numbers})`;
    await owner`insert into customer_entity (nomor_nasabah) select nomor_nasabah from customer where jenis = 'B' and nomor_nasabah = any (${numbers})`;
    await owner`insert into customer_address (nomor_nasabah, jenis, alamat, kota)
      select nomor_nasabah, 'IDENTITAS', alamat, kota from customer where nomor_nasabah = any (${numbers})`;
    await owner`insert into customer_contact (nomor_nasabah, jenis, nilai, nilai_normal)
      select nomor_nasabah, 'HP', telepon, regexp_replace(telepon, '^0', '62') from customer where nomor_nasabah = any (${numbers})`;
  }
}
