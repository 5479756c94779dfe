import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { approvalLadder } from '#lib/access/role-names.ts';
import { delegationData } from '#lib/control/schemas/flow.ts';
import { addDays, toDisplay } from '#lib/dates.ts';
import type { Cause } from '#lib/errors/causes.ts';

type Data = z.output<typeof delegationData>;

/** The colleague who decides in the lender's place. */
interface Delegate {
  readonly id_user: string;
  readonly nama_user: string;
  readonly kas: boolean;
}

/** A loan of authority lasts and starts at most this many days ahead; a longer absence is a change of role. */
const LONGEST_DAYS = 30;

async function loadDelegate(db: Db, data: Data, caller: Caller): Promise<Delegate | null> {
  const [row] = await db<Delegate[]>`
    select u.id_user, u.nama_user,
           exists (select from user_role r join role_menu m using (role_id) where r.id_user = u.id_user and m.menu_id = 'kas-teller')
           or exists (select from cash_box k where k.id_user = u.id_user) as kas
    from app_user u where u.id_user = ${data.ke} and u.aktif and u.kode_cabang = ${caller.kodeCabang}`;
  return row ?? null;
}

const because = (cause: Cause) => reject('NOT_ALLOWED_DATA', { sebab: cause });

const hasAuthority: Rule<Data, Delegate | null> = {
  name: 'hasAuthority',
  check: ({ caller }) => (rungOf(caller) < 0 ? because('DELEGASI_TANPA_WEWENANG') : null),
};

/** The delegate is a colleague of the same branch without a till: a person who pays out cash does not release that payment. */
const toColleague: Rule<Data, Delegate | null> = {
  name: 'toColleague',
  check: ({ data, extra, caller }) => {
    if (data.ke === caller.idUser) return because('DELEGASI_DIRI');
    if (!extra) return reject('NOT_FOUND');
    return extra.kas ? because('DELEGASI_PEMEGANG_KAS') : null;
  },
};

const withinPeriod: Rule<Data, Delegate | null> = {
  name: 'withinPeriod',
  check: ({ data, date }) => {
    if (data.mulai < date) return because('DELEGASI_LEWAT');
    if (data.sampai < data.mulai) return because('DELEGASI_TERBALIK');
    const soon = data.mulai <= addDays(date, LONGEST_DAYS);
    return soon && data.sampai < addDays(data.mulai, LONGEST_DAYS) ? null : because('DELEGASI_LAMA');
  },
};

/** Returns the caller's own highest rung of the approval ladder; a borrowed one is not the caller's to lend. */
const rungOf = (caller: Caller): number =>
  Math.max(-1, ...caller.levels.map((level) => (approvalLadder as readonly string[]).indexOf(level)));

/** Returns the rung above the lender's; at the top, the top itself. */
const levelAbove = ({ caller }: OpContext<Data, Delegate | null>): string =>
  approvalLadder[Math.min(rungOf(caller) + 1, approvalLadder.length - 1)] ?? '';

/** Lends the caller's authority to approve to a colleague, from one branch day to another; the next higher rung allows it. */
export const delegation: Operation<Data, Delegate | null> = {
  code: 'DELEGASI',
  schema: delegationData,
  load: loadDelegate,
  needs: () => ({}),
  rules: [hasAuthority, toColleague, withinPeriod],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data: { ke, mulai, sampai, alasan } }) => [
    recordChange('delegation', {
      aksi: 'BUAT',
      versi: 0,
      baris: { id_delegasi: randomUUID(), ke, mulai, sampai, alasan },
    }),
  ],
  change: {
    object: ({ data }) => `DELEGASI:${data.ke}`,
    level: levelAbove,
    fields: ({ data, extra, caller }) => [
      { kolom: 'dari', lama: '', baru: `${caller.idUser} - ${caller.namaUser}` },
      { kolom: 'ke', lama: '', baru: `${data.ke} - ${extra?.nama_user ?? ''}` },
      { kolom: 'wewenang', lama: '', baru: caller.levels.join(', ') },
      { kolom: 'mulai', lama: '', baru: toDisplay(data.mulai) },
      { kolom: 'sampai', lama: '', baru: toDisplay(data.sampai) },
      { kolom: 'alasan', lama: '', baru: data.alasan },
    ],
  },
};
