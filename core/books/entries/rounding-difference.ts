import type { z } from 'zod';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { roundingDifferenceData } from '#lib/books/schemas/ledger.ts';
import { formatRupiah } from '#lib/money.ts';

type Data = z.output<typeof roundingDifferenceData>;

const ROUNDING_DIFFERENCE = gl('ROUNDING');
/** Rounding gains end in the first account; the second covers rounding losses. */
const OTHER_INCOME = gl('OTHER_INCOME');
const OTHER_EXPENSE = gl('OTHER_COSTS');

interface RoundingState {
  /** The balance of 209001 in the maker's branch, in minor units; a credit balance is positive. */
  readonly saldo: bigint;
}

/** The amount is at most the rounding difference there. */
const asItStands: Rule<Data, RoundingState> = {
  name: 'asItStands',
  check: ({ data, amounts, extra: { saldo } }) => {
    const stands = data.arah === 'PENDAPATAN' ? saldo : -saldo;
    return amounts.nominal <= stands
      ? null
      : reject('ROUNDING_MORE', { ada: formatRupiah(stands > 0n ? stands : 0n) }, 'nominal');
  },
};

/**
 * Clears the rounding differences on the branch's 209001: a gain goes to other income (Dr 209001 / Cr 502008), other expense covers a loss (Dr 603009
 * / Cr 209001). Its definition asks for two persons whatever the amount (domain: chart of accounts).
 */
export const roundingDifference: Operation<Data, RoundingState> = {
  code: 'SELISIH_PEMBULATAN',
  schema: roundingDifferenceData,
  needs: () => ({}),
  load: async (db, _, { kodeCabang }) => {
    const [row] = await db<
      { saldo: bigint }[]
    >`select owed_on(${kodeCabang}, ${ROUNDING_DIFFERENCE}, 'infinity') as saldo`;
    return { saldo: row?.saldo ?? 0n };
  },
  rules: [asItStands],
  subject: ({ data, amounts }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: data.keterangan,
    id_kas: null,
  }),
  journal: ({ data, amounts, caller: { kodeCabang: kode_cabang } }) => {
    const minor = amounts.nominal;
    const rounding = { kode_cabang, kode_gl: ROUNDING_DIFFERENCE };
    return data.arah === 'PENDAPATAN'
      ? [debit(rounding, minor), credit({ kode_cabang, kode_gl: OTHER_INCOME }, minor)]
      : [debit({ kode_cabang, kode_gl: OTHER_EXPENSE }, minor), credit(rounding, minor)];
  },
  effects: () => [{ efek: 'rounding_cleared', fase: 'sesudah' }],
};
