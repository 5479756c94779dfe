import type { z } from 'zod';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { knownDenominations } from '#core/engine/rules/cash-rules.ts';
import { type Denominations, toDenominations, worth } from '#core/ledger/denominations.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { receiveShipmentData, refuseShipmentData } from '#lib/cash/schemas/shipments.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import { countedAt, loadShipment, placeTarget, type Shipment } from './shipments.ts';
import { vaultOf } from './vault.ts';

type Data = z.output<typeof receiveShipmentData>;
type Context = OpContext<Data, Shipment | null>;
type CountRule = Rule<Data, Shipment | null>;

/** An explanation of so many letters can name the fault. */
const EXPLAINED = 5;

const isDueHere: CountRule = {
  name: 'isDueHere',
  check: ({ extra, caller }) => {
    if (!extra) return reject('NOT_FOUND', {}, 'nomor_kiriman');
    if (countedAt(extra, caller)) return null;
    return reject('SHIPMENT_STATE', { nomor: extra.nomor, status: extra.status }, 'nomor_kiriman');
  },
};

const denominationsOf = ({ data, extra }: Context): Denominations =>
  toDenominations(data.pecahan, extra?.kode_valuta ?? BOOK_CURRENCY);

/** counted − sent, in minor units: negative is a shortage. */
const differenceOf = (context: Context): bigint => worth(denominationsOf(context)) - (context.extra?.nominal ?? 0n);

const differenceExplained: CountRule = {
  name: 'differenceExplained',
  check: (context) => {
    const { data } = context;
    if (data.keterangan.length >= EXPLAINED) return null;
    const difference = differenceOf(context);
    if (difference !== 0n)
      return reject('DIFFERENCE_REASON', { selisih: formatMoney(money(BOOK_CURRENCY, difference)) }, 'keterangan');
    return data.segel_utuh === 'T' ? null : reject('SHIPMENT_SEALS', {}, 'keterangan');
  },
};

const placeOf = (context: Context) => (context.extra && countedAt(context.extra, context.caller)) ?? fail('NOT_FOUND');

/**
 * Terima kiriman kas: two persons count the bags where they arrive, or where they came back to: Dr vault, 102001 or 101003 / Cr 101006 of the branch that sent them, over
 * 110001 between branches. A difference is booked where it was counted: shortage Dr 112003, overage Cr 201005 (domain: teller and vault).
 */
export const receiveShipment: Operation<Data, Shipment | null> = {
  code: 'TERIMA_KIRIMAN_KAS',
  schema: receiveShipmentData,
  load: (db, { nomor_kiriman }, caller) => loadShipment(db, nomor_kiriman, caller),
  needs: (_data, _caller, extra) => ({ boxes: extra?.vault == null ? [] : [extra.vault] }),
  before: [isDueHere],
  rules: [knownDenominations, differenceExplained],
  subject: (context) => ({
    nominal: context.extra?.nominal ?? 0n,
    kode_valuta: context.extra?.kode_valuta ?? BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: [context.data.nomor_kiriman, context.data.keterangan].filter(Boolean).join(' · '),
    id_kas: vaultOf(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const { caller } = context;
    const shipment = context.extra ?? fail('NOT_FOUND');
    const counted = worth(denominationsOf(context));
    const difference = differenceOf(context);
    const officer = (kode_gl: string) => ({
      kode_cabang: caller.kodeCabang,
      kode_gl,
      sub: { jenis: 'SELISIH_TELLER' as const, id: caller.idUser },
    });
    return [
      ...(counted > 0n ? [debit(placeTarget(placeOf(context), context, vaultOf(context)), counted)] : []),
      ...(difference < 0n ? [debit(officer(gl('TILL_SHORTAGE')), -difference)] : []),
      ...(difference > 0n ? [credit(officer(gl('TILL_OVERAGE')), difference)] : []),
      credit({ kode_cabang: shipment.kode_cabang_asal, kode_gl: gl('CASH_IN_TRANSIT') }, shipment.nominal),
    ];
  },
  denominations: (context) => {
    const vault = vaultOf(context);
    return vault && placeOf(context) === 'KHASANAH' ? { [vault.id_kas]: denominationsOf(context) } : {};
  },
  effects: (context) => [
    {
      efek: 'cash_shipment_receive',
      fase: 'sesudah',
      nomor: context.data.nomor_kiriman,
      pecahan: denominationsOf(context),
      segel_utuh: context.data.segel_utuh === 'T',
      keterangan: context.data.keterangan,
    },
  ],
};

type Refused = z.output<typeof refuseShipmentData>;

const isOnTheWay: Rule<Refused, Shipment | null> = {
  name: 'isOnTheWay',
  check: ({ extra }) => {
    if (!extra) return reject('NOT_FOUND', {}, 'nomor_kiriman');
    const { nomor, status } = extra;
    return status === 'DIKIRIM' ? null : reject('SHIPMENT_STATE', { nomor, status }, 'nomor_kiriman');
  },
};

/**
 * Tolak kiriman kas: the branch that waits does not take the bags in, or the branch that sent them calls them back. Nothing is posted: they stay on the road until
 * their sender has counted them. Always two persons.
 */
export const refuseShipment: Operation<Refused, Shipment | null> = {
  code: 'TOLAK_KIRIMAN_KAS',
  schema: refuseShipmentData,
  load: (db, { nomor_kiriman }, caller) => loadShipment(db, nomor_kiriman, caller),
  needs: () => ({}),
  before: [isOnTheWay],
  rules: [],
  subject: ({ data, extra }) => ({
    nominal: extra?.nominal ?? 0n,
    kode_valuta: extra?.kode_valuta ?? BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: `${data.nomor_kiriman} · ${data.alasan}`,
    id_kas: null,
  }),
  journal: () => [],
  effects: ({ data }) => [
    { efek: 'cash_shipment_refuse', fase: 'sebelum', nomor: data.nomor_kiriman, alasan: data.alasan },
  ],
};
