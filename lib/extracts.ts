import type { MenuId } from './access/access.ts';
import type { ParameterName } from './parameters.ts';

/** Who is told: the supervisor, the financial intelligence unit, the tax office, the deposit insurer, the central bank, those who give zakat. */
export type Authority = 'OJK' | 'PPATK' | 'DJP' | 'LPS' | 'BI' | 'NASABAH';

export interface Extract {
  readonly authority: Authority;
  /** Which screen shows it, and so who may. */
  readonly menu: MenuId & ('laporan-regulator' | 'laporan-ppatk');
  /** The parameter that says how many days after the month's end it is due; CASH: each cash report is due by itself; null: never. */
  readonly due: ParameterName | 'CASH' | null;
}

/** What authorities are told of a month, in the order of the screen; `ekstrak.<code>` is what each is called. */
export const extracts = {
  PUBLIKASI: { authority: 'OJK', menu: 'laporan-regulator', due: 'tenggat_publikasi_hari' },
  PPH: { authority: 'DJP', menu: 'laporan-regulator', due: 'tenggat_pajak_hari' },
  ZAKAT: { authority: 'NASABAH', menu: 'laporan-regulator', due: null },
  LPS: { authority: 'LPS', menu: 'laporan-regulator', due: 'tenggat_statistik_hari' },
  ANTASENA: { authority: 'BI', menu: 'laporan-regulator', due: 'tenggat_statistik_hari' },
  SLIK: { authority: 'OJK', menu: 'laporan-regulator', due: 'tenggat_statistik_hari' },
  LTKT: { authority: 'PPATK', menu: 'laporan-ppatk', due: 'CASH' },
  LTKM: { authority: 'PPATK', menu: 'laporan-ppatk', due: 'CASH' },
} as const satisfies Record<string, Extract>;

export type ExtractCode = keyof typeof extracts;

const codes: Readonly<Record<string, Extract>> = extracts;
export const extractCodes = Object.keys(extracts) as readonly ExtractCode[];
export const isExtractCode = (code: string): code is ExtractCode => Object.hasOwn(codes, code);

/** The kind of cash report that is told: of LTKM what a pattern of cash made a candidate. */
export const cashKindOf = { LTKT: 'LTKT', LTKM: 'POLA' } as const satisfies Partial<Record<ExtractCode, string>>;
