import type { Context } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { fromOrigin } from '#core/access/write-audit.ts';
import { toAppError } from '#core/engine/commit.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import { favouriteAccountInput } from '#lib/books/schemas/entry.ts';
import type { AkunFavorit } from '#types/proto/books/entry.ts';

type Nothing = Record<string, never>;

/** Marks an account of the ledger as the caller's favourite, or removes the mark; nobody else sees it. GL_UNKNOWN. */
export async function markFavourite(context: Context, input: AkunFavorit): Promise<Nothing> {
  const data = validInput(favouriteAccountInput, input);
  const { db, caller, key, correlation } = context;
  try {
    await db`
      select mark_gl_favorite(${key}::uuid, ${fingerprint('FAVORIT_AKUN', data)}::bytea, ${fromOrigin(db, caller.idUser, context)}, ${caller.kodeCabang},
        ${data.kode_gl}, ${data.favorit === 'T'}, ${correlation}::uuid)`;
    return {};
  } catch (error) {
    throw toAppError(error);
  }
}
