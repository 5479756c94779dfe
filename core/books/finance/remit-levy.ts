import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { atHeadOffice } from '#core/engine/rules/office-rules.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { rupiahAccounts } from '#lib/accounts/own-accounts.ts';
import { levyAccounts } from '#lib/books/levies.ts';
import { remitLevyData } from '#lib/books/schemas/levies.ts';
import { formatRupiah } from '#lib/money.ts';
import { firstOf } from '#lib/periods.ts';
import { allOwed, type Owed, owedOf } from './levies.ts';

type Data = z.output<typeof remitLevyData>;

/** A payment is compared with these debts. */
interface OfLevy {
  readonly terutang: readonly Owed[];
  /** True when this receipt was entered already. */
  readonly ada: boolean;
}
type LevyRule = Rule<Data, OfLevy>;

async function load(db: Db, { jenis, bulan, nomor_bukti }: Data): Promise<OfLevy> {
  const [[state], terutang] = await Promise.all([
    db<{ ada: boolean }[]>`
      select exists (select from levy_remittance r where r.kode_gl = ${levyAccounts[jenis]} and r.nomor_bukti = ${nomor_bukti}) as ada`,
    owedOf(db, jenis, bulan),
  ]);
  return { ada: state?.ada ?? false, terutang };
}

const monthBegun: LevyRule = {
  name: 'monthBegun',
  check: ({ data: { bulan }, date }) => (bulan > date.slice(0, 7) ? reject('LEVY_MONTH', { bulan }, 'bulan') : null),
};

const receiptOnce: LevyRule = {
  name: 'receiptOnce',
  check: ({ data: { nomor_bukti: nomor }, extra: { ada } }) =>
    ada ? reject('LEVY_RECEIPT', { nomor }, 'nomor_bukti') : null,
};

/** The payment is at most what the books owe for the month and those before it. */
const notMoreThanOwed: LevyRule = {
  name: 'notMoreThanOwed',
  check: ({ data: { bulan }, amounts: { nominal }, extra: { terutang } }) => {
    const owed = allOwed(terutang);
    return nominal > owed ? reject('LEVY_ABOVE', { bulan, terutang: formatRupiah(owed) }, 'nominal') : null;
  },
};

/** Takes a payment from the debts of the branches, in the order of their codes, until it is whole. */
function partsOf({ amounts: { nominal }, extra: { terutang } }: OpContext<Data, OfLevy>) {
  let left = nominal;
  return terutang.flatMap(({ kode_cabang, terutang: owed }) => {
    const part = left < owed ? left : owed;
    left -= part;
    return part > 0n ? [{ kode_cabang, nominal: part }] : [];
  });
}

/**
 * Setoran pajak dan zakat: pays the branches' debt of a tax, of stamp duty or of zakat for a month to its receiver, from head office's account at the
 * central bank or another bank (Dr 205001, 205002, 205003 or 206001 by branch / Cr 102001 or 103001 at head office), with the receiver's receipt.
 * Never more than is owed, always two persons (domain: profit sharing; chart of accounts).
 */
export const remitLevy: Operation<Data, OfLevy> = {
  code: 'SETOR_PUNGUTAN',
  schema: remitLevyData,
  needs: () => ({}),
  load,
  before: [atHeadOffice, monthBegun, receiptOnce, notMoreThanOwed],
  rules: [],
  subject: ({ data, amounts }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: [data.bulan, data.penerima, data.nomor_bukti, data.keterangan].filter(Boolean).join(' · '),
    id_kas: null,
  }),
  journal: (context) => {
    const { jenis, sumber } = context.data;
    return [
      ...partsOf(context).map(({ kode_cabang, nominal: part }) =>
        debit({ kode_cabang, kode_gl: levyAccounts[jenis] }, part),
      ),
      credit({ kode_cabang: context.ref.headOffice, kode_gl: rupiahAccounts[sumber] }, context.amounts.nominal),
    ];
  },
  effects: (context) => [
    {
      efek: 'levy_remittance',
      fase: 'sebelum',
      kode_gl: levyAccounts[context.data.jenis],
      bulan: firstOf(context.data.bulan),
      penerima: context.data.penerima,
      nomor_bukti: context.data.nomor_bukti,
      bagian: partsOf(context).map(({ kode_cabang, nominal }) => ({ kode_cabang, nominal: nominal.toString() })),
    },
  ],
};
