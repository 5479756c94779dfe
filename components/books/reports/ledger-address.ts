import { menus } from '#lib/access/menus.ts';

interface Asked {
  readonly kode_gl: string;
  readonly branch_code: string;
  /** Empty: all currencies in worth of the books' currency. */
  readonly currency_code: string;
  readonly tanggal_awal: string;
  readonly tanggal_akhir: string;
}

const askedOf = ({ kode_gl, branch_code, currency_code, tanggal_awal, tanggal_akhir }: Asked): string =>
  new URLSearchParams({ kode_gl, branch_code, currency_code, tanggal_awal, tanggal_akhir }).toString();

/** Returns the address of a ledger account's lines: of a branch and a period. */
export const ledgerLinesAddress = (asked: Asked): string => `${menus['mutasi-gl'].route}?${askedOf(asked)}`;

/** Returns the address of its daily totals, each of which leads to its lines. */
export const ledgerDaysAddress = (asked: Asked): string => `${menus['harian-gl'].route}?${askedOf(asked)}`;

/** Returns the address of the account's balances branch by branch, at the end of a period. */
export const ledgerBranchesAddress = ({ kode_gl, tanggal_awal, tanggal_akhir }: Omit<Asked, 'branch_code'>): string =>
  `${menus['saldo-gl'].route}?${new URLSearchParams({ keyword: kode_gl, tanggal_awal, tanggal_akhir, is_all_cabang: 'T' })}`;
