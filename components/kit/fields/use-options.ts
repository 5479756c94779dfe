import { useEffect, useState } from 'react';
import { logClientError } from '#hooks/client-log.ts';
import { type Filters, useList } from '#hooks/use-list.ts';
import type { ListEndpoint, Row } from '#services/client.ts';
import { type FetchFailure, failureOf } from './field.tsx';
import type { SelectOption } from './select-option.ts';

/** Feeds an async select from a list endpoint, and names the value and text of its rows. */
export interface OptionSource<E extends ListEndpoint = ListEndpoint> {
  readonly endpoint: E;
  readonly value: (row: Row<E>) => string;
  readonly text: (row: Row<E>) => string;
  readonly filters?: Filters<E>;
  /** Loads with the screen; otherwise on the first focus. */
  readonly fetchOnStart?: boolean;
}

/** A source among sources: its rows' type has done its work once the literal is written. */
export const optionSource = <E extends ListEndpoint>(source: OptionSource<E>) => source as unknown as OptionSource;

export interface Options {
  readonly options: readonly SelectOption[];
  readonly loading: boolean;
  readonly failed: FetchFailure | undefined;
  /** Loads them, if that was not done at the start. */
  load(): void;
  search(keyword: string): void;
}

/** A person can read through one page of options; a search finds the rest. */
const MOST = 100;

/** The options of a source, as 'value - text'. A failure is logged and said at the field, never as a popup. */
export function useOptions(source: OptionSource): Options {
  const { endpoint, value, text, filters, fetchOnStart = false } = source;
  const [enabled, setEnabled] = useState(fetchOnStart);
  const [keyword, setKeyword] = useState('');
  const list = useList(endpoint, {
    keyword,
    ...(filters && { filters }),
    enabled,
    sizes: [MOST],
    quiet: true,
  });
  useEffect(() => {
    if (list.error) logClientError('CLIENT_FETCH_ERROR', endpoint.path);
  }, [list.error, endpoint]);
  return {
    options: list.rows.map((row) => ({ value: value(row), display: `${value(row)} - ${text(row)}` })),
    loading: list.loading || (list.fetching && list.rows.length === 0),
    failed: failureOf(list),
    load: () => {
      if (list.error) list.refetch();
      setEnabled(true);
    },
    search: setKeyword,
  };
}
