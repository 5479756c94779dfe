import type { z } from 'zod';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { coverData, standingOrderData } from '#lib/accounts/schemas/standing-orders.ts';
import type { OrderClass } from '#lib/accounts/standing-orders.ts';
import { basisPoints } from '#lib/decimal-input.ts';
import { loadMandate, type Mandate, type Pair, type Terms } from './mandate.ts';
import { familyOf, mandateRules, objectOf, subjectOf } from './mandate-rules.ts';
import { outwardRules } from './outward-rules.ts';
import { changedFields, columnsOf, levelOf, payeeColumns, pricesOf } from './terms.ts';

type OrderInput = z.output<typeof standingOrderData>;
type CoverInput = z.output<typeof coverData>;

const number = (text: string): number => Number(text); // not an amount: how often, which day, which place

const orderPair = ({ rekening_sumber, rekening_tujuan, jenis, jalur, kode_bank, nama_tujuan }: OrderInput): Pair =>
  jalur === 'INTERNAL'
    ? {
        sumber: rekening_sumber,
        tujuan: rekening_tujuan,
        range: jenis === 'RENTANG',
        sweeps: jenis !== 'TETAP',
        luar: null,
      }
    : {
        sumber: rekening_sumber,
        tujuan: '',
        range: false,
        sweeps: false,
        luar: { jalur, kode_bank, rekening_luar: rekening_tujuan, nama_luar: nama_tujuan },
      };
const coverPair = ({ rekening_giro, rekening_tabungan }: CoverInput): Pair => ({
  sumber: rekening_tabungan,
  tujuan: rekening_giro,
  range: true,
  sweeps: true,
  luar: null,
});

const kindUnchanged: Rule<OrderInput, Mandate> = {
  name: 'kindUnchanged',
  check: ({ data, extra: { lama } }) =>
    lama && (lama.jenis !== data.jenis || lama.golongan !== 'SI')
      ? reject('STANDING_ACCOUNTS', { perintah: lama.nomor_perintah }, 'jenis')
      : null,
};

/** Pays an account of ours. */
const ours = (rekening_tujuan: string) => ({
  rekening_tujuan,
  jalur: 'INTERNAL' as const,
  kode_bank: '',
  rekening_luar: '',
  nama_luar: '',
  penduduk_tujuan: true,
  wni_tujuan: true,
  penduduk_pengirim: true,
  wni_pengirim: true,
  kode_tujuan: '',
  beban: 'DEBT' as const,
});

/** Returns the payee of an order, with the fields of messages to another bank. */
const payeeOf = (data: OrderInput) =>
  data.jalur === 'INTERNAL'
    ? ours(data.rekening_tujuan)
    : {
        rekening_tujuan: null,
        jalur: data.jalur,
        kode_bank: data.kode_bank,
        rekening_luar: data.rekening_tujuan,
        nama_luar: data.nama_tujuan,
        penduduk_tujuan: data.penduduk_tujuan === 'T',
        wni_tujuan: data.wni_tujuan === 'T',
        penduduk_pengirim: data.penduduk_pengirim === 'T',
        wni_pengirim: data.wni_pengirim === 'T',
        kode_tujuan: data.kode_tujuan,
        beban: data.beban,
      };

function orderTerms(context: OpContext<OrderInput, Mandate>): Terms {
  const { data, amounts } = context;
  return {
    jenis: data.jenis,
    rekening_sumber: data.rekening_sumber,
    ...payeeOf(data),
    nominal: amounts.nominal,
    persen: data.persen === '' ? null : basisPoints(data.persen),
    batas_bawah: amounts.batas_bawah,
    batas_atas: amounts.batas_atas,
    kelipatan: amounts.kelipatan ?? 1n,
    periode: data.periode,
    setiap: number(data.setiap || '1'),
    hari: number(data.hari || '0'),
    mulai: data.mulai,
    sampai: data.sampai || null,
    kali: data.kali === '' ? null : number(data.kali),
    hari_libur: data.hari_libur,
    prioritas: number(data.prioritas),
    coba_ulang: number(data.coba_ulang),
    jeda_ulang: number(data.jeda_ulang),
    sebagian: data.sebagian === 'T',
    ...prices(context),
    berita: data.berita,
  };
}

