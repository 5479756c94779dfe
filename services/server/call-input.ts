import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { fail } from '#lib/errors/errors.ts';
import { type Fields, readBody, readQuery } from './body.ts';
import { guardQuery } from './known-fields.ts';
import type { Route } from './route-table.ts';
import { violation } from './violations.ts';

/** Logs and histories keep addresses, so a field that opens something may only come in a body. */
const BODY_ONLY = ['password', 'token_override'];

/** Returns the fields of a call, of its address and its body. Throws VALIDATION naming each that has no place there. */
export async function inputOf(
  req: IncomingMessage,
  { endpoint, withGrant }: Route,
  schema: z.ZodType,
  params: URLSearchParams,
): Promise<Fields> {
  const query = readQuery(params);
  const misplaced = BODY_ONLY.filter((name) => name in query);
  if (misplaced.length > 0) fail('VALIDATION', { violations: misplaced.map((name) => violation([name], 'v.asing')) });
  guardQuery(endpoint, schema, query);
  const fields = endpoint.method === 'POST' ? { ...(await readBody(req, endpoint.most)), ...query } : query;
  if (withGrant && !fields.token_override) {
    fail('VALIDATION', { violations: [violation(['token_override'], 'v.wajib')] });
  }
  return fields;
}
