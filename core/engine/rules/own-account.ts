import { levelFor } from '#core/engine/authority.ts';
import { type OpContext, override, type Rule } from '#core/engine/operation.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

/** Nobody serves an account of her own, or one she acts for, by herself where no leg of it says so already (domain: two persons). */
export const notHerOwnAccount = <D, X>(pick: (data: D) => string): Rule<D, X> => ({
  name: 'notHerOwnAccount',
  check: ({ caller, data, facts, ref }: OpContext<D, X>) => {
    const own = caller.nomorNasabah;
    const account = facts.accounts.get(pick(data));
    if (!account || own === null || !account.pihak.includes(own)) return null;
    const level = levelFor(ref, 'NON_TUNAI', BOOK_CURRENCY, 0n);
    return override('NASABAH_SENDIRI', level, { rekening: account.nomor_rekening });
  },
});
