/** Sealed bags go these ways. `KE_` leaves the vault of the branch, `DARI_` comes into it. */
export const shipmentRoutes = ['KE_CABANG', 'KE_BI', 'DARI_BI', 'KE_ATM', 'DARI_ATM'] as const;
export type ShipmentRoute = (typeof shipmentRoutes)[number];

/** DIKIRIM and DIKEMBALIKAN are on the road: to the destination, and back from there. */
export const shipmentStates = ['DIKIRIM', 'DIKEMBALIKAN', 'DITERIMA', 'KEMBALI'] as const;
export type ShipmentState = (typeof shipmentStates)[number];

export const requestStates = ['DIMINTA', 'DIKIRIM', 'DITOLAK', 'DIBATALKAN'] as const;
export type RequestState = (typeof requestStates)[number];

/** A way ends at a vault, the account at Bank Indonesia, or an ATM. */
export type ShipmentPlace = 'KHASANAH' | 'BI' | 'ATM';

const origins: Readonly<Record<ShipmentRoute, ShipmentPlace>> = {
  KE_CABANG: 'KHASANAH',
  KE_BI: 'KHASANAH',
  DARI_BI: 'BI',
  KE_ATM: 'KHASANAH',
  DARI_ATM: 'ATM',
};
const ends: Readonly<Record<ShipmentRoute, ShipmentPlace>> = {
  KE_CABANG: 'KHASANAH',
  KE_BI: 'BI',
  DARI_BI: 'KHASANAH',
  KE_ATM: 'ATM',
  DARI_ATM: 'KHASANAH',
};

export const originOf = (route: ShipmentRoute): ShipmentPlace => origins[route];
export const destinationOf = (route: ShipmentRoute): ShipmentPlace => ends[route];
