import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { type Filters, useList } from '#hooks/use-list.ts';
import type { ListEndpoint, Row } from '#services/client.ts';
import type { TermListRow } from './term-actions.ts';

/** As many rows as one record may have that begin on the same day, over all holders. */
const MOST = [100] as const;

interface Setup<E extends ListEndpoint> {
  readonly endpoint: E;
  /** Returns the filters for the record that the address names, as the list asks for it. */
  readonly filters: (asked: Values, since: string) => Filters<E>;
  /** The row that the address names, among what was found. */
  readonly picks: (row: Row<E>, asked: Values) => boolean;
  /** A form begun from the row. */
  readonly start: (row: Row<E>) => Values;
  /** Returns the values of an empty form, where one may begin without a row. */
  readonly blank?: () => Values;
}

/**
 * Reads the row that the address names and starts the form from it: new values begin on the bank's day until another is chosen, what
 * has not begun keeps its day and version. A change that waits is shown above it.
 */
export function termSource<E extends ListEndpoint>({ endpoint, filters, picks, start, blank }: Setup<E>) {
  return function TermSource({ asked, children }: SourceProps): ReactNode {
    // The day of the row it is begun from is no value of the form: new ones choose their own.
    const { sejak } = useRouter().query;
    const named = typeof sejak === 'string';
    const list = useList(endpoint, {
      filters: filters(asked, String(sejak)),
      sizes: MOST,
      quiet: true,
      enabled: named,
    });
    if (!named && blank) return children(blank());
    if (!named) return <EmptyState />;
    if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
    if (list.loading) return <Skeleton lines={10} />;
    const row = list.rows.find((each) => picks(each, asked)) as (Row<E> & TermListRow & Begun) | undefined;
    if (!row) return <EmptyState />;
    const aksi = asked.aksi === 'UBAH' || asked.aksi === 'HAPUS' ? asked.aksi : 'BUAT';
    const when =
      aksi === 'BUAT'
        ? { berlaku_sejak: row.hari_bank, versi: 0 }
        : { berlaku_sejak: row.berlaku_sejak, versi: row.versi };
    return (
      <div className="stack">
        <PendingChange idFlow={row.id_flow} />
        {children({ ...start(row), ...when, aksi, alasan: '' })}
      </div>
    );
  };
}

interface Begun {
  readonly versi: number;
}
