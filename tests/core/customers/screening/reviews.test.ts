import { expect, test } from 'vitest';
import { tinjauan } from '#core/customers/screening/reviews.ts';
import { paging } from '../../asking.ts';
import { accepted } from '../../counter-bank.ts';
import { person } from '../records/customer-forms.ts';
import { customersBank } from '../records/customers-bank.ts';

const bank = await customersBank();
const FLOW = 'SIMPAN_NASABAH_INDIVIDU';
const due = async (user: string, over: object = {}) =>
  (
    await tinjauan(await bank.as(user), { paging: paging(), resiko: '', kode_cabang: '', sampai: '', ...over })
  ).data.map(({ nomor_nasabah, terlambat }) => [nomor_nasabah, terlambat]);

test('the branch lists customers who are due, and two persons review one with a new day by the rating', async () => {
  const number = await bank.save(FLOW, person());
  expect(await due('cs1')).toEqual([]);
  // Sets the customer's review as it would be three years later.
  await bank.owner`update customer set tanggal_tinjau = '2026-11-10' where nomor_nasabah = ${number}`;
  expect(await due('cs1')).toEqual([[number, 10]]);
  expect(await due('compliance1')).toEqual([[number, 10]]);
  expect(await due('manager2')).toEqual([]);
  expect(await due('cs1', { resiko: 'TINGGI' })).toEqual([]);
  expect(await due('cs1', { sampai: '2026-11-09' })).toEqual([]);
  const reviewed = person({ nomor_nasabah: number, versi: 1, tinjau: 'T', alasan: 'Tinjauan berkala' });
  const idFlow = await bank.file(FLOW, reviewed);
  await expect(bank.approve(idFlow, 'cs1')).rejects.toThrow('SELF_APPROVAL');
  expect(await due('cs1')).toEqual([[number, 10]]);
  await accepted(bank, () => bank.approve(idFlow));
  expect(await due('cs1')).toEqual([]);
  const [row] = await bank.owner`select tanggal_tinjau, resiko from customer where nomor_nasabah = ${number}`;
  expect({ ...row }).toEqual({ tanggal_tinjau: '2029-11-20', resiko: 'RENDAH' });
});
