import type { LoadedAccount } from '#core/engine/load-context.ts';
import { type OpContext, type Outcome, type Rule, reject } from '#core/engine/operation.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { isDepositNumber } from '#lib/deposits/deposits.ts';
import { type Computation, computeClosing } from './computation.ts';
import type { ClosingCase } from './read-closing.ts';

export interface Closed {
  readonly nomor_rekening: string;
  /** The way the rest is paid, while that is still being decided. */
  readonly cara_bayar?: string;
}
type Context<D extends Closed> = OpContext<D, ClosingCase | null>;
type ClosingRule = Rule<Closed, ClosingCase | null>;

export const accountIn = ({ loaded, data }: Context<Closed>): LoadedAccount | undefined =>
  loaded.accounts.get(data.nomor_rekening);

export const exists: ClosingRule = {
  name: 'exists',
  check: ({ extra, data: { nomor_rekening: rekening } }) => {
    // A deposit ends by being paid out.
    if (isDepositNumber(rekening)) return reject('DEPOSIT_ACCOUNT', { rekening }, 'nomor_rekening');
    return extra ? null : reject('ACCOUNT_NOT_FOUND', { rekening });
  },
};

/** The posted amount is the one that the screen showed, computed for the day: both persons saw it, and the teller pays it. */
export const unchangedSinceShown = <D extends Closed>(
  isShown: (context: Context<D>) => boolean,
): Rule<D, ClosingCase | null> => ({
  name: 'unchangedSinceShown',
  check: (context) =>
    isShown(context) ? null : reject('CLOSING_CHANGED', { rekening: context.data.nomor_rekening }, 'nominal'),
});

/** The account's own branch closes it and pays it out, because its papers and its specimens are there. */
export const atOwnBranch: ClosingRule = {
  name: 'atOwnBranch',
  check: ({ extra, caller }) =>
    extra && extra.kode_cabang !== caller.kodeCabang
      ? reject('OTHER_BRANCH', { rekening: extra.nomor_rekening, cabang: extra.kode_cabang }, 'nomor_rekening')
      : null,
};

/** Two persons have agreed to close the account, in cash or otherwise, and nobody has paid it out yet. */
export const waitsForPayOut: ClosingRule = {
  name: 'waitsForPayOut',
  check: ({ extra }) =>
    extra && extra.agreed?.status !== 'DISETUJUI'
      ? reject('CLOSING_STATE', { rekening: extra.nomor_rekening }, 'nomor_rekening')
      : null,
};

/** One closing of an account waits at a time; the rule runs first, so that a second maker does not read about the funds the first has set aside. */
export const noneWaits: ClosingRule = {
  name: 'noneWaits',
  check: ({ extra, approving }) =>
    extra?.waiting && !approving ? reject('CHANGE_WAITING', { objek: extra.nomor_rekening }, 'nomor_rekening') : null,
};

/**
 * Nothing of the account may be left unsettled (domain: products, close rule); the refusal names every kind of obstacle. Instruments in circulation
 * are none where the rest stays for them (domain: clearing, rekening khusus).
 */
export const nothingInTheWay: ClosingRule = {
  name: 'nothingInTheWay',
  check: ({ extra, data }): Outcome | null => {
    const stays = data.cara_bayar === 'KHUSUS';
    const all = [...new Set((extra?.obstacles ?? []).map(({ kode }) => kode))];
    if (extra && stays && !all.includes('WARKAT_BEREDAR'))
      return reject('CLOSING_WITHOUT_SHEETS', { rekening: extra.nomor_rekening }, 'cara_bayar');
    const codes = all.filter((kode) => !stays || kode !== 'WARKAT_BEREDAR');
    if (!extra || codes.length === 0) return null;
    return reject('CLOSING_OBSTRUCTED', { rekening: extra.nomor_rekening, sebab: codes.join(',') }, 'nomor_rekening');
  },
};

/**
 * Builds the legs that give the account its share of the income, less tax and zakat: Dr 202001 the whole accrual, Dr 601001 the rest (or Cr, if the
 * accrual was higher) / Cr account, 205001, 206001 (domain: profit sharing; products, close rule).
 */
export function shareLegs(context: Context<Closed>, { bagi_hasil, pajak, zakat }: Computation): Leg[] {
  const { kode_cabang, akrual } = context.extra ?? { kode_cabang: context.caller.kodeCabang, akrual: 0n };
  if (bagi_hasil === 0n && akrual === 0n) return [];
  const legs = [
    debit({ kode_cabang, kode_gl: gl('OWED_TO_SAVERS') }, akrual),
    debit({ kode_cabang, kode_gl: gl('SHARES_OF_SAVERS') }, bagi_hasil - akrual),
    credit(accountTarget(context, context.data.nomor_rekening), bagi_hasil - pajak - zakat),
    credit({ kode_cabang, kode_gl: gl('TAX_ON_SHARES') }, pajak),
    credit({ kode_cabang, kode_gl: gl('ZAKAT_OWED') }, zakat),
  ];
  return legs.filter(({ jumlah }) => jumlah !== 0n);
}

const nothing: Computation = {
  saldo: 0n,
  bagi_hasil: 0n,
  pajak: 0n,
  zakat: 0n,
  biaya_asal: 0n,
  biaya: 0n,
  nominal: 0n,
};

/** Computes the closing of the account; zero where there is no account. */
export const computed = (extra: ClosingCase | null, waived: boolean): Computation =>
  extra ? computeClosing(extra, waived) : nothing;

/** Returns the amounts for a record or an effect: minor units as text. */
export const amountsOf = ({ biaya_asal: _, ...amounts }: Computation) =>
  Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, minor.toString()])) as Record<
    Exclude<keyof Computation, 'biaya_asal'>,
    string
  >;
