import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { type FieldChange, type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { dutyRules } from '#core/engine/rules/duty-rules.ts';
import { violation } from '#core/engine/submitted.ts';
import { type Cause, causes } from '#lib/causes.ts';
import { fail } from '#lib/errors.ts';
import { fromMinor, toMinor } from '#lib/money.ts';
import { roles } from '#lib/roles.ts';
import { saveRoleData } from '#lib/schemas/management-roles.ts';

type Data = z.output<typeof saveRoleData>;

interface StoredLimit {
  readonly kelompok: string;
  readonly kode_valuta: string;
  readonly entri: bigint;
  readonly setuju: bigint;
}

/** A role as it stands. */
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

const because = (cause: Cause) => reject('NOT_ALLOWED_DATA', { sebab: causes[cause].id });

/** The row actions of this screen are rights of their own. */
const mayDoSo: Rule<Data, Extra> = {
  name: 'mayDoSo',
  check: ({ data, caller }) =>
    caller.menus.has(data.aksi === 'HAPUS' ? 'peran-hapus' : 'peran-ubah') ? null : reject('FORBIDDEN'),
};

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
    if (roles.some((role) => role === data.role_id)) return because('PERAN_BAWAAN');
    return extra?.dipegang ? because('PERAN_DIPEGANG') : null;
  },
};

/** What the role will hold. */
const heldAfter = ({ data }: Context): readonly string[] => (data.aksi === 'HAPUS' ? [] : data.menu_id);

interface Shown {
  readonly nama: string;
  readonly keterangan: string;
  readonly tingkat: string;
  readonly kantor_pusat: string;
  readonly menu_id: readonly string[];
  readonly limit: ReadonlyMap<string, string>;
}
const nothing: Shown = { nama: '', keterangan: '', tingkat: '', kantor_pusat: '', menu_id: [], limit: new Map() };

const limitFields = (limits: readonly { kelompok: string; kode_valuta: string; entri: string; setuju: string }[]) =>
  new Map(
    limits.flatMap(({ kelompok, kode_valuta, entri, setuju }) => [
      [`limit.${kelompok}.${kode_valuta}.entri`, entri] as const,
      [`limit.${kelompok}.${kode_valuta}.setuju`, setuju] as const,
    ]),
  );

const before = (stored: Extra): Shown =>
  stored
    ? {
        ...stored,
        kantor_pusat: stored.kantor_pusat ? 'T' : 'F',
        limit: limitFields(
          stored.limit.map((each) => ({
            ...each,
            entri: fromMinor(each.entri, each.kode_valuta),
            setuju: fromMinor(each.setuju, each.kode_valuta),
          })),
        ),
      }
    : nothing;

/** Field by field; each menu and right that comes or goes, and each limit that moves, is a line of its own. */
function fieldsOf({ data, extra }: Context): FieldChange[] {
  const [old, next] = [before(extra), data.aksi === 'HAPUS' ? nothing : { ...data, limit: limitFields(data.limit) }];
  const plain = (['nama', 'keterangan', 'tingkat', 'kantor_pusat'] as const).map((kolom) => ({
    kolom,
    lama: old[kolom],
    baru: next[kolom],
  }));
  const flag = (held: Shown, id: string) => (held.menu_id.includes(id) ? 'T' : 'F');
  const grants = [...new Set([...old.menu_id, ...next.menu_id])].sort().map((id) => ({
    kolom: `menu_id.${id}`,
    lama: flag(old, id),
    baru: flag(next, id),
  }));
  const limits = [...new Set([...old.limit.keys(), ...next.limit.keys()])].map((kolom) => ({
    kolom,
    lama: old.limit.get(kolom) ?? '',
    baru: next.limit.get(kolom) ?? '',
  }));
  return [...plain, ...grants, ...limits].filter(({ lama, baru }) => lama !== baru);
}

/** Makes, changes or removes a role: what it opens, what it may approve and up to which amounts. Always by two administrators. */
export const saveRole: Operation<Data, Extra> = {
  code: 'SIMPAN_PERAN',
  group: 'NON_TUNAI',
  schema: saveRoleData,
  load: loadRole,
  needs: () => ({}),
  rules: [mayDoSo, isThereOrNew, mayGo, ...dutyRules(heldAfter)],
  subject: ({ data }) => ({
    nominal: 0n,
    kode_valuta: 'IDR',
    rekening: null,
    lawan: null,
    keterangan: data.alasan,
    id_kas: null,
  }),
  journal: () => [],
  effects: ({ data }) => [
    {
      efek: 'data_role',
      fase: 'sesudah',
      ...data,
      kantor_pusat: data.kantor_pusat === 'T',
      limit: data.limit.map((each) => ({
        ...each,
        entri: toMinor(each.entri, each.kode_valuta).toString(),
        setuju: toMinor(each.setuju, each.kode_valuta).toString(),
      })),
    },
  ],
  change: {
    object: ({ data }) => `ROLE:${data.role_id}`,
    level: () => 'ADMIN',
    fields: fieldsOf,
  },
};
