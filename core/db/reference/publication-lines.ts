import { FIRST_DAY } from './choice-group.ts';
import { reportLines } from './report-lines.ts';

/** How the monthly publication is laid out before the bank lays it out otherwise: the bank's own statements, and what it is bound to beside them. */
export interface PublicationLine {
  readonly bagian: 'NERACA' | 'LABA_RUGI' | 'KOMITMEN';
  readonly berlaku_sejak: string;
  readonly urut: number;
  readonly sandi: string;
  readonly nama: string;
  /** LUAR: accounts that are left out on purpose. */
  readonly jenis: 'JUDUL' | 'BARIS' | 'JUMLAH' | 'LUAR';
  readonly tingkat: number;
  readonly sisi: 'D' | 'K';
  readonly dari: string[];
  readonly sampai: string[];
}

type Commitment = readonly [
  jenis: PublicationLine['jenis'],
  tingkat: number,
  sisi: 'D' | 'K',
  nama: string,
  ranges: string[][],
];

/** Commitments stand above nought on the side they are noted on; what balances them off the books says nothing by itself. */
const commitments: readonly Commitment[] = [
  ['JUDUL', 0, 'K', 'Kewajiban komitmen', []],
  ['BARIS', 1, 'K', 'Fasilitas pembiayaan kepada nasabah yang belum ditarik', [['902001', '902001']]],
  ['BARIS', 1, 'K', 'Kewajiban komitmen lain', [['902003', '902499']]],
  [
    'JUMLAH',
    0,
    'K',
    'Jumlah kewajiban komitmen',
    [
      ['902001', '902001'],
      ['902003', '902499'],
    ],
  ],
  ['JUDUL', 0, 'K', 'Kewajiban kontinjensi', []],
  ['BARIS', 1, 'K', 'Garansi yang diberikan', [['902002', '902002']]],
  ['BARIS', 1, 'K', 'Kewajiban kontinjensi lain', [['902500', '902999']]],
  [
    'JUMLAH',
    0,
    'K',
    'Jumlah kewajiban kontinjensi',
    [
      ['902002', '902002'],
      ['902500', '902999'],
    ],
  ],
  ['LUAR', 0, 'D', 'Warkat titipan dan blangko', [['901000', '901999']]],
  ['LUAR', 0, 'D', 'Kontra rekening administratif', [['909000', '909999']]],
];

/** The account between branches is nought over the whole bank. */
const BETWEEN_BRANCHES = 'Rekening antar kantor';

export const publicationLines: readonly PublicationLine[] = [
  ...reportLines.map(({ laporan, nama, jenis, ...line }) => ({
    ...line,
    bagian: laporan,
    berlaku_sejak: FIRST_DAY,
    sandi: '',
    nama,
    jenis: nama === BETWEEN_BRANCHES ? ('LUAR' as const) : jenis,
  })),
  ...commitments.map(([jenis, tingkat, sisi, nama, ranges], index) => ({
    bagian: 'KOMITMEN' as const,
    berlaku_sejak: FIRST_DAY,
    urut: (index + 1) * 10,
    sandi: '',
    nama,
    jenis,
    tingkat,
    sisi,
    dari: ranges.map(([from = '']) => from),
    sampai: ranges.map(([, until = '']) => until),
  })),
];
