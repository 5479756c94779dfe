import { useRef, useState } from 'react';
import { indexOf } from '#components/form/data-set-rows.ts';
import type { Values } from '#components/form/field-def.ts';
import { tellFailure } from '#components/ui/failure.ts';
import { entryColumns } from '#lib/ledger-entries.ts';
import { callRecord, type Input } from '#services/client.ts';
import { ledger } from '#services/ledger.ts';

/** A cell that was found wrong: of which row, by its internal index, and what it held then. */
export interface CellFault {
  readonly index: number;
  readonly kolom: string;
  readonly pesan: string;
  readonly value: string;
}

export interface RowCheck {
  readonly busy: boolean;
  /** What was found and still stands: a cell that was changed since waits for the next check. */
  readonly faults: readonly CellFault[];
  /** Everything as it is now was looked at, nothing is wrong. */
  readonly sound: boolean;
  run(rows: readonly Values[]): Promise<void>;
}

type Cells = Input<typeof ledger.validate>['baris'][number];

/** The cells of a row and nothing beside them: the call takes no other names. */
const cellsOf = (row: Values): Cells =>
  Object.fromEntries(entryColumns.map((column) => [column, String(row[column] ?? '')]));

/** Asks the core about rows before anything is filed, and keeps what it said of which cell. An answer that was overtaken is dropped. `open`: amounts may be missing. */
export function useRowCheck(rows: readonly Values[], open = false): RowCheck {
  const [found, setFound] = useState<{ faults: readonly CellFault[]; content: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  const run = async (asked: readonly Values[]) => {
    const own = ++latest.current;
    setBusy(true);
    try {
      const baris = asked.map(cellsOf);
      const { salah } = await callRecord(ledger.validate, {
        valTrxType: open ? 'SIMPAN_TEMPLAT' : 'TRANSAKSI_UMUM_MULTI',
        baris,
      });
      if (own !== latest.current) return;
      const faults = salah.flatMap(({ baris: line, kolom, pesan }) => {
        const row = asked[line - 1];
        return row ? [{ index: indexOf(row), kolom, pesan, value: String(row[kolom] ?? '') }] : [];
      });
      setFound({ faults, content: JSON.stringify(asked) });
    } catch (error) {
      if (own === latest.current) await tellFailure(error);
    } finally {
      if (own === latest.current) setBusy(false);
    }
  };
  const byIndex = new Map(rows.map((row) => [indexOf(row), row]));
  const faults = (found?.faults ?? []).filter(
    ({ index, kolom, value }) => String(byIndex.get(index)?.[kolom] ?? null) === value,
  );
  const sound = found !== null && found.faults.length === 0 && found.content === JSON.stringify(rows);
  return { busy, faults, sound, run };
}
