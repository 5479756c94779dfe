import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { sentenceOf } from '#core/ledger/sentence.ts';
import type { FlowKind, LimitGroup } from '#lib/control/codes.ts';
import type { Reason } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { FlowStep, OtorisasiRow } from '#types/proto/control/flow.ts';

/** One workflow item: a transaction that waits for a checker (FLOW), or a request to release one at the counter (OVERRIDE). */
export interface FlowItem {
  readonly id_flow: string;
  readonly jenis: FlowKind;
  readonly flow_code: string;
  readonly trans_code: string;
  readonly flow_state: string;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly user_input: string;
  readonly nama_user_input: string;
  readonly flow_data: Record<string, unknown>;
  readonly sidik: Buffer;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly rekening: string | null;
  readonly nomor_nasabah: readonly string[];
  readonly nama_nasabah: string;
  readonly keterangan: string;
  readonly alasan: readonly Reason[];
  readonly tingkat: string;
  /** The group of limits it is measured by; '' for a change of data. */
  readonly kelompok: '' | LimitGroup;
  readonly pemeriksa: readonly string[];
  /** The authority each of them used: the checker's own, or a lender's. */
  readonly wewenang: readonly string[];
  readonly persetujuan_perlu: number;
  readonly reservasi: readonly { rekening: string; jumlah: string }[];
  /** The record that a change of data is about; empty for a transaction. */
  readonly objek: string;
  readonly perubahan: readonly { kolom: string; lama: string; baru: string }[];
  /** The remarks of its return, field by field. */
  readonly catatan_kolom: readonly { kolom: string; catatan: string }[] | null;
  readonly token_override: string | null;
  readonly journal_id: bigint | null;
  readonly tanggal_jurnal: string | null;
  readonly versi: number;
  readonly dibuat_pada: string;
  readonly diubah_pada: string;
  /** The last remark anybody left. */
  readonly catatan: string | null;
  /** The day whose close ended it; null for what somebody decided. */
  readonly diakhiri_hari: string | null;
  /** Seconds until the cut-off of the rail that it sends by; null where there is none. */
  readonly sisa_detik: number | null;
  /** The item is about a request of an authority. */
  readonly resmi: boolean;
  /** The last decider, other than the maker. */
  readonly pemutus: string | null;
}

/** Every view of an item selects these columns; `f` is flow_instance. */
export const itemColumns = (db: Db) => db`
  f.*, item_is_official(f) as resmi, item_cut_off(f) as sisa_detik, u.nama_user as nama_user_input, j.tanggal as tanggal_jurnal,
  (select f.tanggal from flow_step s where s.id_flow = f.id_flow and s.aksi = 'EXPIRE') as diakhiri_hari,
  (select s.catatan from flow_step s where s.id_flow = f.id_flow and s.catatan <> '' order by s.urut desc limit 1) as catatan,
  (select s.id_user from flow_step s where s.id_flow = f.id_flow and s.id_user <> f.user_input order by s.urut desc limit 1) as pemutus`;

export const itemTables = (db: Db) => db`
  flow_instance f join app_user u on u.id_user = f.user_input left join journal j on j.id = f.journal_id and j.tanggal = f.tanggal`;

export async function loadItem(db: Db, idFlow: string): Promise<FlowItem | null> {
  const [row] = await db<FlowItem[]>`select ${itemColumns(db)} from ${itemTables(db)} where f.id_flow = ${idFlow}`;
  return row ?? null;
}

/** The steps of an item, oldest first. An approval by a stand-in names the lender of the authority. */
export async function loadSteps(db: Db, idFlow: string): Promise<FlowStep[]> {
  const rows = await db<(Omit<FlowStep, 'action_type' | 'transRemark'> & { aksi: string; catatan: string })[]>`
    select s.waktu, s.id_user, coalesce(u.nama_user, s.id_user) as nama_user, s.dari, s.ke, s.aksi, s.catatan, coalesce(l.nama, '') as atas_nama
    from flow_step s join flow_instance f using (id_flow) left join app_user u on u.id_user = s.id_user
    left join lateral (
      select coalesce(p.nama_user, w.dari) as nama from unnest(f.pemeriksa, f.wewenang) w(oleh, dari) left join app_user p on p.id_user = w.dari
      where s.aksi = 'APPROVE' and w.oleh = s.id_user and w.dari <> w.oleh limit 1) l on true
    where s.id_flow = ${idFlow} order by s.urut`;
  return rows.map(({ waktu, aksi, catatan, ...row }) => ({
    ...row,
    waktu: isoTime(waktu),
    action_type: aksi,
    transRemark: catatan,
  }));
}

export function toOtorisasiRow(item: FlowItem): OtorisasiRow {
  return {
    id_flow: item.id_flow,
    jenis: item.jenis,
    flowCode: item.flow_code,
    nama_operasi: '',
    trans_code: item.trans_code,
    flow_state: item.flow_state,
    kode_cabang: item.kode_cabang,
    user_input: item.user_input,
    nama_user_input: item.nama_user_input,
    nomor_rekening: item.rekening ?? '',
    nama_nasabah: item.nama_nasabah,
    nominal: fromMinor(item.nominal, item.kode_valuta),
    kode_valuta: item.kode_valuta,
    keterangan: item.keterangan,
    tingkat: item.tingkat,
    persetujuan: item.pemeriksa.length,
    persetujuan_perlu: item.persetujuan_perlu,
    dibuat_pada: isoTime(item.dibuat_pada),
    diubah_pada: isoTime(item.diubah_pada),
    user_otorisasi: [...new Set([...item.pemeriksa, ...(item.pemutus ? [item.pemutus] : [])])].join(', '),
    transRemark: item.catatan ?? '',
    objek: item.objek,
    kode_alasan: item.alasan.map((each) => each.kode),
    versi: item.versi,
    sidik: item.sidik.toString('hex'),
    diakhiri_hari: item.diakhiri_hari ?? '',
    kalimat: sentenceOf({
      ...item,
      code: item.flow_code,
      form: item.flow_data,
      other: null,
      nameOf: (number) => (number === item.rekening ? item.nama_nasabah : undefined),
    }),
    sisa_detik: item.sisa_detik === null ? '' : String(item.sisa_detik),
    nomor_referensi:
      item.journal_id && item.tanggal_jurnal
        ? makeReference(item.kode_cabang, item.tanggal_jurnal, item.journal_id)
        : '',
  };
}

/** The funds an item has set aside, in minor units by account. */
export const reservedBy = (item: FlowItem): ReadonlyMap<string, bigint> =>
  new Map(item.reservasi.map((each) => [each.rekening, BigInt(each.jumlah)]));
