import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { nameKeys } from '#lib/customers/codes.ts';
import { readNpwp } from '#lib/customers/npwp.ts';
import { blacklistEntryQuery } from '#lib/customers/schemas/screening.ts';
import { fail } from '#lib/errors/errors.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { DhnRow } from '#types/proto/customers/customer.ts';
import { mayOpen } from './search.ts';

/** The national blacklist: no bank gives cheques to its entries. Unlike a list of sanctions it is no secret of compliance (domain: clearing, DHN). */

type Row = Omit<DhnRow, 'tanggal_lahir' | 'lembar' | 'terbit' | 'berlaku_sampai'> & {
  tanggal_lahir: string | null;
  lembar: number | null;
  terbit: string | null;
  berlaku_sampai: string | null;
};

const columns = (db: Db): Fragment => db`
  e.id_entri::text as id_dhn, l.nomor, e.kode, e.macam as jenis, e.nama, e.tanggal_lahir::text, e.nomor_identitas, e.nomor_npwp, e.bank, e.lembar,
  e.terbit::text, e.berlaku_sampai::text, e.alasan`;
const inForce = (db: Db): Fragment => db`(e.jenis = 'DHN' and e.keluar is null
  and e.berlaku_sampai >= (select max(b.accounting_date) from branch b))`;
const toWire = (row: Row): DhnRow => ({
  ...row,
  tanggal_lahir: row.tanggal_lahir ?? '',
  lembar: row.lembar ?? 0,
  terbit: row.terbit ?? '',
  berlaku_sampai: row.berlaku_sampai ?? '',
});

/** Selects entries by one of their keys. */
const byKey = (db: Db, macam: readonly string[], values: readonly string[]): Fragment => db`e.id_entri in (
  select k.id_entri from name_key k where k.macam = any (${macam}::text[]) and k.nilai = any (${values}::text[]))`;

/** Lists who is on it now, found by name, number, or as the customer of this number; it hides whether another branch's customer is. NOT_FOUND. */
export const daftarHitamNasional: Query<'customer.daftarHitamNasional'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const number = input.nomor_nasabah;
  if (number !== '') {
    const [owner] = await db<
      { kode_cabang: string }[]
    >`select kode_cabang from customer where nomor_nasabah = ${number}`;
    if (!owner || !mayOpen(caller, owner.kode_cabang)) fail('NOT_FOUND');
  }
  const npwp = readNpwp(input.nomor_npwp);
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: db`name_entry e join name_list l using (id_impor)`,
      where: [
        inForce(db),
        ...(keyword ? [byKey(db, nameKeys, [normaliseName(keyword), normaliseEntityName(keyword), keyword])] : []),
        ...(input.nomor_identitas ? [byKey(db, ['IDENTITAS'], [input.nomor_identitas])] : []),
        ...(input.nomor_npwp ? [byKey(db, ['NPWP'], [npwp.ok ? npwp.npwp.npwp16 : input.nomor_npwp])] : []),
        ...(number
          ? [
              db`e.id_entri in (select k.id_entri from names_like(record_now('customer', ${db.json({ nomor_nasabah: number })})) k where k.siapa in ('SENDIRI', 'ALIAS'))`,
            ]
          : []),
      ],
      sortable: { nama: { sql: 'e.nama', type: 'text' }, terbit: { sql: 'e.terbit', type: 'date' } },
      key: [{ sql: 'e.id_entri', type: 'bigint' }],
      defaultSort: 'nama',
    },
    input.paging,
  );
  return { data: page.rows.map(toWire), resp_cursor: page.cursor };
};

/** Returns one entry of it, in force or past. NOT_FOUND, also for an entry of another list. */
export const detailDhn: Query<'customer.detailDhn'> = async ({ db }, input) => {
  const { id_dhn } = validInput(blacklistEntryQuery, input);
  const [row] = await db<Row[]>`
    select ${columns(db)} from name_entry e join name_list l using (id_impor) where e.jenis = 'DHN' and e.id_entri = ${id_dhn}`;
  return row ? toWire(row) : fail('NOT_FOUND');
};
