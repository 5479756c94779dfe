import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { type Filters, useList } from '#hooks/use-list.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { customer } from '#services/customers/customer.ts';
import type { TautanGabungRow } from '#types/proto/customers/customer.ts';
import '#lib/control/messages/changes.ts';
import '#lib/messages/link-names.ts';
import '#lib/customers/messages/merge.ts';
import '#lib/customers/messages/documents.ts';

/** Codes among what a link is known by: the part somebody has in a record or an account. */
const CODE = /^[A-Z_]{3,}$/;
const part = (golongan: string, text: string): string => {
  if (!CODE.test(text)) return text;
  if (golongan === 'PIHAK_NASABAH') return messageOf('peranPihak.', text);
  return golongan === 'PIHAK_REKENING' ? messageOf('peranRekening.', text) : text;
};
const known = ({ golongan, sebut }: TautanGabungRow): string =>
  sebut
    .filter((each) => each !== '')
    .map((each) => part(golongan, each))
    .join(' · ');

/** Explains what happens to a link that is not simply moved. */
const fate = ({ lebur, kembali }: TautanGabungRow): string => {
  if (kembali === 'F') return message('gabung.tinggal');
  return lebur === 'T' ? message('gabung.lebur') : '';
};

const columns: readonly Column<TautanGabungRow>[] = [
  {
    field: 'golongan',
    title: 'gabung.jenisTautan',
    text: ({ golongan }) => messageOf('tautanNasabah.', golongan),
  },
  { field: 'sebut', title: 'gabung.tautan', text: known },
  {
    field: 'lebur',
    title: 'gabung.keterangan',
    text: fate,
    render: (row) => (fate(row) === '' ? null : <Chip tone={row.kembali === 'F' ? 'warn' : 'info'}>{fate(row)}</Chip>),
  },
];

const SIZES = [10, 25, 50] as const;

/** Every link that a merge moves, has moved, or would give back. */
export function MergeLinks({
  caption,
  of,
}: {
  readonly caption: string;
  readonly of: Filters<typeof customer.mergeLinks>;
}) {
  const t = useT();
  const list = useList(customer.mergeLinks, { filters: of, sizes: SIZES, quiet: true });
  return (
    <DataTable
      caption={caption}
      list={list}
      columns={columns}
      rowKey={(row) => row.kunci}
      plain
      empty={t('gabung.tanpaTautan')}
    />
  );
}
