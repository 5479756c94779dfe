import { callList, type Input, type ListEndpoint, type Row } from './client.ts';

/** As many as a list answers at once. */
const PAGE = 100;

/** Every row of a list, page by page along the server's cursor, so that the whole is never held. Throws ApiError. */
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
