import type { Caller, Context, Query } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { isWalkIn, readParty } from '#core/engine/presenter.ts';
import { nameMatches } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { type IdentityKind, identityKinds, identityNumber, wantedOf } from '#lib/customers/identity.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { WicQuery, WicRow } from '#types/proto/customers/wic.ts';

interface Row extends Omit<WicRow, 'terakhir'> {
  terakhir: string | null;
}

const columns = (db: Db): Fragment => db`
  w.nomor_wic, w.jenis, w.nama, w.jenis_identitas, w.nomor_identitas, w.alamat, w.kode_cabang, b.nama_cabang,
  case when walk_in_lacks(w) = '{}' then 'T' else 'F' end as lengkap,
  (select max(d.tanggal) from cash_day d where d.pihak = w.nomor_wic) as terakhir`;

/** Returns true when this caller may see more of a walk-in registered there than a counter needs. */
const mayOpen = (caller: Caller, branch: string): boolean => caller.headOffice || caller.kodeCabang === branch;

/** Of a walk-in of another branch a counter needs the name, the branch, and whether there is something left to ask. */
function toWire(row: Row, caller: Caller): WicRow {
  const open = mayOpen(caller, row.kode_cabang);
  return {
    nomor_wic: row.nomor_wic,
    jenis: row.jenis,
    nama: row.nama,
    jenis_identitas: row.jenis_identitas,
    nomor_identitas: open ? row.nomor_identitas : '',
    alamat: open ? row.alamat : '',
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    lengkap: row.lengkap,
    terakhir: open ? (row.terakhir ?? '') : '',
  };
}

/** Shortest name that can be searched. */
const SHORTEST = 3;

/** A walk-in is found by its number or its document's, each only as a whole, so that nobody who sees it masked learns digit by digit, or by name. */
function asked(db: Db, keyword: string): Fragment | null {
  if (/^W\d{9}$/i.test(keyword)) return db`w.nomor_wic = ${keyword.toUpperCase()}`;
  if (/\d{5}/.test(keyword)) {
    const numbers = identityKinds.flatMap((kind) => identityNumber(kind, keyword) ?? []);
    return numbers.length === 0 ? db`false` : db`w.nomor_identitas = any (${[...new Set(numbers)]})`;
  }
  return keyword.length < SHORTEST
    ? null
    : nameMatches(db, 'w.nama_normal', normaliseEntityName(normaliseName(keyword)));
}

async function search(context: Context, input: WicQuery, jenis: 'P' | 'B') {
  const { db, caller } = context;
  const found = asked(db, input.paging?.keyword.trim() ?? '');
  // There is no list of everybody: the caller must name a person first.
  if (found === null) fail('VALIDATION', { violations: [violation('keyword', 'v.cariNasabah')] });
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: db`walk_in w join branch b on b.kode_cabang = w.kode_cabang`,
      where: [
        db`w.jenis = ${jenis}`,
        found,
        ...(input.kode_cabang ? [db`w.kode_cabang = ${input.kode_cabang}`] : []),
        ...(input.lengkap ? [db`(walk_in_lacks(w) = '{}') = ${input.lengkap === 'T'}`] : []),
      ],
      sortable: {
        nomor_wic: { sql: 'w.nomor_wic', type: 'text' },
        nama: { sql: 'w.nama_normal', type: 'text' },
        kode_cabang: { sql: 'w.kode_cabang', type: 'text' },
      },
      key: [{ sql: 'w.nomor_wic', type: 'text' }],
      defaultSort: 'nomor_wic',
    },
    input.paging,
  );
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: page.rows.length });
  return { data: page.rows.map((row) => toWire(row, caller)), resp_cursor: page.cursor };
}

/** Persons without an account, found by number, document or name. VALIDATION: nothing was asked for. */
export const wicIndividu: Query<'customer.wicIndividu'> = (context, input) => search(context, input, 'P');
/** Entities, in the same way. */
export const wicBadanUsaha: Query<'customer.wicBadanUsaha'> = (context, input) => search(context, input, 'B');

/** A walk-in's record shows so many of the last days with cash. */
const DAYS = 12;

