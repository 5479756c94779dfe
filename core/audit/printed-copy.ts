import type { Context } from '#core/access/context.ts';
import { writeAudit } from './write-audit.ts';

/** How a copy leaves the bank. */
export type CopyForm = 'KERTAS' | 'PDF' | 'XLSX';

/**
 * Counts a copy of a statement or a slip before it leaves the bank, and answers which one it is: of two at once one is the later.
 * The number is a statement's or a journal's reference, and the caller has seen that it is there.
 */
export async function countCopy(context: Context, aksi: string, nomor: string, bentuk: CopyForm): Promise<number> {
  const { db, caller } = context;
  const [row] = await db<{ ke: number }[]>`
    select note_copy(${nomor}, ${bentuk}, ${caller.idUser}, ${caller.kodeCabang}) as ke`;
  if (!row) throw new Error('note_copy answered nothing');
  await writeAudit(context, { aksi, objek: nomor, rincian: { ke: row.ke, bentuk } });
  return row.ke;
}
