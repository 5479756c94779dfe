import type { ListAction } from '#components/kit/screens/list-screen.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { clockText } from '#components/kit/ui/moment.tsx';
import { isAccountNumber } from '#lib/account-number.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';

/** The list of journals and the lines of an account of the ledger share these columns and actions. */

interface Posted {
  readonly tanggal_akuntansi: string;
  readonly waktu: string;
  readonly flowCode: string;
  readonly nomor_referensi: string;
}

export const postedAt: Column<Posted> = {
  field: 'tanggal_akuntansi',
  title: 'laporan.tanggalJurnal',
  className: 'nowrap',
  text: (row) => `${toDisplay(row.tanggal_akuntansi)} ${clockText(row.waktu)}`,
  render: (row) => <Stacked main={toDisplay(row.tanggal_akuntansi)} below={clockText(row.waktu)} />,
};

export const postedAs: Column<Posted> = {
  field: 'flowCode',
  title: 'laporan.jenis',
  text: (row) => `${messageOf('alur.', row.flowCode)} ${row.nomor_referensi}`,
  render: (row) => <Stacked main={messageOf('alur.', row.flowCode)} below={row.nomor_referensi} />,
};

/** Open a row's journal, its voucher, and the account that it moves. */
export const journalActions = <R extends { readonly nomor_rekening: string }>(): readonly ListAction<R>[] => [
  { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
  { id: '', label: 'laporan.voucher', icon: 'printer', run: (row, { open }) => open(row, 'voucher') },
  {
    id: 'rekening',
    label: 'rekening.buka',
    icon: 'person-vcard',
    disabled: (row) => !isAccountNumber(row.nomor_rekening),
    run: (row, { open }) => open(row, 'rekening'),
  },
];
