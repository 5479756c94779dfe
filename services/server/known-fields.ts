import { z } from 'zod';
import { fail } from '#lib/errors/errors.ts';
import type { Endpoint } from '#services/endpoint.ts';
import { violation } from './violations.ts';

/** Returns the names of the fields that a schema reads; none for a schema that reads no object. */
export function fieldsOf(schema: z.core.$ZodType): ReadonlySet<string> {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape));
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in);
  if (schema instanceof z.ZodUnion) return new Set(schema.options.flatMap((option) => [...fieldsOf(option)]));
  return new Set();
}

/** Every list takes these: a short one is answered on one page, whatever page that is. */
const PAGING = ['page', 'show', 'cursor'];

/** Refuses fields of an address that the schema does not have, each by its name: a misspelt filter would answer for everything. */
export function guardQuery(
  { kind }: Pick<Endpoint, 'kind'>,
  schema: z.core.$ZodType,
  query: Readonly<Record<string, unknown>>,
): void {
  const names = Object.keys(query);
  if (names.length === 0) return;
  const known = fieldsOf(schema);
  const isKnown = (name: string) => known.has(name) || (kind === 'list' && PAGING.includes(name));
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0) fail('VALIDATION', { violations: unknown.map((name) => violation([name], 'v.asing')) });
}
