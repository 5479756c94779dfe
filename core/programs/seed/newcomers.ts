import type { Sex } from '#lib/customers/nik.ts';
import type { IndividuData } from '#types/proto/customers/customer.ts';
import { type Customer, nik, taxNumber } from './customers.ts';
import { somewhere } from './homes.ts';
import { motherName, personName } from './names.ts';
import type { Tier } from './occupations.ts';
import { isMuslimName, party, personForm, type Somebody } from './person-form.ts';
import type { Random } from './random.ts';

/** Customer service of a branch takes in these persons: people of every kind a clerk meets. */

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** The places where people of a branch were registered, as their identity numbers begin; not all were born where they live. */
const BIRTHPLACES: readonly (readonly [place: string, district: string])[] = [
  ['Jakarta', '317106'],
  ['Jakarta', '317503'],
  ['Bandung', '327302'],
  ['Bogor', '327101'],
  ['Garut', '320505'],
  ['Semarang', '337404'],
  ['Yogyakarta', '347103'],
  ['Surabaya', '357809'],
  ['Medan', '127105'],
  ['Padang', '137106'],
  ['Makassar', '737104'],
  ['Denpasar', '517102'],
  ['Banjarmasin', '637103'],
  ['Jayapura', '917101'],
];

const SINGLE: Readonly<Record<Sex, readonly string[]>> = {
  L: ['Paijo', 'Sukirman', 'Tukimin', 'Wagiman', 'Ngadimin', 'Suparno', 'Kasman', 'Sarip', 'Tarmidi', 'Jumadi'],
  P: ['Suharti', 'Sumarni', 'Tukinah', 'Painem', 'Juminten', 'Kartinah', 'Ponirah', 'Suminah', 'Rukiyah', 'Warsiti'],
};
const NEUTRAL: Readonly<Record<Sex, readonly (readonly [before: string, after: string])[]>> = {
  L: [
    ['Ir. ', ''],
    ['', ', S.H.'],
    ['Prof. Dr. ', ''],
    ['Drs. ', ', M.Pd.'],
  ],
  P: [
    ['dr. ', ''],
    ['', ', S.Pd.'],
    ['', ', A.Md.Keb.'],
    ['Ir. ', ', M.T.'],
  ],
};
const PILGRIM: Readonly<Record<Sex, readonly (readonly [before: string, after: string])[]>> = {
  L: [
    ['H. ', ''],
    ['Dr. H. ', ', S.E., M.M.'],
    ['K.H. ', ''],
  ],
  P: [
    ['Hj. ', ''],
    ['Dra. Hj. ', ''],
  ],
};
const FATHERS = ['Abdullah', 'Umar', 'Salim', 'Ismail'];

/** One name in ten is a single word, one in six carries titles, a few name the father. */
function nameOf(random: Random, sex: Sex): string {
  const kind = random.below(60);
  if (kind < 6) return random.pick(SINGLE[sex]);
  if (kind < 9) {
    const first = random.pick(sex === 'L' ? ['Ahmad', 'Hasan', 'Abdul Karim'] : ['Fatimah', 'Aisyah', 'Maryam']);
    return `${first} ${sex === 'L' ? 'bin' : 'binti'} ${random.pick(FATHERS)}`;
  }
  const name = personName(random, sex);
  if (kind >= 19) return name;
  const [before, after] = random.pick(isMuslimName(name) && random.percent(50) ? PILGRIM[sex] : NEUTRAL[sex]);
  return `${before}${name}${after}`;
}

/** Makes a person of a branch; `serial` makes the identity number unique. */
export function makeSomebody(random: Random, branch: string, serial: number, over: Partial<Somebody> = {}): Somebody {
  const sex: Sex = over.jenis_kelamin ?? (random.percent(50) ? 'P' : 'L');
  const [place, district] = random.pick(BIRTHPLACES);
  const born =
    over.tanggal_lahir ??
    `${random.between(1948, 2007)}-${pad(random.between(1, 12), 2)}-${pad(random.between(1, 28), 2)}`;
  const chance = random.below(100);
  const tier: Tier = chance < 12 ? 'DIPERHATIKAN' : chance < 15 ? 'TINGGI' : 'BIASA';
  return {
    nama_nasabah: nameOf(random, sex),
    jenis_identitas: 'KTP',
    nomor_identitas: nik(district, born, sex, serial),
    negara: 'ID',
    tempat_lahir: place,
    tanggal_lahir: born,
    jenis_kelamin: sex,
    nama_ibu_kandung: motherName(random),
    telepon: `08${random.pick(['12', '13', '21', '52', '57', '78', '95'])}${pad(random.below(100_000_000), 8)}`,
    home: homeOf(random, branch),
    office: somewhere(random, branch),
    tier,
    ...over,
  };
}

const homeOf = (random: Random, branch: string): Somebody['home'] => {
  const { telepon: _, ...home } = somewhere(random, branch);
  return home;
};

