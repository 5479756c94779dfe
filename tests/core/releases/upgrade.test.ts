import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import type { Db } from '#core/db/client.ts';
import { migrate } from '#core/db/migrate.ts';
import { schemaDifference } from '#core/db/release.ts';
import { notes } from '#core/programs/seed/counter.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import { balanceOf, bareDatabase, chainAll, emptyBank, run, type TestBank } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';

/** Each release that banks run, as it left the schema: made by make.ts, kept for ever. */
const FOLDER = new URL('./', import.meta.url);
const releases = readdirSync(FOLDER).filter((name) => name.endsWith('.sql.gz'));

/** Returns the parts of a schema, a line each, without what each database numbers for itself and the brackets that a dump adds to a condition. */
async function schemaOf(db: Db): Promise<readonly string[]> {
  const rows = await db<{ bagian: string }[]>`
    with space as (select oid, nspname from pg_namespace where nspname = 'public')
    select format('column %s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
             case when a.attnotnull then 'not null' else '' end, pg_get_expr(d.adbin, d.adrelid)) as bagian
      from pg_class c join space on space.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relkind in ('r', 'p', 'v', 'c') and not c.relispartition
    union all select format('constraint %s %s %s', coalesce(c.relname, t.typname), k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k join space on space.oid = k.connamespace left join pg_class c on c.oid = k.conrelid left join pg_type t on t.oid = k.contypid
      where not coalesce(c.relispartition, false)
    union all select format('index %s', pg_get_indexdef(c.oid)) from pg_class c join space on space.oid = c.relnamespace
      where c.relkind in ('i', 'I') and not c.relispartition and not exists (
        select from pg_index i join pg_class p on p.oid = i.indrelid where i.indexrelid = c.oid and p.relispartition)
    union all select format('function %s %s', p.oid::regprocedure, md5(pg_get_functiondef(p.oid))) from pg_proc p join space on space.oid = p.pronamespace
      where p.prokind in ('f', 'p')
    union all select format('trigger %s', translate(pg_get_triggerdef(t.oid), '()', '')) from pg_trigger t join pg_class c on c.oid = t.tgrelid join space on space.oid = c.relnamespace
      where not t.tgisinternal and t.tgparentid = 0
    union all select format('rights %s %s', c.relname, c.relacl) from pg_class c join space on space.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'S') and not c.relispartition
    union all select format('rights %s %s', p.oid::regprocedure, p.proacl) from pg_proc p join space on space.oid = p.pronamespace
    order by 1`;
  return rows.map(({ bagian }) => bagian);
}

/**
 * Rows carry the numbers of the transactions that wrote them, and the roll-up and the audit chain go by them. A text dump is read into a cluster
 * with numbers of its own, so this one counts on to the number of the other; a base copy brings its numbers along.
 */
async function catchUp(db: Db): Promise<void> {
  const [row] = await db<{ terakhir: bigint }[]>`
    select greatest((select max(xid) from journal), (select max(xid) from audit_log), (select horizon from gl_rollup_watermark)) as terakhir`;
  for (;;) {
    const [now] = await db<{ xid: bigint }[]>`select pg_current_xact_id()::text::bigint as xid`;
    if ((now?.xid ?? 0n) > (row?.terakhir ?? 0n)) return;
  }
}

test('there is a release to start from', () => expect(releases).not.toEqual([]));

describe.each(releases)('from %s', (release) => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await bareDatabase();
    await bank.owner.unsafe(gunzipSync(readFileSync(new URL(release, FOLDER))).toString('utf8'));
    await catchUp(bank.owner);
    // Names as the rules of another release have normalised them, and functions as another release has defined them.
    await bank.owner`update schema_migration set sidik = 'another release' where nama in ('functions', 'names')`;
    await bank.owner`update customer set nama_normal = 'LAMA ' || nama_normal`;
    await bank.owner`update account set nama_normal = 'LAMA ' || nama_normal`;
    await migrate(bank.ownerUrl);
  });
  afterAll(() => bank.close());

  test('the schema is brought to this release: part by part the one a new bank gets', async () => {
    const fresh = await emptyBank();
    expect(await schemaOf(bank.owner)).toEqual(await schemaOf(fresh.owner));
    await fresh.close();
    expect(await schemaDifference(bank.owner)).toBe('');
    expect(await migrate(bank.ownerUrl)).toEqual([]);
  });

  test('every stored name has the normal form of this release, and is searched by it', async () => {
    const forms = await bank.owner<{ nama: string; jenis: string; normal: string; ibu: string; ibu_normal: string }[]>`
      select nama_nasabah as nama, jenis, nama_normal as normal, coalesce(nama_ibu_kandung, '') as ibu, coalesce(nama_ibu_normal, '') as ibu_normal from customer
      union all select a.nama_rekening, c.jenis, a.nama_normal, '', '' from account a join customer c using (nomor_nasabah)`;
    expect(forms.length).toBeGreaterThan(10);
    for (const { nama, jenis, normal, ibu, ibu_normal } of forms)
      expect([nama, normal, ibu_normal]).toEqual([
        nama,
        jenis === 'B' ? normaliseEntityName(nama) : normaliseName(nama),
        normaliseName(ibu),
      ]);
  });

  test('accounts have the terms of their opening day as their contract, and serials go on behind theirs', async () => {
    const rows = await bank.owner`
      select a.kode_produk, k.berlaku_sejak = a.tanggal_buka as sejak_buka, k.syarat_sejak, k.nisbah_nasabah, k.nisbah_khusus, k.setoran_awal, k.saldo_minimum, a.buku_tabungan
      from account a join account_contract k using (nomor_rekening) where a.nomor_rekening in (${accounts.ani}, ${accounts.firma}) order by 1`;
    const first = { sejak_buka: true, syarat_sejak: '2010-01-01', nisbah_khusus: false };
    expect(rows.map((row) => ({ ...row }))).toEqual([
      {
        ...first,
        kode_produk: '01',
        nisbah_nasabah: null,
        setoran_awal: 250_000_000n,
        saldo_minimum: 100_000_000n,
        buku_tabungan: false,
      },
      {
        ...first,
        kode_produk: '12',
        nisbah_nasabah: 3_000,
        setoran_awal: 10_000_000n,
        saldo_minimum: 5_000_000n,
        buku_tabungan: true,
      },
    ]);
    const [serial] =
      await bank.owner`select terakhir from account_serial where kode_cabang = '001' and kode_produk = '11'`;
    expect(serial?.terakhir).toBe(6);
  });

  test('the books of the release stand unchanged, proved, and the next posting continues from them', async () => {
    expect(await balanceOf(bank, accounts.ani)).toBe(1_000_000_000n);
    await chainAll(bank);
    await expectSoundBooks(bank);
    await run(bank, 'teller1', cashDeposit, {
      nomor_rekening: accounts.ani,
      nominal: '100000.00',
      keterangan: 'Setelah pembaruan',
      pecahan: notes(100_000n, 100n),
    });
    expect(await balanceOf(bank, accounts.ani)).toBe(1_010_000_000n);
    await chainAll(bank);
    await expectSoundBooks(bank);
  });
});
