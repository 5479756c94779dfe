import { type Context, type Query, visibleBranch } from '#core/access/context.ts';
import { seenAmount } from '#core/control/workflow/blind-items.ts';
import { isoTime } from '#core/db/time.ts';
import { type Fragment, type ListDefinition, runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { DiakhiriRow } from '#types/proto/business-day/branch.ts';

export type EndingRow = Omit<DiakhiriRow, 'flowCode' | 'nominal' | 'kas_sudah_berpindah'> & {
  flow_code: string;
  nominal: bigint;
  kas_sudah_berpindah: boolean;
};

/** The details of an item that both lists show the caller; `f` is flow_instance, `u` its maker. */
export const endingColumns = ({ db, caller }: Context): Fragment => db`
  f.id_flow, f.flow_code, f.user_input, u.nama_user, ${seenAmount(db, caller)} as nominal, f.kode_valuta, f.keterangan, f.kas_sudah_berpindah,
  f.nama_nasabah, coalesce(f.rekening, '') as nomor_rekening`;

export const toEndingRow = ({ flow_code, nominal, kas_sudah_berpindah, waktu, ...row }: EndingRow): DiakhiriRow => ({
  id_flow: row.id_flow,
  flowCode: flow_code,
  dari: row.dari,
  ke: row.ke,
  nama_user: row.nama_user,
  nominal: fromMinor(nominal, row.kode_valuta),
  kode_valuta: row.kode_valuta,
  keterangan: row.keterangan,
  kas_sudah_berpindah: kas_sudah_berpindah ? 'T' : 'F',
  waktu: isoTime(waktu),
  nama_nasabah: row.nama_nasabah,
  nomor_rekening: row.nomor_rekening,
  user_input: row.user_input,
});

const byTime = (column: string): Pick<ListDefinition, 'sortable' | 'key' | 'defaultSort'> => ({
  sortable: { waktu: { sql: column, type: 'timestamptz' } },
  key: [{ sql: 'f.id_flow', type: 'uuid' }],
  defaultSort: 'waktu',
});

/**
 * Lists the items that the close of a branch's day would end now: waiting items without cash moved, returned items and drafts. A caller who does not
 * close the day sees only their own. Items whose cash has moved keep the day open instead.
 */
export const endingItems: Query<'branch.akanDiakhiri'> = async (context, input) => {
  const { db, caller } = context;
  const branch = visibleBranch(caller, input.kode_cabang) ?? fail('NOT_FOUND');
  const page = await runList<EndingRow>(
    db,
    {
      columns: db`${endingColumns(context)}, f.flow_state as dari, state_after_day(f.flow_state) as ke, f.diubah_pada as waktu`,
      from: db`flow_instance f join app_user u on u.id_user = f.user_input`,
      where: [
        db`f.kode_cabang = ${branch} and f.flow_state in ('WAITING', 'DRAFT', 'RETURNED') and ends_with_day(f)`,
        ...(caller.menus.has('hari-cabang') ? [] : [db`f.user_input = ${caller.idUser}`]),
      ],
      ...byTime('f.diubah_pada'),
    },
    input.paging,
  );
  return { data: page.rows.map(toEndingRow), resp_cursor: page.cursor };
};

/** Lists the items that the close of a branch's day has ended: waiting items cancelled, drafts and returned items expired. */
export const endedItems: Query<'branch.diakhiri'> = async (context, input) => {
  const { db, caller } = context;
  const branch = visibleBranch(caller, input.kode_cabang) ?? fail('NOT_FOUND');
  const page = await runList<EndingRow>(
    db,
    {
      columns: db`${endingColumns(context)}, s.dari, s.ke, s.waktu`,
      from: db`
        flow_step s join flow_instance f on f.id_flow = s.id_flow join app_user u on u.id_user = f.user_input
        join branch b on b.kode_cabang = f.kode_cabang`,
      where: [
        db`f.kode_cabang = ${branch} and s.aksi = 'EXPIRE'`,
        db`f.tanggal = coalesce(${input.tanggal || null}::date, b.accounting_date)`,
      ],
      ...byTime('s.waktu'),
    },
    input.paging,
  );
  return { data: page.rows.map(toEndingRow), resp_cursor: page.cursor };
};
