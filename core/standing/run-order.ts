import type { z } from 'zod';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { toMinor } from '#lib/money.ts';
import { runOrderData } from '#lib/schemas/standing.ts';
import { type Order, orderOf } from './mandate.ts';

type Input = z.output<typeof runOrderData>;

interface Failed {
  readonly order: Order | null;
  /** What was to be moved on that day, minor units; null where that day has not failed. */
  readonly diminta: bigint | null;
}

const failedAsSeen: Rule<Input, Failed> = {
  name: 'failedAsSeen',
  check: ({ data, extra: { order, diminta } }) => {
    if (!order) return reject('NOT_FOUND', {}, 'nomor_perintah');
    if (diminta === null || order.jenis === 'RENTANG')
      return reject('STANDING_DUE', { perintah: order.nomor_perintah }, 'jatuh_tempo');
    return diminta === toMinor(data.nominal, data.kode_valuta)
      ? null
      : reject('DATA_CHANGED', { objek: order.nomor_perintah }, 'nominal');
  },
};

const keptHere: Rule<Input, Failed> = {
  name: 'keptHere',
  check: ({ caller, facts, extra: { order } }) => {
    const account = order ? facts.accounts.get(order.rekening_sumber) : undefined;
    return account && !caller.headOffice && account.kode_cabang !== caller.kodeCabang
      ? reject('OTHER_BRANCH', { rekening: account.nomor_rekening, cabang: account.kode_cabang }, 'nomor_perintah')
      : null;
  },
};

/**
 * Pays a period that failed, by two persons: from the account and to the account of the order, what was to be moved then. The evening
 * posts what is due under the same name (domain: standing instructions).
 */
export const runOrder: Operation<Input, Failed> = {
  code: 'PERINTAH_TETAP',
  schema: runOrderData,
  load: async (db, { nomor_perintah, jatuh_tempo }) => {
    const [order, [due]] = await Promise.all([
      orderOf(db, nomor_perintah),
      db<{ diminta: bigint }[]>`
        select diminta from standing_due
        where nomor_perintah = ${nomor_perintah} and jatuh_tempo = ${jatuh_tempo}::date and status = 'GAGAL'`,
    ]);
    return { order, diminta: due?.diminta ?? null };
  },
  needs: (_, __, { order }) => ({ accounts: order ? [order.rekening_sumber, order.rekening_tujuan] : [] }),
  before: [failedAsSeen],
  rules: [keptHere],
  subject: ({ data, extra: { order } }) => ({
    nominal: toMinor(data.nominal, data.kode_valuta),
    kode_valuta: data.kode_valuta,
    rekening: order?.rekening_sumber ?? null,
    lawan: order?.rekening_tujuan ?? null,
    keterangan: [order?.berita, data.nomor_perintah].filter(Boolean).join(' · '),
    id_kas: null,
  }),
  journal: (context) => {
    const { order } = context.extra;
    if (!order) return [];
    const minor = toMinor(context.data.nominal, context.data.kode_valuta);
    return [
      debit(accountTarget(context, order.rekening_sumber), minor),
      credit(accountTarget(context, order.rekening_tujuan), minor),
    ];
  },
  effects: ({ data }) => [
    {
      efek: 'standing_retry',
      fase: 'sesudah',
      nomor_perintah: data.nomor_perintah,
      jatuh_tempo: data.jatuh_tempo,
      nominal: toMinor(data.nominal, data.kode_valuta).toString(),
    },
  ],
};
