import { access } from '#lib/access/calls.ts';
import { readsOnly } from '#lib/access/reads-only.ts';
import type { RpcName } from '#types/rpc.ts';
import type { Context } from './context.ts';

/** A row of the trail keeps this much of one answer to a filter. */
const MAX_TEXT = 200;

type Question = Readonly<Record<string, string>>;

/** Returns the fields of a request that are not empty, in the order of their names, each cut to the length that the trail keeps. */
export function questionOf(request: object): Question {
  const asked: Record<string, string> = {};
  const collect = (fields: object, before: string): void => {
    for (const [name, value] of Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (Array.isArray(value)) {
        if (value.length > 0) asked[before + name] = value.join(', ').slice(0, MAX_TEXT);
      } else if (typeof value === 'object' && value !== null) collect(value, `${before}${name}.`);
      else if (value !== '' && value !== 0 && value !== undefined)
        asked[before + name] = String(value).slice(0, MAX_TEXT);
    }
  };
  collect(request, '');
  return asked;
}

/**
 * Keeps each read of a person who only reads in the trail, one row for each question in an hour, so that the auditor is audited as well. Calls that
 * are open to any session leave no row.
 */
export async function recordRead(context: Context, rpc: RpcName, request: object): Promise<void> {
  const { db, caller, correlation } = context;
  if (!readsOnly(caller.menus) || access[rpc] === 'session') return;
  await db`select record_audited_read(${caller.idUser}, ${caller.kodeCabang}, ${rpc}, ${db.json(questionOf(request))}, ${correlation || null}::uuid)`;
}
