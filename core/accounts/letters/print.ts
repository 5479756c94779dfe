import type { Query } from '#core/access/context.ts';
import { countCopies } from '#core/access/printed-copy.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { fail } from '#lib/errors/errors.ts';
import { lettersOf } from './contents.ts';

/**
 * Counts that these letters go to a printer, all of them or none, and returns their prints: from the second time on each is marked as a copy.
 * NOT_FOUND also for a letter of another branch, and for one that is owed no longer.
 */
export const cetak: Query<'letter.cetak'> = async (context, { nomor_surat }) => {
  const { db, caller } = context;
  const named = db`l.nomor_surat = any (${nomor_surat}) and ${branchScope(db, caller, 'a.kode_cabang', '')}`;
  const reply = await lettersOf(context, named);
  if (reply.data.length < new Set(nomor_surat).size) fail('NOT_FOUND');
  const copies = await countCopies(
    context,
    'CETAK_SURAT_NASABAH',
    reply.data.flatMap(({ surat }) => (surat ? [surat.nomor_surat] : [])),
  );
  return {
    ...reply,
    data: reply.data.map((each) => ({
      ...each,
      ...(each.surat && { surat: { ...each.surat, umur_hari: 0, cetak: copies.get(each.surat.nomor_surat) ?? 0 } }),
    })),
  };
};
