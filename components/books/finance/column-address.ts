import { ledgerBranchesAddress, ledgerDaysAddress } from '#components/books/reports/ledger-address.ts';
import { menus } from '#lib/access/menus.ts';
import { YEAR_RESULT } from '#lib/books/chart.ts';
import type { StatementColumn } from '#lib/books/statement-columns.ts';
import type { KolomLaporanRow } from '#types/proto/books/finance.ts';

/**
 * Returns the address of a figure's origin, null where that is not in the books: a line leads to its accounts, an account to its daily totals of the
 * column's own days, of the bank as a whole to its branches first. A budget, and what is computed from it, leads nowhere.
 */
export function originOf(
  { jenis: column, dari, sampai }: StatementColumn,
  { jenis, kode_gl, kode_cabang }: KolomLaporanRow,
  asked: Readonly<Record<string, string>>,
): string | null {
  if (column !== 'BUKU' || kode_gl === YEAR_RESULT) return null;
  if (jenis === 'BARIS' && asked.rinci !== 'T')
    return `${menus['kolom-laporan'].route}?${new URLSearchParams({ ...asked, rinci: 'T' })}`;
  if (jenis !== 'AKUN') return null;
  const period = { kode_gl, currency_code: '', tanggal_awal: dari, tanggal_akhir: sampai };
  return kode_cabang === ''
    ? ledgerBranchesAddress(period)
    : ledgerDaysAddress({ ...period, branch_code: kode_cabang });
}