/**
 * Returns one walk-in with all the bank has recorded; of another branch's what a counter needs. The read is kept and counted. NOT_FOUND,
 * LOOKED_ENOUGH.
 */
export const rincian: Query<'wic.rincian'> = async (context, input) => {
  const { db, caller } = context;
  const [row] = await db<
    (Row &
      Record<'tempat_lahir' | 'jenis_kelamin' | 'kewarganegaraan' | 'pekerjaan' | 'sumber_dana' | 'tujuan', string> & {
        tanggal_lahir: string | null;
        kurang: string[];
        versi: number;
        id_flow: string;
      })[]
  >`
    select ${columns(db)}, w.tempat_lahir, w.tanggal_lahir, w.jenis_kelamin, w.kewarganegaraan, w.pekerjaan, w.sumber_dana, w.tujuan, walk_in_lacks(w) as kurang, w.versi,
      coalesce((select f.id_flow::text from flow_instance f
        where f.objek = 'WIC:' || w.nomor_wic and f.flow_state = 'WAITING' and f.jenis = 'DATA'), '') as id_flow
    from walk_in w join branch b on b.kode_cabang = w.kode_cabang where w.nomor_wic = ${input.nomor_wic}`;
  if (!row) return fail('NOT_FOUND');
  const wic = toWire(row, caller);
  if (!mayOpen(caller, row.kode_cabang))
    return {
      wic,
      terbuka: 'F',
      tempat_lahir: '',
      tanggal_lahir: '',
      jenis_kelamin: '',
      kewarganegaraan: '',
      pekerjaan: '',
      sumber_dana: '',
      tujuan: '',
      kurang: [],
      tunai: [],
      versi: 0,
      id_flow: '',
    };
  await spendReadQuota(context, 'RINCIAN_NASABAH');
  await writeAudit(context, { aksi: 'LIHAT_DATA_WIC', objek: `WIC:${row.nomor_wic}` });
  const days = await db<{ tanggal: string; masuk: bigint; keluar: bigint }[]>`
    select tanggal, masuk, keluar from cash_day where pihak = ${row.nomor_wic} order by tanggal desc limit ${DAYS}`;
  return {
    wic,
    terbuka: 'T',
    tempat_lahir: row.tempat_lahir,
    tanggal_lahir: row.tanggal_lahir ?? '',
    jenis_kelamin: row.jenis_kelamin,
    kewarganegaraan: row.kewarganegaraan,
    pekerjaan: row.pekerjaan,
    sumber_dana: row.sumber_dana,
    tujuan: row.tujuan,
    kurang: row.kurang,
    tunai: days.map(({ tanggal, masuk, keluar }) => ({ tanggal, masuk: fromMinor(masuk), keluar: fromMinor(keluar) })),
    versi: row.versi,
    id_flow: row.id_flow,
  };
};

/**
 * Finds the holder of the document at the counter: a customer, who is then not registered as a walk-in, a walk-in, or nobody the bank knows. Only the
 * branch that keeps the record, and head office, get its number. LOOKED_ENOUGH.
 */
export const identitas: Query<'wic.identitas'> = async (context, input) => {
  const { db, caller } = context;
  const jenis = input.jenis_identitas as IdentityKind;
  const nomor = identityNumber(jenis, input.nomor_identitas);
  if (nomor === null) return fail('VALIDATION', { violations: [violation('nomor_identitas', 'v.identitas')] });
  await spendReadQuota(context, 'DAFTAR_NASABAH');
  const party = await readParty(db, jenis, nomor, caller.kodeCabang);
  const kurang = isWalkIn(party) ? wantedOf(jenis).filter((field) => !party.wic?.[field]) : [];
  if (party.pihak === '') return { ada: 'BARU', nama: '', kode_cabang: '', nama_cabang: '', nomor: '', kurang };
  const [branch] = await db<
    { nama_cabang: string }[]
  >`select nama_cabang from branch where kode_cabang = ${party.kode_cabang}`;
  return {
    ada: isWalkIn(party) ? 'WIC' : 'NASABAH',
    nama: party.nama,
    kode_cabang: party.kode_cabang,
    nama_cabang: branch?.nama_cabang ?? '',
    nomor: mayOpen(caller, party.kode_cabang) ? party.pihak : '',
    kurang: [...kurang],
  };
};
