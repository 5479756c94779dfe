import '#lib/accounts/messages/cards.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { defineScreen, money, type SourceProps, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { card } from '#services/accounts/card.ts';

/** A form begun from the kind of card that the address names, under the version it has now. */
function Source({ asked, children }: SourceProps) {
  const code = String(asked.kode_produk_kartu ?? '');
  const { rows, error, loading, refetch } = useList(card.products, {
    filters: { kode_produk_kartu: code },
    quiet: true,
    enabled: code !== '',
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  const [row] = rows;
  if (!row) return loading ? <Skeleton lines={8} /> : <EmptyState />;
  return (
    <div className="stack">
      <PendingChange idFlow={row.id_flow} />
      {children({
        kode_produk_kartu: row.kode_produk_kartu,
        versi: row.versi,
        nama: row.nama,
        ditawarkan: row.ditawarkan,
        biaya_terbit: row.biaya_terbit,
        biaya_ganti: row.biaya_ganti,
        limit_tarik: row.limit_tarik,
        limit_belanja: row.limit_belanja,
        limit_transfer: row.limit_transfer,
      })}
    </div>
  );
}

/** Saves the price and the daily limits of a kind of card. */
export const saveCardProduct = defineScreen({
  endpoint: card.saveProduct,
  flow: 'SIMPAN_PRODUK_KARTU',
  menu: 'produk-kartu',
  change: { title: 'kartu.ketentuan', back: menus['produk-kartu'].route, Source },
  initial: {
    kode_produk_kartu: '',
    versi: 0,
    nama: '',
    ditawarkan: 'T',
    biaya_terbit: '',
    biaya_ganti: '',
    limit_tarik: '',
    limit_belanja: '',
    limit_transfer: '',
    alasan: '',
  },
  sections: [
    {
      header: 'kartu.ketentuan',
      rowsize: 2,
      fields: [
        text('nama', 'kartu.nama', { required: true, maxLength: 40 }),
        { name: 'ditawarkan', title: 'kartu.ditawarkan', type: 'checkbox' },
      ],
    },
    {
      header: 'kartu.biaya',
      rowsize: 2,
      fields: [money('biaya_terbit', 'kartu.biayaTerbit'), money('biaya_ganti', 'kartu.biayaGanti')],
    },
    {
      header: 'kartu.limitJenis',
      rowsize: 2,
      fields: [
        money('limit_tarik', 'kartu.limitTarik'),
        money('limit_belanja', 'kartu.limitBelanja'),
        money('limit_transfer', 'kartu.limitTransfer'),
        textArea('alasan', 'kartu.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
