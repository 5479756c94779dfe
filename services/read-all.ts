import { callCommand, callList, type Input, type ListEndpoint, newKey, type Row } from './client.ts';
import { audit } from './control/audit.ts';

/** A list returns at most so many rows at once. */
const PAGE = 100;

/** Yields every row of a list, page by page along the server's cursor, so that the whole is never held. Throws ApiError. */
export async function* readAll<E extends ListEndpoint>(
  endpoint: E,
  query: object,
  signal: AbortSignal,
): AsyncGenerator<readonly Row<E>[]> {
  let cursor: string | null = '';
  for (let page = 1; cursor !== null; page += 1) {
    const answer: { rows: readonly Row<E>[]; cursor: string | null } = await callList(
      endpoint,
      { ...query, page, show: PAGE, cursor } as Input<E>,
      { signal },
    );
    yield answer.rows;
    cursor = answer.cursor;
  }
}

/** Yields every row of a list for a file that leaves the product: the audit trail records the export first. */
export async function* exportAll<E extends ListEndpoint>(
  endpoint: E,
  query: object,
  signal: AbortSignal,
): AsyncGenerator<readonly Row<E>[]> {
  await callCommand(
    audit.insert,
    {
      dataAction: 'INQUIRY_DATA',
      menuDetail: `EKSPOR ${endpoint.path}`,
      initialData: '',
      insertedData: JSON.stringify(query),
    },
    { key: newKey(), signal },
  );
  yield* readAll(endpoint, query, signal);
}
