import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Context, Query } from '#core/access/context.ts';
import { branchScope, onAccount } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { InwardSheet } from './inward.ts';

interface Row extends InwardSheet {
  readonly nama_rekening: string | null;
  readonly pegangan: string | null;
  readonly tanggal_akhir: string | null;
  readonly ditahan_sampai: string | null;
  readonly sebab_tahan: string;
  readonly alasan: string;
  readonly alasan_utama: string;
  readonly temuan: readonly string[];
  readonly gambar: string | null;
  readonly tanpa_gambar: string;
}

/**
 * Lists instruments of ours that other banks presented to the branches the caller may see, the latest first; a waiting one with the bank's own
 * reasons against paying it today.
 */
export const listPenarikan: Query<'clearing.penarikan'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: db`i.*, a.nama_rekening, a.pegangan,
        case when i.status in ('DITERIMA', 'DITAHAN') then inward_findings(i, b.accounting_date) else '{}' end as temuan,
        case when e.id is null or i.gambar is not null then ''
          else coalesce(p.sebab, case when e.isi #>> '{warkat,gambar}' is null then 'TIDAK_DIKIRIM' else 'MENUNGGU' end) end as tanpa_gambar`,
      from: db`inward_warkat i join branch b using (kode_cabang) left join account a on a.nomor_rekening = i.nomor_rekening
        left join settlement_entry e on e.id = i.entry left join settlement_picture p on p.entry = i.entry`,
      where: [
        branchScope(db, caller, 'i.kode_cabang', input.kode_cabang),
        ...(input.status_warkat ? [db`i.status = ${input.status_warkat}`] : []),
        ...(input.belum_diputus === 'T' ? [db`i.status in ('DITERIMA', 'DITAHAN')`] : []),
        ...(input.jenis ? [db`i.jenis = ${input.jenis}`] : []),
        ...(input.id_penarikan ? [db`i.id_penarikan = ${input.id_penarikan}::bigint`] : []),
        ...(input.hari_ini === 'T' ? [db`(i.tanggal_akhir is null or i.tanggal_akhir = b.accounting_date)`] : []),
        ...(keyword
          ? [db`(i.nomor_warkat = ${keyword} or ${onAccount(db, caller, db`i.rekening_tertulis = ${keyword}`)})`]
          : []),
      ],
      sortable: { id_penarikan: { sql: 'i.id_penarikan', type: 'bigint' } },
      key: [{ sql: 'i.id_penarikan', type: 'bigint' }],
      defaultSort: '-id_penarikan',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      id_penarikan: row.id_penarikan.toString(),
      kode_cabang: row.kode_cabang,
      kode_bank: row.kode_bank,
      nama_penerima: row.nama_penerima,
      nomor_rekening: accountSeenBy(caller, row.rekening_tertulis),
      nama_rekening: row.nama_rekening ?? '',
      pegangan: row.pegangan ?? '',
      jenis: row.jenis,
      nomor_warkat: row.nomor_warkat,
      tanggal_warkat: row.tanggal_warkat,
      tanggal_efektif: row.tanggal_efektif,
      nominal: fromMinor(row.nominal),
      kode_valuta: BOOK_CURRENCY,
      status_warkat: row.status,
      tanggal_terima: row.tanggal_terima,
      tanggal_akhir: row.tanggal_akhir ?? '',
      ditahan_sampai: row.ditahan_sampai ?? '',
      sebab_tahan: row.sebab_tahan,
      alasan: row.alasan,
      alasan_utama: row.alasan_utama,
      temuan: row.temuan.join(','),
      gambar: row.gambar ?? '',
      tanpa_gambar: row.tanpa_gambar,
    })),
    resp_cursor: page.cursor,
  };
};

/** These screens show the paper itself: to its decider, the approver and the overseer. */
const lookers = ['daftar-penarikan-kliring', 'oto-penarikan-kliring', 'oto-tolakan-kliring'] as const;

/** Returns true when the caller may see the picture of an instrument. */
export async function ownerOfSheets({ db, caller }: Context, id: string): Promise<boolean> {
  if (!lookers.some((menu) => caller.menus.has(menu))) return false;
  const [row] = await db<
    { kode_cabang: string }[]
  >`select kode_cabang from inward_warkat where id_penarikan = ${id}::bigint`;
  return row !== undefined && (caller.headOffice || row.kode_cabang === caller.kodeCabang);
}
