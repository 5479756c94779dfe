import { type RiskRating, riskRatings } from '#lib/customers/codes.ts';
import { addMonthsAnchored } from '#lib/dates.ts';
import { codeOf, type ReferenceCode, type ReferenceCodes } from './reference-codes.ts';

/** An indicator rates this choice of the record. */
export interface Indicator {
  readonly indikator: string;
  readonly kelompok: string;
  readonly kode: string;
}

interface Counted {
  readonly indikator: string;
  readonly kode: string;
  readonly nilai: number;
}

export interface Rated {
  readonly resiko: RiskRating;
  /** The sum of all indicators, at most 100. */
  readonly nilai: number;
  readonly indikator: readonly Counted[];
  /** The next review is due after this many years. */
  readonly tahun: number;
}

/** These indicators rate no choice of the record: politically exposed, on the national blacklist. */
const derived = ['PEP', 'DHN'] as const;
type Known = Readonly<Record<(typeof derived)[number], boolean>>;
const isKnown = (indikator: string): indikator is keyof Known => derived.some((each) => each === indikator);

const HIGHEST = 100;
/** A rating without a term in the bank's rows holds for the shortest one. */
const SHORTEST_YEARS = 1;

/** Counts how much of a choice's weight applies to its indicator; an indicator the bank has ended counts zero. */
function counted(codes: ReferenceCodes, { indikator, kelompok, kode }: Indicator, known: Known): Counted[] {
  const indicator = codeOf(codes, 'INDIKATOR_RESIKO', indikator);
  if (!indicator?.ditawarkan) return [];
  const weight = isKnown(indikator) ? (known[indikator] ? HIGHEST : 0) : (codeOf(codes, kelompok, kode)?.bobot ?? 0);
  const nilai = Math.floor((weight * indicator.bobot) / HIGHEST);
  return nilai > 0 ? [{ indikator, kode, nilai }] : [];
}

const isRating = (kode: string): kode is RiskRating => riskRatings.some((each) => each === kode);

/**
 * Rates a customer by the bank's rows: each indicator adds the weight of its heaviest choice, and the sum picks the highest rating it reaches. The
 * indicators of a politically exposed or blacklisted customer add their full weight (domain: CIF, risk).
 */
export function rate(codes: ReferenceCodes, looked: readonly Indicator[], pep: boolean, blacklisted = false): Rated {
  const known: Known = { PEP: pep, DHN: blacklisted };
  const all = [...looked, ...derived.map((kode) => ({ indikator: kode, kelompok: '', kode }))].flatMap((each) =>
    counted(codes, each, known),
  );
  const heaviest = new Map<string, Counted>();
  for (const each of all) {
    const known = heaviest.get(each.indikator);
    if (!known || known.nilai < each.nilai) heaviest.set(each.indikator, each);
  }
  const indikator = [...heaviest.values()];
  const nilai = Math.min(
    HIGHEST,
    indikator.reduce((sum, each) => sum + each.nilai, 0),
  );
  const level = riskRatings
    .map((kode) => codeOf(codes, 'TINGKAT_RESIKO', kode))
    .filter((row): row is ReferenceCode => row?.ditawarkan === true && row.bobot <= nilai)
    .sort((a, b) => b.bobot - a.bobot)[0];
  // Without rows to rate by, the core treats nobody as harmless.
  const resiko = level && isRating(level.kode) ? level.kode : 'TINGGI';
  const years = /^\d{1,2}$/.test(level?.nilai ?? '') ? Number.parseInt(level?.nilai ?? '', 10) : SHORTEST_YEARS;
  return { resiko, nilai, indikator, tahun: years };
}

/** The day of the next review of a customer with this rating. */
export const reviewDay = (today: string, { tahun }: Rated): string => addMonthsAnchored(today, tahun * 12);
