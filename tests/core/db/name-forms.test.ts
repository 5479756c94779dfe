import { beforeAll, expect, test } from 'vitest';
import { migrate } from '#core/db/migrate.ts';
import { schemaDifference } from '#core/db/release.ts';
import { normaliseName, plainName } from '#lib/text.ts';
import { person, relation } from '../customers/records/customer-forms.ts';
import { line, listsBank, part } from '../customers/screening/lists-bank.ts';
import { chainAll } from '../helpers.ts';
import { expectSoundBooks } from '../sound-books.ts';

const bank = await listsBank();
const FLOW = 'SIMPAN_NASABAH_INDIVIDU';
const NAMA = 'Dr. H. Mochamad Kusnadi, S.E.';

/** Removes the form of all names, as a release with other rules would have left them, and records those rules as the last. */
async function forget() {
  await bank.owner`select set_config('amanah.asal', 'RILIS', false)`;
  for (const [table, column] of [
    ['customer', 'nama_normal'],
    ['customer_relation', 'nama_normal'],
    ['account', 'nama_normal'],
    ['walk_in', 'nama_normal'],
    ['screened_form', 'nama_normal'],
  ] as const)
    await bank.owner`update ${bank.owner(table)} set ${bank.owner(column)} = 'LAMA ' || ${bank.owner(column)}`;
  await bank.owner`delete from name_key where macam = 'NAMA' and nilai like 'MUHAMMAD%'`;
  await bank.owner`insert into name_key (macam, nilai, id_entri) select 'NAMA', 'MOCHAMAD LAMA', min(id_entri) from name_entry`;
  await bank.owner`update schema_migration set sidik = 'other rules' where nama = 'names'`;
}
/** The bank's own forms, of every row of every table that keeps one. */
const forms = () => bank.owner`
  select 'customer' as tabel, nomor_nasabah as kunci, nama_normal from customer union all select 'account', nomor_rekening, nama_normal from account
  union all select 'relation', nomor_nasabah || '/' || urut, nama_normal from customer_relation union all select 'walk_in', nomor_wic, nama_normal from walk_in
  union all select 'form', objek || '/' || urut, nama_normal from screened_form union all select 'key', id_entri::text, nilai from name_key where macam = 'NAMA' order by 1, 2, 3`;

let nomor = '';
beforeAll(async () => {
  await bank.putInForce(part([line('M-1', 'Muhammad Kusnadi', { alias: 'Kus Contoh' })]));
  const form = (over: object) => person({ pihak: [relation({ nama: 'Hj. Ratna Kusnadi' })], ...over });
  const filed = await bank.file(FLOW, form({ nama_nasabah: NAMA, nomor_identitas: '3273056010900091' }));
  for (const hit of await bank.hits()) await bank.decide(hit, 'BUKAN');
  await bank.approve(filed);
  const [row] = await bank.owner<{ nomor_nasabah: string }[]>`
    select nomor_nasabah from customer where nama_normal = ${normaliseName(NAMA)}`;
  nomor = row?.nomor_nasabah ?? '';
  // Somebody's form waits.
  await bank.file(
    FLOW,
    form({ nama_nasabah: 'Drs. Wayan Contoh', nomor_identitas: '3273056010900092', nama_alias: 'H. Wayan' }),
  );
});

test('names stored by other rules get the form of this release, and clearances of compliance stay', async () => {
  const before = await forms();
  const stopped = async () =>
    (
      await bank.owner<{ ya: boolean }[]>`
        select is_stopped('NASABAH:' || ${nomor}, record_now('customer', jsonb_build_object('nomor_nasabah', ${nomor}::text))) as ya`
    )[0]?.ya;
  expect(await stopped()).toBe(false);
  // Compliance has cleared the record as it was kept by the rules before.
  await bank.owner`
    update name_hit h set sidik = party_print('LAMA ' || c.nama_normal, c.tanggal_lahir, h.pihak ->> 'nomor_identitas', h.pihak ->> 'nomor_npwp')
    from customer c where h.objek = 'NASABAH:' || c.nomor_nasabah and c.nomor_nasabah = ${nomor}`;
  await forget();
  expect(await schemaDifference(bank.owner)).toContain('run migrate');
  await migrate(bank.ownerUrl);
  expect(await forms()).toEqual(before);
  expect(await stopped()).toBe(false);
  expect(await schemaDifference(bank.owner)).toBe('');
  const of = new Map(before.map(({ tabel, kunci, nama_normal }) => [`${tabel} ${kunci}`, nama_normal]));
  expect(of.get(`customer ${nomor}`)).toBe('MUHAMMAD KUSNADI');
  expect([...of.values()]).toContain(plainName('H. Wayan'));
  await chainAll(bank);
  await expectSoundBooks(bank);
});

test('the same rules read nothing again', async () => {
  await bank.owner`update customer set nama_normal = 'LAIN' where nomor_nasabah = ${nomor}`;
  await migrate(bank.ownerUrl);
  const [row] = await bank.owner<
    { nama_normal: string }[]
  >`select nama_normal from customer where nomor_nasabah = ${nomor}`;
  expect(row?.nama_normal).toBe('LAIN');
  await bank.owner`update customer set nama_normal = ${normaliseName(NAMA)} where nomor_nasabah = ${nomor}`;
});
