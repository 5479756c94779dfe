import { useList } from '#hooks/use-list.ts';
import { bankName } from '#lib/messages/id.ts';
import { terms } from '#services/control/terms.ts';
import { Still } from './term-fields.tsx';

const FIRST = [15] as const;

/** A product by code, name and currency. */
export function ProductName({ value }: { readonly value: string }) {
  const { rows } = useList(terms.products, {
    filters: { kode_produk: value },
    sizes: FIRST,
    quiet: true,
    enabled: value !== '',
  });
  const [row] = rows;
  const label = row ? `${value} ${bankName(row.nama_produk)} (${row.kode_valuta})` : value;
  return <Still name="kode_produk" title="produk.nama" value={label} />;
}
