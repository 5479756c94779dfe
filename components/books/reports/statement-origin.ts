import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';
import { YEAR_RESULT } from '#lib/books/chart.ts';
import type { NeracaRow } from '#types/proto/books/report.ts';
import { ledgerBranchesAddress, ledgerDaysAddress } from './ledger-address.ts';

export type StatementMenu = MenuId & ('neraca' | 'laba-rugi');
export type Figure = 'jumlah' | 'jumlah_pembanding';

/** A statement of the row's scope with its accounts; days are what they are here. */
function statementAddress(
  menu: StatementMenu,
  { kode_cabang }: NeracaRow,
  asked: Readonly<Record<string, string>>,
): string {
  const scope: Record<string, string> = kode_cabang === '' ? { is_all_cabang: 'T' } : { branch_code: kode_cabang };
  return `${menus[menu].route}?${new URLSearchParams({ ...scope, ...asked })}`;
}

/**
 * Returns the address of a figure's origin, null for a title: a line or a total leads to its accounts, an account to its daily totals, of the bank as
 * a whole to its branches first, the year's result to the income statement. A balance sheet shows what has moved since the month began, an income
 * statement counts from the year's first day.
 */
export function originOf(row: NeracaRow, menu: StatementMenu, figure: Figure): string | null {
  if (row[figure] === '') return null;
  const day = figure === 'jumlah' ? row.tanggal : row.tanggal_pembanding;
  if (row.kode_gl === YEAR_RESULT) return statementAddress('laba-rugi', row, { balance_date: day });
  if (row.kode_gl === '')
    return statementAddress(menu, row, {
      balance_date: row.tanggal,
      compare_date: row.tanggal_pembanding,
      rinci: 'T',
      urut: row.urut,
    });
  const tanggal_awal = menu === 'neraca' ? `${day.slice(0, 8)}01` : `${day.slice(0, 4)}-01-01`;
  const asked = { kode_gl: row.kode_gl, currency_code: '', tanggal_awal, tanggal_akhir: day };
  return row.kode_cabang === ''
    ? ledgerBranchesAddress(asked)
    : ledgerDaysAddress({ ...asked, branch_code: row.kode_cabang });
}
