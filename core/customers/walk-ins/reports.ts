import type { Caller, Query } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import type { MenuId } from '#lib/access/access.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { LaporanTunaiRow } from '#types/proto/customers/wic.ts';

/** A reader who decides on reports sees suspicions. */
const DECIDES = 'putusan-laporan-tunai' satisfies MenuId;

type Row = Omit<LaporanTunaiRow, 'jumlah' | 'id_laporan'> & { id_laporan: bigint; jumlah: bigint };

/** The days of a report are over when no branch works on one of them any more, nor will. */
const over = (db: Db): Fragment => db`not exists (
  select from branch b where b.accounting_date <= r.sampai and b.status <> 'TUTUP' or b.jenis = 'HO' and b.accounting_date < r.sampai)`;

const columns = (db: Db): Fragment => db`
  r.id_laporan, r.jenis, case when r.pihak = '' then 'LAIN' when w.nomor_wic is null then 'NASABAH' else 'WIC' end as jenis_pihak, r.pihak, coalesce(w.nama, c.nama_nasabah, r.nama) as nama,
  r.arah, r.dari, r.sampai, r.jumlah, r.tenggat, r.status, r.nomor_laporan, r.alasan, r.versi, r.uraian, r.nomor_referensi,
  coalesce((select u.nama_user from app_user u where u.id_user = r.pelapor), '') as pelapor,
  case when r.status = 'BARU' and r.tenggat < (select max(b.accounting_date) from branch b) then 'T' else 'F' end as lewat,
  case when r.jenis = 'CURIGA' or ${over(db)} then 'T' else 'F' end as selesai,
  coalesce((select f.id_flow::text from flow_instance f
    where f.objek = 'LAPORAN_TUNAI:' || r.id_laporan and f.flow_state = 'WAITING' and f.jenis = 'DATA'), '') as id_flow`;

/** Compliance alone sees a suspicion, and not the person it is about. */
const maySee = (db: Db, { menus, nomorNasabah }: Caller): Fragment =>
  menus.has(DECIDES) ? db`(r.jenis <> 'CURIGA' or r.pihak is distinct from ${nomorNasabah})` : db`r.jenis <> 'CURIGA'`;

/**
 * Lists what must be reported of cash, or checked: most urgent first, of the whole bank for a reader who sees all of it, else what came over the
 * branch's own counters.
 */
export const laporanTunai: Query<'wic.laporanTunai'> = async (context, input) => {
  const { db, caller } = context;
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: db`cash_report r left join walk_in w on w.nomor_wic = r.pihak left join customer c on c.nomor_nasabah = r.pihak`,
      where: [
        maySee(db, caller),
        ...(caller.headOffice
          ? []
          : [
              db`exists (select from cash_entry x where x.pihak = r.pihak and x.tanggal between r.dari and r.sampai and x.kode_cabang = ${caller.kodeCabang})`,
            ]),
        ...(input.id_laporan ? [db`r.id_laporan = ${input.id_laporan}::bigint`] : []),
        ...(input.jenis ? [db`r.jenis = ${input.jenis}`] : []),
        ...(input.arah ? [db`r.arah = ${input.arah}`] : []),
        // A report that fell away appears only when asked for.
        input.status || input.id_laporan
          ? db`r.status = coalesce(nullif(${input.status}, ''), r.status)`
          : db`r.status <> 'GUGUR'`,
        ...(input.tanggal_awal ? [db`r.sampai >= ${input.tanggal_awal}::date`] : []),
        ...(input.tanggal_akhir ? [db`r.dari <= ${input.tanggal_akhir}::date`] : []),
      ],
      sortable: {
        tenggat: { sql: 'r.tenggat', type: 'date' },
        sampai: { sql: 'r.sampai', type: 'date' },
        jumlah: { sql: 'r.jumlah', type: 'bigint' },
        status: { sql: 'r.status', type: 'text' },
      },
      key: [{ sql: 'r.id_laporan', type: 'bigint' }],
      defaultSort: 'tenggat',
    },
    input.paging,
  );
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: page.rows.length });
  const data = page.rows.map((row) => ({
    id_laporan: row.id_laporan.toString(),
    jenis: row.jenis,
    jenis_pihak: row.jenis_pihak,
    pihak: row.pihak,
    nama: row.nama,
    arah: row.arah,
    dari: row.dari,
    sampai: row.sampai,
    jumlah: fromMinor(row.jumlah),
    tenggat: row.tenggat,
    status: row.status,
    nomor_laporan: row.nomor_laporan,
    alasan: row.alasan,
    lewat: row.lewat,
    selesai: row.selesai,
    versi: row.versi,
    id_flow: row.id_flow,
    uraian: row.uraian,
    nomor_referensi: row.nomor_referensi,
    pelapor: row.pelapor,
  }));
  return { data, resp_cursor: page.cursor };
};

