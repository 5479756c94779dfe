import { type OpContext, type Rule, reject } from '#core/engine/operation.ts';
import { comparable, documentOf, isWalkIn, type Party, type PartyData } from '#core/engine/party.ts';
import { wantedOf } from '#lib/identity.ts';
import { formatRupiah } from '#lib/money.ts';

type PartyContext = OpContext<PartyData, Party | null>;
type PartyRule<D extends PartyData> = Rule<D, Party | null>;

const named = ({ extra, data }: PartyContext): string => data.nama || extra?.nama || '';

/** The fields of full identification that neither the bank nor the form has. */
export function lackingOf(data: PartyData, party: Party): readonly string[] {
  const { jenis } = documentOf(data) ?? { jenis: 'KTP' };
  return wantedOf(jenis).filter((field) => !data[field] && !party.wic?.[field]);
}

/** From an amount on nobody exchanges cash unknown. `worth`: minor units of rupiah. */
export const partyNamed = <D extends PartyData>(
  worth: (context: OpContext<D, Party | null>) => bigint,
): PartyRule<D> => ({
  name: 'partyNamed',
  check: (context) => {
    const bound = context.ref.amount('batas_identitas_tukar');
    if (context.extra !== null || worth(context) < bound) return null;
    return reject('PARTY_NEEDED', { batas: formatRupiah(bound) }, 'nomor_identitas');
  },
});

/** Who is new gives her name; who is known comes under the name she is known by. */
export const partyIsWho: PartyRule<PartyData> = {
  name: 'partyIsWho',
  check: ({ data, extra: party }) => {
    const document = documentOf(data);
    if (!party || !document) return null;
    if (!data.nama) return party.pihak === '' ? reject('PARTY_NAME_NEEDED', {}, 'nama') : null;
    if (party.pihak === '' || comparable(document.jenis, data.nama) === party.nama_normal) return null;
    return reject('WALK_IN_DIFFERS', { nama: party.nama }, 'nama');
  },
};

/** Whom a list of names stops gets no cash; the counter learns no more than whom to ask (domain: CIF, screening). */
export const partyIsFree: PartyRule<PartyData> = {
  name: 'partyIsFree',
  check: ({ extra }) => (extra?.held ? reject('COMPLIANCE_HOLD') : null),
};

/** Nothing new is agreed upon an account as long as a list that stops may have somebody behind it (domain: DTTOT hit). */
export const accountFree = <D, X>(pick: (data: D) => string, field: string): Rule<D, X> => ({
  name: 'accountFree',
  check: ({ data, facts }) => (facts.accounts.get(pick(data))?.kepatuhan ? reject('COMPLIANCE_HOLD', {}, field) : null),
});

/** One transaction of a walk-in, or several of a day over all branches, that reach the amount want the whole identity (domain: CIF, walk-in). */
export const identityKnown = <D extends PartyData>(
  worth: (context: OpContext<D, Party | null>) => bigint,
): PartyRule<D> => ({
  name: 'identityKnown',
  check: (context) => {
    const { extra: party, data, ref } = context;
    if (!party || !isWalkIn(party)) return null;
    if (party.nilai + worth(context) < ref.amount('batas_identitas_penuh')) return null;
    const missing = lackingOf(data, party);
    return missing.length > 0 ? reject('IDENTITY_NEEDED', { nama: named(context) }, missing) : null;
  },
});
