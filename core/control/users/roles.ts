import type { z } from 'zod';
import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { dutyRules } from '#core/engine/rules/duty-rules.ts';
import { roles } from '#lib/access/role-names.ts';
import { saveRoleData } from '#lib/control/schemas/management-roles.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { BatasWewenang } from '#types/proto/control/management.ts';
import { mayDo } from './row-actions.ts';
import { differing, flagOf, limitRows, limitsInMinor } from './user-changes.ts';
import { impossible } from './user-rules.ts';

type Data = z.output<typeof saveRoleData>;

interface StoredLimit {
  readonly kelompok: string;
  readonly kode_valuta: string;
  readonly entri: bigint;
  readonly setuju: bigint;
}

/** A stored role. */
interface Stored {
  readonly nama: string;
  readonly keterangan: string;
  readonly tingkat: string;
  readonly kantor_pusat: boolean;
  readonly versi: number;
  readonly dipegang: boolean;
  readonly menu_id: readonly string[];
  readonly limit: readonly StoredLimit[];
}
type Extra = Stored | null;
type Context = OpContext<Data, Extra>;

async function loadRole(db: Db, data: Data): Promise<Extra> {
  const known = new Set((await db<{ menu_id: string }[]>`select menu_id from menu`).map((row) => row.menu_id));
  const forged = data.menu_id.findIndex((id) => !known.has(id));
  if (forged >= 0) fail('VALIDATION', { violations: [violation(`menu_id.${forged}`, 'v.kode')] });
  const [row] = await db<Omit<Stored, 'limit'>[]>`
    select r.nama, r.keterangan, r.tingkat, r.kantor_pusat, r.versi,
           exists (select from user_role u where u.role_id = r.role_id) as dipegang,
           array(select m.menu_id from role_menu m where m.role_id = r.role_id order by m.menu_id) as menu_id
    from role r where r.role_id = ${data.role_id}`;
  if (!row) return null;
  const limit = await db<StoredLimit[]>`
    select kelompok, kode_valuta, entri, setuju from role_limit where role_id = ${data.role_id} order by kelompok desc, kode_valuta`;
  return { ...row, limit: [...limit] };
}

const isThereOrNew: Rule<Data, Extra> = {
  name: 'isThereOrNew',
  check: ({ data, extra }) => {
    if (data.aksi === 'BUAT') return extra ? reject('DUPLICATE', { objek: data.role_id }) : null;
    if (!extra) return reject('NOT_FOUND');
    return extra.versi === data.versi ? null : reject('DATA_CHANGED', { objek: data.role_id });
  },
};

/** The product's own roles carry its ladder of approval; a bank empties them instead. */
const mayGo: Rule<Data, Extra> = {
  name: 'mayGo',
  check: ({ data, extra }) => {
    if (data.aksi !== 'HAPUS') return null;
    if (roles.some((role) => role === data.role_id)) return impossible('PERAN_BAWAAN');
    return extra?.dipegang ? impossible('PERAN_DIPEGANG') : null;
  },
};

/** Returns the menus of the role after the change. */
const heldAfter = ({ data }: Context): readonly string[] => (data.aksi === 'HAPUS' ? [] : data.menu_id);

/** Maps the limits of a stored role to those of the form. */
const sentLimits = (stored: Extra): BatasWewenang[] =>
  (stored?.limit ?? []).map(({ entri, setuju, ...limit }) => ({
    ...limit,
    entri: fromMinor(entri, limit.kode_valuta),
    setuju: fromMinor(setuju, limit.kode_valuta),
  }));

/** Compares field by field; each added or removed menu and right is a line of its own, as 'menu_id.setor-tunai'. */
function fieldsOf({ data, extra }: Context): FieldChange[] {
  const next = data.aksi === 'HAPUS' ? null : data;
  const held = (ids: readonly string[] | undefined, id: string) => flagOf(ids?.includes(id) ?? false);
  const grants = [...new Set([...(extra?.menu_id ?? []), ...(next?.menu_id ?? [])])].sort();
  return differing([
    ['nama', extra?.nama ?? '', next?.nama ?? ''],
    ['keterangan', extra?.keterangan ?? '', next?.keterangan ?? ''],
    ['tingkat', extra?.tingkat ?? '', next?.tingkat ?? ''],
    ['kantor_pusat', extra ? flagOf(extra.kantor_pusat) : '', next?.kantor_pusat ?? ''],
    ...grants.map((id) => [`menu_id.${id}`, held(extra?.menu_id, id), held(next?.menu_id, id)] as const),
    ...limitRows(sentLimits(extra), next?.limit ?? []),
  ]);
}

/** Makes, changes or removes a role: its menus, its approvals and their limits. Always by two administrators. */
export const saveRole: Operation<Data, Extra> = {
  code: 'SIMPAN_PERAN',
  schema: saveRoleData,
  load: loadRole,
  needs: () => ({}),
  rules: [
    mayDo(({ data }) => [data.aksi === 'HAPUS' ? 'peran-hapus' : 'peran-ubah']),
    isThereOrNew,
    mayGo,
    ...dutyRules(heldAfter),
  ],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data: { aksi, versi, role_id, nama, keterangan, tingkat, kantor_pusat, menu_id, limit } }) => [
    aksi === 'HAPUS'
      ? recordChange('role', { aksi, versi, baris: { role_id } })
      : recordChange('role', {
          aksi,
          versi,
          baris: { role_id, nama, keterangan, tingkat, kantor_pusat: kantor_pusat === 'T' },
          bagian: { role_menu: menu_id.map((id) => ({ menu_id: id })), role_limit: limitsInMinor(limit) },
        }),
  ],
  change: {
    object: ({ data }) => `ROLE:${data.role_id}`,
    level: () => 'ADMIN',
    fields: fieldsOf,
  },
};
