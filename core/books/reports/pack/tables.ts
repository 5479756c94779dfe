import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { CSV_START, csvLine, type ExportCell } from '#lib/csv.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { PackDocument } from './related.ts';
import type { Sampled } from './sample.ts';

/** Journals whose rows one read takes. */
const AT_ONCE = 200;

type Cells = Readonly<Record<string, string | { readonly num: string }>>;
type Seen = (field: string, text: string) => string;

const cellOf = (cell: Cells[string] | undefined): ExportCell =>
  typeof cell === 'object' ? { text: cell.num, num: true } : { text: cell ?? '' };

/** Writes a table as CSV: its columns have the bank's names of the fields. */
async function* table(columns: readonly string[], rows: AsyncIterable<readonly Cells[]>): AsyncGenerator<string> {
  yield CSV_START + csvLine(columns.map((text) => ({ text })));
  for await (const batch of rows) {
    const text = batch.map((row) => csvLine(columns.map((name) => cellOf(row[name])))).join('');
    if (text !== '') yield text;
  }
}

interface JournalRow {
  readonly id: bigint;
  readonly dibuat_pada: string;
  readonly operasi: string;
  readonly id_user: string;
  readonly user_otorisasi: string | null;
  readonly pelaku: string | null;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly keterangan: string | null;
  readonly dibalik_oleh: string | null;
}

/** Yields the rows of `read` for the sample, some journals at a time and in their order. */
async function* inOrder<R extends { readonly id: bigint }>(
  sample: readonly Sampled[],
  read: (part: readonly Sampled[]) => Promise<readonly R[]>,
  cells: (row: R, journal: Sampled) => Cells,
): AsyncGenerator<readonly Cells[]> {
  for (let from = 0; from < sample.length; from += AT_ONCE) {
    const part = sample.slice(from, from + AT_ONCE);
    const rows = Map.groupBy(await read(part), ({ id }) => id);
    yield part.flatMap((journal) => (rows.get(journal.id) ?? []).map((row) => cells(row, journal)));
  }
}

const keysOf = (db: Db, part: readonly Sampled[]) =>
  db`select * from unnest(${part.map(({ id }) => id.toString())}::bigint[], ${part.map(({ tanggal }) => tanggal)}::date[])`;

/** Writes one row for each journal of the sample. */
export const journalTable = (db: Db, sample: readonly Sampled[], seen: Seen): AsyncGenerator<string> =>
  table(
    [
      'nomor_referensi',
      'tanggal',
      'waktu',
      'operasi',
      'kode_cabang',
      'id_user',
      'user_otorisasi',
      'pelaku',
      'nominal',
      'kode_valuta',
      'keterangan',
      'id_flow',
      'dibalik_oleh',
    ],
    inOrder(
      sample,
      (part) => db<JournalRow[]>`
        select j.id, j.dibuat_pada, j.operasi, j.id_user, j.user_otorisasi, j.pelaku, j.nominal, j.kode_valuta, j.keterangan,
          (select reference_number(x.kode_cabang, x.tanggal, x.id) from journal_reversal r join journal x on x.id = r.reversal_id and x.tanggal = r.tanggal_reversal
           where r.journal_id = j.id) as dibalik_oleh
        from journal j where (j.id, j.tanggal) in (${keysOf(db, part)})`,
      (row, { nomor_referensi, tanggal, kode_cabang, id_flow }) => ({
        ...{ nomor_referensi, tanggal, kode_cabang, id_flow: id_flow ?? '' },
        ...{ waktu: isoTime(row.dibuat_pada), operasi: row.operasi, id_user: row.id_user },
        ...{ user_otorisasi: row.user_otorisasi ?? '', pelaku: row.pelaku ?? '', kode_valuta: row.kode_valuta },
        nominal: { num: fromMinor(row.nominal, row.kode_valuta) },
        keterangan: seen('keterangan', row.keterangan ?? ''),
        dibalik_oleh: row.dibalik_oleh ?? '',
      }),
    ),
  );

