import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Effect } from '#core/engine/effects.ts';
import { assertUnused } from '#core/file/stored-file.ts';
import type { BerkasTersimpan } from '#types/proto/file.ts';

/** The supporting documents of a form. */
interface Supported {
  readonly lampiran?: readonly BerkasTersimpan[] | undefined;
}

/** Each document is one its maker has sent as such and that is part of nothing yet. VALIDATION names `lampiran`. */
export async function assertAttachable(db: Db, { lampiran = [] }: Supported, { idUser }: Caller): Promise<void> {
  // A journal that is not posted yet owns no files: no name of a record matches ''.
  const files = lampiran.map((berkas) => ({ berkas, as: 'LAINNYA' }) as const);
  if (files.length > 0) await assertUnused(db, idUser, { object: '', field: 'lampiran', files });
}

/** Builds the effect that makes them part of the journal in its transaction. */
export const filesBound = ({ lampiran = [] }: Supported): readonly Effect[] =>
  lampiran.length === 0
    ? []
    : [{ efek: 'entry_files', fase: 'sesudah', berkas: lampiran.map(({ id_berkas }) => id_berkas) }];
