import { expect, test } from 'vitest';
import { moneyExchange } from '#core/cash/counter/money-exchange.ts';
import { accepted, books, refused } from '../../counter-bank.ts';
import { clockAhead } from '../../steady-clock.ts';
import { line, listsBank, part } from '../screening/lists-bank.ts';
import { exchanged, short } from './cash-bank.ts';

const bank = await listsBank();
await bank.owner`update role_limit set entri = 100000000000000 where role_id = 'TELLER'`;
await bank.owner`update parameter set nilai = '1000000.00' where nama = 'batas_identitas_tukar'`;
// The core reads it again instead of its cached value.
clockAhead(10_000);
await bank.putInForce(part([line('W-1', 'Rina Melati', { tanggal_lahir: '1990-10-20' })]));

const exchange = (user: string, person: object, dryRun = false) =>
  bank.run(user, moneyExchange, exchanged(10, { ...short, ...person }), { dryRun });
const NEW = `WIC:BARU/KTP/${short.nomor_identitas}`;
const walkIns = async () =>
  (await bank.owner<{ n: string }[]>`select nomor_wic as n from walk_in order by 1`).map(({ n }) => n);

test('a listed person gets no cash, compliance is notified once, and nothing else is stored', async () => {
  const { audit_log: _, name_hit: none, row_version: _printed, ...before } = await books(bank);
  expect(none).toBeUndefined();
  await refused(bank, 'COMPLIANCE_HOLD', () => exchange('teller1', {}, true));
  for (const user of ['teller1', 'teller3']) await refused(bank, 'COMPLIANCE_HOLD', () => exchange(user, {}));
  const { audit_log: __, name_hit: ___, row_version: ____, ...after } = await books(bank);
  expect(after).toEqual(before);
  expect(await walkIns()).toEqual([]);
  expect(await bank.hits()).toEqual([
    expect.objectContaining({ objek: NEW, kode: 'W-1', status: 'BARU', asal: 'FORMULIR', alasan: ['NAMA'] }),
  ]);
  // Somebody of another name is served.
  await accepted(bank, () => exchange('teller1', { nomor_identitas: '3273051010900001', nama: 'Budi Hartono' }));
});

test('a cleared person is served, as long as the record does not change', async () => {
  const [hit] = await bank.hits(NEW);
  if (!hit) throw new Error('no hit');
  await bank.decide(hit, 'BUKAN');
  await accepted(bank, () => exchange('teller1', {}));
  await accepted(bank, () => exchange('teller3', {}));
  const number = (await walkIns()).at(-1);
  expect((await bank.hits()).map(({ objek, status }) => [objek, status])).toEqual([[`WIC:${number}`, 'BUKAN']]);
  // The birth date is that of the list: it is asked again, of the walk-in customer that exists by now.
  await refused(bank, 'COMPLIANCE_HOLD', () => exchange('teller1', { tanggal_lahir: '1990-10-20' }));
  expect((await bank.hits()).map(({ objek, status }) => [objek, status])).toEqual([
    [`WIC:${number}`, 'BUKAN'],
    [`WIC:${number}`, 'BARU'],
  ]);
});

test('a confirmed person gets no cash in any branch', async () => {
  const hit = (await bank.hits()).find(({ status }) => status === 'BARU');
  if (!hit) throw new Error('no hit');
  await bank.decide(hit, 'TERBUKTI');
  for (const user of ['teller1', 'teller3'])
    for (const said of [{ tanggal_lahir: '1990-10-20' }, {}])
      await refused(bank, 'COMPLIANCE_HOLD', () => exchange(user, said));
});

test('no correction takes a person off a list’s match; an unlisted one is corrected', async () => {
  const correct = async (number: string | undefined) => {
    const [row] = await bank.owner`
      select nomor_wic, jenis_identitas, nomor_identitas, alamat, tempat_lahir, coalesce(tanggal_lahir::text, '') as tanggal_lahir, jenis_kelamin,
             kewarganegaraan, pekerjaan, sumber_dana, tujuan, versi from walk_in where nomor_wic = ${number ?? ''}`;
    const data = { ...row, nama: 'Nama Lain', alasan: 'KTP diperlihatkan kembali di loket' };
    return bank.flow('cs1', 'SUBMIT', { flowCode: 'UBAH_WIC', seen: '', data });
  };
  const held = (await bank.hits()).find(({ status }) => status === 'TERBUKTI')?.objek.replace('WIC:', '');
  const other = (await walkIns()).find((number) => number !== held);
  await refused(bank, 'COMPLIANCE_HOLD', () => correct(held));
  await accepted(bank, () => correct(other));
});

test('a customer who comes without an account is not served while a list may have the name', async () => {
  const [customer] = await bank.owner<
    { nomor: string; jenis_identitas: string; nomor_identitas: string; nama: string }[]
  >`
    select nomor_nasabah as nomor, jenis_identitas, nomor_identitas, nama_nasabah as nama from customer
    where jenis = 'P' and kode_cabang = '002' order by 1 limit 1`;
  if (!customer) throw new Error('no customer');
  const { nomor, ...person } = customer;
  await accepted(bank, () => exchange('teller1', person));
  await bank.putInForce(part([line('P-1', person.nama), line('W-1', 'Rina Melati', { tanggal_lahir: '1990-10-20' })]));
  await refused(bank, 'COMPLIANCE_HOLD', () => exchange('teller1', person));
  const [hit] = await bank.hits(`NASABAH:${nomor}`);
  if (!hit) throw new Error('no hit');
  await bank.decide(hit, 'BUKAN');
  await accepted(bank, () => exchange('teller1', person));
});

test('a list that comes between the rules and the posting is seen by the posting', async () => {
  const person = { nomor_identitas: '3273051010900002', nama: 'Joko Susilo' };
  await exchange('teller1', person, true);
  await bank.owner`create function hold_party_as_it_was(jsonb, text) returns boolean language sql as 'select false'`;
  await bank.owner`alter function screen_party(jsonb, text) rename to hold_party_now`;
  await bank.owner`alter function hold_party_as_it_was(jsonb, text) rename to screen_party`;
  await bank.owner`grant execute on function screen_party(jsonb, text) to amanah_app`;
  await bank.putInForce(part([line('S-1', 'Joko Susilo')], { jenis: 'SANKSI', penerbit: 'PBB' }));
  await refused(bank, 'COMPLIANCE_HOLD', () => exchange('teller1', person));
});
