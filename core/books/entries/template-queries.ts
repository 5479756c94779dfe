import type { Caller, Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { contains, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { templateQuery } from '#lib/books/schemas/entry.ts';
import { fail } from '#lib/errors/errors.ts';
import type { TemplatRow } from '#types/proto/books/entry.ts';
import { linesOfTemplate, type TemplateRow } from './template.ts';

interface Row extends TemplateRow {
  readonly jumlah_baris: number;
  readonly sederhana: boolean;
  readonly lengkap: boolean;
  readonly diubah_pada: string;
  readonly pembuat: string;
  readonly disetujui_oleh: string;
}

const columns = (db: Db): Fragment => db`
  t.nomor_templat, t.versi, t.lingkup, t.pemegang, t.nama, t.keterangan, t.aktif, l.jumlah_baris, l.sederhana, l.lengkap,
  coalesce(to_char(v.diketahui_sejak, 'YYYY-MM-DD HH24:MI:SS'), '') as diubah_pada, coalesce(v.pembuat, '') as pembuat,
  coalesce(v.disetujui_oleh, '') as disetujui_oleh`;

/** Computes whether the form of two legs accepts a template: a debit and a credit of one amount, without texts of their own. */
const tables = (db: Db): Fragment => db`
  entry_template t cross join lateral (
    select count(*)::integer as jumlah_baris, bool_and(nominal is not null) as lengkap,
      count(*) = 2 and count(distinct sisi) = 2 and count(distinct kode_valuta) = 1 and min(nominal) is not distinct from max(nominal)
        and count(nominal) <> 1 and bool_and(keterangan = '') as sederhana
    from entry_template_leg g where g.nomor_templat = t.nomor_templat) l
  left join record_version v on v.jenis = 'entry_template' and v.kunci = t.nomor_templat and v.versi = t.versi`;

/** Limits templates to the caller's own, the branch's and the bank's; head office also sees those of all branches. Nobody sees another person's. */
const seen = (db: Db, caller: Caller): Fragment => db`
  (t.lingkup = 'BANK' or t.lingkup = 'CABANG' and (t.pemegang = ${caller.kodeCabang} or ${caller.headOffice})
    or t.lingkup = 'PENGGUNA' and t.pemegang = ${caller.idUser})`;

const usable = (db: Db, caller: Caller): Fragment =>
  db`t.aktif and (t.lingkup <> 'CABANG' or t.pemegang = ${caller.kodeCabang})`;

/** Returns true when the caller may change it: its branch by two persons, head office those of the bank. */
function mayChange({ idUser, kodeCabang, headOffice }: Caller, { lingkup, pemegang }: TemplateRow): boolean {
  if (lingkup === 'PENGGUNA') return pemegang === idUser;
  return lingkup === 'CABANG' ? pemegang === kodeCabang : headOffice;
}

const flag = (so: boolean): string => (so ? 'T' : 'F');

const toWire = (row: Row, caller: Caller): TemplatRow => ({
  ...row,
  aktif: flag(row.aktif),
  sederhana: flag(row.sederhana),
  lengkap: flag(row.lengkap),
  boleh_ubah: flag(mayChange(caller, row)),
});

/** Lists the templates that the caller sees, by name. */
export const templat: Query<'entry.templat'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [
        seen(db, caller),
        ...(keyword ? [db`(${contains(db, 't.nama', keyword)} or ${startsWith(db, 't.nomor_templat', keyword)})`] : []),
        ...(input.lingkup ? [db`t.lingkup = ${input.lingkup}`] : []),
        ...(input.pakai === 'T' ? [usable(db, caller)] : []),
        ...(input.sederhana === 'T' ? [db`l.sederhana`] : []),
      ],
      sortable: { nama: { sql: 't.nama', type: 'text' }, nomor_templat: { sql: 't.nomor_templat', type: 'text' } },
      key: [{ sql: 't.nomor_templat', type: 'text' }],
      defaultSort: 'nama',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => toWire(row, caller)), resp_cursor: page.cursor };
};

/** Returns one template with its legs and the change of it that waits. NOT_FOUND also for one the caller does not see. */
export const templatRincian: Query<'entry.templatRincian'> = async ({ db, caller }, input) => {
  const { nomor_templat } = validInput(templateQuery, input);
  const [row] = await db<(Row & { id_flow: string })[]>`
    select ${columns(db)}, coalesce((select f.id_flow::text from flow_instance f where f.objek = 'TEMPLAT_ENTRI:' || t.nomor_templat
      and f.flow_state = 'WAITING' and f.jenis <> 'OVERRIDE' limit 1), '') as id_flow
    from ${tables(db)} where t.nomor_templat = ${nomor_templat} and ${seen(db, caller)}`;
  if (!row) return fail('NOT_FOUND');
  const { id_flow, ...rest } = row;
  return { templat: toWire(rest, caller), baris: await linesOfTemplate(db, nomor_templat), id_flow };
};
