import { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import type { OpContext, Operation, Rule } from '#core/engine/operation.ts';
import { reject } from '#core/engine/operation.ts';
import { boxTarget } from '#core/engine/targets.ts';
import { toDenominations, worth } from '#core/ledger/denominations.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { worthInBooks } from '#lib/profit-sharing/rate.ts';
import { inRupiah } from '#lib/schemas/amount-mark.ts';
import { amount, branchCode, currency, denominations } from '#lib/schemas/common.ts';

const openingCapitalData = z.strictObject({
  kode_cabang: branchCode,
  giro_bi: inRupiah(amount).optional(),
  kode_valuta: currency,
  pecahan: denominations,
});
type Data = z.output<typeof openingCapitalData>;

const vaultExists: Rule<Data, number | null> = {
  name: 'vaultExists',
  check: ({ extra }) => (extra === null ? reject('NOT_FOUND') : null),
};

type Op = Pick<OpContext<Data, number | null>, 'data' | 'extra' | 'loaded' | 'caller'>;

function foreignCapital({ data, extra, loaded, caller }: Op, cash: bigint): readonly Leg[] {
  const vault = loaded.boxes.get(extra ?? 0) ?? fail('NOT_FOUND');
  const rate = loaded.rates.get(data.kode_valuta) ?? fail('RATE_MISSING', { params: { valuta: data.kode_valuta } });
  const idr = worthInBooks(cash, data.kode_valuta, rate.tengah);
  const rupiah = { kode_valuta: BOOK_CURRENCY };
  return [
    debit(boxTarget(vault), cash),
    credit({ kode_cabang: vault.kode_cabang, kode_gl: gl('CURRENCY_POSITION'), kode_valuta: data.kode_valuta }, cash),
    debit({ kode_cabang: vault.kode_cabang, kode_gl: gl('CURRENCY_POSITION_IN_RUPIAH'), ...rupiah }, idr),
    credit({ kode_cabang: caller.kodeCabang, kode_gl: gl('PAID_IN_CAPITAL'), ...rupiah }, idr),
  ];
}

/**
 * Books the founders' capital, once when a bank is set up: notes and coins into a branch's vault and, at head office, the balance at Bank Indonesia.
 * Dr vault cash, Dr 102001 / Cr 401001 at head office, other branches through the inter-branch account. Notes of another currency are a position of
 * the branch, and capital at their worth of that day.
 */
export const openingCapital: Operation<Data, number | null> = {
  code: 'MODAL_AWAL',
  schema: openingCapitalData,
  load: async (db: Db, data) => {
    const [row] = await db<
      { id_kas: number }[]
    >`select id_kas from cash_box where kode_cabang = ${data.kode_cabang} and jenis = 'KHASANAH' and kode_valuta = ${data.kode_valuta}`;
    return row?.id_kas ?? null;
  },
  needs: (_data, _caller, vault) => ({ boxes: vault === null ? [] : [vault] }),
  before: [vaultExists],
  rules: [],
  subject: ({ data, amounts, extra }) => ({
    nominal: worth(toDenominations(data.pecahan, data.kode_valuta)) + (amounts.giro_bi ?? 0n),
    kode_valuta: data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: 'Setoran modal awal',
    id_kas: extra,
  }),
  journal: ({ data, amounts, extra, loaded, caller }) => {
    const cash = worth(toDenominations(data.pecahan, data.kode_valuta));
    if (data.kode_valuta !== BOOK_CURRENCY) return foreignCapital({ data, extra, loaded, caller }, cash);
    const giro = amounts.giro_bi ?? 0n;
    const vault = loaded.boxes.get(extra ?? 0);
    const homeOffice = caller.kodeCabang;
    return [
      ...(vault && cash > 0n ? [debit(boxTarget(vault), cash)] : []),
      ...(giro > 0n ? [debit({ kode_cabang: homeOffice, kode_gl: gl('BANK_INDONESIA') }, giro)] : []),
      credit({ kode_cabang: homeOffice, kode_gl: gl('PAID_IN_CAPITAL') }, cash + giro),
    ];
  },
  denominations: ({ data, extra }) =>
    extra === null ? {} : { [extra]: toDenominations(data.pecahan, data.kode_valuta) },
};
