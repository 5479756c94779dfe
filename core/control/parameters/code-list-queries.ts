import type { Query } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import type { Db } from '#core/db/client.ts';
import { contains, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { normaliseName } from '#lib/text.ts';
import type { DaftarPilihanRow, PilihanQuery, PilihanRow } from '#types/proto/control/parameter.ts';
import { bankDay, begun, since, termsStatus, waiting } from './term-parts.ts';

/** Lists the choices a list offers on the bank's day, in its order; found by code, by name in either language, or by its value: a bank's BIC. */
async function offered(db: Db, input: PilihanQuery, kelompok: string) {
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<PilihanRow & { urut: number }>(
    db,
    {
      columns: db`p.kelompok, p.kode, p.uraian, p.uraian_en, p.induk, p.bobot, p.nilai`,
      from: db`reference_codes_on(${kelompok}, (select max(accounting_date) from branch)) p`,
      where: [
        ...(input.induk ? [db`p.induk = ${input.induk}`] : []),
        ...(input.kode ? [db`p.kode = ${input.kode}`] : []),
        ...(keyword
          ? [
              db`(${startsWith(db, 'p.kode', keyword.toUpperCase())} or ${contains(db, 'p.uraian', keyword)} or ${contains(db, 'p.uraian_en', keyword)} or ${startsWith(db, 'p.nilai', keyword.toUpperCase())})`,
            ]
          : []),
      ],
      sortable: { urut: { sql: 'p.urut', type: 'bigint' }, kode: { sql: 'p.kode', type: 'text' } },
      key: [{ sql: 'p.kode', type: 'text' }],
      defaultSort: 'urut',
    },
    input.paging,
  );
  const data = page.rows.map(({ kelompok: group, kode, uraian, uraian_en, induk, bobot, nilai }) => ({
    kelompok: group,
    kode,
    uraian,
    uraian_en,
    induk,
    bobot,
    nilai,
  }));
  return { data, resp_cursor: page.cursor };
}

/** Lists the choices of one list on the bank's day. */
export const pilihan: Query<'parameter.pilihan'> = ({ db }, input) => offered(db, input, input.kelompok);
/** Lists the indicators of a customer's rating, with their weights. */
export const indikatorResiko: Query<'parameter.indikatorResiko'> = ({ db }, input) =>
  offered(db, input, 'INDIKATOR_RESIKO');
/** Lists occupations. */
export const statusPekerjaan: Query<'parameter.statusPekerjaan'> = ({ db }, input) => offered(db, input, 'PEKERJAAN');

/** Lists the messages of transfers, each with the version that the bank sends. */
export const tipeMessage: Query<'transfer.tipeMessage'> = ({ db }, input) => offered(db, input, 'TIPE_MESSAGE');

const codeObject = (db: Db): Fragment => db`'PILIHAN:' || t.kelompok || '/' || t.kode`;

/** Lists every row of the bank's code lists: in force, to come and past. */
export const daftarPilihan: Query<'parameter.daftarPilihan'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<Omit<DaftarPilihanRow, 'berlaku_sampai'> & { berlaku_sampai: string | null }>(
    db,
    {
      columns: db`t.kelompok, t.kode, t.berlaku_sejak, k.keadaan, t.uraian, t.uraian_en, t.induk, t.bobot, t.nilai, t.urut, t.berlaku_sampai, t.versi,
        h.hari_bank, ${waiting(db, codeObject(db))}`,
      from: db`reference_code t ${bankDay(db)}
        ${termsStatus(db, db`select from reference_code n where n.kelompok = t.kelompok and n.kode = t.kode`)}`,
      where: [
        ...(input.kelompok ? [db`t.kelompok = ${input.kelompok}`] : []),
        ...(input.kode ? [db`t.kode = ${input.kode}`] : []),
        ...(keyword
          ? [db`(${startsWith(db, 't.kode', keyword.toUpperCase())} or ${contains(db, 't.uraian', keyword)})`]
          : []),
        ...begun(db, input),
      ],
      sortable: {
        kelompok: { sql: 't.kelompok', type: 'text' },
        kode: { sql: 't.kode', type: 'text' },
        berlaku_sejak: since,
      },
      key: [{ sql: 't.kelompok', type: 'text' }, { sql: 't.kode', type: 'text' }, since],
      defaultSort: 'kelompok',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    kelompok: row.kelompok,
    kode: row.kode,
    berlaku_sejak: row.berlaku_sejak,
    keadaan: row.keadaan,
    uraian: row.uraian,
    uraian_en: row.uraian_en,
    induk: row.induk,
    bobot: row.bobot,
    nilai: row.nilai,
    urut: row.urut,
    berlaku_sampai: row.berlaku_sampai ?? '',
    versi: row.versi,
    id_flow: row.id_flow,
    hari_bank: row.hari_bank,
  }));
  return { data, resp_cursor: page.cursor };
};

/**
 * Returns whether there is a person of this document, or of this name, birth date and mother. It reveals no more than that, and counts each call, so
 * that nobody tries numbers or mothers in sequence. LOOKED_ENOUGH.
 */
export const nasabahIndividuExists: Query<'parameter.nasabahIndividuExists'> = async (context, input) => {
  const { db } = context;
  await spendReadQuota(context, 'TANYA_NASABAH');
  const [row] = await db<{ ada: boolean }[]>`
    select exists (select from customer c where c.jenis = 'P' and c.status <> 'GABUNG' and c.nomor_identitas = nullif(${input.nomor_identitas}, ''))
      or exists (select from customer c where c.jenis = 'P' and c.status <> 'GABUNG'
        and c.nama_normal = nullif(${normaliseName(input.nama_nasabah)}, '') and c.tanggal_lahir = nullif(${input.tanggal_lahir}, '')::date
        and (${input.nama_ibu_kandung} = '' or c.nama_ibu_normal = ${normaliseName(input.nama_ibu_kandung)})) as ada`;
  return { ada: row?.ada ? 'T' : 'F' };
};
