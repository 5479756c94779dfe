import { optionSource } from '#components/kit/fields/use-options.ts';
import { bankName } from '#lib/messages/id.ts';
import { terms } from '#services/control/terms.ts';

/** The bank's products by their names, one for each: those whose terms are in force. */
export const productSource = optionSource({
  endpoint: terms.products,
  value: (row) => row.kode_produk,
  text: (row) => bankName(row.nama_produk),
  filters: { keadaan: 'BERLAKU' },
});
