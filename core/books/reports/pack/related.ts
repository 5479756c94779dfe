import type { Db } from '#core/db/client.ts';
import type { PackAsk } from '#lib/books/reports/pack.ts';
import type { Sampled } from './sample.ts';

/** A pack of one user holds at most this many rows of the trail, and versions, beside those of its journals. */
const MOST_OF_A_USER = 20_000;

/** Limits versions `v` to those that the user of the question made or approved in its period. */
const madeByHer = (db: Db, { id_user, tanggal_awal, tanggal_akhir }: PackAsk) => db`
  ${id_user} in (v.pembuat, v.disetujui_oleh) and v.dicatat_pada between ${tanggal_awal}::date and ${tanggal_akhir}::date + 1`;

/** Limits rows `l` of the trail to those of the user of the question in its period. */
const doneByHer = (db: Db, { id_user, tanggal_awal, tanggal_akhir }: PackAsk) => db`
  l.id_user = ${id_user} and l.waktu between ${tanggal_awal}::date and ${tanggal_akhir}::date + 1`;

/** Returns true when the user of the question has done more in its period than a pack holds. */
export async function isTooMuch(db: Db, asked: PackAsk): Promise<boolean> {
  if (asked.cara !== 'PENGGUNA') return false;
  const [row] = await db<{ banyak: boolean }[]>`
    select exists (select from record_version v where ${madeByHer(db, asked)} offset ${MOST_OF_A_USER}::integer)
      or exists (select from audit_log l where ${doneByHer(db, asked)} offset ${MOST_OF_A_USER}::integer) as banyak`;
  return row?.banyak === true;
}

/** A document that belongs to the records in the pack. */
export interface PackDocument {
  readonly id_berkas: string;
  readonly kunci: string;
  readonly nama: string;
  readonly mime: string;
  readonly ukuran: number;
  readonly sha256: string;
  readonly pemilik: string;
}

/** Numbers of the records related to the journals of a sample, each kind as the chain calls it. */
export interface Related {
  readonly steps: readonly bigint[];
  readonly versions: readonly bigint[];
  readonly trail: readonly bigint[];
  readonly documents: readonly PackDocument[];
}

const flowsOf = (sample: readonly Sampled[]): string[] =>
  sample.flatMap(({ id_flow }) => (id_flow === null ? [] : [id_flow]));

const stepsOf = async (db: Db, sample: readonly Sampled[]): Promise<bigint[]> => {
  const rows = await db<{ id: bigint }[]>`
    select s.id from flow_step s where s.id_flow = any (${flowsOf(sample)}::uuid[]) order by s.id_flow, s.urut`;
  return rows.map(({ id }) => id);
};

/**
 * Reads versions of records: those that came into force with an item of the sample, of the accounts it moved and of their customers as known then;
 * and all that the user of the pack has made or approved in the period.
 */
const versionsOf = async (
  db: Db,
  asked: PackAsk,
  sample: readonly Sampled[],
): Promise<{ id: bigint; objek: string }[]> =>
  db<{ id: bigint; objek: string }[]>`
    with baris as (
      select distinct l.rekening, j.dibuat_pada from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
      where (j.id, j.tanggal) in (select * from unnest(${sample.map(({ id }) => id.toString())}::bigint[], ${sample.map(({ tanggal }) => tanggal)}::date[])) and l.rekening is not null),
    rekam as (
      select k.jenis, b.rekening as kunci, max(b.dibuat_pada) as sampai from baris b join record_kind k on k.awalan = 'REKENING' group by 1, 2
      union all
      select k.jenis, a.nomor_nasabah, max(b.dibuat_pada) from baris b join account a on a.nomor_rekening = b.rekening join record_kind k on k.awalan = 'NASABAH' group by 1, 2)
    select v.id, k.awalan || ':' || v.kunci as objek from record_version v join record_kind k using (jenis)
    where exists (select from rekam r where (r.jenis, r.kunci) = (v.jenis, v.kunci) and v.dicatat_pada <= r.sampai)
      or v.id_flow = any (${flowsOf(sample)}::uuid[])
    union
    (select v.id, k.awalan || ':' || v.kunci from record_version v join record_kind k using (jenis)
     where ${asked.cara} = 'PENGGUNA' and ${madeByHer(db, asked)})
    order by id`;

/** Reads rows of the trail that name a journal of the sample or its item; and the user's own of the period. */
const trailOf = async (db: Db, asked: PackAsk, sample: readonly Sampled[]): Promise<bigint[]> => {
  const names = [
    ...sample.map(({ nomor_referensi }) => nomor_referensi),
    ...flowsOf(sample).map((id) => `FLOW:${id}`),
    ...flowsOf(sample),
  ];
  const rows = await db<{ id: bigint }[]>`
    select l.id from audit_log l join unnest(${names}::text[]) x(objek) on x.objek = l.objek where l.waktu >= ${asked.tanggal_awal}::date
    union
    (select l.id from audit_log l where ${asked.cara} = 'PENGGUNA' and ${doneByHer(db, asked)})
    order by id`;
  return rows.map(({ id }) => id);
};

const documentsOf = async (db: Db, sample: readonly Sampled[], objects: readonly string[]): Promise<PackDocument[]> => {
  const owners = [
    ...new Set([
      ...objects,
      ...sample.map(({ nomor_referensi }) => `JURNAL:${nomor_referensi}`),
      ...flowsOf(sample).map((id) => `FLOW:${id}`),
    ]),
  ];
  return db<PackDocument[]>`
    select f.id_berkas, f.kunci, f.nama, f.mime, f.ukuran, encode(f.sha256, 'hex') as sha256, f.pemilik
    from stored_file f where f.pemilik = any (${owners}::text[]) and f.dibuang_pada is null order by f.pemilik, f.id_berkas`;
};

/** Reads the records related to the journals of a sample. */
export async function relatedTo(db: Db, asked: PackAsk, sample: readonly Sampled[]): Promise<Related> {
  const versions = await versionsOf(db, asked, sample);
  return {
    steps: await stepsOf(db, sample),
    versions: versions.map(({ id }) => id),
    trail: await trailOf(db, asked, sample),
    documents: await documentsOf(
      db,
      sample,
      versions.map(({ objek }) => objek),
    ),
  };
}
