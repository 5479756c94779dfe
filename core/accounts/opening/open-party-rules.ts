import { reject } from '#core/engine/operation.ts';
import { SIGNERS } from '#lib/customers/specimens.ts';
import { holderOf, rule, signingWayOf } from './open-rule.ts';
import { ownersIn } from './opening-context.ts';

/** A person is named once, and only persons are parties beside the customer. */
const partiesFit = rule('partiesFit', ({ data, extra }) => {
  const seen = new Set([data.nomor_nasabah]);
  for (const { nomor_nasabah: nasabah, peran } of data.pihak) {
    if (seen.has(nasabah)) return reject('PARTY_TWICE', { nasabah }, 'pihak');
    seen.add(nasabah);
    const holder = extra.holders.get(nasabah);
    if (holder?.jenis === 'B') return reject('PARTY_NOT_PERSON', { nasabah, peran }, 'pihak');
  }
  return null;
});

/** A minor has a guardian who is of age, and owns alone. */
const minorGuarded = rule('minorGuarded', (context) => {
  const { data } = context;
  const holder = holderOf(context);
  const isMinor = holder?.jenis === 'P' && !holder.dewasa;
  const guarded = data.pihak.some(({ peran }) => peran === 'WALI');
  if (isMinor && !guarded) return reject('GUARDIAN_MISSING', { nasabah: data.nomor_nasabah }, 'pihak');
  if (isMinor && data.pihak.some(({ peran }) => peran === 'PEMILIK')) return reject('MINOR_ALONE', {}, 'pihak');
  return guarded && !isMinor ? reject('GUARDIAN_NOT_NEEDED', {}, 'pihak') : null;
});

const partiesOfAge = rule('partiesOfAge', ({ data, extra }) => {
  const young = data.pihak.find(({ nomor_nasabah }) => extra.holders.get(nomor_nasabah)?.dewasa === false);
  return young ? reject('PARTY_MINOR', { nasabah: young.nomor_nasabah, peran: young.peran }, 'pihak') : null;
});

/**
 * Joint accounts have at least two owners and a signing rule: AND or OR (domain: deposits, joint account). An entity's record holds its rule, and the
 * form can only repeat it.
 */
const jointly = rule('jointly', (context) => {
  const { data } = context;
  const owners = ownersIn(data).length;
  const entity = holderOf(context)?.jenis === 'B';
  if (owners > 1 && entity) return reject('JOINT_PERSONS', {}, 'pihak');
  if (entity)
    return ['SENDIRI', signingWayOf(context)].includes(data.cara_tanda_tangan)
      ? null
      : reject('ENTITY_RULE', { nasabah: data.nomor_nasabah }, 'cara_tanda_tangan');
  if (data.cara_tanda_tangan === 'DUA_DARI_TIGA') return reject('JOINT_RULE', {}, 'cara_tanda_tangan');
  if (owners > 1 && data.cara_tanda_tangan === 'SENDIRI') return reject('JOINT_RULE', {}, 'cara_tanda_tangan');
  return owners === 1 && data.cara_tanda_tangan !== 'SENDIRI' ? reject('JOINT_OWNERS', {}, 'pihak') : null;
});

/** The signers of an entity are those in its record, as many as its own rule demands; the form may name further ones. */
const entitySigned = rule('entitySigned', (context) => {
  const holder = holderOf(context);
  if (holder?.jenis !== 'B') return null;
  const needed = SIGNERS[holder.aturan_tanda_tangan ?? 'SENDIRI'];
  const there = holder.penanda_tangan + context.data.pihak.filter(({ peran }) => peran === 'PENANDA_TANGAN').length;
  return there < needed
    ? reject('SIGNERS_MISSING', { nasabah: holder.nomor_nasabah, jumlah: String(needed) }, 'nomor_nasabah')
    : null;
});

/** These rules decide which parties an account may have, and which it must have. */
export const partyRules = [partiesFit, minorGuarded, partiesOfAge, jointly, entitySigned] as const;
