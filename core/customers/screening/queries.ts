import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { contains } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { previewQuery } from '#lib/customers/schemas/screening.ts';
import { fail } from '#lib/errors/errors.ts';
import { LETTERS } from '#lib/payments/transfers.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { EntriNamaRow, KecocokanRow } from '#types/proto/customers/screening.ts';
import { consequences, countOf, loadStaged } from './staged.ts';

/** One preview shows at most this many changes and names; the counts are of all. */
const SHOWN = 100;

/** Returns the changes an imported list would make, and the customers it would hit. NOT_FOUND. */
export const pratinjau: Query<'screening.pratinjau'> = async ({ db }, input) => {
  const { id_impor } = validInput(previewQuery, input);
  const staged = (await loadStaged(db, id_impor)) ?? fail('NOT_FOUND');
  const { differences, suspects } = await consequences(db, id_impor);
  const called = new Map(differences.map(({ kode, nama }) => [kode, nama]));
  const { selesai: _, diunggah_oleh: __, peringatan, ...head } = staged;
  return {
    ...head,
    baru: countOf(differences, 'BARU'),
    ubah: countOf(differences, 'UBAH'),
    keluar: countOf(differences, 'KELUAR'),
    kena: suspects.length,
    banyak_peringatan: peringatan.length,
    // Rows that were left out come first, because their names are compared with nobody.
    peringatan: [...peringatan.filter(({ luar }) => luar), ...peringatan.filter(({ luar }) => !luar)].slice(0, SHOWN),
    perubahan: differences.slice(0, SHOWN).map((each) => ({ ...each })),
    dugaan: suspects
      .slice(0, SHOWN)
      .map((each) => ({ ...each, alasan: [...each.alasan], nama_daftar: called.get(each.kode) ?? '' })),
  };
};

/** Lists the present and former lists, the newest first. */
export const daftar: Query<'screening.daftar'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  interface Row {
    id_impor: string;
    jenis: string;
    penerbit: string;
    nomor: string;
    tanggal: string;
    berlaku_sejak: string;
    berlaku_sampai: string | null;
    jumlah: number;
    dibuat_oleh: string;
    disetujui_oleh: string;
  }
  const page = await runList<Row>(
    db,
    {
      columns: db`l.id_impor, l.jenis, l.penerbit, l.nomor, l.tanggal::text, l.berlaku_sejak::text, l.jumlah, l.dibuat_oleh, l.disetujui_oleh,
        (select min(n.berlaku_sejak) from name_list n where n.jenis = l.jenis and n.penerbit = l.penerbit and n.diterapkan > l.diterapkan)::text as berlaku_sampai`,
      from: db`name_list l`,
      where: [
        ...(input.jenis ? [db`l.jenis = ${input.jenis}`] : []),
        ...(keyword ? [db`(${contains(db, 'l.nomor', keyword)} or ${contains(db, 'l.penerbit', keyword)})`] : []),
      ],
      sortable: { diterapkan: { sql: 'l.diterapkan', type: 'bigint' }, tanggal: { sql: 'l.tanggal', type: 'date' } },
      key: [{ sql: 'l.diterapkan', type: 'bigint' }],
      defaultSort: '-diterapkan',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({ ...row, berlaku_sampai: row.berlaku_sampai ?? '' })),
    resp_cursor: page.cursor,
  };
};

interface Entry {
  id_entri: string;
  jenis: string;
  penerbit: string;
  kode: string;
  macam: string;
  nama: string;
  alias: string[];
  tempat_lahir: string;
  tanggal_lahir: string | null;
  nomor_identitas: string[];
  nomor_npwp: string;
  alasan: string;
  bank: string;
  lembar: number | null;
  terbit: string | null;
  berlaku_sejak: string;
  berlaku_sampai: string | null;
  keadaan: string;
}

const entryColumns = (db: Db): Fragment => db`
  e.id_entri::text, e.jenis, e.penerbit, e.kode, e.macam, e.nama, e.alias, e.tempat_lahir, e.tanggal_lahir::text, e.nomor_identitas, e.nomor_npwp,
  e.alasan, e.bank, e.lembar, e.terbit::text, e.berlaku_sejak::text, e.berlaku_sampai::text,
  case when e.keluar is null and coalesce(e.berlaku_sampai, h.hari) >= h.hari then 'BERLAKU' else 'BERAKHIR' end as keadaan`;
const bankDay = (db: Db): Fragment => db`cross join lateral (select max(b.accounting_date) as hari from branch b) h`;

const toEntry = (row: Entry): EntriNamaRow => ({
  ...row,
  tanggal_lahir: row.tanggal_lahir ?? '',
  lembar: row.lembar ?? 0,
  terbit: row.terbit ?? '',
  berlaku_sampai: row.berlaku_sampai ?? '',
});

/** Matches a name in its normal form, an alias as well; a number; or the code of an entry. */
const findEntry = (db: Db, keyword: string): Fragment => db`e.id_entri in (
  select k.id_entri from name_key k where k.nilai = any (${[
    normaliseName(keyword),
    normaliseEntityName(keyword),
    keyword.replace(/[\s.-]/g, '').toUpperCase(),
  ]})
  union all select n.id_entri from name_entry n where n.kode = ${keyword} or ${contains(db, 'n.nama', keyword)})`;

