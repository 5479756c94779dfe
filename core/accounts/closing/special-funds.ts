import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { reference } from '#core/engine/reference.ts';
import { accountOrder, branchScope, onAccount, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { DanaKhususRow } from '#types/proto/accounts/closing.ts';
import { remainderOf } from './pay-out.ts';

interface Row {
  readonly nomor_rekening: string;
  readonly pegangan: string;
  readonly nama_rekening: string;
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly tanggal: string;
  readonly nominal: bigint;
  readonly saldo: bigint;
  readonly lembar: number;
  readonly sampai: string | null;
  readonly dapat_diambil: boolean;
}

/** Lists the funds that closed accounts of the reader's branch keep for instruments in circulation, their last day, and the part payable in cash. */
export const danaKhusus: Query<'closing.danaKhusus'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const byNumber = accountOrder(caller);
  const ref = await reference(db);
  const page = await runList<Row>(
    db,
    {
      columns: db`a.nomor_rekening, a.pegangan, a.nama_rekening, a.kode_cabang, b.nama_cabang, f.tanggal, f.nominal, f.saldo, u.sampai,
        f.saldo > 0 and coalesce(u.sampai < b.accounting_date, true) as dapat_diambil,
        (select count(*)::integer from warkat_book k join warkat_leaf s using (id_bukuwarkat)
          where k.nomor_rekening = a.nomor_rekening and s.status in ('DITERBITKAN', 'AKTIF', 'DITOLAK')) as lembar`,
      from: db`special_fund f join account a using (nomor_rekening) join branch b on b.kode_cabang = a.kode_cabang
        cross join lateral (select special_fund_until(f.nomor_rekening, b.accounting_date) as sampai) u`,
      where: [
        branchScope(db, caller, 'a.kode_cabang', input.kode_cabang),
        ...(input.status_dana === 'ADA' ? [db`f.saldo > 0`] : []),
        ...(input.status_dana === 'HABIS' ? [db`f.saldo = 0`] : []),
        ...(input.nomor_rekening ? [onAccount(db, caller, db`a.nomor_rekening = ${input.nomor_rekening}`)] : []),
        ...(keyword ? [onAccount(db, caller, startsWith(db, 'a.nomor_rekening', keyword))] : []),
      ],
      sortable: { nomor_rekening: byNumber },
      key: [byNumber],
      defaultSort: 'nomor_rekening',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row): DanaKhususRow => {
      const sisa = remainderOf({ ref }, BOOK_CURRENCY, row.saldo);
      return {
        ...row,
        nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
        nominal: fromMinor(row.nominal),
        saldo: fromMinor(row.saldo),
        tunai: fromMinor(row.saldo - sisa),
        sisa: fromMinor(sisa),
        sampai: row.sampai ?? '',
        dapat_diambil: row.dapat_diambil ? 'T' : 'F',
      };
    }),
    resp_cursor: page.cursor,
  };
};
