import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { merge } from '#core/customers/records/merge.ts';
import { unmerge } from '#core/customers/records/unmerge.ts';
import { insertGrant } from '../counter-bank.ts';
import { customersBank } from '../customers/records/customers-bank.ts';
import { merging } from '../customers/records/merging.ts';
import { breaksBooks } from '../helpers.ts';

const bank = await customersBank();
breaksBooks(bank, ['27']);
const { formOf, idOf, undoForm } = merging(bank);

/** These tables record that something was done, and by whom: they grow, and nothing in them is ever taken back. */
const NOT_MOVED = new Set([
  'audit_log', // the trail
  'audit_chain',
  'audit_chain_head',
  'record_version', // the history
  'row_version',
  'customer_merge', // the log of merges
  'customer_merge_link',
  'flow_instance', // items and their steps
  'flow_step',
  'inbox_event',
  'idempotency', // answers and grants of the two operations
  'override_grant',
  'sensitive_read', // what was looked at on the way
]);

/** Every row of every other table, without the number of times it was changed. */
async function dump(): Promise<Record<string, string>> {
  const tables = await bank.owner<{ nama: string }[]>`
    select c.relname as nama from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;
  const compared = tables.map(({ nama }) => nama).filter((nama) => !NOT_MOVED.has(nama));
  const rows = await bank.owner.unsafe<{ nama: string; isi: string }[]>(
    compared
      .map(
        (nama) =>
          `select '${nama}' as nama, coalesce(string_agg(r, e'\\n' order by r), '') as isi from (select (to_jsonb(t) - 'versi')::text as r from ${nama} t) x`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ nama, isi }) => [nama, isi]));
}

const PEOPLE = 7;
const numbers = Array.from({ length: PEOPLE }, (_, at) => `0010099${String(at).padStart(3, '0')}0`);
let accounts: string[] = [];
const users = ['teller2', 'headteller1', 'cs1'];

beforeAll(async () => {
  await bank.owner`
    insert into customer ${bank.owner(numbers.map((nomor_nasabah) => ({ nomor_nasabah, jenis: 'P', nama_nasabah: `Acak ${nomor_nasabah}`, nama_normal: `ACAK ${nomor_nasabah}`, kode_cabang: '001' })))}`;
  await bank.owner`insert into customer_person ${bank.owner(numbers.map((nomor_nasabah) => ({ nomor_nasabah })))}`;
  accounts = (
    await bank.owner<{ n: string }[]>`select nomor_rekening as n from account where kode_cabang = '001' order by 1`
  ).map(({ n }) => n);
});

const someone = fc.integer({ min: 0, max: PEOPLE - 1 });
const links = fc.record({
  owners: fc.array(fc.tuple(fc.nat(), someone), { maxLength: 5 }),
  parts: fc.uniqueArray(fc.tuple(fc.nat({ max: 7 }), someone, fc.constantFrom('PENANDA_TANGAN', 'WALI', 'KUASA')), {
    maxLength: 8,
  }),
  relations: fc.uniqueArray(
    fc.tuple(someone, someone, fc.constantFrom('AHLI_WARIS', 'PEMILIK_MANFAAT', 'PENGURUS', 'DARURAT')),
    { maxLength: 5 },
  ),
  users: fc.array(fc.tuple(fc.nat({ max: users.length - 1 }), someone), { maxLength: 2 }),
  files: fc.array(someone, { maxLength: 3 }),
  pairs: fc.array(fc.tuple(someone, someone), { minLength: 1, maxLength: 4 }),
});
type Links = typeof links extends fc.Arbitrary<infer T> ? T : never;

const unhindered: Links = {
  owners: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  parts: [
    [0, 3, 'KUASA'],
    [1, 4, 'PENANDA_TANGAN'],
  ],
  relations: [],
  users: [],
  files: [0, 2],
  pairs: [
    [0, 1],
    [2, 3],
    [4, 5],
  ],
};

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
let files = 0;

/** Inserts the links anew; nobody is related to anybody but by them. */
async function insertLinks({ owners, parts, relations, users: held, files: filed }: Links): Promise<void> {
  const { owner } = bank;
  await owner`delete from customer_relation where nomor_nasabah = any (${numbers}) or pihak = any (${numbers})`;
  await owner`delete from account_party where peran <> 'PEMILIK' and nomor_nasabah = any (${numbers})`;
  await owner`update app_user set nomor_nasabah = null where id_user = any (${users})`;
  for (const [account, who] of owners) {
    await owner`update account_party set nomor_nasabah = ${at(numbers, who)} where nomor_rekening = ${at(accounts, account)} and peran = 'PEMILIK'`;
    await owner`update account set nomor_nasabah = ${at(numbers, who)} where nomor_rekening = ${at(accounts, account)}`;
  }
  for (const [account, who, peran] of parts)
    await owner`insert into account_party (nomor_rekening, nomor_nasabah, peran, mulai)
      values (${at(accounts, account)}, ${at(numbers, who)}, ${peran}, '2024-01-02') on conflict do nothing`;
  for (const [index, [whose, who, peran]] of relations.entries())
    if (whose !== who)
      await owner`insert into customer_relation (nomor_nasabah, urut, peran, nama, nama_normal, pihak)
        values (${at(numbers, whose)}, ${index + 1}, ${peran}, ${`Pihak ${index}`}, ${`PIHAK ${index}`}, ${at(numbers, who)})`;
  for (const [user, who] of held)
    await owner`update app_user set nomor_nasabah = ${at(numbers, who)} where id_user = ${at(users, user)}`;
  for (const who of filed) {
    files += 1;
    await owner`insert into stored_file (kunci, permintaan, jenis, nama, mime, ukuran, sha256, pindai, id_user, kode_cabang, tersimpan_pada, pemilik)
      values (${`berkas/${String(files).padStart(64, '0')}`}, gen_random_uuid(), 'FOTO', ${`foto-${files}.jpg`}, 'image/jpeg', 9, sha256('x'), 'BERSIH', 'cs1', '001', now(), ${`NASABAH:${at(numbers, who)}`})`;
  }
}

/** Both persons at one screen. */
const grantFor = (code: string, data: unknown) =>
  insertGrant(bank, { code, data, maker: 'backoffice1', reasons: ['PERUBAHAN_DATA'], supervisor: 'manager1' });

test('merges, undone in reverse order, change nothing in any table', async () => {
  await fc.assert(
    fc.asyncProperty(links, async (drawn) => {
      await insertLinks(drawn);
      const before = await dump();
      const done: string[] = [];
      for (const [from, to] of drawn.pairs) {
        const [asal, ke] = [at(numbers, from), at(numbers, to)];
        if (asal === ke) continue;
        const hindered = await bank.owner`select from merge_obstacles(${asal}, ${ke})`;
        if (hindered.length > 0) continue;
        const form = await formOf(asal, ke);
        await bank.run('backoffice1', merge, form, { token: await grantFor('GABUNG_NASABAH', form) });
        const left = await bank.owner`select from merge_links(${asal}, ${ke})`;
        expect(left.length, 'nothing names who was merged').toBe(0);
        done.push(await idOf(asal));
      }
      for (const id of done.reverse()) {
        const form = await undoForm(id);
        await bank.run('backoffice1', unmerge, form, { token: await grantFor('BATAL_GABUNG_NASABAH', form) });
      }
      expect(await dump()).toEqual(before);
    }),
    // Chance may draw pairs that may not be merged, so the first run has three that may.
    { numRuns: 15, examples: [[unhindered]] },
  );
  expect((await bank.owner`select from customer_merge`).length).toBeGreaterThanOrEqual(unhindered.pairs.length);
});
