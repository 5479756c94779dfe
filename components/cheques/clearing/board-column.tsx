import '#lib/cheques/messages/clearing.ts';
import type { ReactNode } from 'react';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import type { ListState } from '#hooks/use-list.ts';
import type { KolomKliring } from '#types/proto/cheques/clearing.ts';

/** Cards of one page of a column. */
export const CARDS = 10;
/** The desk asks again this often. */
export const EVERY_MS = 30_000;

interface BoardColumnProps<R> {
  readonly name: string;
  readonly title: string;
  readonly column: KolomKliring;
  /** It holds what ended today. */
  readonly ended: boolean;
  readonly list: ListState<R>;
  readonly card: (row: R) => ReactNode;
}

/** Shows the cheques of one status as cards, paged, below their sum. */
export function BoardColumn<R>({ name, title, column, ended, list, card }: BoardColumnProps<R>) {
  const t = useT();
  return (
    <section className="desk-column" data-column aria-label={name}>
      <header>
        <h3>{title}</h3>
        <Amount value={column.nominal} />
        <small className="muted">
          {t('kliring.meja.lembar', { lembar: String(column.lembar) })}
          {ended ? ` · ${t('kliring.meja.hariIni')}` : ''}
        </small>
      </header>
      {list.error && !list.error.ofSession ? <ErrorState error={list.error} onRetry={list.refetch} /> : null}
      {list.loading && !list.error ? <Skeleton lines={3} /> : null}
      {list.loading || list.rows.length > 0 ? null : <p className="field-hint">{t('kliring.meja.kosong')}</p>}
      <ul className="plain">{list.rows.map(card)}</ul>
      {list.canNext || list.canPrevious ? (
        <footer className="spread">
          <Button
            variant="quiet"
            small
            icon="chevron-left"
            aria-label={t('kliring.meja.sebelum', { kolom: name })}
            disabled={!list.canPrevious}
            onClick={list.previous}
          />
          <small>{t('kliring.meja.halaman', { halaman: String(list.page) })}</small>
          <Button
            variant="quiet"
            small
            icon="chevron-right"
            aria-label={t('kliring.meja.sesudah', { kolom: name })}
            disabled={!list.canNext}
            onClick={list.next}
          />
        </footer>
      ) : null}
    </section>
  );
}
