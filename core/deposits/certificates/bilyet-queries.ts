import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { countForms } from '#core/list/form-count.ts';
import { branchScope, onAccount, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import type { BilyetRow } from '#types/proto/deposits/deposit.ts';

/** Lists certificates of the branch, or of all for head office: unissued ones by their holder, and those of deposits. */
export const stokBilyet: Query<'deposit.stokBilyet'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<BilyetRow>(
    db,
    {
      columns: db`l.nomor_bilyet, l.status as status_bilyet, l.kode_cabang, coalesce(l.pemegang, '') as pemegang, coalesce(u.nama_user, '') as nama_pemegang,
        coalesce(l.nomor_rekening, '') as nomor_rekening, l.tanggal_terima, coalesce(l.tanggal_terbit::text, '') as tanggal_terbit, l.cetak`,
      from: db`bilyet l left join app_user u on u.id_user = l.pemegang`,
      where: [
        branchScope(db, caller, 'l.kode_cabang', input.kode_cabang),
        ...(input.status_bilyet ? [db`l.status = ${input.status_bilyet}`] : []),
        ...(input.pemegang ? [db`l.pemegang = ${input.pemegang}`] : []),
        ...(keyword
          ? [
              db`(${startsWith(db, 'l.nomor_bilyet', keyword)} or ${onAccount(db, caller, db`l.nomor_rekening = ${keyword}`)})`,
            ]
          : []),
      ],
      sortable: {
        nomor_bilyet: { sql: 'l.nomor_bilyet', type: 'text' },
        status_bilyet: { sql: 'l.status', type: 'text' },
        tanggal_terima: { sql: 'l.tanggal_terima', type: 'date' },
      },
      key: [{ sql: 'l.nomor_bilyet', type: 'text' }],
      defaultSort: 'nomor_bilyet',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({ ...row, nomor_rekening: accountSeenBy(caller, row.nomor_rekening) })),
    resp_cursor: page.cursor,
  };
};

/** Counts unissued certificates by branch and by holder. A user who may issue them is listed even with none. */
export const jumlahBilyet: Query<'deposit.jumlahBilyet'> = async ({ db, caller }, { kode_cabang }) => ({
  data: await countForms(db, caller, kode_cabang, {
    forms: db`
      select l.kode_cabang, l.pemegang, l.nomor_bilyet as nomor from bilyet l
      where l.status in ('STOK', 'DI_TANGAN') and ${branchScope(db, caller, 'l.kode_cabang', kode_cabang)}`,
    menus: ['setor-deposito', 'ganti-bilyet'],
  }),
});
