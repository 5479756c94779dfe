import type { Context } from '#core/access/context.ts';
import { read } from '#core/access/handler.ts';
import { validInput } from '#core/access/input.ts';
import { tokenKartuInput } from '#lib/accounts/schemas/card.ts';
import { fail } from '#lib/errors/errors.ts';
import type { RpcInput } from '#types/rpc.ts';
import { blockCard, changeCard, issueCard } from './cards.ts';
import { changeLimits } from './limits.ts';
import { saveCardProduct } from './products.ts';
import { kartuAtm, produkKartuList } from './queries.ts';
import { requestCard } from './request.ts';
import { cardStock } from './stock.ts';
import type { CardToken } from './tokens.ts';

export interface CardConfig {
  /** Undefined where the bank has set no key: then the stock takes no card. */
  readonly cardToken?: ((number: string) => CardToken) | undefined;
}

/** ATM cards, from a branch's stock to their end. */
export const card = {
  operations: {
    STOK_KARTU: cardStock,
    MINTA_KARTU: requestCard,
    TERBITKAN_KARTU: issueCard,
    UBAH_KARTU: changeCard,
    BLOKIR_KARTU: blockCard,
    UBAH_LIMIT_KARTU: changeLimits,
    SIMPAN_PRODUK_KARTU: saveCardProduct,
  },
  handlers: ({ cardToken }: CardConfig) => ({
    'card.kartuAtm': read(kartuAtm),
    'card.produkKartuList': read(produkKartuList),
    // The number ends here: only its token goes on.
    'card.tokenKartu': read(async ({ db }: Context, input: RpcInput<'card.tokenKartu'>) => {
      const { nomor_kartu } = validInput(tokenKartuInput, input);
      const { token, empat, sebelumnya } = (cardToken ?? fail('CARD_KEY_NONE'))(nomor_kartu);
      const [known] = await db<{ nomor_seri: string }[]>`
        select nomor_seri from card_stock where token = any (${[token, ...sebelumnya]}) limit 1`;
      if (known) fail('DUPLICATE', { params: { objek: known.nomor_seri } });
      return { token, empat };
    }),
  }),
};
