import { approvalLadder, besideLadder } from '#lib/access/role-names.ts';
import type { BankFiles } from './files.ts';
import { bring, type Installation, type Place, refuse } from './installation.ts';

const BY_TWO = 'two administrators have changed it, or the bank has postings: change it on its screen';
/** Two administrators need these screens to create everybody else. */
const NEEDED = ['pengguna', 'menunggu', 'oto-pengguna'];

/** Returns true when two persons have changed this record since. */
async function changedSince({ tx, bankState }: Installation, jenis: 'role' | 'user', kunci: string): Promise<boolean> {
  if (bankState.posted) return true;
  const rows = await tx`select from record_version where jenis = ${jenis} and kunci = ${kunci} limit 1`;
  return rows.length > 0;
}

/** The screens, actions and rights of a role become those of the file. */
async function bringScreens(
  installation: Installation,
  place: Place,
  role_id: string,
  layar: readonly string[],
  fast: boolean,
): Promise<void> {
  const { tx, changes } = installation;
  const unknown = await tx<{ id: string }[]>`
    select id from unnest(${layar as string[]}::text[]) as x(id) where not exists (select from menu m where m.menu_id = x.id)`;
  for (const { id } of unknown) refuse(installation, place, 'layar', `${id} is no screen, action or right`);
  const held = (
    await tx<{ menu_id: string }[]>`select menu_id from role_menu where role_id = ${role_id} order by menu_id`
  ).map(({ menu_id }) => menu_id);
  const added = layar.filter((id) => !held.includes(id));
  const removed = held.filter((id) => !layar.includes(id));
  if (unknown.length > 0 || added.length + removed.length === 0) return;
  if (fast) return refuse(installation, place, 'layar', BY_TWO);
  await tx`delete from role_menu where role_id = ${role_id} and menu_id = any (${removed}::text[])`;
  await tx`insert into role_menu (role_id, menu_id) select ${role_id}, id from unnest(${added}::text[]) as x(id)`;
  changes.push({
    what: 'change',
    ...place,
    key: role_id,
    fields: { layar: [`-${removed.length}`, `+${added.length}`] },
  });
}

/** Writes roles with the screens they open. A role that a file has written is the bank's own from then on: releases leave it as it is. */
export async function installRoles(installation: Installation, files: BankFiles): Promise<void> {
  const file = 'roles.csv';
  for (const { line, role_id, layar, ...values } of files[file]) {
    const place = { file, line } as const;
    const fast = await changedSince(installation, 'role', role_id);
    if (values.tingkat !== '' && ![...approvalLadder, ...besideLadder].some((rung) => rung === values.tingkat)) {
      refuse(installation, place, 'tingkat', `must be ${[...approvalLadder, ...besideLadder].join(', ')} or nothing`);
    }
    const before = installation.changes.length;
    await bring(installation, {
      ...place,
      table: 'role',
      key: { role_id },
      values,
      guard: () => (fast ? BY_TWO : null),
    });
    await bringScreens(installation, place, role_id, layar, fast);
    if (installation.changes.length > before)
      await installation.tx`update role set versi = 1 where role_id = ${role_id} and versi = 0`;
  }
}

export async function installRoleLimits(installation: Installation, files: BankFiles): Promise<void> {
  const { tx } = installation;
  const file = 'role-limits.csv';
  for (const { line, entri, setuju, ...key } of files[file]) {
    const place = { file, line } as const;
    const fast = await changedSince(installation, 'role', key.role_id);
    const known = await tx`select from role where role_id = ${key.role_id}`;
    if (known.length === 0) refuse(installation, place, 'role_id', 'there is no such role');
    else
      await bring(installation, {
        ...place,
        table: 'role_limit',
        key,
        values: { entri, setuju },
        guard: () => (fast ? BY_TWO : null),
      });
  }
}

/** The first administrators: two, who make everybody else by the rule of two persons. */
export async function installAdministrators(installation: Installation, files: BankFiles): Promise<void> {
  const { tx } = installation;
  const file = 'administrators.csv';
  for (const { line, id_user, role_id, ...values } of files[file]) {
    const place = { file, line } as const;
    const fast = await changedSince(installation, 'user', id_user);
    const [known] = await tx<{ cabang: boolean; peran: boolean; kurang: string[] }[]>`
      select exists (select from branch where kode_cabang = ${values.kode_cabang}) as cabang,
             exists (select from role where role_id = ${role_id}) as peran,
             array(select id from unnest(${NEEDED}::text[]) as x(id)
                   where not exists (select from role_menu m where m.role_id = ${role_id} and m.menu_id = x.id)) as kurang`;
    if (!known?.cabang) refuse(installation, place, 'kode_cabang', 'there is no such branch');
    if (!known?.peran) refuse(installation, place, 'role_id', 'there is no such role');
    else if (known.kurang.length > 0) {
      refuse(
        installation,
        place,
        'role_id',
        `a role that lacks ${known.kurang.join(', ')} cannot make the bank's users`,
      );
    }
    if (!known?.cabang || !known.peran) continue;
    const guard = () => (fast ? BY_TWO : null);
    const before = installation.problems.length;
    await bring(installation, { ...place, table: 'app_user', key: { id_user }, values, guard });
    if (installation.problems.length > before) continue;
    const held = await tx`select from user_role where id_user = ${id_user} and role_id = ${role_id}`;
    if (held.length > 0) continue;
    if (fast) refuse(installation, place, 'role_id', BY_TWO);
    else {
      await tx`insert into user_role (id_user, role_id) values (${id_user}, ${role_id})`;
      installation.changes.push({ what: 'add', ...place, key: `${id_user} ${role_id}`, fields: {} });
    }
  }
  const [count] = await tx<{ n: bigint; cabang: boolean }[]>`
    select active_admins() as n, exists (select from branch) as cabang`;
  if (count?.cabang && count.n < 2n) {
    refuse(installation, { file, line: 0 }, 'id_user', 'a bank needs two administrators: neither makes a user alone');
  }
}
