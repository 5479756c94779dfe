import { amountsOf } from '#core/access/amounts.ts';
import { type Context, knownItems, type Query } from '#core/access/context.ts';
import { acting, levelsOf } from '#core/engine/authority.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import { branchScope, contains, onAccount, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, runList, type SortColumn } from '#core/list/list-query.ts';
import { mayApprove } from '#lib/access/rights.ts';
import { otorisasiQuery } from '#lib/control/schemas/flow.ts';
import { checkedCodes } from '#lib/operations/operations.ts';
import type { OtorisasiQuery, OtorisasiRows } from '#types/proto/control/flow.ts';
import { asSeenBy, hiddenFrom, ORDER_OF_AMOUNT, seenAmount } from './blind-items.ts';
import { ELSEWHERE } from './checker.ts';
import { type FlowItem, itemColumns, itemTables, toOtorisasiRow } from './items.ts';

function filters({ db, caller }: Context, input: OtorisasiQuery): Fragment[] {
  const keyword = input.paging?.keyword.trim() ?? '';
  const reference = readReference(keyword);
  const { nominal_dari: least, nominal_sampai: most } = amountsOf(otorisasiQuery, input);
  return [
    ...(input.flowCode ? [db`f.flow_code = ${input.flowCode}`] : []),
    ...(input.flow_state ? [db`f.flow_state = ${input.flow_state}`] : []),
    ...(input.jenis ? [db`f.jenis = ${input.jenis}`] : []),
    ...(input.tingkat ? [db`f.tingkat = ${input.tingkat} and not ${hiddenFrom(db, caller)}`] : []),
    ...(input.user_input ? [db`f.user_input = ${input.user_input}`] : []),
    ...(least === null ? [] : [db`${seenAmount(db, caller)} >= ${least.toString()}::bigint`]),
    ...(most === null ? [] : [db`${seenAmount(db, caller)} <= ${most.toString()}::bigint`]),
    ...(input.tanggal_awal ? [db`f.tanggal >= ${input.tanggal_awal}::date`] : []),
    ...(input.tanggal_akhir ? [db`f.tanggal <= ${input.tanggal_akhir}::date`] : []),
    ...(reference ? [db`f.journal_id = ${reference.journalId}`] : []),
    ...(keyword && !reference
      ? [
          db`(${onAccount(db, caller, startsWith(db, 'f.rekening', keyword))} or ${contains(db, 'f.nama_nasabah', keyword)} or f.user_input = ${keyword})`,
        ]
      : []),
  ];
}

const sortable: Readonly<Record<string, SortColumn>> = {
  // Requests at the counter come first, then the order of arrival; place_in_queue computes it.
  antrian: { sql: 'f.antrian', type: 'bigint' },
  dibuat_pada: { sql: 'f.dibuat_pada', type: 'timestamptz' },
  diubah_pada: { sql: 'f.diubah_pada', type: 'timestamptz' },
  nominal: { sql: ORDER_OF_AMOUNT, type: 'bigint' },
  flowCode: { sql: 'f.flow_code', type: 'text' },
};

async function list(
  context: Context,
  input: OtorisasiQuery,
  where: readonly Fragment[],
  defaultSort: string,
): Promise<OtorisasiRows> {
  const { db, caller } = context;
  const page = await runList<FlowItem>(
    db,
    {
      columns: itemColumns(db),
      from: itemTables(db),
      where: [...where, knownItems(db, caller), ...filters(context, input)],
      sortable,
      key: [{ sql: 'f.id_flow', type: 'uuid' }],
      defaultSort,
    },
    input.paging,
  );
  return { data: page.rows.map((item) => toOtorisasiRow(asSeenBy(item, caller))), resp_cursor: page.cursor };
}

/**
 * Lists items that wait for this caller: of another maker, in a branch the caller decides for, at a level the caller reaches, not of the caller's own
 * account.
 */
export const otorisasiData: Query<'flow.otorisasiData'> = async (context, input) => {
  const { db, caller } = context;
  const codes = checkedCodes.filter((code) => mayApprove(code, caller.menus));
  const where = [
    db`f.flow_state = 'WAITING'`,
    db`f.user_input <> ${caller.idUser}`,
    db`f.tingkat = any (${levelsOf(acting(caller, ''))}::text[])`,
    db`f.flow_code = any (${codes}::text[])`,
    db`not f.objek = any (${[`USER:${caller.idUser}`, `DELEGASI:${caller.idUser}`, ...caller.roles.map((role) => `ROLE:${role}`)]}::text[])`,
    db`not ${caller.idUser} = any (f.pemeriksa || f.wewenang)`,
    branchScope(db, caller, 'f.kode_cabang', input.kode_cabang),
    ...(caller.headOffice ? [] : [db`not f.alasan @> ${db.json([{ kode: ELSEWHERE }])}::jsonb`]),
    ...(caller.nomorNasabah === null ? [] : [db`not ${caller.nomorNasabah} = any (f.nomor_nasabah)`]),
  ];
  return list(context, input, where, 'antrian');
};

/** Compliance and readers of the trail alone see decisions of compliance: a branch that knew could warn its customer. */
const notOfCompliance = ({ db, caller }: Context): Fragment[] =>
  caller.levels.includes('COMPLIANCE') || caller.menus.has('jejak-audit') ? [] : [db`f.tingkat <> 'COMPLIANCE'`];

/** Lists the branch's decisions, the latest first. */
export const otorisasiHistoryData: Query<'flow.otorisasiHistoryData'> = (context, input) => {
  const { db, caller } = context;
  const where = [
    db`f.flow_state in ('APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED')`,
    branchScope(db, caller, 'f.kode_cabang', input.kode_cabang),
    ...notOfCompliance(context),
  ];
  return list(context, input, where, '-diubah_pada');
};

/**
 * Lists the caller's own items that are still open, those rejected today, and those that the close of the last day ended: they stay in the list until
 * the day after is over.
 */
export const draftOtorisasi: Query<'flow.draftOtorisasi'> = (context, input) => {
  const { db, caller } = context;
  const where = [
    db`f.user_input = ${caller.idUser}`,
    db`(f.flow_state in ('DRAFT', 'WAITING', 'RETURNED')
        or f.flow_state = 'REJECTED' and f.tanggal = (select b.accounting_date from branch b where b.kode_cabang = f.kode_cabang)
        or f.flow_state in ('CANCELLED', 'EXPIRED') and exists (select from flow_step s where s.id_flow = f.id_flow and s.aksi = 'EXPIRE')
          and f.tanggal >= (select coalesce(max(d.tanggal) filter (where d.tanggal < b.accounting_date), b.accounting_date)
                            from branch b left join branch_day d using (kode_cabang) where b.kode_cabang = f.kode_cabang group by b.accounting_date))`,
  ];
  return list(context, input, where, '-diubah_pada');
};
