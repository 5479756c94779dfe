import type { Db } from '#core/db/client.ts';
import { menus } from '#lib/access/access.ts';
import { popups } from '#lib/access/popups.ts';
import { rights } from '#lib/access/rights.ts';
import { approvalLadder, besideLadder, headOfficeRoles, roles } from '#lib/access/role-names.ts';
import { roleTitle } from '#lib/access/role-titles.ts';
import { roleMenus } from '#lib/access/roles.ts';
import { checkedCodes, operations } from '#lib/operations/operations.ts';
import {
  clearingCycles,
  clearingSchedules,
  currencies,
  dailyLimits,
  denominations,
  flowLevels,
  parameters,
  productNisbah,
  products,
  productTerms,
  roleLimits,
} from './bank.ts';
import { chart } from './chart.ts';
import { referenceCodes } from './choices.ts';
import { customerLinks } from './customer-links.ts';
import { changeTransitions, transitions } from './flow.ts';
import { holidays } from './holidays.ts';
import { type Move, moves } from './moves.ts';
import { operationDefinitions } from './operation-definitions.ts';
import { poolGls, poolMembers, pools } from './pools.ts';
import { publicationLines } from './publication-lines.ts';
import type { RecordKind } from './record-kind.ts';
import { recordKinds } from './records.ts';
import { reportLines } from './report-lines.ts';

/** Code decides these: the menus, roles, chart and workflow follow this release at each start. The bank decides the names of accounts. */
async function loadDefinitions(sql: Db): Promise<void> {
  const roleRows = roles.map((role_id) => ({
    role_id,
    nama: roleTitle(role_id),
    tingkat: [...approvalLadder, ...besideLadder].includes(role_id) ? role_id : '',
    kantor_pusat: headOfficeRoles.includes(role_id),
  }));
  await sql`insert into gl_account ${sql(chart)}
    on conflict (kode_gl) do update set posisi = excluded.posisi, tipe = excluded.tipe, kontrol = excluded.kontrol,
    hanya_pusat = excluded.hanya_pusat, dikelola = excluded.dikelola, otomatis = excluded.otomatis`;
  await sql`insert into role ${sql(roleRows)} on conflict (role_id) do update set
    nama = excluded.nama, tingkat = excluded.tingkat, kantor_pusat = excluded.kantor_pusat where role.versi = 0`;
  const kinds = Object.entries<RecordKind>(recordKinds).map(
    ([jenis, { bagian, tanda, nomor = '', objek_baru = [], bergerak = [], ...kind }]) => ({
      jenis,
      ...kind,
      nomor,
      objek_baru: [...objek_baru],
      bergerak: [...bergerak],
      bagian: sql.json(bagian),
      tanda: sql.json(tanda),
    }),
  );
  await sql`insert into record_kind ${sql(kinds)} on conflict (jenis) do update set
    tabel = excluded.tabel, kunci = excluded.kunci, kolom = excluded.kolom, peka = excluded.peka, bagian = excluded.bagian,
    awalan = excluded.awalan, objek = excluded.objek, tanda = excluded.tanda, sebelum = excluded.sebelum, sesudah = excluded.sesudah, sejak = excluded.sejak,
    nomor = excluded.nomor, objek_baru = excluded.objek_baru, bergerak = excluded.bergerak`;
  await sql`insert into allowed_move ${sql(moves.map(({ cap, milik, ...move }: Move) => ({ ...move, cap: sql.json(cap), milik: sql.json(milik) })))}
    on conflict (tabel, dari, ke) do update set keadaan = excluded.keadaan, kunci = excluded.kunci, kolom = excluded.kolom, cap = excluded.cap,
    milik = excluded.milik, tolak = excluded.tolak`;
  const named = moves.map(({ tabel, dari, ke }) => `${tabel} ${dari} ${ke}`);
  await sql`delete from allowed_move where concat_ws(' ', tabel, dari, ke) <> all (${named}::text[])`;
  const links = customerLinks.map((each) => ({ ...each, kunci: [...each.kunci], sebut: [...each.sebut] }));
  await sql`insert into customer_link ${sql(links)} on conflict (tabel, kolom) do update set golongan = excluded.golongan, kunci = excluded.kunci,
    sebut = excluded.sebut, awalan = excluded.awalan, catatan = excluded.catatan, tunggal = excluded.tunggal`;
  await sql`delete from customer_link where concat_ws('.', tabel, kolom) <> all (${links.map(({ tabel, kolom }) => `${tabel}.${kolom}`)}::text[])`;
  const checked = checkedCodes.map((code) => {
    const { group, check } = operations[code];
    return { flow_code: code, hak: check.right, kelompok: group };
  });
  await sql`insert into operation_check ${sql(checked)} on conflict (flow_code) do update set hak = excluded.hak, kelompok = excluded.kelompok`;
  const definitions = operationDefinitions.map(({ menu, debet, kredit, ...rest }) => ({
    ...rest,
    menu: menu && [...menu],
    debet: debet && [...debet],
    kredit: kredit && [...kredit],
  }));
  await sql`insert into operation_definition ${sql(definitions)} on conflict (operasi) do update set
    orang = excluded.orang, bank = excluded.bank, pasang = excluded.pasang, menu = excluded.menu, berdua = excluded.berdua, identitas = excluded.identitas,
    debet = excluded.debet, kredit = excluded.kredit, cermin = excluded.cermin`;
  await sql`delete from operation_definition where operasi <> all (${operationDefinitions.map(({ operasi }) => operasi)}::text[])`;
  await sql`insert into approval_rung ${sql(approvalLadder.map((tingkat, urut) => ({ tingkat, urut })))}
    on conflict (tingkat) do update set urut = excluded.urut`;
  await sql`insert into flow_transition ${sql([...transitions, ...changeTransitions])} on conflict (flow_code, dari, aksi) do update set
    ke = excluded.ke, pelaku = excluded.pelaku, label = excluded.label, warna_latar = excluded.warna_latar,
    warna_teks = excluded.warna_teks, send_to_core = excluded.send_to_core, urut = excluded.urut`;
  const own = changeTransitions.map(({ flow_code }) => flow_code);
  await sql`delete from flow_transition where flow_code <> '*' and flow_code <> all (${own}::text[])`;
}

