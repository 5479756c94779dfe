import { type Query, visibleBranch } from '#core/access/context.ts';
import { countForms } from '#core/list/form-count.ts';
import { branchScope, onAccount, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import { type BookRow, columns, tables, toWire } from './book-rows.ts';

/** Lists books of the branch, or of all for head office: unissued ones by their holder, and those in use. */
export const passbookList: Query<'parameter.passbookList'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<BookRow>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [
        branchScope(db, caller, 'p.kode_cabang', input.kode_cabang),
        ...(input.status_buku ? [db`p.status = ${input.status_buku}`] : []),
        ...(input.pemegang ? [db`p.pemegang = ${input.pemegang}`] : []),
        ...(keyword
          ? [
              db`(${startsWith(db, 'p.nomor_seri', keyword)} or ${onAccount(db, caller, db`p.nomor_rekening = ${keyword}`)})`,
            ]
          : []),
      ],
      sortable: {
        nomor_seri: { sql: 'p.nomor_seri', type: 'text' },
        status_buku: { sql: 'p.status', type: 'text' },
        tanggal_terima: { sql: 'p.tanggal_terima', type: 'date' },
      },
      key: [{ sql: 'p.nomor_seri', type: 'text' }],
      defaultSort: 'nomor_seri',
    },
    input.paging,
  );
  return { data: page.rows.map(toWire), resp_cursor: page.cursor };
};

/**
 * Counts unissued books by branch and by holder, beside their balance in the off-balance books. A user who issues books in the branch is listed even
 * with none.
 */
export const passbookCount: Query<'parameter.passbookCount'> = async ({ db, caller }, { kode_cabang }) => {
  const branch = caller.headOffice && kode_cabang === '' ? '' : (visibleBranch(caller, kode_cabang) ?? '-');
  const [rows, [gl]] = await Promise.all([
    countForms(db, caller, kode_cabang, {
      forms: db`
        select p.kode_cabang, p.pemegang, p.nomor_seri as nomor from passbook p
        where p.status = 'STOK' and ${branchScope(db, caller, 'p.kode_cabang', kode_cabang)}`,
      menus: ['terbit-buku', 'ganti-buku'],
    }),
    db<{ saldo: bigint }[]>`
      select coalesce(sum(debet - kredit), 0)::bigint as saldo from gl_total where kode_gl = gl('UNISSUED_BOOKS') and (${branch} = '' or kode_cabang = ${branch})`,
  ]);
  return { data: rows, saldo_buku_besar: fromMinor(gl?.saldo ?? 0n) };
};
