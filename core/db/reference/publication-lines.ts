import { type LayoutLine, reportLines } from './report-lines.ts';

type Commitment = readonly [
  jenis: LayoutLine['jenis'],
  tingkat: number,
  sisi: 'D' | 'K',
  nama: string,
  ranges: string[][],
];

/** Commitments are above zero on the side they are noted on; what balances them off the books says nothing by itself. */
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

/** The account between branches is zero over the whole bank. */
const BETWEEN_BRANCHES = 'Rekening antar kantor';

/** The layout of the monthly publication before the bank changes it: the bank's own statements, and its commitments beside them. */
export const publicationLines: readonly LayoutLine[] = [
  ...reportLines.map(({ laporan, nama, jenis, ...line }) => ({
    ...line,
    laporan: `PUBLIKASI_${laporan}` as const,
    nama,
    jenis: nama === BETWEEN_BRANCHES ? ('LUAR' as const) : jenis,
  })),
  ...commitments.map(([jenis, tingkat, sisi, nama, ranges], index) => ({
    laporan: 'PUBLIKASI_KOMITMEN' as const,
    urut: (index + 1) * 10,
    nama,
    jenis,
    tingkat,
    sisi,
    dari: ranges.map(([from = '']) => from),
    sampai: ranges.map(([, until = '']) => until),
  })),
];
