import { useList } from '#hooks/use-list.ts';
import { parameter } from '#services/parameter.ts';

const FIRST = [15] as const;

/** A product by code and name. */
export function ProductName({ value }: { readonly value: string }) {
  const { rows } = useList(parameter.products, {
    filters: { kode_produk: value },
    sizes: FIRST,
    quiet: true,
    enabled: value !== '',
  });
  return <>{[value, rows[0]?.nama_produk ?? ''].join(' ').trim()}</>;
}
