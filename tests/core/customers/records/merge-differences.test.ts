import { expect, test } from 'vitest';
import { authenticateOverride } from '#core/control/workflow/override.ts';
import { merge as mergeOperation } from '#core/customers/records/merge.ts';
import { operations } from '#core/server/modules.ts';
import { refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { person } from './customer-forms.ts';
import { customersBank } from './customers-bank.ts';
import { merging } from './merging.ts';

const bank = await customersBank();
breaksBooks(bank, ['27']);
const { fileMerge, formOf, logOf, idOf, stateOf } = merging(bank);
let serial = 200;
/** Makes a person like the others, but for the name and the given fields; the document is a passport unless given. */
const somebody = (over: object = {}) => {
  serial += 1;
  return bank.save(
    'SIMPAN_NASABAH_INDIVIDU',
    person({
      nama_nasabah: `Orang Ke${serial}`,
      jenis_identitas: 'PASPOR',
      nomor_identitas: `A${serial}0001`,
      ...over,
    }),
  );
};
const nik = { jenis_identitas: 'KTP' };
const item = async (idFlow: string) => {
  const [row] = await bank.owner<
    { alasan: { kode: string; params: object }[]; perlu: number; pemeriksa: string[]; flow_state: string }[]
  >`
    select alasan, persetujuan_perlu as perlu, pemeriksa, flow_state from flow_instance where id_flow = ${idFlow}`;
  if (!row) throw new Error(`no item ${idFlow}`);
  return { ...row, alasan: row.alasan.map(({ kode }) => kode) };
};

test('two records that say the same are one by one checker, without a reason of theirs', async () => {
  const [asal, ke] = [await somebody(), await somebody()];
  const idFlow = await fileMerge(asal, ke);
  expect(await item(idFlow)).toMatchObject({ alasan: ['PERUBAHAN_DATA'], perlu: 1 });
  await bank.approve(idFlow);
  expect(await stateOf(asal)).toMatchObject({ status: 'GABUNG', gabung_ke: ke });
});

test('a field empty in one record, and an address in another spelling, are no difference', async () => {
  const [asal, ke] = [await somebody({ alamat: 'jl dago no 10' }), await somebody()];
  await bank.owner`update customer set nama_ibu_normal = null, nama_ibu_kandung = null where nomor_nasabah = ${ke}`;
  expect(await item(await fileMerge(asal, ke))).toMatchObject({ alasan: ['PERUBAHAN_DATA'], perlu: 1 });
});

test.each([
  ['GABUNG_BEDA_NIK', { ...nik, nomor_identitas: '3273056010900301' }, { ...nik, nomor_identitas: '3273056010900302' }],
  ['GABUNG_BEDA_LAHIR', { tanggal_lahir: '1991-01-02' }, {}],
  ['GABUNG_BEDA_IBU', { nama_ibu_kandung: 'Zulaikha' }, {}],
  ['GABUNG_BEDA_ALAMAT', { alamat: 'Jl. Braga No. 7' }, {}],
])('%s is reported to one checker', async (kode, one, other) => {
  const [asal, ke] = [await somebody(one), await somebody(other)];
  const idFlow = await fileMerge(asal, ke);
  expect(await item(idFlow)).toMatchObject({ alasan: [kode, 'PERUBAHAN_DATA'], perlu: 1 });
  await bank.approve(idFlow);
  expect(await stateOf(asal)).toMatchObject({ status: 'GABUNG' });
});

test('from two differences on a second checker says so too, and the database requires it', async () => {
  const [asal, ke] = [await somebody({ tanggal_lahir: '1991-01-02', nama_ibu_kandung: 'Zulaikha' }), await somebody()];
  const idFlow = await fileMerge(asal, ke);
  expect(await item(idFlow)).toMatchObject({
    alasan: ['GABUNG_BEDA_LAHIR', 'GABUNG_BEDA_IBU', 'PERUBAHAN_DATA'],
    perlu: 2,
  });
  await bank.approve(idFlow);
  expect(await stateOf(asal)).toMatchObject({ status: 'AKTIF' });
  await refused(bank, 'SECOND_APPROVAL', () => bank.approve(idFlow));
  await bank.approve(idFlow, 'finance2');
  expect(await item(idFlow)).toMatchObject({ flow_state: 'APPROVED', pemeriksa: ['manager1', 'finance2'] });
  expect(await stateOf(asal)).toMatchObject({ status: 'GABUNG', gabung_ke: ke });
  expect(await logOf(await idOf(asal))).toEqual([]);
});

test('an item that says one checker is enough does not merge who differs in two respects', async () => {
  const [asal, ke] = [await somebody({ tanggal_lahir: '1991-01-02', nama_ibu_kandung: 'Zulaikha' }), await somebody()];
  const idFlow = await fileMerge(asal, ke);
  await bank.owner`update flow_instance set persetujuan_perlu = 1 where id_flow = ${idFlow}`;
  await refused(bank, 'SECOND_APPROVAL', () => bank.approve(idFlow));
  expect(await stateOf(asal)).toMatchObject({ status: 'AKTIF' });
});

test('nor is it released at the counter by one officer', async () => {
  const [asal, ke] = [await somebody({ tanggal_lahir: '1991-01-02', nama_ibu_kandung: 'Zulaikha' }), await somebody()];
  const data = JSON.stringify(mergeOperation.schema.parse(await formOf(asal, ke)));
  const [maker, { caller: officer }] = [await bank.as('backoffice1'), await bank.as('manager1')];
  await refused(bank, 'TWO_APPROVALS', () =>
    authenticateOverride(maker, operations, officer, mergeOperation.code, data),
  );
});
