import type { Context, Query } from '#core/access/context.ts';
import { type HandoverRow, handoverColumns, handoverTables, toHandoverRow } from '#core/cash/tills/handovers.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { type Denominations, toPecahan, UNFIT } from '#core/ledger/denominations.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { BANK } from '#lib/bank.ts';
import { gl } from '#lib/books/gl.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type {
  DiakhiriRow,
  LembarHariKas,
  LembarHariKhasanah,
  LembarHariSelisih,
} from '#types/proto/business-day/branch.ts';
import type { SerahTerimaRow } from '#types/proto/cash/teller.ts';
import { dayOf, stepsOf } from './checks.ts';
import { type EndingRow, endingColumns, toEndingRow } from './ending.ts';

/** The day's report shows at most this many lines of one list; their count comes with them. */
const MAX_LINES = 500;

/** A day of one branch. */
interface Asked {
  readonly kode_cabang: string;
  readonly accounting_date: string;
}

/** Returns the reference of a journal of this branch and day; '' where nothing was posted. */
const referenceOf = ({ kode_cabang, accounting_date }: Asked, journal: bigint | null): string =>
  journal === null ? '' : makeReference(kode_cabang, accounting_date, journal);

interface Closing {
  kode_kas: string;
  kode_valuta: string;
  id_user: string;
  nama_user: string;
  dibuka_pada: string | null;
  dihitung_pada: string;
  seharusnya: bigint;
  dihitung: bigint;
  alasan: string;
  saksi: string | null;
  journal_id: bigint | null;
  hitungan: { waktu: string; dihitung: string; seharusnya: string }[] | null;
}

/** Lists each closing of a till on that day, with the counts before it. */
async function closingsOf(db: Db, day: Asked): Promise<LembarHariKas[]> {
  const rows = await db<Closing[]>`
    with hitung as (
      select c.*, count(*) filter (where c.tutup) over (partition by c.id_kas order by c.id rows between unbounded preceding and 1 preceding) as putaran
      from till_count c where c.kode_cabang = ${day.kode_cabang} and c.tanggal = ${day.accounting_date}::date
    )
    select k.kode_kas, k.kode_valuta, t.petugas as id_user, u.nama_user, t.dibuka_pada, t.dihitung_pada, t.seharusnya, t.dihitung,
           t.alasan, s.nama_user as saksi, t.journal_id,
           (select jsonb_agg(jsonb_build_object('waktu', n.dihitung_pada, 'dihitung', n.dihitung::text, 'seharusnya', n.seharusnya::text) order by n.id)
            from hitung n where n.id_kas = t.id_kas and n.putaran = t.putaran and not n.tutup) as hitungan
    from hitung t join cash_box k on k.id_kas = t.id_kas join app_user u on u.id_user = t.petugas
    left join app_user s on s.id_user = t.saksi
    where t.tutup order by k.kode_kas, t.id`;
  return rows.map(({ dihitung_pada, journal_id, hitungan, ...row }) => ({
    ...row,
    dibuka_pada: isoTime(row.dibuka_pada),
    ditutup_pada: isoTime(dihitung_pada),
    seharusnya: fromMinor(row.seharusnya, row.kode_valuta),
    dihitung: fromMinor(row.dihitung, row.kode_valuta),
    selisih: fromMinor(row.dihitung - row.seharusnya, row.kode_valuta),
    saksi: row.saksi ?? '',
    nomor_referensi: referenceOf(day, journal_id),
    hitungan: (hitungan ?? []).map((count) => ({
      waktu: isoTime(count.waktu),
      dihitung: fromMinor(BigInt(count.dihitung), row.kode_valuta),
      selisih: fromMinor(BigInt(count.dihitung) - BigInt(count.seharusnya), row.kode_valuta),
    })),
  }));
}

