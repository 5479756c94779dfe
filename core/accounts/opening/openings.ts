import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { nameMatches, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { DEPOSIT_PRODUCT } from '#lib/deposits/deposits.ts';
import { maySee } from '#lib/masking.ts';
import { fromMinor } from '#lib/money.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { PembukaanRow } from '#types/proto/accounts/opening.ts';

type Row = Omit<PembukaanRow, 'setoran_awal'> & { readonly setoran_awal: bigint };

/**
 * Lists accounts of the branch, the latest opening first; a filter shows those that wait for their first deposit. No index has that order, so a
 * search by name reads the accounts of the branch, or for head office those with the words, by the index of words.
 */
export const pembukaan: Query<'opening.pembukaan'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const sees = maySee('rekening', caller.menus);
  const page = await runList<Row>(
    db,
    {
      columns: db`a.nomor_rekening, a.nama_rekening, a.nomor_nasabah, a.kode_produk, p.nama_produk, a.tanggal_buka::text, k.setoran_awal,
        case when s.seq = 0 then 'MENUNGGU' else 'SUDAH' end as setoran, a.kode_valuta, a.pegangan`,
      from: db`account a join account_state s using (nomor_rekening) join product p using (kode_produk)
        cross join lateral account_contract_on(a.nomor_rekening, a.tanggal_buka) k`,
      where: [
        // A deposit waits for its funding on a list of its own.
        db`a.kode_produk <> ${DEPOSIT_PRODUCT}`,
        ...(caller.headOffice ? [] : [db`a.kode_cabang = ${caller.kodeCabang}`]),
        ...(input.kode_produk ? [db`a.kode_produk = ${input.kode_produk}`] : []),
        ...(input.setoran ? [db`(s.seq = 0) = ${input.setoran === 'MENUNGGU'} and s.status <> 'TUTUP'`] : []),
        ...(keyword === ''
          ? []
          : /^\d+$/.test(keyword)
            ? [startsWith(db, sees ? 'a.nomor_rekening' : 'a.nomor_nasabah', keyword)]
            : [nameMatches(db, 'a.nama_normal', normaliseEntityName(normaliseName(keyword)))]),
      ],
      sortable: {
        tanggal_buka: { sql: 'a.tanggal_buka', type: 'date' },
        nama_rekening: { sql: 'a.nama_normal', type: 'text' },
      },
      key: [{ sql: 'a.pegangan', type: 'uuid' }],
      defaultSort: '-tanggal_buka',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      ...row,
      nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
      setoran_awal: fromMinor(row.setoran_awal, row.kode_valuta),
    })),
    resp_cursor: page.cursor,
  };
};
