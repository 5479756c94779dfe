import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { unmaskInput } from '#lib/control/schemas/audit.ts';
import { fail } from '#lib/errors/errors.ts';
import { hiddenOf } from './hidden-fields.ts';

/**
 * Returns one masked value, once: the trail keeps who opened it, of which record and why, under the account or customer where there is one. The row
 * is written before the value leaves. NOT_FOUND for a record of another branch and for a field it does not have, FORBIDDEN without the right to
 * unmask, unless it is part of an item that the caller decides about.
 */
export const bukaSamaran: Query<'audit.bukaSamaran'> = async (context, request) => {
  const { db, caller } = context;
  const input = validInput(unmaskInput, request);
  const row = await hiddenOf(db, caller, input.objek, input.sisi);
  if (!row || !(caller.headOffice || row.kode_cabang === caller.kodeCabang)) return fail('NOT_FOUND');
  const nilai = row.values[input.kolom];
  if (!nilai) return fail('NOT_FOUND');
  await spendReadQuota(context, 'BUKA_SAMARAN');
  await spendReadQuota(context, 'ALASAN_SAMARAN', {
    object: input.alasan
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  });
  await writeAudit(context, {
    aksi: 'BUKA_SAMARAN',
    objek: row.objek || input.objek,
    rincian: {
      kolom: input.kolom,
      ...(input.sisi !== '' && { sisi: input.sisi }),
      alasan: input.alasan,
      asal: input.objek,
    },
  });
  return { nilai };
};
