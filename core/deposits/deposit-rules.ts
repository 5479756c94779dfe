import { type OpContext, override, type Rule, reject } from '#core/engine/operation.ts';
import { type DepositState, isDepositNumber } from '#lib/deposits/deposits.ts';
import type { DepositCase } from './deposit-case.ts';

/** A form about a deposit that its maker has read. */
export interface OfDeposit {
  readonly nomor_rekening: string;
}
type DepositRule = Rule<OfDeposit, DepositCase | null>;
type Context<D extends OfDeposit> = OpContext<D, DepositCase | null>;

export const exists: DepositRule = {
  name: 'exists',
  check: ({ extra, data }) =>
    extra ? null : reject('DEPOSIT_NOT_FOUND', { rekening: data.nomor_rekening }, 'nomor_rekening'),
};

/** The branch that keeps the deposit handles it, because its papers and specimens are there. */
export const atOwnBranch: DepositRule = {
  name: 'atOwnBranch',
  check: ({ extra, caller }) =>
    extra && extra.kode_cabang !== caller.kodeCabang
      ? reject('OTHER_BRANCH', { rekening: extra.nomor_rekening, cabang: extra.kode_cabang }, 'nomor_rekening')
      : null,
};

/** The deposit is in one of these states. */
export const inState = (...states: readonly DepositState[]): DepositRule => ({
  name: 'inState',
  check: ({ extra }) =>
    extra && !states.includes(extra.status)
      ? reject('DEPOSIT_STATE', { rekening: extra.nomor_rekening }, 'nomor_rekening')
      : null,
});

/** The deposit has not changed since the screen showed it. */
export const asSeen: Rule<OfDeposit & { readonly versi: string }, DepositCase | null> = {
  name: 'asSeen',
  check: ({ extra, data }) =>
    extra && String(extra.versi) !== data.versi ? reject('DEPOSIT_CHANGED', { rekening: extra.nomor_rekening }) : null,
};

/** A lost certificate needs a police letter and the manager's approval (domain: deposits, bilyet). `of` names the certificate. */
export const lostByLetter = <D extends { readonly sebab: string; readonly nomor_surat: string }>(
  of: (data: D) => string,
): Rule<D, DepositCase | null> => ({
  name: 'lost',
  check: ({ data }) =>
    data.sebab === 'HILANG'
      ? override('BILYET_HILANG', 'BRANCH_MANAGER', { bilyet: of(data), surat: data.nomor_surat })
      : null,
});

/** A deposit that secures something stays where it is (domain: deposits, lien). */
export const notHeld: DepositRule = {
  name: 'notHeld',
  check: ({ extra }) =>
    extra && extra.ditahan > 0n ? reject('DEPOSIT_LIEN', { rekening: extra.nomor_rekening }, 'nomor_rekening') : null,
};

/** The certificate on the counter is the active one of this deposit. */
export const bilyetInHand: Rule<OfDeposit & { readonly nomor_bilyet: string }, DepositCase | null> = {
  name: 'bilyetInHand',
  check: ({ extra, data }) =>
    extra && extra.bilyet !== data.nomor_bilyet
      ? reject('BILYET_OTHER', { bilyet: data.nomor_bilyet }, 'nomor_bilyet')
      : null,
};

/** The payee shows the document of one of the deposit's owners. */
export const identitySeen: Rule<OfDeposit & { readonly nomor_identitas: string }, DepositCase | null> = {
  name: 'identitySeen',
  check: ({ extra, data }) =>
    extra && !extra.identitas.includes(data.nomor_identitas) ? reject('IDENTITY_DIFFERS', {}, 'nomor_identitas') : null,
};

/** A block on its account also bars payments of its money that is elsewhere already. */
export const notShut: DepositRule = {
  name: 'notShut',
  check: ({ loaded, data: { nomor_rekening: rekening } }) => {
    const { blokir: blocked, kepatuhan } = loaded.accounts.get(rekening) ?? {};
    if (blocked === 'D' && kepatuhan) return reject('COMPLIANCE_HOLD');
    return blocked === 'D' || blocked === 'T' ? reject('ACCOUNT_BLOCKED', { rekening }, 'nomor_rekening') : null;
  },
};

/** The money goes to an owner's account, or the manager has allowed another. */
export const destinationFits: Rule<OfDeposit & { readonly rekening_tujuan: string }, DepositCase | null> = {
  name: 'destinationFits',
  check: ({ data: { rekening_tujuan: rekening }, extra, loaded }) => {
    if (rekening === '') return null;
    const account = loaded.accounts.get(rekening);
    if (isDepositNumber(rekening)) return reject('LINKED_ACCOUNT', { rekening }, 'rekening_tujuan');
    return account && !account.pihak.some((party) => extra?.pemilik.includes(party))
      ? override('TUJUAN_DEPOSITO_LAIN', 'BRANCH_MANAGER', { rekening })
      : null;
  },
};

/** Returns the deposit of a form whose rules have found one. */
export function depositOf<D extends OfDeposit>({ extra, data }: Context<D>): DepositCase {
  if (!extra) throw new Error(`deposit ${data.nomor_rekening} was not read`);
  return extra;
}
