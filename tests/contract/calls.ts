import { readFileSync } from 'node:fs';

/** A line of the call list. */
export interface Call {
  readonly method: string;
  /** Below /api. */
  readonly path: string;
  readonly area: string;
  /** Gives the batch in which it is due: 1 is served now. */
  readonly batch: string;
}

const [, header, ...lines] = readFileSync(new URL('./calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** The names of its columns. */
export const columns = header;
export const calls: readonly Call[] = lines.map((line) => {
  const [method = '', path = '', area = '', batch = ''] = line.split('\t');
  return { method, path, area, batch };
});

/** A call as tests name it. */
export const key = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;
