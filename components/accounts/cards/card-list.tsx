import '#lib/accounts/messages/item-words.ts';
import '#lib/accounts/messages/cards.ts';
import '#lib/accounts/messages/savings.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { type ListAction, listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import type { IconName } from '#components/kit/ui/icon-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { menus } from '#lib/access/menus.ts';
import { type cardActs, cardStates } from '#lib/accounts/cards.ts';
import { type MessageKey, messageOf } from '#lib/messages/id.ts';
import { card } from '#services/accounts/card.ts';
import type { KartuRow } from '#types/proto/accounts/card.ts';
import { CardDetails, CardState, goodUntil, lastDigits } from './card-details.tsx';

const address = (route: string, { id_kartu }: KartuRow): string => `${route}?id_kartu=${id_kartu}`;
const waits = ({ id_flow }: KartuRow): boolean => id_flow !== '';

/** One of the things that two persons do with a card. */
const act = (
  tindakan: (typeof cardActs)[number],
  label: MessageKey,
  icon: IconName,
  fits: (row: KartuRow) => boolean,
): ListAction<KartuRow> => ({
  id: 'minta-kartu',
  label,
  icon,
  disabled: (row) => !fits(row) || waits(row),
  run: (row, { go }) => go(`${address('/card/change', row)}&tindakan=${tindakan}`),
});

/** Each action opens the next step for a card, for whoever holds its screen. */
const actions: readonly ListAction<KartuRow>[] = [
  { id: '', label: 'kartu.lihat', icon: 'eye', run: (row, { open }) => open(row) },
  {
    id: 'minta-kartu',
    label: 'kartu.terbitkan',
    icon: 'check2-circle',
    disabled: (row) => row.status !== 'DIMINTA' || waits(row),
    run: (row, { go }) => go(address('/card/issue', row)),
  },
  act('SERAH', 'kartu.serahkan', 'person-vcard', (row) => row.status === 'TERBIT' && row.habis === 'F'),
  act(
    'BUKA',
    'kartu.buka',
    'check-lg',
    (row) => row.status === 'BLOKIR' && row.blokir?.sebab !== 'DICURI' && row.habis === 'F',
  ),
  {
    id: 'minta-kartu',
    label: 'kartu.limit',
    icon: 'pencil',
    disabled: (row) => row.status === 'TUTUP' || waits(row),
    run: (row, { go }) => go(address('/card/limits', row)),
  },
  act('TUTUP', 'kartu.tutup', 'x-lg', (row) => row.status !== 'TUTUP'),
  {
    id: 'kartu-atm',
    changes: true,
    label: 'kartu.blokir',
    icon: 'lock',
    disabled: (row) => row.status !== 'AKTIF' && row.status !== 'TERBIT',
    run: (row, { go }) => go(address('/card/block', row)),
  },
];

/** Shows one card: its status, the change that waits, and its history. */
function CardWindow({ row, onClose }: { readonly row: KartuRow; readonly onClose: () => void }) {
  const t = useT();
  const title = t('kartu.judul', { rekening: row.nomor_rekening });
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <div className="stack">
        <PendingChange idFlow={row.id_flow} />
        <CardDetails row={row} />
      </div>
    </Dialog>
  );
}

/** Cards of the branches the reader sees. */
export const Cards = listScreen({
  menu: 'kartu-atm',
  endpoint: card.cards,
  rowKey: (row) => row.id_kartu,
  add: { label: 'kartu.minta', address: menus['minta-kartu'].route, menu: 'minta-kartu' },
  columns: [
    { field: 'empat', title: 'kartu.nomor', className: 'mono nowrap', text: lastDigits },
    {
      field: 'nomor_rekening',
      title: 'rekening.nomor',
      text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />,
    },
    { field: 'nama_produk_kartu', title: 'kartu.produk' },
    { field: 'nama_cetak', title: 'kartu.namaCetak' },
    {
      field: 'status',
      title: 'kartu.status',
      text: (row) => messageOf('keadaanKartu.', row.status),
      render: (row) => <CardState status={row.status} habis={row.habis} />,
    },
    { field: 'tanggal_minta', title: 'kartu.diminta', kind: 'date', sort: true },
    { field: 'berlaku_sampai', title: 'kartu.berlakuSampai', text: (row) => goodUntil(row) },
  ],
  narrow: [
    { field: 'empat', title: 'kartu.nomor', className: 'mono nowrap', text: lastDigits },
    {
      field: 'status',
      title: 'kartu.status',
      text: (row) => messageOf('keadaanKartu.', row.status),
      render: (row) => <Stacked main={<CardState status={row.status} habis={row.habis} />} below={row.nama_rekening} />,
    },
  ],
  filters: [
    { name: 'keyword', label: 'rekening.nomor', kind: 'text', maxLength: 12 },
    { name: 'status', label: 'kartu.status', kind: 'select', codes: cardStates, prefix: 'keadaanKartu.' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions,
  detail: CardWindow,
});
