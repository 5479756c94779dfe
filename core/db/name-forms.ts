import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { entryNames } from '#lib/customers/entry-names.ts';
import { normaliseAnyName, normaliseEntityName, normaliseName, plainName } from '#lib/text.ts';
import type { Db } from './client.ts';
import type { Begin } from './transactions.ts';

/** The row of schema_migration that identifies the rules by which the kept names were brought into their normal form. */
export const NAMES_ROW = 'names';
/** The rules consist of these files; another letter in one of them has all names read again. */
const RULES = [
  'text',
  'plain-text',
  ...['name-titles', 'confusables', 'person-name', 'entry-names'].map((name) => `customers/${name}`),
];
/** Entries that are read at once, and blocks of a table, which hold some thousand rows. */
const BATCH = 5_000;
const BLOCKS = 200;

interface Name {
  /** The physical address (ctid) of its row. */
  readonly tempat: string;
  readonly nama: string;
  /** Selects the rule by which it is compared: the kind of a customer, of a document or of a position beside a customer. */
  readonly jenis: string;
  readonly normal: string;
  /** Compliance knows its bearer by this; '' where no stored record does. */
  readonly objek: string;
}

/** A column that holds names in their normal form, of which rows, and how they come to it. */
interface FormColumn {
  readonly table: string;
  readonly column: string;
  /** SQL over the table's row `x`: its name, what kind of name that is, and the object of its hits. */
  readonly name: string;
  readonly kind: string;
  readonly object: string;
  /** Further tables that `kind` reads. */
  readonly beside?: string;
  readonly where?: string;
  readonly form: (nama: string, jenis: string) => string;
}

const ofCustomer = (nama: string, jenis: string): string =>
  jenis === 'B' ? normaliseEntityName(nama) : normaliseName(nama);
const ofForm = (nama: string, jenis: string): string => (jenis === 'ALIAS' ? plainName(nama) : ofCustomer(nama, jenis));
const customer = { table: 'customer', object: `'NASABAH:' || x.nomor_nasabah` };
const incoming = { table: 'incoming_transfer', kind: `''`, form: normaliseAnyName };

/** Every column of names in their normal form, but for payroll rows, which nobody may change once they are filed, and keys of lists, which follow below. */
const columns: readonly FormColumn[] = [
  { ...customer, column: 'nama_normal', name: 'x.nama_nasabah', kind: 'x.jenis', form: ofCustomer },
  {
    ...customer,
    column: 'nama_ibu_normal',
    name: 'x.nama_ibu_kandung',
    kind: `''`,
    object: `''`,
    where: 'x.nama_ibu_normal is not null and x.nama_ibu_kandung is not null',
    form: normaliseName,
  },
  {
    table: 'customer_relation',
    column: 'nama_normal',
    name: 'x.nama',
    kind: `''`,
    object: customer.object,
    form: normaliseName,
  },
  {
    table: 'account',
    column: 'nama_normal',
    name: 'x.nama_rekening',
    kind: 'c.jenis',
    object: `''`,
    beside: 'join customer c on c.nomor_nasabah = x.nomor_nasabah',
    form: ofCustomer,
  },
  {
    table: 'walk_in',
    column: 'nama_normal',
    name: 'x.nama',
    kind: 'x.jenis_identitas',
    object: `'WIC:' || x.nomor_wic`,
    form: (nama, jenis) => (jenis === 'NPWP' ? normaliseAnyName(nama) : normaliseName(nama)),
  },
  {
    table: 'screened_form',
    column: 'nama_normal',
    name: 'x.nama',
    kind: `case x.siapa when 'ALIAS' then 'ALIAS' else x.jenis end`,
    object: 'x.objek',
    form: ofForm,
  },
  {
    table: 'standing_order',
    column: 'luar_normal',
    name: 'x.nama_luar',
    kind: `''`,
    object: 'counterparty_key(x.kode_bank, x.rekening_luar)',
    where: `x.nama_luar <> ''`,
    form: normaliseAnyName,
  },
  {
    table: 'transfer',
    column: 'tujuan_normal',
    name: 'x.nama_tujuan',
    kind: `''`,
    object: 'counterparty_key(x.kode_bank, x.rekening_tujuan)',
    form: normaliseAnyName,
  },
  {
    ...incoming,
    column: 'pengirim_normal',
    name: 'x.nama_pengirim',
    object: 'counterparty_key(x.kode_bank, x.rekening_pengirim)',
  },
  {
    ...incoming,
    column: 'tujuan_normal',
    name: 'x.nama_tujuan',
    object: `counterparty_key('', x.rekening_tujuan)`,
  },
];

/** The names of a column in some blocks of its table. */
const namesOf = (
  tx: Db,
  { table, column, name, kind, object, beside = '', where = 'true' }: FormColumn,
  block: number,
) =>
  tx<Name[]>`
    select x.ctid::text as tempat, ${tx.unsafe(name)} as nama, ${tx.unsafe(kind)} as jenis, x.${tx.unsafe(column)} as normal, ${tx.unsafe(object)} as objek
    from ${tx.unsafe(table)} x ${tx.unsafe(beside)}
    where x.ctid >= ${`(${block},0)`}::tid and x.ctid < ${`(${block + BLOCKS},0)`}::tid and ${tx.unsafe(where)}`;

