import type { z } from 'zod';
import type { Operation } from '#core/engine/operation.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { roundingDifferenceData } from '#lib/schemas/ledger.ts';

type Data = z.output<typeof roundingDifferenceData>;

const ROUNDING_DIFFERENCE = '209001';
/** Where what was rounded too little ends, and what makes good what was rounded too much. */
const OTHER_INCOME = '502008';
const OTHER_EXPENSE = '603009';

/**
 * What rounding has left on the branch's 209001: a gain goes to other income (Dr 209001 / Cr 502008), a loss is made good by
 * other expense (Dr 603009 / Cr 209001). Its card asks for two persons whatever the amount (domain: chart of accounts).
 */
export const roundingDifference: Operation<Data, null> = {
  code: 'SELISIH_PEMBULATAN',
  schema: roundingDifferenceData,
  needs: () => ({}),
  rules: [],
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
};
