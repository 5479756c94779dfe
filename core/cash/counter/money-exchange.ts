import type { z } from 'zod';
import { entryLimit, levelFor } from '#core/engine/authority.ts';
import { cashIn } from '#core/engine/counted-cash.ts';
import { type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { oneWayEach } from '#core/engine/rules/cash-rules.ts';
import { tillFor } from '#core/engine/targets.ts';
import { toDenominations, worth } from '#core/ledger/denominations.ts';
import { exchangeData } from '#lib/cash/schemas/teller.ts';
import { formatMoney, money } from '#lib/money.ts';

type Data = z.output<typeof exchangeData>;

/** The pieces received and the pieces given are each worth the amount, or somebody is paid (domain: teller and vault, money exchange). */
const sameWorth: Rule<Data> = {
  name: 'sameWorth',
  check: ({ data, amounts }) => {
    const { nominal } = amounts;
    const wrong = [data.pecahan, data.kembalian]
      .map((rows) => worth(toDenominations(rows, data.kode_valuta)))
      .find((sum) => sum !== nominal);
    if (wrong === undefined) return null;
    return reject('CASH_COUNT', {
      jumlah: formatMoney(money(data.kode_valuta, wrong)),
      nominal: formatMoney(money(data.kode_valuta, nominal)),
    });
  },
};

/** A large exchange is released like any other cash of that size. */
const withinOwnLimit: Rule<Data> = {
  name: 'withinOwnLimit',
  check: ({ data, amounts, caller, ref }) => {
    const minor = amounts.nominal;
    const limit = entryLimit(caller, 'TUNAI', data.kode_valuta);
    if (minor <= limit) return null;
    return override('MELEBIHI_WEWENANG', levelFor(ref, 'TUNAI', data.kode_valuta, minor), {
      kelompok: 'TUNAI',
      batas: formatMoney(money(data.kode_valuta, limit)),
    });
  },
};

/** Tukar uang: pieces for pieces of the same worth over a till. Nothing is posted in the ledger; the till's stock and its slip show it. */
export const moneyExchange: Operation<Data> = {
  code: 'TUKAR_UANG',
  schema: exchangeData,
  needs: () => ({}),
  rules: [oneWayEach, sameWorth, withinOwnLimit],
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: [context.data.nama || context.presenter?.nama, context.data.keterangan].filter(Boolean).join(', '),
    id_kas: tillFor(context)?.id_kas ?? null,
  }),
  journal: () => [],
  denominations: cashIn,
};
