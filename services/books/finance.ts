import { finance as definitions } from '#lib/books/operations/finance.ts';
import { levies } from '#lib/books/operations/levies.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/books/schemas/finance.ts'));
const budgetSchema = schemasOf(() => import('#lib/books/schemas/budget.ts'));
const levySchema = schemasOf(() => import('#lib/books/schemas/levies.ts'));
const layoutSchema = schemasOf(() => import('#lib/books/schemas/layout.ts'));

export const finance = {
  saveAccount: processor(definitions.SIMPAN_AKUN_GL, schema('saveAccountInput'), ['laporan', 'inbox', 'audit']),
  saveBudget: processor(definitions.SIMPAN_ANGGARAN, budgetSchema('saveBudgetInput'), ['laporan', 'inbox', 'audit']),
  saveLayout: processor(definitions.SIMPAN_SUSUNAN, layoutSchema('saveLayoutInput'), ['laporan', 'inbox', 'audit']),
  layouts: list('laporan/susunan', 'finance.susunan', layoutSchema('layoutsQuery'), ['laporan', 'inbox']),
  budgets: list('laporan/anggaran', 'finance.anggaran', schema('budgetsQuery'), ['laporan', 'inbox']),
  statementColumns: list('laporan/kolom', 'finance.kolomLaporan', schema('statementColumnsQuery'), ['laporan']),
  remitLevy: processor(levies.SETOR_PUNGUTAN, levySchema('remitLevyInput'), ['transaksi', 'laporan', 'inbox']),
  leviesOwed: record('pungutan/terutang', 'finance.pungutanTerutang', levySchema('leviesOwedQuery'), ['laporan']),
  remittances: list('pungutan/setoran', 'finance.daftarSetoran', levySchema('remittancesQuery'), ['laporan']),
  trends: list('laporan/tren', 'finance.tren', schema('trendsQuery'), ['laporan']),
};
