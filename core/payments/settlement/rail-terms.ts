import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { FeeCode } from '#lib/accounts/fees.ts';
import type { TransferRail } from '#lib/payments/transfers.ts';

/** A rail's terms on a branch's day, by the database's clock; amounts in minor units, hours as hhmm. A missing bound is null. */
export interface RailTerms {
  readonly rail: TransferRail;
  readonly tanggal: string;
  readonly batas: bigint | null;
  readonly tunai_batas: bigint | null;
  readonly minimum: bigint | null;
  /** True when the rail takes exactly the minimum too. */
  readonly termasuk: boolean;
  readonly biaya: bigint;
  readonly buka: number;
  readonly tutup: number;
  readonly terbuka: boolean;
  /** Seconds until it takes nothing more on that day; 0 where it takes nothing now. */
  readonly sisa: number;
}
type OnWire = Omit<RailTerms, 'batas' | 'tunai_batas' | 'minimum' | 'biaya'> &
  Readonly<Record<'batas' | 'tunai_batas' | 'minimum', string | null>> & { readonly biaya: string };

const minor = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** Reads the terms of a rail for the caller's branch now, on its accounting date. */
export async function termsOf(db: Db, { kodeCabang }: Caller, rail: TransferRail): Promise<RailTerms> {
  const [row] = await db<{ syarat: OnWire }[]>`select transfer_terms(${kodeCabang}, ${rail}) as syarat`;
  if (!row) throw new Error('transfer_terms answered nothing');
  const { batas, tunai_batas, minimum, biaya, ...rest } = row.syarat;
  return {
    ...rest,
    batas: minor(batas),
    tunai_batas: minor(tunai_batas),
    minimum: minor(minimum),
    biaya: BigInt(biaya),
  };
}

/** Returns the name of a bank on the day of the caller's branch; '' where there is none. */
export async function bankName(db: Db, { kodeCabang }: Caller, kode: string): Promise<string> {
  const [row] = await db<{ nama: string }[]>`
    select bank_name(${kode}, b.accounting_date) as nama from branch b where b.kode_cabang = ${kodeCabang}`;
  return row?.nama ?? '';
}

/** Returns true when there is such a bank on the day of the caller's branch. */
export const bankKnown = async (db: Db, caller: Caller, kode: string): Promise<boolean> =>
  (await bankName(db, caller, kode)) !== '';

/** Returns the maximum of a transfer: the lower of the rail's limit and that of cash (domain: transfers). Null where there is none. */
export function mostOf({ batas, tunai_batas }: RailTerms, tunai: boolean): bigint | null {
  const bounds = [batas, tunai ? tunai_batas : null].filter((each) => each !== null);
  return bounds.reduce<bigint | null>((least, each) => (least === null || each < least ? each : least), null);
}

/** Returns true when an amount is too little for the rail. The bank sets "more than" or "at least". */
export const tooLittle = ({ minimum, termasuk }: RailTerms, nominal: bigint): boolean =>
  minimum !== null && (termasuk ? nominal < minimum : nominal <= minimum);

/** Returns why a rail does not take an amount now; '' where it does. */
export function hindrance(terms: RailTerms, nominal: bigint | null, tunai: boolean): string {
  if (!terms.terbuka) return 'TUTUP';
  const most = mostOf(terms, tunai);
  if (nominal !== null && most !== null && nominal > most) return 'MAKSIMUM';
  return nominal !== null && tooLittle(terms, nominal) ? 'MINIMUM' : '';
}

/** Returns the proposed rail for an amount: the cheapest of those that take it now. Undefined where none does. */
export function proposed(all: readonly RailTerms[], nominal: bigint | null, tunai: boolean): RailTerms | undefined {
  const fit = all.filter((terms) => hindrance(terms, nominal, tunai) === '');
  return [...fit].sort((a, b) => (a.biaya < b.biaya ? -1 : a.biaya > b.biaya ? 1 : 0))[0];
}

/** Writes an hour for people. */
export const hourOf = (hhmm: number): string => {
  const text = String(hhmm).padStart(4, '0');
  return `${text.slice(0, 2)}.${text.slice(2)}`;
};

export const feeOf: Readonly<Record<TransferRail, FeeCode>> = {
  SKN: 'BIAYA_SKN',
  RTGS: 'BIAYA_RTGS',
  BI_FAST: 'BIAYA_BI_FAST',
};