/** The day since which the layouts of a release hold: before any that the bank keeps. */
const FIRST_LAYOUT = '2000-01-01';

/**
 * Writes the layout of a statement, or of its publication, once, for all days; later layouts are the bank's, and a line it has taken out of one does
 * not come back.
 */
async function loadReportLines(sql: Db): Promise<void> {
  const known = await sql<{ laporan: string }[]>`select distinct laporan from report_line`;
  const lacking = [...reportLines, ...publicationLines].filter(
    ({ laporan }) => !known.some((row) => row.laporan === laporan),
  );
  if (lacking.length === 0) return;
  const layouts = [...new Set(lacking.map(({ laporan }) => laporan))].map((laporan) => ({
    laporan,
    berlaku_sejak: FIRST_LAYOUT,
  }));
  await sql`insert into report_layout ${sql(layouts)} on conflict do nothing`;
  await sql`insert into report_line ${sql(lacking.map((line) => ({ ...line, berlaku_sejak: FIRST_LAYOUT })))}`;
}

/** The bank decides these: only what is missing is filled, so that its own values outlive a release. */
async function loadSettings(sql: Db): Promise<void> {
  await sql`insert into currency ${sql(currencies)} on conflict do nothing`;
  await sql`insert into product ${sql(products)} on conflict do nothing`;
  await sql`insert into product_term ${sql(productTerms)} on conflict do nothing`;
  await sql`insert into product_nisbah ${sql(productNisbah)} on conflict do nothing`;
  await sql`insert into denomination ${sql(denominations)} on conflict do nothing`;
  await sql`insert into holiday ${sql(holidays)} on conflict do nothing`;
  await sql`insert into parameter ${sql(parameters)} on conflict do nothing`;
  await sql`insert into clearing_schedule ${sql(clearingSchedules)} on conflict do nothing`;
  await sql`insert into clearing_cycle ${sql(clearingCycles)} on conflict do nothing`;
  await sql`insert into daily_limit ${sql(dailyLimits)} on conflict do nothing`;
  await sql`insert into reference_code ${sql(referenceCodes)} on conflict do nothing`;
  await sql`insert into pool ${sql(pools)} on conflict do nothing`;
  await sql`insert into pool_member ${sql(poolMembers)} on conflict do nothing`;
  await sql`insert into pool_gl ${sql(poolGls)} on conflict do nothing`;
  await loadReportLines(sql);
  const untouched = await sql<{ role_id: string }[]>`select role_id from role where versi = 0`;
  const fresh = roleLimits.filter(({ role_id }) => untouched.some((row) => row.role_id === role_id));
  // A limit that the bank has taken from a role must not come back with the next start.
  if (fresh.length > 0) await sql`insert into role_limit ${sql(fresh)} on conflict do nothing`;
  await sql`insert into flow_level ${sql(flowLevels)} on conflict do nothing`;
}

