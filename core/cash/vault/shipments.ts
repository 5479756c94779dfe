import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { LoadedBox } from '#core/engine/load-context.ts';
import type { OpContext } from '#core/engine/operation.ts';
import { boxTarget } from '#core/engine/targets.ts';
import type { Target } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import {
  destinationOf,
  originOf,
  type ShipmentPlace,
  type ShipmentRoute,
  type ShipmentState,
} from '#lib/cash/cash-shipments.ts';
import { fail } from '#lib/errors/errors.ts';

/** Sealed bags as the branch that is to count or refuse them needs them; the amount in minor units. */
export interface Shipment {
  readonly nomor: string;
  readonly arah: ShipmentRoute;
  readonly kode_cabang_asal: string;
  readonly kode_cabang_tujuan: string;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly status: ShipmentState;
  /** The vault of the caller's branch in the currency of the bags. */
  readonly vault: number | null;
}

/** Reads bags that the caller's branch sent or waits for; null where the number names none of them. */
export async function loadShipment(db: Db, nomor: string, { kodeCabang }: Caller): Promise<Shipment | null> {
  const [row] = await db<Shipment[]>`
    select s.nomor, s.arah, s.kode_cabang_asal, s.kode_cabang_tujuan, s.nominal, s.kode_valuta, s.status,
      (select k.id_kas from cash_box k where k.kode_cabang = ${kodeCabang} and k.jenis = 'KHASANAH' and k.kode_valuta = s.kode_valuta
       order by k.id_kas limit 1) as vault
    from cash_shipment s where s.nomor = ${nomor} and ${kodeCabang} in (s.kode_cabang_asal, s.kode_cabang_tujuan)`;
  return row ?? null;
}

/**
 * Returns the place where the bags are counted: where they were sent, or once they were refused where they came from. Null where that is another
 * branch, or they were counted.
 */
export function countedAt(shipment: Shipment, { kodeCabang }: Caller): ShipmentPlace | null {
  const { status, arah, kode_cabang_asal, kode_cabang_tujuan } = shipment;
  if (status === 'DIKIRIM' && kode_cabang_tujuan === kodeCabang) return destinationOf(arah);
  if (status === 'DIKEMBALIKAN' && kode_cabang_asal === kodeCabang) return originOf(arah);
  return null;
}

/** The ledger account of a place of the caller's branch. NOT_FOUND where it is a vault that the branch does not keep. */
export function placeTarget<D, X>(
  place: ShipmentPlace,
  { caller }: OpContext<D, X>,
  vault: LoadedBox | undefined,
): Target {
  if (place === 'KHASANAH') return boxTarget(vault ?? fail('NOT_FOUND'));
  return { kode_cabang: caller.kodeCabang, kode_gl: place === 'BI' ? gl('BANK_INDONESIA') : gl('ATM_CASH') };
}
