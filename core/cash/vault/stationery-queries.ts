import type { Query } from '#core/access/context.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { branchScope, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import type { HitunganPersediaanRow, SelisihPersediaanRow } from '#types/proto/cash/vault.ts';

/** Counts of blank stationery, the latest first. */
export const hitunganPersediaan: Query<'vault.hitunganPersediaan'> = async ({ db, caller }, input) => {
  const page = await runList<HitunganPersediaanRow>(
    db,
    {
      columns: db`c.nomor as nomor_hitung, c.kode_cabang, c.jenis, c.tanggal, c.petugas, coalesce(p.nama_user, '') as nama_petugas, c.saksi,
        coalesce(s.nama_user, '') as nama_saksi, c.seharusnya, c.kurang, c.lebih, c.keterangan,
        coalesce(nullif(concat_ws('_', case when c.kurang > 0 then 'KURANG' end, case when c.lebih > 0 then 'LEBIH' end), ''), 'SESUAI') as hasil`,
      from: db`stationery_count c left join app_user p on p.id_user = c.petugas left join app_user s on s.id_user = c.saksi`,
      where: [
        branchScope(db, caller, 'c.kode_cabang', input.kode_cabang),
        ...(input.jenis ? [db`c.jenis = ${input.jenis}`] : []),
        ...(input.hasil === 'SESUAI' ? [db`c.kurang = 0 and c.lebih = 0`] : []),
        ...(input.hasil === 'KURANG' ? [db`c.kurang > 0`] : []),
        ...(input.hasil === 'LEBIH' ? [db`c.lebih > 0`] : []),
      ],
      sortable: { tanggal: { sql: 'c.tanggal', type: 'date' }, nomor_hitung: { sql: 'c.nomor', type: 'text' } },
      key: [{ sql: 'c.nomor', type: 'text' }],
      defaultSort: '-nomor_hitung',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => ({ ...row })), resp_cursor: page.cursor };
};

type Row = Omit<SelisihPersediaanRow, 'referensi_hilang' | 'referensi_kembali'> & {
  journal_hilang: bigint | null;
  journal_kembali: bigint | null;
};

const referenceOf = (branch: string, date: string, journal: bigint | null): string =>
  journal === null || date === '' ? '' : makeReference(branch, date, journal);

/** Lists stationery that counts found missing or too much, the oldest first, with what became of it. */
export const selisihPersediaan: Query<'vault.selisihPersediaan'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: db`d.nomor as nomor_selisih, d.nomor_hitung, d.kode_cabang, d.jenis, d.arah, d.nomor_awal, d.nomor_akhir, d.lembar, d.tanggal,
        b.accounting_date - d.tanggal as umur_hari, d.status, d.nomor_laporan, coalesce(d.tanggal_laporan::text, '') as tanggal_laporan,
        coalesce(d.tanggal_hilang::text, '') as tanggal_hilang, d.journal_hilang, coalesce(d.user_hilang, '') as user_hilang, coalesce(d.saksi_hilang, '') as saksi_hilang,
        coalesce(d.tanggal_kembali::text, '') as tanggal_kembali, d.journal_kembali, coalesce(d.user_kembali, '') as user_kembali,
        coalesce(d.saksi_kembali, '') as saksi_kembali, coalesce(nullif(d.alasan_kembali, ''), d.alasan_hilang) as alasan, coalesce(d.hitung_akhir, '') as hitung_akhir`,
      from: db`stationery_difference d join branch b using (kode_cabang)`,
      where: [
        branchScope(db, caller, 'd.kode_cabang', input.kode_cabang),
        ...(input.jenis ? [db`d.jenis = ${input.jenis}`] : []),
        ...(input.arah ? [db`d.arah = ${input.arah}`] : []),
        ...(input.status ? [db`d.status = ${input.status}`] : []),
        ...(keyword ? [db`(${startsWith(db, 'd.nomor_awal', keyword)} or d.nomor = ${keyword})`] : []),
      ],
      sortable: { tanggal: { sql: 'd.tanggal', type: 'date' }, nomor_awal: { sql: 'd.nomor_awal', type: 'text' } },
      key: [{ sql: 'd.nomor', type: 'text' }],
      defaultSort: 'tanggal',
    },
    input.paging,
  );
  const data = page.rows.map(({ journal_hilang, journal_kembali, ...row }) => ({
    ...row,
    referensi_hilang: referenceOf(row.kode_cabang, row.tanggal_hilang, journal_hilang),
    referensi_kembali: referenceOf(row.kode_cabang, row.tanggal_kembali, journal_kembali),
  }));
  return { data, resp_cursor: page.cursor };
};
