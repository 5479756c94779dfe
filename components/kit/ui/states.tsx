import type { ReactNode } from 'react';
import type { ApiError } from '#services/api-error.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { useT } from './messages.tsx';
import { Skeleton } from './skeleton.tsx';

interface EmptyProps {
  readonly title?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly children?: ReactNode;
}

/** Nothing to show, and that is an answer; by default the words of an empty table. */
export function EmptyState({ title, icon = 'inbox', children }: EmptyProps) {
  const t = useT();
  return (
    <div className="state">
      <Icon name={icon} />
      <strong>{title ?? t('umum.kosong')}</strong>
      {children}
    </div>
  );
}

/** The answer did not come or was refused: says why and offers to ask again. Never to be mistaken for empty. */
export function ErrorState({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const t = useT();
  return (
    <div className="state error" role="alert">
      <Icon name="exclamation-circle" />
      <strong>{t('umum.gagalMuat')}</strong>
      <span>{error.message}</span>
      {error.correlationId ? <code>{t('umum.idKorelasi', { id: error.correlationId })}</code> : null}
      <Button small icon="arrow-clockwise" onClick={onRetry}>
        {t('aksi.cobaLagi')}
      </Button>
    </div>
  );
}

interface LoadedProps<D> {
  readonly state: {
    readonly data: D | undefined;
    readonly loading: boolean;
    readonly error: ApiError | null;
    refetch(): void;
  };
  /** Lines of the skeleton shown while loading. */
  readonly lines?: number;
  readonly children: (data: D) => ReactNode;
}

/** Shows a record once it is there: skeleton before, error with retry instead. Takes what useRecord answers. */
export function Loaded<D>({ state, lines = 4, children }: LoadedProps<D>) {
  if (state.data !== undefined) return children(state.data);
  if (state.error) return <ErrorState error={state.error} onRetry={state.refetch} />;
  return <Skeleton lines={lines} />;
}

interface ListedProps<R> {
  readonly list: {
    readonly rows: readonly R[];
    readonly loading: boolean;
    readonly error: ApiError | null;
    refetch(): void;
  };
  /** Lines of the skeleton shown while loading. */
  readonly lines?: number;
  /** Stands in the place of an empty list. */
  readonly empty?: ReactNode;
  readonly children: (rows: readonly R[]) => ReactNode;
}

/** Shows the rows of a list once they are there, with the same three ways of there being none. Takes what useList answers. */
export function Listed<R>({ list, lines = 3, empty = <EmptyState />, children }: ListedProps<R>) {
  if (list.rows.length > 0) return children(list.rows);
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  return list.loading ? <Skeleton lines={lines} /> : empty;
}
