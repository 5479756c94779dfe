import '#lib/accounts/messages/cards.ts';
import '#lib/control/messages/changes.ts';
import '#lib/messages/titles.ts';
import { CardPanel } from '#components/accounts/cards/card-details.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { optionSource } from '#components/kit/fields/use-options.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { panel, type SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { message } from '#lib/messages/id.ts';
import { card } from '#services/accounts/card.ts';
import type { KartuRow } from '#types/proto/accounts/card.ts';

/** The card a form is about. */
export const cardSection = {
  header: 'kartu.nomor',
  rowsize: 1,
  fields: [panel('id_kartu', CardPanel, true)],
} as const;

/** The kinds of cards there are. */
export const productOfCard = {
  name: 'kode_produk_kartu',
  title: 'kartu.produk',
  type: 'async-select',
  required: true,
  setup: {
    source: optionSource({
      endpoint: card.products,
      value: (row) => row.kode_produk_kartu,
      text: (row) => message('kartu.sisaStok', { nama: row.nama, jumlah: String(row.stok) }),
      filters: { ditawarkan: 'T' },
    }),
  },
} as const;

/** A form begun from the card that the address names, under the version it has now; `start` adds what else of it the form begins with. */
export const cardSource = (start: (row: KartuRow, asked: Values) => Values = () => ({})) =>
  function CardSource({ asked, children }: SourceProps) {
    const id = String(asked.id_kartu ?? '');
    const { rows, error, loading, refetch } = useList(card.cards, {
      filters: { id_kartu: id },
      quiet: true,
      enabled: id !== '',
    });
    if (id === '') return <EmptyState />;
    if (error) return <ErrorState error={error} onRetry={refetch} />;
    const [row] = rows;
    if (!row) return loading ? <Skeleton lines={8} /> : <EmptyState />;
    return (
      <div className="stack">
        <PendingChange idFlow={row.id_flow} />
        {children({ id_kartu: row.id_kartu, versi: row.versi, ...start(row, asked) })}
      </div>
    );
  };