interface EvidenceRow {
  readonly journal_id: bigint;
  readonly tanggal: string;
  readonly dibuat_pada: string;
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly operasi: string;
  readonly kode_kas: string;
  readonly nomor_urut: number | null;
  readonly id_user: string;
  readonly peran: string;
  readonly rekening: string | null;
  readonly masuk: bigint;
  readonly keluar: bigint;
  readonly dibatalkan: string;
  readonly keterangan: string | null;
}

/**
 * Returns the journals behind a report, reversed ones among them: slip, branch, teller and time of each. A reader of one branch sees what came over
 * its counters. The read stays in the trail. NOT_FOUND, LOOKED_ENOUGH.
 */
export const buktiTunai: Query<'wic.buktiTunai'> = async (context, input) => {
  const { db, caller } = context;
  const [report] = await db<{ pihak: string; arah: string; dari: string; sampai: string }[]>`
    select r.pihak, r.arah, r.dari, r.sampai from cash_report r where r.id_laporan = ${input.id_laporan}::bigint and ${maySee(db, caller)}`;
  if (!report) return fail('NOT_FOUND');
  const page = await runList<EvidenceRow>(
    db,
    {
      columns: db`
        x.journal_id, x.tanggal, j.dibuat_pada, x.kode_cabang, b.nama_cabang, j.operasi, coalesce(k.kode_kas, '') as kode_kas, j.nomor_urut, j.id_user, x.peran,
        j.rekening, x.masuk, x.keluar, j.keterangan,
        case when exists (select from journal_reversal u where u.journal_id = x.journal_id) then 'T' else 'F' end as dibatalkan`,
      from: db`cash_entry x join journal j on j.id = x.journal_id and j.tanggal = x.tanggal join branch b on b.kode_cabang = x.kode_cabang
        left join cash_box k on k.id_kas = j.id_kas`,
      where: [
        db`x.pihak = ${report.pihak}`,
        db`x.tanggal between ${report.dari}::date and ${report.sampai}::date`,
        ...(report.arah === '' ? [] : [report.arah === 'MASUK' ? db`x.masuk > 0` : db`x.keluar > 0`]),
        branchScope(db, caller, 'x.kode_cabang', ''),
      ],
      sortable: { tanggal: { sql: 'x.tanggal', type: 'date' } },
      key: [{ sql: 'x.journal_id', type: 'bigint' }],
      defaultSort: 'tanggal',
    },
    input.paging,
  );
  if (page.rows.length === 0 && !caller.headOffice) return fail('NOT_FOUND');
  await spendReadQuota(context, 'RINCIAN_NASABAH');
  await writeAudit(context, { aksi: 'LIHAT_BUKTI_TUNAI', objek: `LAPORAN_TUNAI:${input.id_laporan}` });
  const data = page.rows.map((row) => ({
    nomor_referensi: makeReference(row.kode_cabang, row.tanggal, row.journal_id),
    tanggal: row.tanggal,
    waktu: isoTime(row.dibuat_pada),
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    operasi: row.operasi,
    kode_kas: row.kode_kas,
    nomor_urut: row.nomor_urut ?? 0,
    id_user: row.id_user,
    peran: row.peran,
    nomor_rekening: row.rekening ?? '',
    masuk: fromMinor(row.masuk),
    keluar: fromMinor(row.keluar),
    dibatalkan: row.dibatalkan,
    keterangan: row.keterangan ?? '',
  }));
  return { data, resp_cursor: page.cursor };
};
