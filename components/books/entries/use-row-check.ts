import { useRef, useState } from 'react';
import { indexOf } from '#components/kit/form/data-set-rows.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { showFailure } from '#components/kit/ui/failure.ts';
import { type EntryFlow, entryColumns } from '#lib/books/ledger-entries.ts';
import { ledger } from '#services/books/ledger.ts';
import { callRecord, type Input } from '#services/client.ts';
import type { ValidateReply } from '#types/proto/books/ledger.ts';

/** A cell that was found wrong: of which row, by its internal index, and what it held then. */
export interface CellFault {
  readonly index: number;
  readonly kolom: string;
  readonly pesan: string;
  readonly value: string;
}

/** Holds the core's answer about rows, with the rows it was asked about. */
export interface CheckedRows {
  readonly asked: readonly Values[];
  readonly reply: ValidateReply;
}

export interface RowCheck {
  readonly busy: boolean;
  /** Holds the faults that still apply: a cell that was changed since waits for the next check. */
  readonly faults: readonly CellFault[];
  /** Is true when every row as it is now was checked and none has an error. */
  readonly sound: boolean;
  /** The last answer of the core; null before the first. */
  readonly checked: CheckedRows | null;
  /** Has rows checked, and returns their faults; null where no answer came, or one that was overtaken. */
  run(rows: readonly Values[]): Promise<readonly CellFault[] | null>;
  /** Takes over what was found wrong by others, by path in the form: the check before the form is sent, or what refused it. */
  report(rows: readonly Values[], parts: Readonly<Record<string, string>>): readonly CellFault[];
}

type Cells = Input<typeof ledger.validate>['baris'][number];

/** The cells of a row and nothing beside them: the call takes no other names. */
const cellsOf = (row: Values): Cells =>
  Object.fromEntries(entryColumns.map((column) => [column, String(row[column] ?? '')]));

/** A fault of the row at a place; none where there is no such row. */
function faultAt(rows: readonly Values[], place: number, kolom: string, pesan: string): readonly CellFault[] {
  const row = rows[place];
  return row ? [{ index: indexOf(row), kolom, pesan, value: String(row[kolom] ?? '') }] : [];
}

/** 'baris.2.nomor' is about the number in the third row. */
function rowFaults(rows: readonly Values[], parts: Readonly<Record<string, string>>): readonly CellFault[] {
  return Object.entries(parts)
    .flatMap(([path, pesan]) => {
      const [, place, kolom] = path.split('.');
      return /^\d+$/.test(place ?? '') && kolom ? [{ place: Number(place), kolom, pesan }] : [];
    })
    .sort((one, other) => one.place - other.place)
    .flatMap(({ place, kolom, pesan }) => faultAt(rows, place, kolom, pesan));
}

/** Asks the core about rows of `flow` before anything is filed, and keeps what it said of which cell. An answer that was overtaken is dropped. */
export function useRowCheck(rows: readonly Values[], flow: EntryFlow): RowCheck {
  const [found, setFound] = useState<{ faults: readonly CellFault[]; content: string | null } | null>(null);
  const [checked, setChecked] = useState<CheckedRows | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  const run = async (asked: readonly Values[]) => {
    const own = ++latest.current;
    setBusy(true);
    try {
      const reply = await callRecord(ledger.validate, { valTrxType: flow, baris: asked.map(cellsOf) });
      if (own !== latest.current) return null;
      const faults = reply.salah.flatMap(({ baris: line, kolom, pesan }) => faultAt(asked, line - 1, kolom, pesan));
      setFound({ faults, content: JSON.stringify(asked) });
      setChecked({ asked, reply });
      return faults;
    } catch (error) {
      if (own === latest.current) await showFailure(error);
      return null;
    } finally {
      if (own === latest.current) setBusy(false);
    }
  };
  const report: RowCheck['report'] = (all, parts) => {
    const faults = rowFaults(all, parts);
    // The core does not repeat a fault that the rows had before and that is mended by now.
    if (faults.length > 0) setFound({ faults, content: null });
    return faults;
  };
  const byIndex = new Map(rows.map((row) => [indexOf(row), row]));
  const faults = (found?.faults ?? []).filter(
    ({ index, kolom, value }) => String(byIndex.get(index)?.[kolom] ?? null) === value,
  );
  const sound = found !== null && found.faults.length === 0 && found.content === JSON.stringify(rows);
  return { busy, faults, sound, checked, run, report };
}
