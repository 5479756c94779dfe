import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { LoadedBox } from '#core/engine/load-context.ts';
import type { OpContext } from '#core/engine/operation.ts';

/** The vault of the caller's branch in this currency; null where the branch keeps none. */
export async function loadVaultId(db: Db, caller: Caller, currency: string): Promise<number | null> {
  const [row] = await db<{ id_kas: number }[]>`
    select id_kas from cash_box where kode_cabang = ${caller.kodeCabang} and jenis = 'KHASANAH' and kode_valuta = ${currency} order by id_kas limit 1`;
  return row?.id_kas ?? null;
}

/** The branch's vault among the loaded cash boxes. */
export function vaultOf<D, X>({ loaded, caller }: OpContext<D, X>): LoadedBox | undefined {
  return [...loaded.boxes.values()].find((box) => box.jenis === 'KHASANAH' && box.kode_cabang === caller.kodeCabang);
}
