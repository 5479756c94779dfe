import { productSource } from '#components/control/parameters/product-source.ts';
import type { FilterDef } from '#components/kit/fields/filter-def.ts';
import { accountStates, dormantStates } from '#lib/accounts/codes.ts';
import { blockSides } from '#lib/accounts/holds.ts';
import '#lib/accounts/messages/maintenance.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';
import type { DaftarRekeningQuery } from '#types/proto/accounts/savings.ts';

/** These filters narrow the lists of accounts. */

type Filter = FilterDef<Exclude<keyof DaftarRekeningQuery, 'paging'> | 'keyword'>;

const shared: readonly Filter[] = [
  { name: 'keyword', label: 'tabungan.cari', kind: 'text' },
  { name: 'kode_produk', label: 'rekening.produk', kind: 'source', source: productSource },
];
const blocked: Filter = {
  name: 'blokir',
  label: 'daftarRek.blokir',
  kind: 'select',
  codes: ['TANPA', 'ADA', ...blockSides],
  prefix: 'daftarRek.blokir.',
};
const opened: readonly Filter[] = [
  { name: 'dibuka_dari', label: 'daftarRek.dibukaDari', kind: 'date' },
  { name: 'dibuka_sampai', label: 'daftarRek.dibukaSampai', kind: 'date' },
];
const inactive: Filter = { name: 'aktivitas_sebelum', label: 'daftarRek.aktivitasSebelum', kind: 'date' };
const branch: Filter = { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true };
const status = (codes: readonly string[]): Filter => ({
  name: 'status_rekening',
  label: 'rekening.status',
  kind: 'select',
  codes,
  prefix: 'status.',
});

export const savingsFilters: readonly Filter[] = [
  ...shared,
  status(accountStates.filter((state) => state !== 'TUTUP')),
  {
    name: 'akan',
    label: 'daftarRek.akan',
    kind: 'select',
    codes: dormantStates,
    prefix: 'daftarRek.akan.',
  },
  blocked,
  inactive,
  branch,
];

export const closedFilters: readonly Filter[] = [...shared, ...opened, inactive, branch];

export const listedFilters: readonly Filter[] = [
  ...shared,
  status(accountStates),
  blocked,
  { name: 'saldo_dari', label: 'daftarRek.saldoDari', kind: 'money' },
  { name: 'saldo_sampai', label: 'daftarRek.saldoSampai', kind: 'money' },
  { name: 'kode_valuta', label: 'rekening.valuta', kind: 'text', maxLength: 3 },
  ...opened,
  inactive,
  branch,
];
