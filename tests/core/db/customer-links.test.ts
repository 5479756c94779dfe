import { expect, test } from 'vitest';
import { type CustomerLink, customerLinks, staying } from '#core/db/reference/customer-links.ts';
import { recordKinds } from '#core/db/reference/records.ts';
import { counterBank } from '../counter-bank.ts';

const { owner } = await counterBank();

const nameOf = ({ tabel, kolom }: Pick<CustomerLink, 'tabel' | 'kolom'>) => `${tabel}.${kolom}`;
const moving = customerLinks.map(nameOf);

test('every column that names a customer moves with a merge or says why it stays', async () => {
  const tables = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped`;
  // These columns refer to the table of customers, or their name shows that they hold its numbers.
  const named = await owner<{ nama: string }[]>`
    select distinct c.relname || '.' || a.attname as nama from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${owner.unsafe(tables)} and (a.attname in ('nomor_nasabah', 'gabung_ke') or exists (
      select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = 'customer'::regclass
        and a.attname <> 'jenis' and a.attnum = any (k.conkey)))`;
  // These columns hold a number in a bank with a customer behind everything, whatever their name is.
  const [some] = await owner<{ nomor: string; id_user: string }[]>`
    select a.nomor_nasabah as nomor, u.id_user from account a cross join app_user u where u.id_user = 'cs1' limit 1`;
  await owner`update app_user set nomor_nasabah = ${some?.nomor ?? ''} where id_user = 'cs1'`;
  await owner`
    insert into stored_file (kunci, permintaan, jenis, nama, mime, ukuran, sha256, pindai, id_user, kode_cabang, tersimpan_pada, pemilik)
    values (${`berkas/${'0'.repeat(64)}`}, gen_random_uuid(), 'KTP', 'ktp.jpg', 'image/jpeg', 9, sha256('x'), 'BERSIH', 'cs1', '001', now(), ${`NASABAH:${some?.nomor}`})`;
  const texts = await owner<{ tabel: string; kolom: string }[]>`
    select c.relname as tabel, a.attname as kolom from pg_class c join pg_attribute a on a.attrelid = c.oid
    where ${owner.unsafe(tables)} and a.atttypid in ('text'::regtype, 'text[]'::regtype)`;
  const holding: string[] = [];
  for (const { tabel, kolom } of texts) {
    const [found] = await owner<{ ada: boolean }[]>`
      select exists (select from ${owner(tabel)} t cross join lateral unnest(array[t.${owner(kolom)}]::text[]) x
        where x in (select nomor_nasabah from customer union all select 'NASABAH:' || nomor_nasabah from customer)) as ada`;
    if (found?.ada) holding.push(`${tabel}.${kolom}`);
  }
  const all = [...new Set([...named.map(({ nama }) => nama), ...holding])].sort();
  expect(all.length).toBeGreaterThan(15);
  const said = [...moving, ...Object.keys(staying)];
  expect(
    all.filter((each) => !said.includes(each)),
    'add a line to core/db/reference/customer-links.ts: the column moves with a merge, or stays for a reason',
  ).toEqual([]);
  expect(new Set(said).size, 'a column moves or stays').toBe(said.length);
  const there = new Set(
    (
      await owner<{ nama: string }[]>`
    select c.relname || '.' || a.attname as nama from pg_class c join pg_attribute a on a.attrelid = c.oid where ${owner.unsafe(tables)}`
    ).map(({ nama }) => nama),
  );
  expect(said.filter((each) => !there.has(each))).toEqual([]);
});

test('every link that moves has a distinct key and a place in a history, and takes no merged customer', async () => {
  const triggers = await owner<{ nama: string }[]>`
    select c.relname || '.' || split_part(encode(t.tgargs, 'escape'), '\\000', 1) as nama
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'attach_customer' and t.tgparentid = 0`;
  expect(
    triggers.map(({ nama }) => nama).sort(),
    'each line of customer-links.ts has its trigger in core/db/functions/customers/customer-merges.sql',
  ).toEqual([...moving].sort());
  for (const { tabel, kolom, kunci, catatan, tunggal } of customerLinks) {
    const [unique] = await owner<{ ada: boolean }[]>`
      select exists (select from pg_index i where i.indrelid = ${tabel}::regclass and i.indisunique and i.indpred is null
        and array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any (i.indkey::smallint[]))
          <@ ${[...kunci, ...(tunggal ? [kolom] : [])]}::text[]) as ada`;
    expect(unique?.ada, `${tabel}.${kolom}: its key tells its rows apart`).toBe(true);
    if (catatan !== '') expect(kunci).toEqual(expect.arrayContaining([...recordKinds[catatan].kunci]));
  }
});
