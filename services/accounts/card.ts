import { cardAtm as cards } from '#lib/accounts/operations/cards.ts';
import { list, processor, query, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/card.ts'));
const touched = ['kartu', 'rekening', 'inbox', 'audit'] as const;

export const card = {
  cards: list('kartu-atm', 'card.kartuAtm', schema('kartuAtmQuery'), ['kartu']),
  products: list('produk-kartu-list', 'card.produkKartuList', schema('produkKartuQuery'), ['kartu']),
  /** A token stands for a card number: the form asks for the token once as the number is typed, and never keeps the number. */
  token: query('kartu-atm/token', 'card.tokenKartu', schema('tokenKartuInput')),
  stock: processor(cards.STOK_KARTU, schema('cardStockInput'), touched),
  request: processor(cards.MINTA_KARTU, schema('requestCardInput'), touched),
  issue: processor(cards.TERBITKAN_KARTU, schema('issueCardInput'), [...touched, 'transaksi', 'laporan']),
  change: processor(cards.UBAH_KARTU, schema('changeCardInput'), touched),
  limits: processor(cards.UBAH_LIMIT_KARTU, schema('cardLimitInput'), touched),
  saveProduct: processor(cards.SIMPAN_PRODUK_KARTU, schema('cardProductInput'), ['kartu', 'inbox', 'audit']),
  block: processor(cards.BLOKIR_KARTU, schema('blockCardInput'), touched),
};
