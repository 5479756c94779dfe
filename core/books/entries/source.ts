import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Rule, reject } from '#core/engine/operation.ts';
import type { EntryExtra } from './entries.ts';

/** The form's reference to its template. */
interface Begun {
  readonly templat?: string | undefined;
  readonly versi_templat?: number | undefined;
}

/** The form's reference to the due date it settles. */
interface Settling {
  readonly berkala?: string | undefined;
  readonly jatuh_tempo?: string | undefined;
}

/** The present template. */
interface SeenTemplate {
  readonly versi: number;
  readonly aktif: boolean;
  /** True when the maker may use it: the maker's own, the branch's or the bank's. */
  readonly miliknya: boolean;
  /** True when two persons maintain it, for a branch or the bank; false for a personal one. */
  readonly bersama: boolean;
}

/** The rules of an entry read the accounts of its legs, and the template or due date it began from. */
export interface EntrySeen extends EntryExtra {
  /** Null where there is no such template, or the form names none. */
  readonly templat: SeenTemplate | null;
  /** True when the due date that the form names waits in its maker's branch. */
  readonly menunggu: boolean;
}

/** Reads the template that a form names. */
export async function readTemplate(db: Db, { templat }: Begun, caller: Caller): Promise<SeenTemplate | null> {
  if (!templat) return null;
  const [row] = await db<SeenTemplate[]>`
    select t.versi, t.aktif, t.lingkup = 'BANK' or t.pemegang = case t.lingkup when 'CABANG' then ${caller.kodeCabang} else ${caller.idUser} end as miliknya,
           t.lingkup in ('CABANG', 'BANK') as bersama
    from entry_template t where t.nomor_templat = ${templat}`;
  return row ?? null;
}

/**
 * An entry names a template only if it began from it: one its maker may use, in a version that has existed. A shared template that changed after the
 * form was filled from it, or while the entry waits, stops the entry until its maker begins from it again or drops it: else the entry would bear the
 * name of a content that two persons have since replaced. A personal template is nobody's agreement.
 */
export const begunFrom: Rule<Begun, EntrySeen> = {
  name: 'begunFrom',
  check: ({ data: { templat, versi_templat: versi = 0 }, extra, approving }) => {
    if (!templat) return null;
    const { templat: seen } = extra;
    if (!seen?.miliknya || versi < 1 || versi > seen.versi || !(seen.aktif || (approving && !seen.bersama)))
      return reject('TEMPLATE_UNKNOWN', { templat }, 'templat');
    return seen.bersama && versi < seen.versi
      ? reject('TEMPLATE_CHANGED', { templat, versi: String(versi), kini: String(seen.versi) }, 'templat')
      : null;
  },
};

/** Returns true when the due date that a form names waits in the caller's branch. */
export async function readDue(db: Db, { berkala, jatuh_tempo }: Settling, { kodeCabang }: Caller): Promise<boolean> {
  if (!berkala || !jatuh_tempo) return false;
  const [row] = await db<{ ada: boolean }[]>`
    select exists (select from periodic_entry_due d join periodic_entry p using (nomor_berkala)
      where d.nomor_berkala = ${berkala} and d.jatuh_tempo = ${jatuh_tempo}::date and d.status in ('MENUNGGU', 'GAGAL') and p.kode_cabang = ${kodeCabang}) as ada`;
  return row?.ada ?? false;
}

/** A due date is settled once: nothing settles one that does not wait any more (effect_periodic_fill checks it again). */
export const settlesDue: Rule<Settling, EntrySeen> = {
  name: 'settlesDue',
  check: ({ data: { berkala, jatuh_tempo }, extra }) =>
    (berkala ?? jatuh_tempo) === undefined || extra.menunggu
      ? null
      : reject('PERIODIC_DUE', { berkala: berkala ?? '' }, 'berkala'),
};
