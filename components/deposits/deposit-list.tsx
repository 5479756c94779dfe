import '#lib/deposits/messages/deposit.ts';
import type { ListAction } from '#components/kit/screens/list-screen.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { isMasked } from '#lib/masking.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { DepositoRow } from '#types/proto/deposits/deposit.ts';

/** The lists of deposits share these columns and actions. */

export const depositColumns: readonly Column<DepositoRow>[] = [
  { field: 'nomor_rekening', title: 'deposito.nomor', kind: 'code', sort: true },
  { field: 'nama_rekening', title: 'deposito.atasNama', sort: true },
  { field: 'status_deposito', title: 'deposito.status', kind: 'status', className: 'nowrap' },
  { field: 'nominal', title: 'deposito.nominal', kind: 'amount' },
  {
    field: 'tenor',
    title: 'deposito.tenor',
    className: 'nowrap',
    render: ({ tenor }) => messageOf('deposito.tenor.', String(tenor)),
  },
];

export const rollOverColumn: Column<DepositoRow> = {
  field: 'perpanjangan',
  title: 'deposito.perpanjangan',
  render: ({ perpanjangan }) => messageOf('deposito.aroSingkat.', perpanjangan),
};

export const depositActions: readonly ListAction<DepositoRow>[] = [
  { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
  {
    id: 'setor-deposito',
    label: 'deposito.setor',
    icon: 'box-arrow-in-down',
    disabled: (row) => row.status_deposito !== 'TERDAFTAR' || isMasked(row.nomor_rekening),
    run: (row, { go }) => go(`${menus['setor-deposito'].route}?nomor_rekening=${row.nomor_rekening}`),
  },
  {
    id: 'pencairan-deposito',
    label: 'deposito.cairkan',
    icon: 'wallet2',
    disabled: (row) =>
      (row.status_deposito !== 'AKTIF' && row.status_deposito !== 'JATUH_TEMPO') || isMasked(row.nomor_rekening),
    run: (row, { go }) => go(`${menus['pencairan-deposito'].route}?nomor_rekening=${row.nomor_rekening}`),
  },
];