interface LineRow {
  readonly id: bigint;
  readonly urut: number;
  readonly kode_cabang: string;
  readonly kode_gl: string;
  readonly nama_gl: string;
  readonly rekening: string | null;
  readonly jumlah: bigint;
  readonly jumlah_idr: bigint | null;
  readonly kode_valuta: string;
  readonly tanggal_valuta: string | null;
  readonly keterangan: string | null;
}

const side = (minor: bigint, currency: string) => ({ num: minor > 0n ? fromMinor(minor, currency) : '' });

/** Writes their lines, in order; account numbers are masked for their reader. */
export const lineTable = (db: Db, sample: readonly Sampled[], seen: Seen): AsyncGenerator<string> =>
  table(
    [
      'nomor_referensi',
      'urut',
      'kode_cabang',
      'kode_gl',
      'nama_gl',
      'nomor_rekening',
      'debet',
      'kredit',
      'kode_valuta',
      'nilai_idr',
      'tanggal_valuta',
      'keterangan',
    ],
    inOrder(
      sample,
      (part) => db<LineRow[]>`
        select l.journal_id as id, l.urut, l.kode_cabang, l.kode_gl, g.nama_gl, l.rekening, l.jumlah, l.jumlah_idr, l.kode_valuta, l.tanggal_valuta, l.keterangan
        from journal_line l join gl_account g using (kode_gl) where (l.journal_id, l.tanggal) in (${keysOf(db, part)}) order by l.journal_id, l.urut`,
      (row, { nomor_referensi, tanggal }) => ({
        ...{ nomor_referensi, kode_cabang: row.kode_cabang, kode_gl: row.kode_gl, nama_gl: row.nama_gl },
        urut: { num: String(row.urut) },
        nomor_rekening: seen('nomor_rekening', row.rekening ?? ''),
        debet: side(row.jumlah, row.kode_valuta),
        kredit: side(-row.jumlah, row.kode_valuta),
        kode_valuta: row.kode_valuta,
        nilai_idr: { num: fromMinor(row.jumlah_idr ?? row.jumlah, BOOK_CURRENCY) },
        tanggal_valuta: row.tanggal_valuta ?? tanggal,
        keterangan: seen('keterangan', row.keterangan ?? ''),
      }),
    ),
  );

interface StepRow {
  readonly id: bigint;
  readonly urut: number;
  readonly waktu: string;
  readonly id_user: string;
  readonly dari: string;
  readonly ke: string;
  readonly aksi: string;
  readonly catatan: string;
}

/** Writes the chained steps of their items: who filed, who decided, with which remark. */
export const stepTable = (db: Db, sample: readonly Sampled[], seen: Seen): AsyncGenerator<string> =>
  table(
    ['nomor_referensi', 'id_flow', 'urut', 'waktu', 'id_user', 'aksi', 'dari', 'ke', 'catatan'],
    inOrder(
      sample,
      (part) => db<StepRow[]>`
        select j.id, s.urut, s.waktu, s.id_user, s.dari, s.ke, s.aksi, s.catatan
        from journal j join flow_step s on s.id_flow = j.id_flow where (j.id, j.tanggal) in (${keysOf(db, part)})
          and exists (select from audit_chain c where c.audit_id = s.id and c.waktu = s.waktu) order by j.id, s.urut`,
      ({ urut, waktu, id_user, aksi, dari, ke, catatan }, { nomor_referensi, id_flow }) => ({
        ...{ nomor_referensi, id_flow: id_flow ?? '', id_user, aksi, dari, ke },
        urut: { num: String(urut) },
        waktu: isoTime(waktu),
        catatan: seen('catatan', catatan),
      }),
    ),
  );

/** Writes the documents of the pack: the owner of each, and the hash the bank stores. */
export const documentTable = (documents: readonly PackDocument[], nameOf: (document: PackDocument) => string) =>
  table(
    ['berkas', 'pemilik', 'nama', 'mime', 'ukuran', 'sha256'],
    (async function* () {
      yield documents.map((document) => ({
        ...{ berkas: nameOf(document), pemilik: document.pemilik, nama: document.nama, mime: document.mime },
        ukuran: { num: String(document.ukuran) },
        sha256: document.sha256,
      }));
    })(),
  );
