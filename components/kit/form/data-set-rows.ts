import type { Values } from './field-def.ts';

/** Keys a row's internal index: it distinguishes rows while they are edited, and is not the bank's business. */
const INDEX = '_index';

export type DataRow = Values & { readonly [INDEX]: number };

/** Rows with an internal index each; those that have one keep it. */
export function numbered(rows: readonly Values[]): readonly DataRow[] {
  let next = Math.max(0, ...rows.map((row) => (typeof row[INDEX] === 'number' ? row[INDEX] : 0))) + 1;
  return rows.map((row) => (typeof row[INDEX] === 'number' ? (row as DataRow) : { ...row, [INDEX]: next++ }));
}

export const indexOf = (row: Values): number => (typeof row[INDEX] === 'number' ? row[INDEX] : 0);

/** A new row at the end, or the edited one in its place. */
export function withRow(rows: readonly Values[], row: Values): readonly DataRow[] {
  const all = numbered(rows);
  const index = indexOf(row);
  if (index === 0) return numbered([...all, row]);
  return all.map((before) => (before[INDEX] === index ? { ...row, [INDEX]: index } : before));
}

export const withoutRow = (rows: readonly Values[], index: number): readonly DataRow[] =>
  numbered(rows).filter((row) => row[INDEX] !== index);

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (key === INDEX ? [] : [[key, bare(part)]])));
}

/** The values of a form without the internal indexes of its data sets: what is sent. */
export const bareValues = (values: Values): Values => bare(values) as Values;
