import type { Context } from '#core/access/context.ts';
import { mayOpen } from './search.ts';

/** Returns true when the caller may see the documents of a customer: every caller who may open the customer's record. */
export async function ownerOfDocuments({ db, caller }: Context, number: string): Promise<boolean> {
  const [row] = await db<{ kode_cabang: string }[]>`select kode_cabang from customer where nomor_nasabah = ${number}`;
  return row !== undefined && mayOpen(caller, row.kode_cabang);
}
