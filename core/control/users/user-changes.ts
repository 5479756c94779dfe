import { amountsOf } from '#core/access/amounts.ts';
import type { FieldChange } from '#core/engine/operation.ts';
import { limitGroups } from '#lib/control/codes.ts';
import { authorityLimits } from '#lib/control/schemas/management.ts';
import { formatMoney, money } from '#lib/money.ts';
import type { BatasWewenang } from '#types/proto/control/management.ts';
import type { UserRecord } from './user-record.ts';

/** Keeps only rows that differ, in the order given. */
export const differing = (rows: readonly (readonly [kolom: string, lama: string, baru: string])[]): FieldChange[] =>
  rows.filter(([, lama, baru]) => lama !== baru).map(([kolom, lama, baru]) => ({ kolom, lama, baru }));

export const flagOf = (value: boolean): 'T' | 'F' => (value ? 'T' : 'F');

const KINDS = ['entri', 'setuju'] as const;

/** Reads limits with their amounts in minor units. */
const limitsIn = (limits: readonly BatasWewenang[]) => {
  const minor = amountsOf(authorityLimits, limits);
  return limits.map((limit, place) => ({
    ...limit,
    entri: minor[place]?.entri ?? 0n,
    setuju: minor[place]?.setuju ?? 0n,
  }));
};

const amountOf = (limits: readonly BatasWewenang[], group: string, kind: 'entri' | 'setuju'): string =>
  limitsIn(limits)
    .filter((limit) => limit.kelompok === group)
    .map((limit) => formatMoney(money(limit.kode_valuta, limit[kind])))
    .join(', ');

/** Lists own limits as fields: kind and group make the name, as 'entri_tunai'. */
export const limitRows = (lama: readonly BatasWewenang[], baru: readonly BatasWewenang[]) =>
  limitGroups.flatMap((group) =>
    KINDS.map(
      (kind) => [`${kind}_${group.toLowerCase()}`, amountOf(lama, group, kind), amountOf(baru, group, kind)] as const,
    ),
  );

interface Person {
  readonly id_user: string;
  readonly nama_user: string;
  readonly email: string;
  readonly kode_cabang: string;
  readonly role_id: readonly string[];
  readonly nomor_nasabah: string;
  readonly limit: readonly BatasWewenang[];
}

/** Lists the fields a form changes of a person; for a new one, all that are filled. */
export const personRows = (user: UserRecord | null, data: Person) => [
  ['id_user', user?.id_user ?? '', data.id_user] as const,
  ['nama_user', user?.nama_user ?? '', data.nama_user] as const,
  ['email', user?.email ?? '', data.email] as const,
  ['kode_cabang', user?.kode_cabang ?? '', data.kode_cabang] as const,
  ['role_id', (user?.role_id ?? []).join(', '), data.role_id.join(', ')] as const,
  ['nomor_nasabah', user?.nomor_nasabah ?? '', data.nomor_nasabah] as const,
  ...limitRows(user?.limit ?? [], data.limit),
];

/** Maps limits for the posting function: minor units as text. */
export const limitsInMinor = (limits: readonly BatasWewenang[]) =>
  limitsIn(limits).map((limit) => ({
    ...limit,
    entri: limit.entri.toString(),
    setuju: limit.setuju.toString(),
  }));

/** Builds the content of a person's record: the row, the roles in their order, the own limits. */
export const personContent = (data: Person) => ({
  baris: {
    id_user: data.id_user,
    nama_user: data.nama_user,
    email: data.email,
    kode_cabang: data.kode_cabang,
    nomor_nasabah: data.nomor_nasabah || null,
  },
  bagian: {
    user_role: data.role_id.map((role_id, urut) => ({ role_id, urut })),
    user_limit: limitsInMinor(data.limit),
  },
});

/** The record and the level that every change of a user shares. */
export const userChange = {
  object: ({ data }: { data: { id_user: string } }) => `USER:${data.id_user}`,
  level: () => 'ADMIN',
};