/** Writes the menus, row actions and rights of this release. A row the bank has changed stays its own. Returns the ids that were not there before. */
async function loadMenus(sql: Db): Promise<ReadonlySet<string>> {
  const rows = [
    ...Object.entries(menus).map(([menu_id, menu]) => ({ menu_id, ...menu, jenis: 'MENU' })),
    ...Object.entries(popups).map(([menu_id, menu]) => ({ menu_id, ...menu, jenis: 'POPUP' })),
    ...Object.entries(rights).map(([menu_id, menu]) => ({ menu_id, ...menu, jenis: 'OTORISASI' })),
  ].map((row, index) => ({ ...row, urut: (index + 1) * 10 }));
  const known = new Set((await sql<{ menu_id: string }[]>`select menu_id from menu`).map((row) => row.menu_id));
  await sql`insert into menu ${sql(rows)} on conflict (menu_id) do update set parent = excluded.parent, title = excluded.title,
    route = excluded.route, icon = excluded.icon, trans_code = excluded.trans_code, urut = excluded.urut, jenis = excluded.jenis
    where menu.versi = 0`;
  // A group that the bank has hung below another may now stand above it: the release's own row of the two goes to the top.
  await sql`
    with recursive naik as (
      select menu_id as mulai, parent from menu where parent <> ''
      union select n.mulai, m.parent from naik n join menu m on m.menu_id = n.parent where m.parent <> '')
    update menu set parent = '' from naik where naik.mulai = menu.menu_id and naik.parent = menu.menu_id and menu.versi = 0`;
  return new Set(rows.map((row) => row.menu_id).filter((id) => !known.has(id)));
}

/** A role keeps the menus an administrator gave it; it gets those of the release that it could not have been given before. */
async function loadRoleMenus(sql: Db, added: ReadonlySet<string>): Promise<void> {
  const rows = roles.flatMap((role_id) => roleMenus[role_id].map((menu_id) => ({ role_id, menu_id })));
  await sql`insert into role_menu (role_id, menu_id)
    select d.role_id, d.menu_id from unnest(${rows.map((row) => row.role_id)}::text[], ${rows.map((row) => row.menu_id)}::text[]) as d(role_id, menu_id)
    where d.menu_id = any (${[...added]}::text[])
      or not exists (select from role_menu m where m.role_id = d.role_id) and exists (select from role r where r.role_id = d.role_id and r.versi = 0)
    on conflict do nothing`;
}

/** Brings the reference data to this release, on the owner's connection. Safe to run at every start. */
export async function loadReference(sql: Db): Promise<void> {
  await loadDefinitions(sql);
  await loadSettings(sql);
  await loadRoleMenus(sql, await loadMenus(sql));
}
