import '#lib/books/messages/report.ts';
import { currencyFilter } from './currency-filter.ts';

/** A list of one ledger account: of which, where, in which period and currency. */
export const accountFilters = [
  { name: 'kode_gl', label: 'laporan.kodeGl', kind: 'text', maxLength: 6 },
  { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
  { name: 'tanggal_awal', label: 'laporan.dari', kind: 'date' },
  { name: 'tanggal_akhir', label: 'laporan.sampai', kind: 'date' },
  currencyFilter,
] as const;

/** Is the account named by which the list is of one? */
export const accountNamed = ({ kode_gl = '' }: Readonly<Partial<Record<string, string>>>): boolean =>
  /^\d{6}$/.test(kode_gl);
