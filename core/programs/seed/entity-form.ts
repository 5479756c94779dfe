import type { Akta, BadanUsahaData, Pihak } from '#types/proto/customers/customer.ts';
import type { Firm } from './firms.ts';
import type { Home } from './homes.ts';
import { personName } from './names.ts';
import { party } from './person-form.ts';
import type { Random } from './random.ts';

/** An entity and the papers it is known by. */
export interface Company {
  readonly firm: Firm;
  readonly nomor_identitas: string;
  readonly nomor_npwp: string;
  readonly home: Home & { readonly telepon: string };
  /** Customers of the branch who may sit on its board: name and number. */
  readonly acquaintances: readonly { readonly nama_nasabah: string; readonly nomor_nasabah: string }[];
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
const day = (random: Random, from: number, until: number): string =>
  `${random.between(from, until)}-${pad(random.between(1, 12), 2)}-${pad(random.between(1, 28), 2)}`;

/** The rules of signing, each with its number of signers. */
const RULES = [
  ['SENDIRI', 1],
  ['SALAH_SATU', 2],
  ['SEMUA', 2],
  ['DUA_DARI_TIGA', 3],
] as const;
/** The board of an entity of this form, in this order. */
const BOARDS: Readonly<Record<string, readonly string[]>> = {
  PT: ['DIREKTUR_UTAMA', 'DIREKTUR', 'KOMISARIS'],
  TBK: ['DIREKTUR_UTAMA', 'DIREKTUR', 'KOMISARIS_UTAMA'],
  BUMN: ['DIREKTUR_UTAMA', 'DIREKTUR', 'KOMISARIS'],
  CV: ['DIREKTUR', 'PEMILIK', 'KUASA'],
  UD: ['PEMILIK', 'KUASA', 'BENDAHARA'],
  FIRMA: ['PEMILIK', 'KUASA', 'BENDAHARA'],
};
const SOCIETY = ['KETUA', 'SEKRETARIS', 'BENDAHARA'] as const;
/** Founders or heads control an entity of these forms, because nobody owns it. */
const WITHOUT_OWNERS: readonly string[] = ['KOPERASI', 'YAYASAN', 'PERKUMPULAN', 'BUMN', 'PEMERINTAH'];

interface Officer {
  readonly nama: string;
  readonly rest: Partial<Pihak>;
}

function officers(random: Random, company: Company): readonly Officer[] {
  const known = random.percent(30) && company.acquaintances.length > 0 ? random.pick(company.acquaintances) : null;
  return [0, 1, 2].map((place) => {
    const sex = random.percent(35) ? 'P' : 'L';
    const born = day(random, 1955, 1990);
    const [year = '', month = '', date = ''] = born.split('-');
    const shown = sex === 'P' ? String(Number.parseInt(date, 10) + 40) : date;
    const nik = `${company.home.wilayah}0${random.between(1, 6)}${shown}${month}${year.slice(2)}${pad(random.between(1, 9_999), 4)}`;
    if (place === 1 && known) return { nama: known.nama_nasabah, rest: { nomor_nasabah: known.nomor_nasabah } };
    return {
      nama: personName(random, sex),
      rest: { jenis_identitas: 'KTP', nomor_identitas: nik, tanggal_lahir: born },
    };
  });
}

function parties(random: Random, company: Company, signers: number): Pihak[] {
  const people = officers(random, company);
  const board = BOARDS[company.firm.bentuk] ?? SOCIETY;
  const owners: readonly (readonly [string, number])[] = WITHOUT_OWNERS.includes(company.firm.bentuk)
    ? [['', 1]]
    : [
        ['60.00', 2],
        ['75.00', 1],
        ['100.00', 1],
      ];
  const [share, many] = random.pick(owners);
  return [
    ...people.map(({ nama, rest }, place) => party('PENGURUS', nama, { ...rest, jabatan: board[place] ?? 'KUASA' })),
    ...people.slice(0, signers).map(({ nama, rest }) => party('PENANDA_TANGAN', nama, rest)),
    ...people.slice(0, many).map(({ nama, rest }, place) =>
      party('PEMILIK_MANFAAT', nama, {
        ...rest,
        persen: place === 0 ? share : '40.00',
        hubungan: share === '' ? 'Pengendali' : 'Pemegang saham',
      }),
    ),
  ];
}

const NOTARIES = [
  'Rahmat Hidayat, S.H., M.Kn.',
  'Lina Kusumawati, S.H.',
  'Bambang Sutrisno, S.H., M.Kn.',
  'Nani Suryani, S.H.',
];

/** The deed of its beginning, and of every second one what was amended since. */
function deeds(random: Random, founded: string, year: number): Akta[] {
  const deed = (jenis: string, tanggal: string, perihal: string): Akta => ({
    jenis,
    nomor: pad(random.between(1, 240), 2),
    tanggal,
    notaris: random.pick(NOTARIES),
    nomor_sk: `AHU-${pad(random.between(1, 99_999), 7)}.AH.01.0${random.between(1, 2)}`,
    tanggal_sk: tanggal,
    perihal,
  });
  const first = deed('PENDIRIAN', founded, 'Pendirian');
  const since = Number.parseInt(founded.slice(0, 4), 10) + 1;
  if (since > year - 1 || random.percent(45)) return [first];
  return [
    first,
    deed(
      'PERUBAHAN',
      day(random, since, year - 1),
      random.pick(['Perubahan pengurus', 'Penambahan modal', 'Pindah alamat']),
    ),
  ];
}

/** The whole form of an entity, as its clerk fills it from its papers; `year` is that of the bank's day. */
export function entityForm(
  random: Random,
  company: Company,
  year: number,
  over: Partial<BadanUsahaData> = {},
): BadanUsahaData {
  const { firm, home } = company;
  const { telepon, ...office } = home;
  const founded = day(random, 1988, year - 2);
  const [rule, signers] = random.pick(RULES);
  const foreign = ['EKSPOR_IMPOR', 'VALUTA_ASING', 'EMAS_PERMATA'].includes(firm.bidang);
  const charity = ['YAYASAN', 'PERKUMPULAN'].includes(firm.bentuk);
  return {
    nomor_nasabah: '',
    versi: 0,
    dokumen: [],
    nama_nasabah: firm.nama,
    bentuk_hukum: firm.bentuk,
    nomor_identitas: company.nomor_identitas,
    nomor_npwp: company.nomor_npwp,
    negara: 'ID',
    tempat_pendirian: random.pick(['Jakarta', 'Bandung', 'Surabaya', 'Bekasi']),
    tanggal_pendirian: founded,
    grup: '',
    situs: random.percent(30) ? `www.${firm.nama.toLowerCase().replace(/[^a-z]/g, '')}.contoh.id` : '',
    izin: [
      {
        jenis: 'NIB',
        nomor: company.nomor_identitas,
        tanggal: day(random, 2019, year - 1),
        berlaku_sampai: '',
        penerbit: 'Lembaga OSS',
      },
      ...(random.percent(35)
        ? [
            {
              jenis: 'SIUP',
              nomor: `503/${random.between(100, 9_999)}/SIUP`,
              tanggal: day(random, 2012, 2018),
              berlaku_sampai: '',
              penerbit: 'Dinas PTSP',
            },
          ]
        : []),
    ],
    akta: deeds(random, founded, year),
    ...office,
    telepon,
    telepon_kantor: telepon,
    surel: random.percent(60) ? `kantor@${firm.nama.toLowerCase().replace(/[^a-z]/g, '')}.contoh.id` : '',
    bidang_usaha: firm.bidang,
    kegiatan: firm.kegiatan,
    jumlah_karyawan: String(random.between(3, 400)),
    omzet: firm.omzet,
    aset: random.pick(['SD_500', 'SD_10000', 'DI_ATAS_10000', '']),
    sumber_dana: [{ sumber: charity ? 'HIBAH' : 'USAHA', keterangan: charity ? 'Sumbangan donatur' : '' }],
    tujuan: 'USAHA',
    layanan: foreign ? 'VALAS' : random.pick(['GIRO', 'GIRO', 'DEPOSITO', 'PEMBIAYAAN']),
    pihak: parties(random, company, signers),
    aturan_tanda_tangan: rule,
    pep: 'F',
    pep_keterangan: '',
    tinjau: 'F',
    alasan: '',
    ...over,
  };
}
