import '#lib/accounts/messages/item-words.ts';
import '#lib/accounts/messages/holds.ts';
import '#lib/accounts/messages/savings.ts';
import { type ListAction, listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { requestLevels } from '#lib/accounts/holds.ts';
import { toDisplay } from '#lib/dates.ts';
import { isMasked } from '#lib/masking.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { hold } from '#services/accounts/hold.ts';
import type { BlokirRow } from '#types/proto/accounts/hold.ts';
import { BlockLinks } from './block-links.tsx';

type Cause = Pick<BlokirRow, 'golongan' | 'sebab' | 'tertutup' | 'arah'>;

/** Names the kind: the side that is blocked, or a hold of funds. */
export const kindOf = ({ golongan, arah }: Cause): string =>
  golongan === 'DANA' ? message('blokir.golongan.DANA') : messageOf('sisiBlokir.', arah);

/** Names the cause, as far as the reader may know. */
export const causeOf = ({ golongan, sebab, tertutup }: Cause): string =>
  tertutup === 'T'
    ? message('blokir.tertutup')
    : messageOf(golongan === 'DANA' ? 'sebabTahan.' : 'sebabBlokir.', sebab);

/** The day it ends with, or that it does not end by itself. */
export const endOf = ({ tanggal_akhir }: Pick<BlokirRow, 'tanggal_akhir'>): string =>
  tanggal_akhir === '' ? message('blokir.tanpaBatas') : toDisplay(tanggal_akhir);

const blockColumns: readonly Column<BlokirRow>[] = [
  {
    field: 'nomor_rekening',
    title: 'rekening.nomor',
    text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
    render: (row) => <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />,
  },
  {
    field: 'golongan',
    title: 'blokir.golongan',
    text: kindOf,
    render: (row) => <Chip tone={row.golongan === 'DANA' ? 'warn' : 'bad'}>{kindOf(row)}</Chip>,
  },
  {
    field: 'sebab',
    title: 'blokir.sebab',
    text: (row) => [causeOf(row), row.alasan].filter(Boolean).join(' · '),
    render: (row) => <Stacked main={causeOf(row)} below={row.alasan} />,
  },
  {
    field: 'tingkat',
    title: 'blokir.tingkat',
    text: (row) => [messageOf('tingkatBlokir.', row.tingkat), row.nomor_surat].filter(Boolean).join(' · '),
    render: (row) => <Stacked main={messageOf('tingkatBlokir.', row.tingkat)} below={row.nomor_surat} />,
  },
  {
    field: 'tanggal_awal',
    title: 'blokir.masa',
    sort: true,
    className: 'nowrap',
    text: (row) => `${toDisplay(row.tanggal_awal)} – ${endOf(row)}`,
    render: (row) => <Stacked main={toDisplay(row.tanggal_awal)} below={endOf(row)} />,
  },
  { field: 'sisa', title: 'blokir.sisa', kind: 'amount' },
  { field: 'keadaan', title: 'blokir.keadaan', kind: 'status' },
];

const isLive = ({ keadaan }: BlokirRow): boolean => keadaan === 'BERLAKU' || keadaan === 'AKAN_DATANG';
const dead = (row: BlokirRow): boolean => !isLive(row) || isMasked(row.nomor_rekening);
const ofKind = (golongan: string) => (row: BlokirRow) => row.golongan !== golongan || dead(row);

/** A row offers these actions to whoever holds their screens. */
const blockActions: readonly ListAction<BlokirRow>[] = [
  {
    id: 'blokir-rekening',
    label: 'blokir.buka',
    icon: 'unlock',
    disabled: ofKind('REKENING'),
    run: (row, { go }) => go(`/savings/unblock-account?nomor_rekening=${row.nomor_rekening}`),
  },
  {
    id: 'tahan-dana',
    label: 'blokir.lepas',
    icon: 'unlock',
    disabled: ofKind('DANA'),
    run: (row, { go }) => go(`/savings/release-funds?nomor_rekening=${row.nomor_rekening}`),
  },
  {
    id: 'tahan-dana',
    label: 'blokir.ubah',
    icon: 'pencil',
    disabled: (row) => ofKind('DANA')(row) || row.tertutup === 'T',
    run: (row, { go }) => go(`/savings/change-hold?nomor_rekening=${row.nomor_rekening}&id_blokir=${row.id_blokir}`),
  },
];

/** Blocks and holds of the branches the reader sees, the latest first, and what may be done about each. */
export const Blocks = listScreen({
  menu: 'blokir-dana',
  endpoint: hold.blocks,
  rowKey: (row) => row.id_blokir,
  columns: blockColumns,
  filters: [
    { name: 'keyword', label: 'rekening.nomor', kind: 'text', maxLength: 12 },
    {
      name: 'golongan',
      label: 'blokir.golongan',
      kind: 'select',
      codes: ['REKENING', 'DANA'],
      prefix: 'blokir.golongan.',
    },
    {
      name: 'keadaan',
      label: 'blokir.keadaan',
      kind: 'select',
      codes: ['BERLAKU', 'MENUNGGU', 'AKAN_DATANG', 'BERAKHIR', 'DILEPAS'],
      prefix: 'status.',
    },
    { name: 'tingkat', label: 'blokir.tingkat', kind: 'select', codes: requestLevels, prefix: 'tingkatBlokir.' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: blockActions,
  tools: BlockLinks,
});
