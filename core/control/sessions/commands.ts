import type { Context } from '#core/access/context.ts';
import { forgetSession, loadSession } from '#core/access/sessions.ts';
import { fromOrigin, writeAudit } from '#core/access/write-audit.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Setelan } from '#types/proto/control/access.ts';

type Nothing = Record<string, never>;

/** Passes the caller to a function that writes to the trail. */
const author = (context: Context) => fromOrigin(context.db, context.caller.idUser, context);

/** Locks the screen of the caller's session, or unlocks it. */
export async function lockSession(context: Context, locked: boolean): Promise<Nothing> {
  const { db, session, correlation } = context;
  await db`select lock_session(${session}, ${author(context)}, ${locked}, ${correlation}::uuid)`;
  forgetSession(db, session);
  return {};
}

/** Ends one session of the caller's by its number, or all others when none is named; returns their number. */
export async function endSessions(context: Context, idSesi: string): Promise<{ jumlah: number }> {
  const { db, session, correlation } = context;
  const only = idSesi === '' ? null : [idSesi];
  const [row] = await db<{ jumlah: number }[]>`
    select end_sessions(${author(context)}, ${only}::bigint[], ${only ? '' : session}, 'DIAKHIRI', ${correlation}::uuid) as jumlah`;
  if (only && row?.jumlah === 0) fail('NOT_FOUND');
  return { jumlah: row?.jumlah ?? 0 };
}

/** Ends the session by its holder's own sign-out. A token without a session leaves its row in the trail all the same. */
export async function signOut(context: Context): Promise<void> {
  const { db, session, correlation } = context;
  const known = await loadSession(db, session);
  if (!known) {
    await writeAudit(context, { aksi: 'KELUAR' });
    return;
  }
  await db`select end_sessions(${author(context)}, ${[known.id.toString()]}::bigint[], '', 'KELUAR', ${correlation}::uuid)`;
  forgetSession(db, session);
}

/** Saves the caller's settings of the screens. */
export async function saveSettings(context: Context, chosen: Setelan): Promise<Nothing> {
  const { db, caller, key, correlation } = context;
  await db`
    select save_setting(${key}::uuid, ${fingerprint('SETELAN', chosen)}::bytea, ${author(context)}, ${caller.kodeCabang},
      ${db.json({ ...chosen })}, ${correlation}::uuid)`;
  return {};
}
