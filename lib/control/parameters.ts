import { amount, type ParameterDef, percent, whole } from '#lib/parameter-def.ts';

/** Extracts for authorities are computed by these (domain: reports). */
export const controlParameters = {
  lps_batas_dijamin: amount(
    '2000000000.00',
    'Simpanan yang dijamin, setiap nasabah paling banyak (rupiah)',
    'Deposits that are guaranteed, of each customer at most (rupiah)',
  ),
  lps_setara_tertinggi: percent(
    '0.00',
    'Simpanan dengan imbalan setahun di atas ini tidak dijamin (persen; 0: tanpa batas)',
    'Deposits that give more than this in a year are not guaranteed (per cent; 0: no bound)',
  ),
  tenggat_publikasi_hari: whole(
    '31',
    [1, 92],
    'Publikasi bulanan paling lambat sesudah akhir bulan (hari)',
    'Monthly publication at the latest after the month’s end (days)',
  ),
  tenggat_pajak_hari: whole(
    '20',
    [1, 92],
    'Pelaporan PPh bagi hasil paling lambat sesudah akhir bulan (hari)',
    'Return of the tax on shares at the latest after the month’s end (days)',
  ),
  tenggat_statistik_hari: whole(
    '15',
    [1, 92],
    'Data dana pihak ketiga, penjaminan dan debitur paling lambat sesudah akhir bulan (hari)',
    'Data of funds, guarantee and debtors at the latest after the month’s end (days)',
  ),
} as const satisfies Record<string, ParameterDef>;
