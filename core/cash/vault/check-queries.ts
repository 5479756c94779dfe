import type { Query } from '#core/access/context.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';

interface Row {
  dihitung_pada: string;
  tanggal: string;
  kode_cabang: string;
  jenis: string;
  kode_kas: string;
  kode_valuta: string;
  petugas: string;
  nama_petugas: string;
  saksi: string;
  nama_saksi: string;
  cabang_saksi: string;
  seharusnya: bigint;
  dihitung: bigint;
  journal_id: bigint | null;
  keterangan: string;
}

/** Surprise counts, the latest first, with who came and what was found. */
export const pemeriksaanKas: Query<'vault.pemeriksaanKas'> = async ({ db, caller }, input) => {
  const page = await runList<Row>(
    db,
    {
      columns: db`c.dihitung_pada, c.tanggal, c.kode_cabang, k.jenis, k.kode_kas, k.kode_valuta, c.petugas, p.nama_user as nama_petugas, c.saksi,
        s.nama_user as nama_saksi, c.cabang_saksi, c.seharusnya, c.dihitung, c.journal_id, c.keterangan`,
      from: db`vault_count c join cash_box k using (id_kas) join app_user p on p.id_user = c.petugas join app_user s on s.id_user = c.saksi`,
      where: [
        db`c.cabang_saksi is not null`,
        branchScope(db, caller, 'c.kode_cabang', input.kode_cabang),
        ...(input.kas ? [db`k.jenis = ${input.kas}`] : []),
        ...(input.hasil ? [db`(c.dihitung = c.seharusnya) = ${input.hasil === 'COCOK'}`] : []),
      ],
      sortable: { tanggal: { sql: 'c.tanggal', type: 'date' } },
      key: [{ sql: 'c.id', type: 'bigint' }],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  const data = page.rows.map(({ dihitung_pada, jenis, saksi, nama_saksi, cabang_saksi, journal_id, ...row }) => ({
    ...row,
    waktu: isoTime(dihitung_pada),
    kas: jenis,
    pemeriksa: saksi,
    nama_pemeriksa: nama_saksi,
    cabang_pemeriksa: cabang_saksi,
    seharusnya: fromMinor(row.seharusnya, row.kode_valuta),
    dihitung: fromMinor(row.dihitung, row.kode_valuta),
    selisih: fromMinor(row.dihitung - row.seharusnya, row.kode_valuta),
    nomor_referensi: journal_id === null ? '' : makeReference(row.kode_cabang, row.tanggal, journal_id),
  }));
  return { data, resp_cursor: page.cursor };
};
