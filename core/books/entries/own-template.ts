import type { Context } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { fromOrigin } from '#core/access/write-audit.ts';
import { toAppError } from '#core/engine/commit.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import { ownTemplateInput } from '#lib/books/schemas/entry.ts';
import { AppError } from '#lib/errors/errors.ts';
import type { TemplatSendiri, TemplatTersimpan } from '#types/proto/books/entry.ts';
import { placeFault } from './entries.ts';
import { entriesOf } from './general-entries.ts';
import { toParts } from './template.ts';
import { entryContext } from './validate.ts';

/**
 * Saves a template of the caller's own; nobody else sees it, so nobody else approves it. Its legs follow the rules of entries by hand: else the
 * refusal names the leg, as the entry's would. TEMPLATE_NAME, DATA_CHANGED, NOT_FOUND.
 */
export async function saveOwnTemplate(context: Context, input: TemplatSendiri): Promise<TemplatTersimpan> {
  const data = validInput(ownTemplateInput, input);
  const entries = entriesOf(data);
  const op = await entryContext(context, entries);
  for (const entry of entries) {
    const fault = placeFault(entry, op);
    if (fault?.kind !== 'reject') continue;
    const violations = [fault.field ?? []].flat().map((field) => ({ field, kode: fault.code }));
    throw new AppError(fault.code, { params: fault.params, violations });
  }
  const { db, caller, key, correlation } = context;
  try {
    const [row] = await db<TemplatTersimpan[]>`
      select save_own_template(${key}::uuid, ${fingerprint('TEMPLAT_SENDIRI', data)}::bytea, ${fromOrigin(db, caller.idUser, context)}, ${caller.kodeCabang},
        ${db.json({ ...data, aktif: data.aktif === 'T', baris: toParts(data.baris) })}, ${correlation}::uuid) as nomor_templat`;
    if (!row) throw new Error('save_own_template answered nothing');
    return { ...row };
  } catch (error) {
    throw toAppError(error);
  }
}
