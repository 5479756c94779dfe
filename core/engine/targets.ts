import type { Target } from '#core/ledger/legs.ts';
import { fail } from '#lib/errors/errors.ts';
import type { AccountFacts, BoxFacts } from './facts.ts';
import type { OpContext } from './operation.ts';

/** GL codes that operations post to by themselves (domain: chart of accounts). */
export const gl = {
  vaultCash: '101001',
  tillCash: '101002',
  cashInTransit: '101006',
  bankIndonesia: '102001',
  tillShortage: '112003',
  tillOverage: '201005',
  paidInCapital: '401001',
} as const;

/** The account of this number; the rules have already refused a missing one. */
export function accountOf(context: OpContext, nomorRekening: string): AccountFacts {
  return (
    context.facts.accounts.get(nomorRekening) ?? fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomorRekening } })
  );
}

/** Where a customer account is kept in the ledger: its product's control account, in its own branch. */
export function accountTarget(context: OpContext, nomorRekening: string): Target {
  const account = accountOf(context, nomorRekening);
  const product = context.ref.products.get(account.kode_produk);
  if (!product) throw new Error(`product ${account.kode_produk} has no ledger account`);
  return { kode_cabang: account.kode_cabang, kode_gl: product.kode_gl, rekening: nomorRekening };
}

/** The cash account of a till or a vault. */
export const boxTarget = (box: BoxFacts): Target => ({
  kode_cabang: box.kode_cabang,
  kode_gl: box.jenis === 'KHASANAH' ? gl.vaultCash : gl.tillCash,
  id_kas: box.id_kas,
});

/** The caller's own till; the rules have already refused a caller without one. */
export const ownTill = (context: OpContext): BoxFacts => context.facts.till ?? fail('NO_TILL');