/** Writes the changed names. A decision of compliance about a person holds for the new form as well. */
async function write(tx: Db, { table, column }: FormColumn, changed: readonly (Name & { baru: string })[]) {
  const of = (field: 'tempat' | 'normal' | 'baru' | 'objek') => changed.map((each) => each[field]);
  await tx`
    update ${tx.unsafe(table)} x set ${tx.unsafe(column)} = n.baru
    from unnest(${of('tempat')}::text[], ${of('baru')}::text[]) n(tempat, baru) where x.ctid = n.tempat::tid`;
  await tx`
    update name_hit h set sidik = n.sidik
    from (
      select t.id_hit, party_print(n.baru, p.lahir, p.identitas, p.npwp) as sidik
      from unnest(${of('objek')}::text[], ${of('normal')}::text[], ${of('baru')}::text[]) n(objek, lama, baru) join name_hit t on t.objek = n.objek and n.objek <> ''
      cross join lateral (select (t.pihak ->> 'tanggal_lahir')::date as lahir, t.pihak ->> 'nomor_identitas' as identitas, t.pihak ->> 'nomor_npwp' as npwp) p
      where t.sidik = party_print(n.lama, p.lahir, p.identitas, p.npwp)) n
    where h.id_hit = n.id_hit and not exists (select from name_hit o where o.objek = h.objek and o.sidik = n.sidik and o.id_entri = h.id_entri)`;
}

/** Goes through a table block by block: a row that is written moves behind, where it is right already. */
async function renew(db: Db, begin: Begin, column: FormColumn): Promise<void> {
  const [size] = await db<{ blok: number }[]>`
    select (pg_relation_size(${column.table}::regclass) / current_setting('block_size')::integer)::integer as blok`;
  for (let block = 0; block < (size?.blok ?? 0); block += BLOCKS)
    await begin(async (tx) => {
      const changed = (await namesOf(tx, column, block))
        .map((name) => ({ ...name, baru: column.form(name.nama, name.jenis) }))
        .filter(({ baru, normal }) => baru !== normal);
      if (changed.length > 0) await write(tx, column, changed);
    });
}

/** Renews the names by which list entries are found: those that no longer follow from the rules go, new ones come. */
async function renewKeys(begin: Begin): Promise<void> {
  for (let after = 0n; ; ) {
    const from = after;
    const entries = await begin(async (tx) => {
      const rows = await tx<{ id_entri: bigint; macam: string; nama: string; alias: string[] }[]>`
        select id_entri, macam, nama, coalesce(alias, '{}') as alias from name_entry where id_entri > ${from} order by id_entri limit ${BATCH}`;
      const keys = rows.flatMap((row) => {
        const { first, others } = entryNames(row);
        return [...new Set([first, ...others])].flatMap((nilai) =>
          nilai === '' ? [] : [{ id_entri: String(row.id_entri), nilai }],
        );
      });
      const json = tx.json(keys);
      await tx`
        delete from name_key k where k.macam = 'NAMA' and k.id_entri = any (${rows.map(({ id_entri }) => String(id_entri))}::bigint[])
          and not exists (select from jsonb_to_recordset(${json}) n(id_entri bigint, nilai text) where n.id_entri = k.id_entri and n.nilai = k.nilai)`;
      await tx`
        insert into name_key (macam, nilai, id_entri) select 'NAMA', n.nilai, n.id_entri from jsonb_to_recordset(${json}) n(id_entri bigint, nilai text)
        on conflict do nothing`;
      return rows;
    });
    const last = entries.at(-1);
    if (!last || entries.length < BATCH) return;
    after = last.id_entri;
  }
}

/** The print of the rules that this release has. */
export async function namesPrint(): Promise<string> {
  const texts = await Promise.all(
    [...RULES.map((name) => `../../lib/${name}.ts`), './name-forms.ts'].map((path) =>
      readFile(new URL(path, import.meta.url), 'utf8'),
    ),
  );
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}

/**
 * Brings every kept name into the normal form of this release, so that a bank that was upgraded compares as a new one does. Nothing where the rules are those of the last
 * time. It goes on from the beginning after a break: what is right already stays as it is.
 */
export async function renewNameForms(db: Db, begin: Begin): Promise<void> {
  const print = await namesPrint();
  const [row] = await db<{ sidik: string }[]>`select sidik from schema_migration where nama = ${NAMES_ROW}`;
  if (row?.sidik === print) return;
  for (const column of columns) await renew(db, begin, column);
  await renewKeys(begin);
  await db`
    insert into schema_migration (nama, sidik) values (${NAMES_ROW}, ${print})
    on conflict (nama) do update set sidik = excluded.sidik, dijalankan_pada = now()`;
}