/** A child with a customer of the branch as guardian, living with the guardian. */
function minor(random: Random, branch: string, serial: number, year: number, parent: Customer): IndividuData {
  const isMother = parent.jenis_kelamin === 'P';
  const born = `${random.between(year - 15, year - 5)}-${pad(random.between(1, 12), 2)}-${pad(random.between(1, 28), 2)}`;
  const last = parent.nama_nasabah.split(' ').at(-1) ?? '';
  const child = makeSomebody(random, branch, serial, {
    tanggal_lahir: born,
    telepon: parent.telepon,
    tier: 'BIASA',
    ...(isMother && { nama_ibu_kandung: parent.nama_nasabah }),
  });
  const first = random.pick(
    child.jenis_kelamin === 'P' ? ['Aisyah', 'Kirana', 'Nayla', 'Zahra'] : ['Rafi', 'Daffa', 'Arkan', 'Bima'],
  );
  return personForm(random, { ...child, nama_nasabah: `${first} ${last}` }, year, {
    jenis_identitas: 'KTP',
    pendidikan: 'SD',
    surel: '',
    pihak: [
      party('WALI', parent.nama_nasabah, {
        hubungan: isMother ? 'Ibu' : 'Ayah',
        jenis_identitas: 'KTP',
        nomor_identitas: parent.nomor_identitas ?? '',
        telepon: parent.telepon,
        nomor_nasabah: parent.nomor_nasabah,
      }),
    ],
  });
}

const EXPOSED = [
  'Anggota DPRD provinsi',
  'Mantan wali kota',
  'Direksi badan usaha milik daerah',
  'Hakim tinggi',
  'Keluarga anggota DPR',
  'Ketua partai tingkat provinsi',
];

const foreigner = (
  random: Random,
  branch: string,
  serial: number,
  [name, negara, jenis, tier]: readonly [string, string, string, Tier],
) =>
  makeSomebody(random, branch, serial, {
    nama_nasabah: name,
    negara,
    jenis_identitas: jenis,
    nomor_identitas:
      jenis === 'PASPOR' ? `A${pad(1_000_000 + serial * 7_919, 7)}` : `2C21JE${pad(serial * 613, 4)}-${negara}`,
    tempat_lahir: random.pick(['Kuala Lumpur', 'Osaka', 'Yangon', 'Kairo']),
    jenis_kelamin: 'L',
    tier,
  });
const FOREIGNERS: Readonly<Record<string, readonly (readonly [string, string, string, Tier])[]>> = {
  '001': [
    ['Ahmad Faizal bin Othman', 'MY', 'PASPOR', 'BIASA'],
    ['Kenji Watanabe', 'JP', 'KITAS', 'BIASA'],
    ['Aung Min Htut', 'MM', 'KITAS', 'BIASA'],
  ],
  '002': [['Omar El Sayed', 'EG', 'KITAS', 'DIPERHATIKAN']],
};

/** A person with the name and birth date of a customer: perhaps the same person with a second card. */
function lookalike(random: Random, branch: string, serial: number, year: number, known: Customer): IndividuData {
  const district = `${known.nomor_identitas?.slice(0, 4) ?? '3171'}09`;
  const born = known.tanggal_lahir ?? '1990-01-01';
  const sex = known.jenis_kelamin ?? 'P';
  const who = makeSomebody(random, branch, serial, {
    nama_nasabah: `${sex === 'P' ? 'Dra.' : 'Drs.'} ${known.nama_nasabah}`,
    tanggal_lahir: born,
    jenis_kelamin: sex,
    nomor_identitas: nik(district, born, sex, serial + 4_000),
  });
  return personForm(random, who, year, { alasan: 'KTP asli berbeda, orangnya dikenal petugas' });
}

/** Each branch takes in so many people. */
const COUNT: Readonly<Record<string, number>> = { '001': 129, '002': 80 };
/** Begins with those the demo shows: minors, the exposed, foreigners, lookalikes, numbers that disagree. */
export function newPeople(random: Random, branch: string, year: number, known: readonly Customer[]): IndividuData[] {
  const count = COUNT[branch] ?? 0;
  const half = branch === '001' ? 2 : 1;
  const parents = known.filter(
    ({ tanggal_lahir }) => tanggal_lahir !== null && tanggal_lahir > '1972' && tanggal_lahir < '1990',
  );
  let serial = 500;
  const next = () => ++serial;
  const forms = [
    ...parents.slice(0, half * 3).map((parent) => minor(random, branch, next(), year, parent)),
    ...EXPOSED.slice(0, half * 3).map((pep_keterangan) =>
      personForm(random, makeSomebody(random, branch, next(), { tier: 'DIPERHATIKAN' }), year, {
        pep: 'T',
        pep_keterangan,
      }),
    ),
    ...(FOREIGNERS[branch] ?? []).map((each) => personForm(random, foreigner(random, branch, next(), each), year)),
    ...parents.slice(10, 10 + half * 3).map((each) => lookalike(random, branch, next(), year, each)),
    ...[0, 1].map(() => {
      const who = makeSomebody(random, branch, next());
      const [year_ = '', month = ''] = who.tanggal_lahir.split('-');
      return personForm(
        random,
        { ...who, tanggal_lahir: `${year_}-${month}-${who.tanggal_lahir.endsWith('15') ? '16' : '15'}` },
        year,
      );
    }),
  ];
  const rest = Array.from({ length: count - forms.length }, () => {
    const who = makeSomebody(random, branch, next());
    const tax = random.percent(25) ? who.nomor_identitas : random.percent(10) ? taxNumber(random, branch) : '';
    return personForm(random, who, year, who.jenis_identitas === 'KTP' ? { nomor_npwp: tax } : {});
  });
  return [...forms, ...rest];
}
