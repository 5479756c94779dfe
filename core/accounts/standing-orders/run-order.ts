import type { z } from 'zod';
import type { Effect } from '#core/engine/effects.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { accountOf, accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { type TransferFields, transferEffect, underWay } from '#core/payments/settlement/outgoing-transfer.ts';
import { feeOf, hourOf, mostOf } from '#core/payments/settlement/rail-terms.ts';
import { runOrderData } from '#lib/accounts/schemas/standing-orders.ts';
import { gl } from '#lib/books/gl.ts';
import { formatRupiah } from '#lib/money.ts';
import { railName } from '#lib/payments/transfers.ts';
import { beneficiaryOf, type Order, type Outward, orderOf, outwardOf } from './mandate.ts';

type Input = z.output<typeof runOrderData>;

interface Failed {
  readonly order: Order | null;
  /** The amount due on that day, minor units; null where that day has not failed. */
  readonly diminta: bigint | null;
  /** The details of its rail and the lists; null where it pays to an account of ours. */
  readonly luar: Outward | null;
}

const failedAsSeen: Rule<Input, Failed> = {
  name: 'failedAsSeen',
  check: ({ amounts, extra: { order, diminta } }) => {
    if (!order) return reject('NOT_FOUND', {}, 'nomor_perintah');
    if (diminta === null || order.jenis === 'RENTANG')
      return reject('STANDING_DUE', { perintah: order.nomor_perintah }, 'jatuh_tempo');
    return diminta === amounts.nominal ? null : reject('DATA_CHANGED', { objek: order.nomor_perintah }, 'nominal');
  },
};

const atOwnBranch: Rule<Input, Failed> = {
  name: 'atOwnBranch',
  check: ({ caller, loaded, extra: { order } }) => {
    const account = order ? loaded.accounts.get(order.rekening_sumber) : undefined;
    return account && !caller.headOffice && account.kode_cabang !== caller.kodeCabang
      ? reject('OTHER_BRANCH', { rekening: account.nomor_rekening, cabang: account.kode_cabang }, 'nomor_perintah')
      : null;
  },
};

/**
 * A payment to another bank is a transfer of now: to a known bank and a free name, within its rail's limit and hours. An item filed within the hours
 * may be approved after them.
 */
const rules: readonly Rule<Input, Failed>[] = [
  atOwnBranch,
  {
    name: 'beneficiary known and free',
    check: ({ extra: { order, luar } }) => {
      if (luar === null) return null;
      if (!luar.bank_dikenal) return reject('BANK_UNKNOWN', { sandi: order?.kode_bank ?? '' }, 'nomor_perintah');
      return luar.ditahan ? reject('COMPLIANCE_HOLD', {}, 'nomor_perintah') : null;
    },
  },
  {
    name: 'within its rail',
    check: ({ amounts, extra: { luar } }) => {
      const most = luar && mostOf(luar.terms, false);
      return luar && most !== null && amounts.nominal > most
        ? reject('TRANSFER_MAXIMUM', { rail: railName(luar.terms.rail), batas: formatRupiah(most) }, 'nominal')
        : null;
    },
  },
  {
    name: 'within its hours',
    check: ({ extra: { luar }, approving }) =>
      luar === null || luar.terms.terbuka || approving
        ? null
        : reject('TRANSFER_CLOSED', {
            rail: railName(luar.terms.rail),
            dari: hourOf(luar.terms.buka),
            sampai: hourOf(luar.terms.tutup),
          }),
  },
];

const flagOf = (flag: boolean): 'T' | 'F' => (flag ? 'T' : 'F');

/** Fills the message of the transfer that pays a period. */
const transferFields = (order: Order): TransferFields => ({
  kode_bank: order.kode_bank,
  rekening_tujuan: order.rekening_luar,
  nama_tujuan: order.nama_luar,
  penduduk_tujuan: flagOf(order.penduduk_tujuan),
  wni_tujuan: flagOf(order.wni_tujuan),
  penduduk_pengirim: flagOf(order.penduduk_pengirim),
  wni_pengirim: flagOf(order.wni_pengirim),
  kode_tujuan: order.kode_tujuan,
  beban: order.beban,
  keterangan: [order.berita, order.nomor_perintah].filter(Boolean).join(' · '),
});

function outwardEffects(context: OpContext<Input, Failed>): readonly Effect[] {
  const { order, luar } = context.extra;
  if (!order || luar === null) return [];
  const { nama_rekening, blokir_resmi } = accountOf(context, order.rekening_sumber);
  // Nothing is asked of an account that an authority has blocked, so nothing can be given back.
  const biaya = blokir_resmi === '' ? luar.terms.biaya : 0n;
  return [
    transferEffect(transferFields(order), luar.terms, {
      nominal: context.amounts.nominal,
      nomor_rekening: order.rekening_sumber,
      nama_pengirim: nama_rekening,
      biaya,
    }),
  ];
}

/**
 * Pays a period that failed, by two persons: between the accounts of the order, the amount due then. The end of the day posts due periods under the
 * same name (domain: standing instructions and ATS).
 */
export const runOrder: Operation<Input, Failed> = {
  code: 'PERINTAH_TETAP',
  schema: runOrderData,
  load: async (db, { nomor_perintah, jatuh_tempo }, caller) => {
    const order = await orderOf(db, nomor_perintah);
    const [luar, [due]] = await Promise.all([
      outwardOf(db, order && beneficiaryOf(order), caller),
      db<{ diminta: bigint }[]>`
        select diminta from standing_order_due
        where nomor_perintah = ${nomor_perintah} and jatuh_tempo = ${jatuh_tempo}::date and status = 'GAGAL'`,
    ]);
    return { order, diminta: due?.diminta ?? null, luar };
  },
  needs: (_, __, { order }) => ({ accounts: [order?.rekening_sumber ?? [], order?.rekening_tujuan ?? []].flat() }),
  before: [failedAsSeen],
  rules,
  subject: ({ data, amounts, extra: { order } }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: order?.rekening_sumber ?? null,
    lawan: order?.rekening_tujuan ?? null,
    keterangan: [order?.berita, data.nomor_perintah].filter(Boolean).join(' · '),
    id_kas: null,
  }),
  journal: (context) => {
    const { order, luar } = context.extra;
    if (!order) return [];
    const minor = context.amounts.nominal;
    return [
      debit(accountTarget(context, order.rekening_sumber), minor),
      credit(
        luar === null
          ? accountTarget(context, order.rekening_tujuan ?? '')
          : { kode_cabang: context.caller.kodeCabang, kode_gl: underWay[luar.terms.rail] },
        minor,
      ),
    ];
  },
  fees: (context) => {
    const { order, luar } = context.extra;
    if (!order || luar === null) return [];
    const { rail, biaya } = luar.terms;
    const dari = accountTarget(context, order.rekening_sumber);
    return [{ kode: feeOf[rail], nominal: biaya, dari, kode_gl: gl('TRANSFER_FEES'), dihapus: false }];
  },
  effects: (context) => [
    ...outwardEffects(context),
    {
      efek: 'standing_order_retry',
      fase: 'sesudah',
      nomor_perintah: context.data.nomor_perintah,
      jatuh_tempo: context.data.jatuh_tempo,
      nominal: context.amounts.nominal.toString(),
    },
  ],
};
