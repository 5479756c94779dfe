import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { hindrance, mostOf, proposed, type RailTerms, termsOf } from '#core/payments/settlement/rail-terms.ts';
import { formatRupiah } from '#lib/money.ts';
import { railName, type TransferRail, transferRails } from '#lib/payments/transfers.ts';
import { normaliseAnyName } from '#lib/text.ts';
import type { SalahBaris } from '#types/proto/books/ledger.ts';
import { type Salary, wrong } from './read-payroll.ts';

/** A salary's way to another bank: its rail and the fee, in minor units; the employee's name in the form that lists of names compare. */
export interface Way {
  readonly rail: TransferRail;
  readonly biaya: bigint;
  readonly nama_normal: string;
}

/** The sums of the rows of one rail, in minor units. */
export interface RailPart {
  readonly rail: TransferRail;
  readonly baris: number;
  readonly nominal: bigint;
  readonly biaya: bigint;
}

interface OutwardRows {
  /** The ways by the place of the row in its file. */
  readonly rails: ReadonlyMap<number, Way>;
  readonly salah: readonly SalahBaris[];
}

/** Returns the rail the counter would propose; outside all windows the one it would propose within them, because the rows then wait for it. */
function railOf(all: readonly RailTerms[], nominal: bigint): RailTerms | undefined {
  return (
    proposed(all, nominal, false) ??
    proposed(
      all.map((terms) => ({ ...terms, terbuka: true })),
      nominal,
      false,
    )
  );
}

/** Returns the bank of each row, as messages name it; null where the list of banks has none on the branch's day. */
async function banksOf(db: Db, rows: readonly Salary[], kodeCabang: string): Promise<readonly (string | null)[]> {
  const found = await db<{ bank: string | null }[]>`
    select bank_message_name(x.kode, b.accounting_date) as bank from unnest(${rows.map((row) => row.kode_bank)}::text[]) with ordinality x(kode, n)
    cross join branch b where b.kode_cabang = ${kodeCabang} order by x.n`;
  return found.map(({ bank }) => bank);
}

/** Returns the rows that a list of names stops, by their place among these; compliance is informed of each. */
async function stoppedOf(
  db: Db,
  rows: readonly Salary[],
  banks: readonly (string | null)[],
  kodeCabang: string,
): Promise<ReadonlySet<number>> {
  const stopped = await db<{ n: number }[]>`
    select screen_counterparties(${banks.map((bank) => bank ?? '')}::text[], ${rows.map((row) => row.nomor_rekening)}::text[], ${rows.map((row) => row.nama)}::text[],
      ${rows.map((row) => normaliseAnyName(row.nama))}::text[], ${kodeCabang}) as n`;
  return new Set(stopped.map(({ n }) => n - 1));
}

function faultOf({ place, nominal, kode_bank: sandi }: Salary, bank: string | null, all: readonly RailTerms[]) {
  if (bank === null) return [wrong(place, 'kode_bank', 'BANK_UNKNOWN', { sandi })];
  if (railOf(all, nominal)) return [];
  const [terms] = all.filter((each) => hindrance({ ...each, terbuka: true }, nominal, false) === 'MAKSIMUM');
  const rail = railName(terms?.rail ?? '');
  return [
    wrong(place, 'nominal', 'TRANSFER_MAXIMUM', { rail, batas: formatRupiah((terms && mostOf(terms, false)) ?? 0n) }),
  ];
}

/**
 * Checks the rows of other banks by the limits and fees of the day of the caller's branch, and compares their names with the lists
 * (core/payments/README.md).
 */
export async function readOutward(db: Db, caller: Caller, rows: readonly Salary[]): Promise<OutwardRows> {
  if (rows.length === 0) return { rails: new Map(), salah: [] };
  const [all, banks] = await Promise.all([
    Promise.all(transferRails.map((rail) => termsOf(db, caller, rail))),
    banksOf(db, rows, caller.kodeCabang),
  ]);
  const stopped = await stoppedOf(db, rows, banks, caller.kodeCabang);
  const faults = rows.flatMap((row, at) => [
    ...faultOf(row, banks[at] ?? null, all),
    ...(stopped.has(at) ? [wrong(row.place, 'nama', 'COMPLIANCE_HOLD')] : []),
  ]);
  const rails = new Map<number, Way>();
  for (const { place, nominal, nama } of rows) {
    const terms = railOf(all, nominal);
    if (terms) rails.set(place, { rail: terms.rail, biaya: terms.biaya, nama_normal: normaliseAnyName(nama) });
  }
  return { rails, salah: faults };
}

/** Sums the rows of each rail. */
export function railPartsOf(rows: readonly Salary[], rails: ReadonlyMap<number, Way>): readonly RailPart[] {
  return transferRails.flatMap((rail) => {
    const here = rows.filter(({ place }) => rails.get(place)?.rail === rail);
    return here.length === 0
      ? []
      : [
          {
            rail,
            baris: here.length,
            nominal: here.reduce((sum, { nominal }) => sum + nominal, 0n),
            biaya: here.reduce((sum, { place }) => sum + (rails.get(place)?.biaya ?? 0n), 0n),
          },
        ];
  });
}
