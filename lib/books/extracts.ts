import type { MenuId } from '#lib/access/access.ts';
import type { ParameterName } from '#lib/parameters.ts';
import type { Format } from './reports/formats.ts';

/**
 * The bank reports to the supervisor, the financial intelligence unit, the tax office, the deposit insurer, the central bank, and those who give
 * zakat.
 */
type Authority = 'OJK' | 'PPATK' | 'DJP' | 'LPS' | 'BI' | 'NASABAH';

export interface Extract {
  readonly authority: Authority;
  /** This screen shows it, and its menu says who may see it. */
  readonly menu: MenuId & ('laporan-regulator' | 'laporan-ppatk');
  /** This parameter says how many days after the month's end the extract is due; CASH: each cash report is due by itself; null: never. */
  readonly due: ParameterName | 'CASH' | null;
  /** These files are made of it, as the codes of jobs. */
  readonly files: readonly ExtractFile[];
}

const table = ['PDF', 'XLSX', 'CSV'] as const satisfies readonly Format[];

/** The table lists the files of extracts and how each is written; `lap.<code>` is its name. */
export const extractFiles = {
  PUBLIKASI_NERACA: table,
  PUBLIKASI_LABA_RUGI: table,
  PUBLIKASI_KOMITMEN: table,
  PPH_DAFTAR: table,
  PPH_BUKTI: ['PDF'],
  ZAKAT_DAFTAR: table,
  ZAKAT_SERTIFIKAT: ['PDF'],
  LPS_NASABAH: table,
  ANTASENA_DPK: table,
  SLIK_DEBITUR: table,
  GOAML_LTKT: ['ZIP'],
  GOAML_LTKM: ['ZIP'],
} as const satisfies Readonly<Record<string, readonly Format[]>>;

export type ExtractFile = keyof typeof extractFiles;
export const isExtractFile = (code: string): code is ExtractFile => Object.hasOwn(extractFiles, code);

/** The bank reports these to authorities for a month, in the order of the screen; `ekstrak.<code>` is the name of each. */
export const extracts = {
  PUBLIKASI: {
    authority: 'OJK',
    menu: 'laporan-regulator',
    due: 'tenggat_publikasi_hari',
    files: ['PUBLIKASI_NERACA', 'PUBLIKASI_LABA_RUGI', 'PUBLIKASI_KOMITMEN'],
  },
  PPH: { authority: 'DJP', menu: 'laporan-regulator', due: 'tenggat_pajak_hari', files: ['PPH_DAFTAR', 'PPH_BUKTI'] },
  ZAKAT: { authority: 'NASABAH', menu: 'laporan-regulator', due: null, files: ['ZAKAT_DAFTAR', 'ZAKAT_SERTIFIKAT'] },
  LPS: { authority: 'LPS', menu: 'laporan-regulator', due: 'tenggat_statistik_hari', files: ['LPS_NASABAH'] },
  ANTASENA: { authority: 'BI', menu: 'laporan-regulator', due: 'tenggat_statistik_hari', files: ['ANTASENA_DPK'] },
  SLIK: { authority: 'OJK', menu: 'laporan-regulator', due: 'tenggat_statistik_hari', files: ['SLIK_DEBITUR'] },
  LTKT: { authority: 'PPATK', menu: 'laporan-ppatk', due: 'CASH', files: ['GOAML_LTKT'] },
  LTKM: { authority: 'PPATK', menu: 'laporan-ppatk', due: 'CASH', files: ['GOAML_LTKM'] },
} as const satisfies Record<string, Extract>;

export type ExtractCode = keyof typeof extracts;

const codes: Readonly<Record<string, Extract>> = extracts;
export const extractCodes = Object.keys(extracts) as readonly ExtractCode[];
export const isExtractCode = (code: string): code is ExtractCode => Object.hasOwn(codes, code);

/** The bank reports these kinds of cash reports: for LTKM those that a pattern of cash made a candidate. */
export const cashKindOf = { LTKT: 'LTKT', LTKM: 'POLA' } as const satisfies Partial<Record<ExtractCode, string>>;

/** The number of a cash report needs these parts; the last day is YYYY-MM-DD. */
interface Numbered {
  readonly jenis: string;
  readonly sampai: string;
  readonly id_laporan: string;
}

/** Returns the bank's own number of a report of cash, the same whenever its file is made: LTKT-2026-000123. */
export const cashFileNumber = ({ jenis, sampai, id_laporan }: Numbered): string =>
  `${jenis === 'LTKT' ? 'LTKT' : 'LTKM'}-${sampai.slice(0, 4)}-${id_laporan.padStart(6, '0')}`;

/** Returns how many findings of the checks must be put right; the rest is for the reader to know. */
export const correctionsNeeded = (checks: readonly { readonly berat: string; readonly jumlah: number }[]): number =>
  checks.reduce((sum, { berat, jumlah }) => sum + (berat === 'WAJIB' ? jumlah : 0), 0);

/** Returns the extract that a file is made of. */
export function extractOf(file: ExtractFile): { readonly code: ExtractCode; readonly extract: Extract } {
  const code = extractCodes.find((each) => codes[each]?.files.includes(file));
  if (!code) throw new Error(`${file} is of no extract`);
  return { code, extract: extracts[code] };
}
