import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { runList } from '#core/list/list-query.ts';
import { listContentQuery } from '#lib/customers/schemas/screening.ts';
import { fail } from '#lib/errors/errors.ts';
import type { NameEntry } from './name-entry.ts';

interface StoredEntry {
  readonly isi: Omit<NameEntry, 'lahir'> & { readonly lahir?: readonly string[] | null };
}

/** Lists the names of a present or former list, in the order and with all fields of its file, so that the file can be written again. NOT_FOUND. */
export const isiDaftar: Query<'screening.isiDaftar'> = async ({ db }, input) => {
  const { id_impor } = validInput(listContentQuery, input);
  const [list] = await db`select from name_list l where l.id_impor = ${id_impor}`;
  if (!list) fail('NOT_FOUND');
  const page = await runList<StoredEntry>(
    db,
    {
      columns: db`r.urut, case when jsonb_exists(r.isi, 'macam') then r.isi else to_jsonb(e) end as isi`,
      // The bank's own list stores the whole of its new names, and of the others only that they are unchanged.
      from: db`name_import_row r join name_list l using (id_impor) left join lateral (
        select n.* from name_entry n where not jsonb_exists(r.isi, 'macam')
          and (n.jenis, n.penerbit, n.kode, n.sidik) = (l.jenis, l.penerbit, r.kode, r.sidik) limit 1) e on true`,
      where: [db`r.id_impor = ${id_impor}`],
      sortable: { urut: { sql: 'r.urut', type: 'bigint' } },
      key: [{ sql: 'r.urut', type: 'bigint' }],
      defaultSort: 'urut',
    },
    input.paging,
  );
  const data = page.rows.map(({ isi }) => ({
    kode: isi.kode,
    nama: isi.nama,
    macam: isi.macam,
    alias: [...isi.alias],
    tempat_lahir: isi.tempat_lahir,
    tanggal_lahir: isi.tanggal_lahir ?? '',
    lahir: [...(isi.lahir ?? [])],
    nomor_identitas: [...isi.nomor_identitas],
    nomor_npwp: isi.nomor_npwp,
    alasan: isi.alasan,
    bank: isi.bank,
    lembar: isi.lembar === null ? '' : String(isi.lembar),
    terbit: isi.terbit ?? '',
  }));
  return { data, resp_cursor: page.cursor };
};