/** Reads the tills open on that day. Their cash appears when they are closed: until then their count is blind. */
async function openTillsOf(db: Db, day: Asked): Promise<LembarHariKas[]> {
  const rows = await db<Pick<Closing, 'kode_kas' | 'kode_valuta' | 'id_user' | 'nama_user' | 'dibuka_pada'>[]>`
    select k.kode_kas, k.kode_valuta, k.id_user, u.nama_user, k.dibuka_pada
    from cash_box k join app_user u using (id_user)
    where k.kode_cabang = ${day.kode_cabang} and k.jenis = 'TELLER' and k.status = 'BUKA' and k.tanggal = ${day.accounting_date}::date
    order by k.kode_kas`;
  const nothingYet = { ditutup_pada: '', seharusnya: '', dihitung: '', selisih: '', alasan: '', saksi: '' };
  return rows.map((row) => ({
    ...row,
    dibuka_pada: isoTime(row.dibuka_pada),
    ...nothingYet,
    nomor_referensi: '',
    hitungan: [],
  }));
}

interface Count {
  kode_kas: string;
  kode_valuta: string;
  dihitung_pada: string;
  petugas: string;
  saksi: string;
  seharusnya: bigint;
  dihitung: bigint;
  keterangan: string;
  journal_id: bigint | null;
  /** By nominal: fit pieces, unfit ones. */
  pecahan: Record<string, [number, number]>;
}

/** Maps a count to the kinds of a stock. */
const found = (pecahan: Count['pecahan']): Denominations =>
  Object.fromEntries(
    Object.entries(pecahan).flatMap(([kind, [fit, unfit]]) =>
      [[kind, fit] as const, [`${kind}${UNFIT}`, unfit] as const].filter(([, denominations]) => denominations > 0),
    ),
  );

/** Lists each count of the vault on that day, by denomination, with both officers. */
async function vaultCountsOf(db: Db, day: Asked): Promise<LembarHariKhasanah[]> {
  const rows = await db<Count[]>`
    select k.kode_kas, k.kode_valuta, c.dihitung_pada, u.nama_user as petugas, s.nama_user as saksi, c.seharusnya, c.dihitung,
           c.keterangan, c.journal_id, c.pecahan
    from vault_count c join cash_box k using (id_kas) join app_user u on u.id_user = c.petugas join app_user s on s.id_user = c.saksi
    where c.kode_cabang = ${day.kode_cabang} and c.tanggal = ${day.accounting_date}::date and k.jenis = 'KHASANAH' order by k.kode_kas, c.id`;
  return rows.map(({ dihitung_pada, journal_id, pecahan, ...row }) => ({
    ...row,
    waktu: isoTime(dihitung_pada),
    seharusnya: fromMinor(row.seharusnya, row.kode_valuta),
    dihitung: fromMinor(row.dihitung, row.kode_valuta),
    selisih: fromMinor(row.dihitung - row.seharusnya, row.kode_valuta),
    nomor_referensi: referenceOf(day, journal_id),
    pecahan: toPecahan(found(pecahan), row.kode_valuta),
  }));
}

/** The first lines of a list, and the number of all. */
interface Part<T> {
  readonly rows: T[];
  readonly all: number;
}
const part = <T>(rows: T[], all: number | undefined): Part<T> => ({ rows, all: all ?? 0 });

/** Reads all cash handovers between vault and tills, whatever their result. */
async function handoversOf(db: Db, day: Asked): Promise<Part<SerahTerimaRow>> {
  const rows = await db<(HandoverRow & { semua: number })[]>`
    select ${handoverColumns(db)}, count(*) over ()::integer as semua from ${handoverTables(db)}
    where h.kode_cabang = ${day.kode_cabang} and h.tanggal = ${day.accounting_date}::date
    order by h.dikirim_pada, h.id_serah_terima limit ${MAX_LINES}`;
  return part(rows.map(toHandoverRow), rows[0]?.semua);
}

