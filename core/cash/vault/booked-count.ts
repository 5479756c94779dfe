import type { LoadedBox } from '#core/engine/load-context.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { boxTarget } from '#core/engine/targets.ts';
import {
  type DenominationRow,
  type Denominations,
  denominationKey,
  nominalOf,
  toDenominations,
  UNFIT,
  worth,
} from '#core/ledger/denominations.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatMoney, money } from '#lib/money.ts';

/** Two persons counted this in a till or vault, fit and unfit notes apart. */
export interface CountData {
  readonly kode_valuta: string;
  readonly pecahan_layak: readonly DenominationRow[];
  readonly pecahan_tidak_layak: readonly DenominationRow[];
  readonly keterangan: string;
}

/** Fit and unfit pieces by denomination in minor units. */
function conditionOf({
  pecahan_layak,
  pecahan_tidak_layak,
  kode_valuta,
}: CountData): Readonly<Record<string, readonly [number, number]>> {
  const [fit, unfit] = [pecahan_layak, pecahan_tidak_layak].map((rows) =>
    toDenominations(
      rows.map((row) => ({ ...row, kondisi: '' })),
      kode_valuta,
    ),
  ) as [Denominations, Denominations];
  return Object.fromEntries(
    [...new Set([...Object.keys(fit), ...Object.keys(unfit)])].map((nominal) => [
      nominal,
      [fit[nominal] ?? 0, unfit[nominal] ?? 0] as const,
    ]),
  );
}

/** Returns the counted pieces in the form of a stock: unfit ones apart. */
const countedDenominations = ({ pecahan_layak, pecahan_tidak_layak, kode_valuta }: CountData): Denominations => ({
  ...toDenominations(pecahan_layak, kode_valuta),
  ...toDenominations(
    pecahan_tidak_layak.map((row) => ({ ...row, kondisi: UNFIT })),
    kode_valuta,
  ),
});

/** Returns the pieces that the books do not hold, by denomination: counted − stock. */
function correction(counted: Denominations, stock: Denominations): Denominations {
  const nominals = new Set([...Object.keys(counted), ...Object.keys(stock)]);
  return Object.fromEntries(
    [...nominals]
      .map((nominal) => [nominal, (counted[nominal] ?? 0) - (stock[nominal] ?? 0)] as const)
      .filter(([, denominations]) => denominations !== 0),
  );
}

/** counted − book, in minor units: negative is a shortage. */
export const differenceOf = (data: CountData, box: LoadedBox): bigint => worth(countedDenominations(data)) - box.saldo;

/** Every denomination must be legal tender, fit or not. */
export const knownDenominationsOfBoth: Rule<CountData> = {
  name: 'knownDenominationsOfBoth',
  check: ({ data, ref }) => {
    const alien = [...data.pecahan_layak, ...data.pecahan_tidak_layak].find(
      (row) =>
        !ref.denominations.has(`${data.kode_valuta}:${denominationKey({ ...row, kondisi: '' }, data.kode_valuta)}`),
    );
    return alien
      ? reject('CASH_UNKNOWN', {
          pecahan: formatMoney(money(data.kode_valuta, nominalOf(denominationKey(alien, data.kode_valuta)))),
        })
      : null;
  },
};

/**
 * Books a count by two persons: a difference at once (shortage Dr 112003 / Cr till or vault, overage Dr till or vault / Cr 201005), to the officer
 * who keeps it and counted, and the stock of the books becomes the counted pieces (domain: teller and vault).
 */
export function bookedCount<D extends CountData, X>(
  operasi: 'HITUNG_KHASANAH' | 'PERIKSA_KAS',
  boxOf: (context: OpContext<D, X>) => LoadedBox | undefined,
): Required<Pick<Operation<D, X>, 'subject' | 'journal' | 'denominations' | 'effects'>> {
  const counted = (context: OpContext<D, X>): LoadedBox => boxOf(context) ?? fail('NOT_FOUND');
  return {
    // The second officer answers for the difference, not for all the cash that is there.
    subject: (context) => {
      const box = counted(context);
      const difference = differenceOf(context.data, box);
      return {
        nominal: difference < 0n ? -difference : difference,
        kode_valuta: box.kode_valuta,
        rekening: null,
        lawan: null,
        keterangan: context.data.keterangan,
        id_kas: box.id_kas,
      };
    },
    journal: (context) => {
      const box = counted(context);
      const difference = differenceOf(context.data, box);
      const officer = (kode_gl: string) => ({
        kode_cabang: box.kode_cabang,
        kode_gl,
        sub: { jenis: 'SELISIH_TELLER' as const, id: context.caller.idUser },
        kode_valuta: box.kode_valuta,
      });
      if (difference < 0n)
        return [debit(officer(gl('TILL_SHORTAGE')), -difference), credit(boxTarget(box), -difference)];
      if (difference > 0n) return [debit(boxTarget(box), difference), credit(officer(gl('TILL_OVERAGE')), difference)];
      return [];
    },
    denominations: (context) => {
      const box = counted(context);
      // Without a difference nothing is posted: the count itself records the pieces.
      if (differenceOf(context.data, box) === 0n) return {};
      return { [box.id_kas]: correction(countedDenominations(context.data), box.stok) };
    },
    effects: (context) => {
      const box = counted(context);
      return [
        {
          efek: 'vault_count',
          fase: 'sesudah',
          operasi,
          id_kas: box.id_kas,
          pecahan: conditionOf(context.data),
          dihitung: worth(countedDenominations(context.data)).toString(),
          seharusnya: box.saldo.toString(),
          stok: box.stok,
          keterangan: context.data.keterangan,
        },
      ];
    },
  };
}