const prices = (context: OpContext<OrderInput | CoverInput, Mandate>) => {
  const { biaya_berhasil, biaya_gagal } = pricesOf(context);
  return { biaya_berhasil, biaya_gagal };
};

/**
 * An automatic transfer runs each business day and is never retried: the next end of day computes anew. Keeping an account in order costs nothing.
 */
function coverTerms({ data, amounts }: OpContext<CoverInput, Mandate>): Terms {
  return {
    jenis: 'RENTANG',
    rekening_sumber: data.rekening_tabungan,
    ...ours(data.rekening_giro),
    nominal: null,
    persen: null,
    batas_bawah: amounts.batas_bawah,
    batas_atas: amounts.batas_atas,
    kelipatan: amounts.kelipatan,
    periode: 'HARIAN',
    setiap: 1,
    hari: 0,
    mulai: data.mulai,
    sampai: data.sampai || null,
    kali: null,
    hari_libur: 'SESUDAH',
    prioritas: number(data.prioritas),
    coba_ulang: 0,
    jeda_ulang: 1,
    sebagian: data.sebagian === 'T',
    biaya_berhasil: 0n,
    biaya_gagal: 0n,
    berita: data.berita,
  };
}

const written = (golongan: OrderClass, nomor: string, versi: number, terms: Terms) =>
  recordChange('standing', {
    aksi: nomor === '' ? 'BUAT' : 'UBAH',
    versi,
    baris: {
      nomor_perintah: nomor,
      ...(nomor === '' && {
        golongan,
        jenis: terms.jenis,
        rekening_sumber: terms.rekening_sumber,
        ...payeeColumns(terms),
        status: 'AKTIF',
      }),
      ...columnsOf(terms),
    },
  });

/**
 * Registers a standing order of a customer, or changes its amount and dates; payer and payee never change (domain: standing instructions and ATS).
 */
export const saveOrder: Operation<OrderInput, Mandate> = {
  code: 'SIMPAN_SI',
  schema: standingOrderData,
  needs: () => ({}),
  load: (db, data, caller) => loadMandate(db, data.nomor_perintah, orderPair(data), caller),
  rules: [
    ...mandateRules({ sumber: 'rekening_sumber', tujuan: 'rekening_tujuan' }, orderPair),
    kindUnchanged,
    ...outwardRules,
  ],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ({ data }) => objectOf(data.nomor_perintah, orderPair(data)),
    customers: familyOf,
    level: levelOf,
    fields: (context) => changedFields(context.extra, orderTerms(context), context.data.kode_valuta),
  },
  effects: (context) => [written('SI', context.data.nomor_perintah, context.data.versi, orderTerms(context))],
};

/** Registers an automatic transfer, or changes its bounds; the accounts stay (domain: ATS). */
export const saveCover: Operation<CoverInput, Mandate> = {
  code: 'SIMPAN_ATS',
  schema: coverData,
  needs: () => ({}),
  load: (db, data, caller) => loadMandate(db, data.nomor_perintah, coverPair(data), caller),
  rules: [
    ...mandateRules({ sumber: 'rekening_tabungan', tujuan: 'rekening_giro' }, coverPair),
    {
      name: 'giroByCover',
      check: ({ extra: { lama, tujuan } }) => {
        if (lama && lama.golongan !== 'ATS') return reject('STANDING_ACCOUNTS', { perintah: lama.nomor_perintah });
        return tujuan && tujuan.jenis !== 'GIRO'
          ? reject('STANDING_GIRO', { rekening: tujuan.nomor_rekening }, 'rekening_giro')
          : null;
      },
    },
  ],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ({ data }) => objectOf(data.nomor_perintah, coverPair(data)),
    customers: familyOf,
    level: () => 'OPS_MANAGER',
    fields: (context) => changedFields(context.extra, coverTerms(context), context.data.kode_valuta),
  },
  effects: (context) => [written('ATS', context.data.nomor_perintah, context.data.versi, coverTerms(context))],
};