interface Difference {
  waktu: string;
  flowCode: string;
  journal_id: bigint;
  kode_gl: string;
  nama_gl: string;
  jumlah: bigint;
  kode_valuta: string;
  petugas: string;
  disetujui_oleh: string;
  keterangan: string;
}

/** Reads the differences booked against a person, as missing or as surplus (domain: teller and vault). */
async function differencesOf(db: Db, day: Asked): Promise<LembarHariSelisih[]> {
  const rows = await db<Difference[]>`
    select j.dibuat_pada as waktu, j.operasi as "flowCode", j.id as journal_id, l.kode_gl, g.nama_gl, l.jumlah, l.kode_valuta,
           coalesce(p.nama_user, l.sub, '') as petugas, coalesce(o.nama_user, '') as disetujui_oleh,
           coalesce(l.keterangan, j.keterangan, '') as keterangan
    from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal join gl_account g on g.kode_gl = l.kode_gl
    left join app_user p on p.id_user = l.sub left join app_user o on o.id_user = j.user_otorisasi
    where j.kode_cabang = ${day.kode_cabang} and j.tanggal = ${day.accounting_date}::date
      and l.kode_gl in (${gl('TILL_SHORTAGE')}, ${gl('TILL_OVERAGE')})
    order by j.id, l.urut`;
  return rows.map(({ journal_id, jumlah, waktu, ...row }) => ({
    ...row,
    waktu: isoTime(waktu),
    nomor_referensi: referenceOf(day, journal_id),
    nominal: fromMinor(jumlah, row.kode_valuta),
  }));
}

/** Reads the items of that day that the end of the day ended. */
async function endedOf(context: Context, day: Asked): Promise<Part<DiakhiriRow>> {
  const rows = await context.db<(EndingRow & { semua: number })[]>`
    select ${endingColumns(context)}, s.dari, s.ke, s.waktu, count(*) over ()::integer as semua
    from flow_step s join flow_instance f on f.id_flow = s.id_flow join app_user u on u.id_user = f.user_input
    where f.kode_cabang = ${day.kode_cabang} and f.tanggal = ${day.accounting_date}::date and s.aksi = 'EXPIRE'
    order by s.waktu, f.id_flow limit ${MAX_LINES}`;
  return part(
    rows.map(({ semua, ...row }) => toEndingRow(row)),
    rows[0]?.semua,
  );
}

/**
 * Returns the report of a branch's day, as its file keeps it: who opened and closed it, its tills and their counts, the vault by denomination, cash
 * that changed hands, differences in the books, and the items the end of the day ended. NOT_FOUND for another's branch, or a day it never had.
 */
export const daySheet: Query<'branch.lembarHari'> = async (context, input) => {
  const { db } = context;
  const now = await dayOf(context, input.kode_cabang);
  const day: Asked = { kode_cabang: now.kode_cabang, accounting_date: input.tanggal || now.accounting_date };
  const [closed] = await db`
    select from branch_day where kode_cabang = ${day.kode_cabang} and tanggal = ${day.accounting_date}::date`;
  if (!closed) fail('NOT_FOUND');
  const [langkah, closings, open, khasanah, handovers, selisih, ended] = await Promise.all([
    stepsOf(db, day),
    closingsOf(db, day),
    openTillsOf(db, day),
    vaultCountsOf(db, day),
    handoversOf(db, day),
    differencesOf(db, day),
    endedOf(context, day),
  ]);
  return {
    nama_bank: BANK,
    kode_cabang: day.kode_cabang,
    nama_cabang: now.nama_cabang,
    tanggal: day.accounting_date,
    status_akses_desc: day.accounting_date === now.accounting_date ? now.status : '',
    langkah,
    kas: [...closings, ...open].sort((a, b) => a.kode_kas.localeCompare(b.kode_kas)),
    khasanah,
    serah_terima: handovers.rows,
    jumlah_serah_terima: handovers.all,
    selisih,
    diakhiri: ended.rows,
    jumlah_diakhiri: ended.all,
  };
};
