import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { byKeyword } from '#core/deposits/lists.ts';
import { accountOrder, branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import type { BilyetBelumKembaliRow } from '#types/proto/deposits/deposit.ts';

type Row = Omit<BilyetBelumKembaliRow, 'nominal' | 'status_deposito'> & { status: string; nominal: bigint };

/**
 * Lists certificates that customers still have though their deposits have ended, the oldest end first. A JATUH_TEMPO deposit's is handed in when its
 * principal is collected, that of a DICAIRKAN one by TERIMA_KEMBALI_BILYET.
 */
export const bilyetBelumKembali: Query<'deposit.bilyetBelumKembali'> = async ({ db, caller }, input) => {
  const page = await runList<Row>(
    db,
    {
      columns: db`l.nomor_bilyet, a.nomor_rekening, a.nama_rekening, l.kode_cabang, d.status, d.nominal, a.kode_valuta, a.pegangan,
        coalesce(d.selesai, d.jatuh_tempo) as berakhir, coalesce(l.tanggal_terbit::text, '') as tanggal_terbit`,
      from: db`bilyet l join deposit d using (nomor_rekening) join account a using (nomor_rekening)`,
      where: [
        db`l.status = 'BELUM_KEMBALI'`,
        branchScope(db, caller, 'l.kode_cabang', input.kode_cabang),
        ...byKeyword(db, caller, input.paging),
      ],
      sortable: {
        nomor_bilyet: { sql: 'l.nomor_bilyet', type: 'text' },
        nomor_rekening: accountOrder(caller),
        nama_rekening: { sql: 'a.nama_normal', type: 'text' },
        berakhir: { sql: 'coalesce(d.selesai, d.jatuh_tempo)', type: 'date' },
      },
      key: [{ sql: 'l.nomor_bilyet', type: 'text' }],
      defaultSort: 'berakhir',
    },
    input.paging,
  );
  return {
    data: page.rows.map(({ status, nominal, ...row }) => ({
      ...row,
      nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
      status_deposito: status,
      nominal: fromMinor(nominal, row.kode_valuta),
    })),
    resp_cursor: page.cursor,
  };
};
