import type { z } from 'zod';
import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { menus } from '#lib/access/access.ts';
import { popups } from '#lib/access/popups.ts';
import { rights } from '#lib/access/rights.ts';
import type { MenuKind } from '#lib/control/codes.ts';
import { saveMenuData } from '#lib/control/schemas/management-roles.ts';
import { fail } from '#lib/errors/errors.ts';
import { mayDo } from './row-actions.ts';
import { differing, flagOf } from './user-changes.ts';
import { impossible } from './user-rules.ts';

type Data = z.output<typeof saveMenuData>;

/** A stored entry. */
interface Stored {
  readonly menu_id: string;
  readonly parent: string;
  readonly title: string;
  readonly icon: string;
  readonly route: string;
  readonly trans_code: string;
  readonly urut: number;
  readonly jenis: MenuKind;
  readonly aktif: boolean;
  readonly versi: number;
}
type Tree = ReadonlyMap<string, Stored>;
type Context = OpContext<Data, Tree>;

const routes: ReadonlySet<string> = new Set(Object.values(menus).map(({ route }) => route));
/** Without these nobody could undo a change of the menus. */
const needed = ['menunggu', 'pengguna', 'peran', 'menu-aplikasi', 'menu-ubah'];

/** Returns true for entries of the product, whose screens find them by their id. */
export const isBuiltIn = (id: string): boolean =>
  Object.hasOwn(menus, id) || Object.hasOwn(popups, id) || Object.hasOwn(rights, id);

async function loadTree(db: Db, data: Data): Promise<Tree> {
  if (!routes.has(data.route)) fail('VALIDATION', { violations: [violation('route', 'v.kode')] });
  const rows = await db<Stored[]>`
    select menu_id, parent, title, icon, route, trans_code, urut, jenis, aktif, versi from menu order by urut, menu_id`;
  if (data.parent !== '' && !rows.some((row) => row.menu_id === data.parent)) {
    fail('VALIDATION', { violations: [violation('parent', 'v.kode')] });
  }
  return new Map(rows.map((row) => [row.menu_id, row]));
}

const isThereOrNew: Rule<Data, Tree> = {
  name: 'isThereOrNew',
  check: ({ data, extra }) => {
    const stored = extra.get(data.menu_id);
    if (data.aksi === 'BUAT') return stored ? reject('DUPLICATE', { objek: data.menu_id }) : null;
    if (!stored) return reject('NOT_FOUND');
    return stored.versi === data.versi ? null : reject('DATA_CHANGED', { objek: data.menu_id });
  },
};

/** A screen keeps its route, an action and a right their screen; a group stays a group. */
const kindUnchanged: Rule<Data, Tree> = {
  name: 'kindUnchanged',
  check: ({ data, extra }) => {
    const stored = extra.get(data.menu_id);
    if (!stored) return null;
    if (isBuiltIn(data.menu_id) && stored.route !== data.route) return impossible('MENU_TETAP');
    if (stored.jenis !== 'MENU' && (stored.parent !== data.parent || data.route !== ''))
      return impossible('MENU_TETAP');
    return stored.jenis === 'OTORISASI' && data.aktif === 'F' ? impossible('MENU_HAK') : null;
  },
};

/** Returns the ids from an entry's parent up to the root; cut where they would form a loop. */
function above(tree: Tree, parent: string): readonly string[] {
  const path: string[] = [];
  for (let id = parent; id !== '' && !path.includes(id); id = tree.get(id)?.parent ?? '') path.push(id);
  return path;
}

const parentIsGroup: Rule<Data, Tree> = {
  name: 'parentIsGroup',
  check: ({ data, extra }) => {
    if (data.parent === '' || (extra.get(data.menu_id)?.jenis ?? 'MENU') !== 'MENU') return null;
    const parent = extra.get(data.parent);
    const fits = parent?.jenis === 'MENU' && parent.route === '';
    return fits && !above(extra, data.parent).includes(data.menu_id) ? null : impossible('MENU_INDUK');
  },
};

/** A group that has entries cannot become a screen. */
const childrenStay: Rule<Data, Tree> = {
  name: 'childrenStay',
  check: ({ data, extra }) =>
    data.route !== '' && [...extra.values()].some(({ parent, jenis }) => parent === data.menu_id && jenis === 'MENU')
      ? impossible('MENU_TETAP')
      : null,
};

/** The screens that manage access stay visible, and so does every group above them. */
const staysReachable: Rule<Data, Tree> = {
  name: 'staysReachable',
  check: ({ data, extra }) => {
    const stored = extra.get(data.menu_id);
    if (!stored) return null;
    const after = new Map(extra).set(data.menu_id, { ...stored, parent: data.parent, aktif: data.aktif === 'T' });
    const shown = (id: string) =>
      [id, ...above(after, after.get(id)?.parent ?? '')].every((at) => after.get(at)?.aktif);
    return needed.every(shown) ? null : impossible('MENU_WAJIB');
  },
};

const ownCode: Rule<Data, Tree> = {
  name: 'ownCode',
  check: ({ data, extra }) =>
    data.trans_code !== '' &&
    [...extra.values()].some(({ menu_id, trans_code }) => trans_code === data.trans_code && menu_id !== data.menu_id)
      ? reject('DUPLICATE', { objek: data.trans_code })
      : null,
};

const columns = ['parent', 'title', 'icon', 'route', 'trans_code', 'urut', 'aktif'] as const;

function fieldsOf({ data, extra }: Context): FieldChange[] {
  const stored = extra.get(data.menu_id);
  const old = stored ? { ...stored, aktif: flagOf(stored.aktif) } : null;
  return differing(columns.map((kolom) => [kolom, String(old?.[kolom] ?? ''), String(data[kolom])] as const));
}

/** Adds an entry to the menu tree or changes one: words, place, icon, code, in use or not. Always by two administrators. */
export const saveMenu: Operation<Data, Tree> = {
  code: 'SIMPAN_MENU',
  schema: saveMenuData,
  load: loadTree,
  needs: () => ({}),
  rules: [
    mayDo(() => ['menu-ubah']),
    isThereOrNew,
    kindUnchanged,
    parentIsGroup,
    childrenStay,
    staysReachable,
    ownCode,
  ],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data: { aksi, versi, alasan: _, ...data } }) => [
    recordChange('menu', { aksi, versi, baris: { ...data, aktif: data.aktif === 'T' } }),
  ],
  change: {
    object: ({ data }) => `MENU:${data.menu_id}`,
    level: () => 'ADMIN',
    fields: fieldsOf,
  },
};
