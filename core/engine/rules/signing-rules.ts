import { type OpContext, override, type Rule } from '#core/engine/operation.ts';
import { isTogether, signaturesNeeded, signersIn } from '#lib/customers/specimens.ts';

/** A form names the signers of its slip here. */
interface Signed {
  readonly penanda?: string | undefined;
}

/** Returns those of an account's signers who signed by the form, and of an entity only those whose signature there is a specimen to compare with. */
function signedOf<D extends Signed>({ data, loaded }: OpContext<D, unknown>, rekening: string) {
  const account = loaded.accounts.get(rekening);
  const signers = signersIn(data.penanda);
  return (account?.penanda ?? []).filter(
    ({ penanda, spesimen }) => signers.includes(penanda) && (spesimen || !account?.badan),
  );
}

/**
 * An account that several sign for together gives nothing on fewer signatures than its contract asks for, unless the branch manager
 * allows it (domain: events, signature; deposits, joint account).
 */
export const signedTogether = <D extends Signed, X>(pick: (data: D) => string): Rule<D, X> => ({
  name: 'signedTogether',
  check: (context) => {
    const account = context.loaded.accounts.get(pick(context.data));
    if (!account || !isTogether(account.cara_tanda_tangan)) return null;
    const needed = signaturesNeeded(account.cara_tanda_tangan, account.penanda.length);
    const signed = signedOf(context, account.nomor_rekening).length;
    if (signed >= needed) return null;
    return override('TANDA_TANGAN_KURANG', 'BRANCH_MANAGER', {
      rekening: account.nomor_rekening,
      ada: String(signed),
      perlu: String(needed),
    });
  },
});

/** Returns the signers as the journal keeps them in its evidence; none where one signs alone. */
export const signedEvidence =
  <D extends Signed, X>(pick: (data: D) => string) =>
  (context: OpContext<D, X>): Readonly<Record<string, unknown>> => {
    const signed = signedOf(context, pick(context.data));
    return signed.length === 0 ? {} : { penanda: signed.map(({ nama, nomor_nasabah }) => ({ nama, nomor_nasabah })) };
  };
