import type { Caller } from '#core/access/context.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type OpContext, type Outcome, type Rule, reject, type Subject } from '#core/engine/operation.ts';
import type { Asked, Mandate, Order, OrderAccount, Pair } from './mandate.ts';

type Context = OpContext<Asked, Mandate>;
type MandateRule = Rule<Asked, Mandate>;

/** Names the form's field of each account. */
export interface Fields {
  readonly sumber: string;
  readonly tujuan: string;
}

const mayAct = (caller: Caller, account: OrderAccount): boolean =>
  caller.headOffice || caller.kodeCabang === account.kode_cabang;

const closed = (account: OrderAccount | null, field: string): Outcome | null => {
  const params = { rekening: account?.nomor_rekening ?? '' };
  if (account?.status === 'TUTUP') return reject('ACCOUNT_CLOSED', params, field);
  return account?.status === 'PENUTUPAN' ? reject('ACCOUNT_CLOSING', params, field) : null;
};

const live = ({ status }: Order): boolean => status === 'AKTIF' || status === 'DITANGGUHKAN';

/** The changed order exists, in the version the form read, and is not over. */
export function asSeen(order: Order | null, versi: number): Outcome | null {
  if (order === null) return reject('NOT_FOUND', {}, 'nomor_perintah');
  if (order.versi !== versi) return reject('DATA_CHANGED', { objek: order.nomor_perintah });
  return live(order)
    ? null
    : reject('STANDING_STATE', { perintah: order.nomor_perintah, status: order.status }, 'nomor_perintah');
}

/** Returns true when payer and payee are those of the order, because a change keeps them. */
const paysAs = (order: Order, { sumber, tujuan, luar }: Pair): boolean =>
  order.rekening_sumber === sumber &&
  (order.rekening_tujuan ?? '') === tujuan &&
  order.jalur === (luar?.jalur ?? 'INTERNAL') &&
  order.kode_bank === (luar?.kode_bank ?? '') &&
  order.rekening_luar === (luar?.rekening_luar ?? '') &&
  order.nama_luar === (luar?.nama_luar ?? '');

/** These rules keep a change to its order's version, payer and payee, and forbid a second order on a kept account and loops. */
const orderRules = (field: Fields, pair: (context: Context) => Pair): readonly MandateRule[] => [
  {
    name: 'the order that was seen',
    check: (context) => {
      const { data, extra } = context;
      if (data.nomor_perintah === '') return null;
      const seen = asSeen(extra.lama, data.versi);
      if (seen || !extra.lama) return seen;
      return paysAs(extra.lama, pair(context))
        ? null
        : reject('STANDING_ACCOUNTS', { perintah: data.nomor_perintah }, [field.sumber, field.tujuan]);
    },
  },
  {
    name: 'kept once, in no loop',
    check: ({ extra: { tujuan, dijaga, melingkar } }) => {
      const rekening = tujuan?.nomor_rekening ?? '';
      if (dijaga !== null) return reject('STANDING_KEPT', { rekening, perintah: dijaga }, field.tujuan);
      return melingkar ? reject('STANDING_LOOP', { rekening }, [field.sumber, field.tujuan]) : null;
    },
  },
];

/** These rules apply to both kinds of order; all of them are checked again under lock (before_standing_order). */
export const mandateRules = (field: Fields, pairOf: (data: never) => Pair): readonly MandateRule[] => {
  const pair = ({ data }: Context): Pair => pairOf(data as never);
  return [
    {
      name: 'both there',
      check: (context) => {
        const { sumber, tujuan, luar } = pair(context);
        if (!context.extra.sumber) return reject('ACCOUNT_NOT_FOUND', { rekening: sumber }, field.sumber);
        if (luar !== null) return closed(context.extra.sumber, field.sumber);
        if (!context.extra.tujuan) return reject('ACCOUNT_NOT_FOUND', { rekening: tujuan }, field.tujuan);
        return closed(context.extra.sumber, field.sumber) ?? closed(context.extra.tujuan, field.tujuan);
      },
    },
    {
      name: 'kept where the payer is',
      check: ({ caller, extra: { sumber } }) =>
        sumber && !mayAct(caller, sumber)
          ? reject('OTHER_BRANCH', { rekening: sumber.nomor_rekening, cabang: sumber.kode_cabang }, field.sumber)
          : null,
    },
    {
      name: 'payer free',
      check: ({ extra: { sumber } }) => (sumber?.kepatuhan ? reject('COMPLIANCE_HOLD', {}, field.sumber) : null),
    },
    {
      name: 'in its currency',
      check: ({ data, extra: { sumber, tujuan } }) => {
        const other = [sumber, tujuan].find((each) => each && each.kode_valuta !== data.kode_valuta);
        if (!other) return null;
        const params = { rekening: other.nomor_rekening, valuta: data.kode_valuta };
        return reject('CURRENCY_MISMATCH', params, other === sumber ? field.sumber : field.tujuan);
      },
    },
    {
      name: 'may give and take',
      check: (context) => {
        const { sumber, tujuan } = context.extra;
        if (sumber && !sumber.memberi)
          return reject('STANDING_SOURCE', { rekening: sumber.nomor_rekening }, field.sumber);
        if (tujuan && (tujuan.jenis === 'DEPOSITO' || (pair(context).range && !tujuan.memberi))) {
          const code = tujuan.jenis === 'DEPOSITO' ? 'STANDING_TARGET' : 'STANDING_SOURCE';
          return reject(code, { rekening: tujuan.nomor_rekening }, field.tujuan);
        }
        return null;
      },
    },
    {
      name: 'begins no day that is over',
      check: ({ data, extra: { sumber, lama } }) =>
        sumber && data.mulai < sumber.hari && data.mulai !== lama?.mulai
          ? reject('STANDING_START', { tanggal: sumber.hari }, 'mulai')
          : null,
    },
    ...orderRules(field, pair),
  ];
};

/** Names the items by the order's owner and the account that pays. */
export const subjectOf = ({ extra }: OpContext<unknown, Mandate>): Subject =>
  dataSubject(extra.sumber?.nama_rekening ?? '', extra.sumber?.nomor_rekening ?? null);

/** Nobody registers or approves an order that pays from or to themselves or their family. */
export const familyOf = ({ extra }: OpContext<unknown, Mandate>): readonly string[] => [
  ...(extra.sumber?.keluarga ?? []),
  ...(extra.tujuan?.keluarga ?? []),
];

export const objectOf = (nomor: string, { sumber, tujuan, luar }: Pair): string =>
  nomor === '' ? `PERINTAH:BARU/${sumber}/${luar?.rekening_luar ?? tujuan}` : `PERINTAH:${nomor}`;
