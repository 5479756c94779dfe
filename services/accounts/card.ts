import { cardAtm as definitions } from '#lib/accounts/operations/cards.ts';
import { list, processor, query, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/card.ts'));
const touched = ['kartu', 'rekening', 'inbox', 'audit'] as const;

export const card = {
  cards: list('kartu-atm', 'card.kartuAtm', schema('kartuAtmQuery'), ['kartu']),
  products: list('produk-kartu-list', 'card.produkKartuList', schema('produkKartuQuery'), ['kartu']),
  /** A token stands for a card number: the form asks for the token once as the number is typed, and never keeps the number. */
  token: query('kartu-atm/token', 'card.tokenKartu', schema('tokenKartuInput')),
  stock: processor(definitions.STOK_KARTU, schema('cardStockInput'), touched),
  request: processor(definitions.MINTA_KARTU, schema('requestCardInput'), touched),
  issue: processor(definitions.TERBITKAN_KARTU, schema('issueCardInput'), [...touched, 'transaksi', 'laporan']),
  change: processor(definitions.UBAH_KARTU, schema('changeCardInput'), touched),
  limits: processor(definitions.UBAH_LIMIT_KARTU, schema('cardLimitInput'), touched),
  saveProduct: processor(definitions.SIMPAN_PRODUK_KARTU, schema('cardProductInput'), ['kartu', 'inbox', 'audit']),
  block: processor(definitions.BLOKIR_KARTU, schema('blockCardInput'), touched),
};
