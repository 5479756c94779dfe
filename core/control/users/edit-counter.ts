import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import type { BoxKind } from '#lib/cash/cash-checks.ts';
import { editCounterData } from '#lib/control/schemas/management.ts';
import { formatRupiah } from '#lib/money.ts';
import { mayDo } from './row-actions.ts';
import { differing, userChange } from './user-changes.ts';
import { loadUser, type OwnTill, type UserRecord } from './user-record.ts';
import { impossible, userAsSeen } from './user-rules.ts';

type Data = z.output<typeof editCounterData>;

/** The cash box of the asked code in the user's branch. */
interface Box {
  readonly jenis: BoxKind;
  readonly id_user: string | null;
  readonly idle: boolean;
}
interface Extra {
  readonly user: UserRecord | null;
  readonly box: Box | null;
  /** Another user of the branch at the asked counter. */
  readonly atCounter: string | null;
}

async function load(db: Db, data: Data): Promise<Extra> {
  const [user, [box], [other]] = await Promise.all([
    loadUser(db, data.id_user),
    db<Box[]>`
      select k.jenis, k.id_user, till_is_idle(k) as idle from cash_box k join app_user u on u.kode_cabang = k.kode_cabang
      where u.id_user = ${data.id_user} and k.kode_kas = ${data.kode_kas}`,
    db<{ id_user: string }[]>`
      select o.id_user from app_user u join app_user o on o.kode_cabang = u.kode_cabang and o.id_user <> u.id_user and o.aktif
      where u.id_user = ${data.id_user} and o.loket = ${data.loket} and o.loket <> ''`,
  ]);
  return { user, box: box ?? null, atCounter: other?.id_user ?? null };
}

/** A user who cannot sign in gets neither counter nor till, but may give them up. */
const onlyForActive: Rule<Data, Extra> = {
  name: 'onlyForActive',
  check: ({ data, extra: { user } }) =>
    user?.aktif === false && (data.loket !== '' || data.kode_kas !== '') ? impossible('PENGGUNA_NONAKTIF') : null,
};

/** Only one user works at a counter. */
const counterIsFree: Rule<Data, Extra> = {
  name: 'counterIsFree',
  check: ({ data, extra }) => (extra.atCounter === null ? null : reject('DUPLICATE', { objek: `LOKET:${data.loket}` })),
};

/** A till changes hands only closed and empty. */
const ownTillIdle: Rule<Data, Extra> = {
  name: 'ownTillIdle',
  check: ({ data, extra: { user } }) =>
    user?.tills.some((till) => till.kode_kas !== data.kode_kas && !till.idle)
      ? impossible('KAS_SENDIRI_DIPAKAI')
      : null,
};

const ownTill = (user: UserRecord | null, code: string): OwnTill | undefined =>
  user?.tills.find((till) => till.kode_kas === code);

/** The asked till is a till, and nobody works with it. The user's own may stay in any state. */
const askedTillIdle: Rule<Data, Extra> = {
  name: 'askedTillIdle',
  check: ({ data, amounts, extra: { user, box } }) => {
    if (!box) return null;
    if (box.jenis !== 'TELLER') return impossible('BUKAN_KAS_TELLER');
    const own = ownTill(user, data.kode_kas);
    if (box.idle || own?.batas === amounts.batas) return null;
    return impossible(own ? 'KAS_SENDIRI_DIPAKAI' : 'KAS_ITU_DIPAKAI');
  },
};

const asText = (minor: bigint | undefined): string => (minor === undefined ? '' : formatRupiah(minor));

/** Changes the number of a user's counter and the user's till: a new one, a free one, another's idle one, or none. */
export const editCounter: Operation<Data, Extra> = {
  code: 'UBAH_LOKET',
  schema: editCounterData,
  load,
  needs: () => ({}),
  rules: [mayDo(() => ['pengguna-loket']), userAsSeen, onlyForActive, counterIsFree, ownTillIdle, askedTillIdle],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  change: {
    ...userChange,
    fields: ({ data, amounts, extra: { user, box } }) => {
      const [till] = user?.tills ?? [];
      const occupant = box && box.id_user !== null && box.id_user !== data.id_user ? box.id_user : '';
      return differing([
        ['loket', user?.loket ?? '', data.loket],
        ['kode_kas', till?.kode_kas ?? '', data.kode_kas],
        ['batas_kas', asText(till?.batas), data.kode_kas === '' ? '' : asText(amounts.batas ?? 0n)],
        ['pemegang_kas', occupant, occupant === '' ? '' : data.id_user],
      ]);
    },
  },
  effects: ({ data: { id_user, versi, loket, kode_kas }, amounts: { batas } }) => [
    recordChange('user', { aksi: 'UBAH', versi, baris: { id_user, loket } }),
    {
      efek: 'data_till',
      fase: 'sesudah',
      id_user,
      kode_kas,
      batas: kode_kas === '' ? null : (batas ?? 0n).toString(),
    },
  ],
};
