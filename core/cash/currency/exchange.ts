import type { Operation } from '#core/engine/operation.ts';
import { documentOf } from '#core/engine/presenter.ts';
import { resultLegs } from '#core/engine/result-legs.ts';
import { boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { outgoing, toDenominations } from '#core/ledger/denominations.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { exchangeData } from '#lib/cash/schemas/currency.ts';
import { personFields } from '#lib/customers/identity.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { worthInBooks } from '#lib/profit-sharing/rate.ts';
import { exchangeRules, rupiahDenominations } from './exchange-rules.ts';
import { amountOf, boardRate, type Exchange, type ExchangeData, rateOf, rupiahOf, tradeRate } from './terms.ts';

/**
 * Each currency balances by itself through its position; the difference between the rate of the trade and the middle is gain or loss at once, so the
 * two positions stay worth nothing together (domain: chart of accounts, position account).
 */
function journal(context: Exchange): readonly Leg[] {
  const notes = ownTill(context);
  const till = context.loaded.till ?? fail('NO_TILL');
  const { kode_cabang, kode_valuta } = notes;
  const amount = amountOf(context);
  const rupiah = rupiahOf(context);
  const middle = worthInBooks(amount, kode_valuta, rateOf(context).tengah);
  const position = { kode_cabang, kode_gl: gl('CURRENCY_POSITION'), kode_valuta };
  const inRupiah = { kode_cabang, kode_gl: gl('CURRENCY_POSITION_IN_RUPIAH'), kode_valuta: BOOK_CURRENCY };
  if (context.data.arah === 'BELI') {
    return [
      debit(boxTarget(notes), amount),
      credit(position, amount),
      debit(inRupiah, middle),
      credit(boxTarget(till), rupiah),
      ...resultLegs(kode_cabang, middle - rupiah),
    ];
  }
  return [
    debit(boxTarget(till), rupiah),
    credit(inRupiah, middle),
    ...resultLegs(kode_cabang, rupiah - middle),
    debit(position, amount),
    credit(boxTarget(notes), amount),
  ];
}

/** Buys notes of another currency from a customer or sells them over the counter at the rate of the day. */
export const exchange: Operation<ExchangeData> = {
  code: 'JUAL_BELI_VALAS',
  schema: exchangeData,
  needs: () => ({}),
  rules: exchangeRules,
  subject: (context) => ({
    nominal: amountOf(context),
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: context.data.keterangan,
    id_kas: tillFor(context)?.id_kas ?? null,
    ...(context.loaded.rates.has(context.data.kode_valuta) && {
      tukar: { arah: context.data.arah, kurs: tradeRate(context), rupiah: rupiahOf(context) },
    }),
  }),
  journal,
  denominations: (context) => {
    const notes = toDenominations(context.data.pecahan, context.data.kode_valuta);
    return {
      [ownTill(context).id_kas]: context.data.arah === 'BELI' ? notes : outgoing(notes),
      [context.loaded.till?.id_kas ?? 0]: rupiahDenominations(context),
    };
  },
  effects: (context) => {
    const { data } = context;
    const { arah, kode_valuta, nama, jenis_identitas } = data;
    return [
      {
        efek: 'rate_seen',
        fase: 'sebelum',
        arah,
        kode_valuta,
        tengah: rateOf(context).tengah.toString(),
        kurs: boardRate(context).toString(),
      },
      {
        efek: 'currency_trade',
        fase: 'sesudah',
        arah,
        kode_valuta,
        jumlah: amountOf(context).toString(),
        rupiah: rupiahOf(context).toString(),
        kurs: tradeRate(context).toString(),
        kurs_papan: boardRate(context).toString(),
        nama,
        jenis_identitas,
        nomor_identitas: documentOf(data)?.nomor ?? data.nomor_identitas,
        data_diri: Object.fromEntries(personFields.map((field) => [field, data[field]])),
      },
    ];
  },
};
