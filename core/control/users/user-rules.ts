import { type Rule, reject, warn } from '#core/engine/operation.ts';
import { dutyRules } from '#core/engine/rules/duty-rules.ts';
import type { Cause } from '#lib/errors/causes.ts';
import type { ChangeContext, UserExtra, UserRecord } from './user-record.ts';

/** At least this many administrators stay active: each change of access needs two of them. */
const LEAST_ADMINS = 2;

/** Refuses an impossible change with its cause. */
export const impossible = (cause: Cause) => reject('NOT_ALLOWED_DATA', { sebab: cause });

interface Person {
  readonly id_user: string;
  readonly email: string;
  readonly kode_cabang: string;
  readonly role_id: readonly string[];
}
type Known = { readonly user: UserRecord | null };

/** The user exists in the version the form read. */
export const userAsSeen: Rule<{ id_user: string; versi: number }, Known> = {
  name: 'userAsSeen',
  check: ({ data, extra }) => {
    if (!extra.user) return reject('NOT_FOUND');
    return extra.user.versi === data.versi ? null : reject('DATA_CHANGED', { objek: data.id_user });
  },
};

/** No user has this name yet. */
export const nameIsFree: Rule<Person, UserExtra> = {
  name: 'nameIsFree',
  check: ({ data, extra }) => (extra.user ? reject('DUPLICATE', { objek: data.id_user }) : null),
};

/** Branch, roles and customer record are the bank's own. */
export const referencesKnown: Rule<Person, UserExtra> = {
  name: 'referencesKnown',
  check: ({ data, extra: { around } }) => {
    if (!around.branch) return impossible('CABANG_TIDAK_ADA');
    if (!around.customer) return impossible('NASABAH_TIDAK_ADA');
    return data.role_id.every((role) => around.roles.includes(role)) ? null : impossible('PERAN_TIDAK_ADA');
  },
};

/** Nobody else has this address: the identity provider identifies people by it. */
export const addressIsFree: Rule<Person, UserExtra> = {
  name: 'addressIsFree',
  check: ({ data, extra }) => (extra.around.email === null ? null : reject('DUPLICATE', { objek: data.email })),
};

/** A user who moves to another branch leaves no till and no open items behind. */
export const nothingRemains: Rule<Person, UserExtra> = {
  name: 'nothingRemains',
  check: ({ data, extra: { user } }) => {
    if (!user || user.kode_cabang === data.kode_cabang) return null;
    if (user.tills.length > 0) return impossible('PENGGUNA_MASIH_PUNYA_KAS');
    return user.open > 0 ? impossible('PENGGUNA_BELUM_SELESAI') : null;
  },
};

/** Returns true when the user is an active administrator now. */
const administers = (user: UserRecord | null, around: ChangeContext): boolean =>
  user?.aktif === true && user.role_id.some((role) => around.adminRoles.includes(role));

/** Enough administrators remain when this one is switched off or loses the role. */
export const adminsRemain = <D>(stays: (data: D, around: ChangeContext) => boolean): Rule<D, UserExtra> => ({
  name: 'adminsRemain',
  check: ({ data, extra: { user, around } }) =>
    administers(user, around) && !stays(data, around) && around.otherAdmins < LEAST_ADMINS
      ? impossible('ADMIN_TERAKHIR')
      : null,
});

/** A till left open by a switched-off user delays the close of the branch's day. */
export const openTillStays = <D>(leaves: (data: D) => boolean): Rule<D, Known> => ({
  name: 'openTillStays',
  check: ({ data, extra: { user } }) => {
    const open = leaves(data) ? user?.tills.find((till) => !till.idle) : undefined;
    return open ? warn('KAS_TERTINGGAL', { kas: open.kode_kas }) : null;
  },
});

/** Warns of new roles that give one user two conflicting duties, one sentence for each kind of conflict. */
export const dutyConflicts: readonly Rule<Person, UserExtra>[] = dutyRules(({ data, extra: { user, around } }) =>
  user && user.role_id.join() === data.role_id.join() ? [] : around.held,
);