/** Lists entries of all lists, in force and ended. */
export const entri: Query<'screening.entri'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const running = db`(e.keluar is null and coalesce(e.berlaku_sampai, h.hari) >= h.hari)`;
  const page = await runList<Entry>(
    db,
    {
      columns: entryColumns(db),
      from: db`name_entry e ${bankDay(db)}`,
      where: [
        ...(input.jenis ? [db`e.jenis = ${input.jenis}`] : []),
        ...(keyword ? [findEntry(db, keyword)] : []),
        ...(input.keadaan === 'BERLAKU' ? [running] : input.keadaan === 'BERAKHIR' ? [db`not ${running}`] : []),
      ],
      sortable: { id_entri: { sql: 'e.id_entri', type: 'bigint' }, nama: { sql: 'e.nama', type: 'text' } },
      key: [{ sql: 'e.id_entri', type: 'bigint' }],
      defaultSort: '-id_entri',
    },
    input.paging,
  );
  return { data: page.rows.map(toEntry), resp_cursor: page.cursor };
};

/** A hit belongs to an entry, or to none: the name has letters of another script. */
interface HitRow extends Omit<Entry, 'id_entri' | 'jenis'> {
  id_entri: string | null;
  jenis: string | null;
  id_hit: string;
  objek: string;
  kode_cabang: string;
  siapa: string;
  nama_pihak: string;
  pihak: { tanggal_lahir: string | null; nomor_identitas: string | null; nomor_npwp: string | null };
  nilai: number;
  sebab: string[];
  asal: string;
  ditemukan: string;
  status: string;
  keterangan: string;
  nomor_surat: string;
  diputus_oleh: string | null;
  disetujui_oleh: string | null;
  versi: number;
  id_flow: string | null;
}

const toHit = (row: HitRow): KecocokanRow => {
  const { id_hit, objek, kode_cabang, siapa, nama_pihak, pihak, nilai, sebab, asal, ditemukan, status } = row;
  const { keterangan, nomor_surat, diputus_oleh, disetujui_oleh, versi, id_flow, ...entry } = row;
  const { id_entri, jenis, penerbit, kode, macam, nama, alias, tempat_lahir, nomor_identitas, nomor_npwp } = entry;
  const { alasan, bank, berlaku_sejak, keadaan, tanggal_lahir, lembar, terbit, berlaku_sampai } = entry;
  return {
    id_hit,
    objek,
    kode_cabang,
    siapa,
    nama: nama_pihak,
    tanggal_lahir: pihak.tanggal_lahir ?? '',
    nomor_identitas: pihak.nomor_identitas ?? '',
    nomor_npwp: pihak.nomor_npwp ?? '',
    entri:
      id_entri === null || jenis === null
        ? undefined
        : toEntry({
            id_entri,
            jenis,
            penerbit,
            kode,
            macam,
            nama,
            alias,
            tempat_lahir,
            tanggal_lahir,
            nomor_identitas,
            nomor_npwp,
            alasan,
            bank,
            lembar,
            terbit,
            berlaku_sejak,
            berlaku_sampai,
            keadaan,
          }),
    nilai,
    alasan: sebab,
    asal,
    ditemukan_pada: isoTime(ditemukan),
    status,
    keterangan,
    nomor_surat,
    diputus_oleh: diputus_oleh ?? '',
    disetujui_oleh: disetujui_oleh ?? '',
    versi,
    id_flow: id_flow ?? '',
    jenis: jenis ?? LETTERS,
  };
};

/** Lists possible matches, the newest first, both records side by side. */
export const kecocokan: Query<'screening.kecocokan'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<HitRow>(
    db,
    {
      columns: db`x.id_hit::text, x.objek, x.kode_cabang, x.siapa, x.nama as nama_pihak, x.pihak, x.nilai, x.alasan as sebab, x.asal,
        to_char(x.ditemukan_pada at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI:SS') as ditemukan, x.status, coalesce(d.keterangan, '') as keterangan,
        coalesce(d.nomor_surat, '') as nomor_surat, v.pembuat as diputus_oleh, v.disetujui_oleh, coalesce(d.versi, 0) as versi,
        (select f.id_flow::text from flow_instance f where f.objek = 'KECOCOKAN:' || x.id_hit and f.flow_state = 'WAITING' and f.jenis = 'DATA') as id_flow,
        ${entryColumns(db)}`,
      from: db`name_hit x left join name_entry e using (id_entri) left join name_decision d using (id_hit)
        left join record_version v on v.jenis = 'name_decision' and v.kunci = x.id_hit::text and v.versi = d.versi ${bankDay(db)}`,
      where: [
        ...(input.status ? [db`x.status = ${input.status}`] : []),
        ...(input.jenis ? [input.jenis === LETTERS ? db`x.id_entri is null` : db`e.jenis = ${input.jenis}`] : []),
        ...(input.id_hit ? [db`x.id_hit = ${input.id_hit}`] : []),
        ...(keyword
          ? [
              db`(x.objek = ${`NASABAH:${keyword}`} or ${contains(db, 'x.nama', keyword)} or ${contains(db, 'e.nama', keyword)})`,
            ]
          : []),
      ],
      sortable: { id_hit: { sql: 'x.id_hit', type: 'bigint' }, nilai: { sql: 'x.nilai', type: 'bigint' } },
      key: [{ sql: 'x.id_hit', type: 'bigint' }],
      defaultSort: '-id_hit',
    },
    input.paging,
  );
  return { data: page.rows.map(toHit), resp_cursor: page.cursor };
};
