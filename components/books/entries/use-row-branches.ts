import { useEffect, useState } from 'react';
import { useRecord } from '#hooks/use-record.ts';
import { useSettled } from '#hooks/use-settled.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { type EntryFlow, MOST_ENTRIES, type PlacedRow } from '#lib/books/ledger-entries.ts';
import type { ApiError } from '#services/api-error.ts';
import { ledger } from '#services/books/ledger.ts';
import type { CheckedRows } from './use-row-check.ts';

/** The books of whoever fills in the form, among those of customers' accounts by their numbers. */
const OWN = 'own';

type Key = { readonly branch: string } | { readonly ask: string } | null;

/** Returns the source of a row's branch: the row itself, or a question to the core; null while the row gives neither. */
function keyOf({ jenis, nomor, kode_cabang }: PlacedRow): Key {
  if (jenis === 'GL') return kode_cabang ? { branch: String(kode_cabang) } : { ask: OWN };
  return jenis === 'REKENING' && isAccountNumber(String(nomor)) ? { ask: String(nomor) } : null;
}

/** Returns the questions that were asked, by place. */
const asksOf = (rows: readonly PlacedRow[]): readonly (string | null)[] =>
  rows.map((row) => {
    const key = keyOf(row);
    return key && 'ask' in key ? key.ask : null;
  });

/** As a row of the call; there is no other way to ask. */
const rowOf = (ask: string) => (ask === OWN ? { jenis: 'GL' } : { jenis: 'REKENING', nomor: ask });

interface Learned {
  /** Branches by what was asked about; null: the core knows none. */
  readonly branches: ReadonlyMap<string, string | null>;
  /** '' while it is not known. */
  readonly headOffice: string;
}

function learn(before: Learned, { asked, reply }: CheckedRows): Learned {
  const branchOfRow = new Map(reply.cabang.map(({ baris, kode_cabang }) => [baris, kode_cabang]));
  const branches = new Map(before.branches);
  for (const [place, ask] of asksOf(asked).entries())
    if (ask !== null) branches.set(ask, branchOfRow.get(place + 1) ?? null);
  return { branches, headOffice: reply.cabang_pusat };
}

export interface RowBranches {
  /** Is true when any row belongs to other books than the reader's own. */
  readonly abroad: boolean;
  /** Returns the branch whose books a row belongs to; null while nobody knows. */
  branchOf(row: PlacedRow): string | null;
  readonly headOffice: string;
  /** The core was asked and gave no answer. */
  readonly error: ApiError | null;
  retry(): void;
}

/**
 * Returns the branches of rows; the core alone knows that of a customer's account: the hook asks about each account once, when filling in
 * pauses, and reuses the answers of the check of all rows.
 */
export function useRowBranches(rows: readonly PlacedRow[], flow: EntryFlow, checked: CheckedRows | null): RowBranches {
  const [learned, setLearned] = useState<Learned>({ branches: new Map(), headOffice: '' });
  const asks = asksOf(rows);
  // While no row names another, all of them belong to one branch, and the hook need not ask which.
  const abroad = asks.some((ask, place) => (ask === null ? Boolean(rows[place]?.kode_cabang) : ask !== OWN));
  // Any answer names head office.
  const first = learned.headOffice === '' ? [OWN] : [];
  const open = [...first, ...asks].filter((ask) => ask !== null && !learned.branches.has(ask));
  const wanted = useSettled(abroad ? [...new Set(open)].slice(0, MOST_ENTRIES).join(' ') : '');
  const asked = wanted === '' ? [] : wanted.split(' ').map(rowOf);
  const record = useRecord(
    ledger.validate,
    { valTrxType: flow, baris: asked },
    { enabled: wanted !== '', quiet: true },
  );

  useEffect(() => {
    if (checked) setLearned((before) => learn(before, checked));
  }, [checked]);
  const { data: reply } = record;
  useEffect(() => {
    if (reply && wanted !== '') setLearned((before) => learn(before, { asked: wanted.split(' ').map(rowOf), reply }));
  }, [reply, wanted]);

  return {
    abroad,
    branchOf: (row) => {
      const key = keyOf(row);
      if (key === null) return null;
      return 'branch' in key ? key.branch : (learned.branches.get(key.ask) ?? null);
    },
    headOffice: learned.headOffice,
    error: record.error,
    retry: record.refetch,
  };
}
