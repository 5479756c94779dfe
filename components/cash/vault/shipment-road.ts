import type { KirimanKasRow } from '#types/proto/cash/vault.ts';

/** Both ends of the road, as "000 → 001", or the branch with its ATM. */
export const shipmentRoad = ({
  arah,
  kode_cabang_asal,
  kode_cabang_tujuan,
  kode_atm,
}: Pick<KirimanKasRow, 'arah' | 'kode_cabang_asal' | 'kode_cabang_tujuan' | 'kode_atm'>): string =>
  arah === 'KE_CABANG'
    ? `${kode_cabang_asal} → ${kode_cabang_tujuan}`
    : [kode_cabang_asal, kode_atm].filter(Boolean).join(' ');
