import { beforeAll, expect, test } from 'vitest';
import { bukaSamaran } from '#core/control/audit/audit-unmask.ts';
import { refusal } from '../../helpers.ts';
import { person } from './customer-forms.ts';
import { customersBank } from './customers-bank.ts';

const bank = await customersBank();
const REASON = 'memeriksa sebelum menyetujui';

let idFlow = '';
let number = '';
const before = { telepon: '081234567890' };
beforeAll(async () => {
  number = await bank.save('SIMPAN_NASABAH_INDIVIDU', person(before));
  idFlow = await bank.file(
    'SIMPAN_NASABAH_INDIVIDU',
    person({ nomor_nasabah: number, versi: 1, telepon: '081399990000', alasan: 'Nomor telepon baru' }),
  );
});

const open = async (user: string, kolom: string, over: object = {}) => {
  const asked = { objek: `FLOW:${idFlow}`, kolom, alasan: REASON, sisi: '', ...over };
  return (await bukaSamaran(await bank.as(user), asked)).nilai;
};
const opened = async () =>
  (
    await bank.owner<{ id_user: string; objek: string; kolom: string; sisi: string | null; asal: string }[]>`
      select id_user, objek, rincian ->> 'kolom' as kolom, rincian ->> 'sisi' as sisi, rincian ->> 'asal' as asal
      from audit_log where aksi = 'BUKA_SAMARAN' order by id`
  ).map((row) => [row.id_user, row.objek, row.kolom, row.sisi, row.asal]);

test('the decider of a change reads old and new values, each read in the trail of the customer', async () => {
  expect(await open('supervisor1', 'telepon', { sisi: 'LAMA' })).toBe(before.telepon);
  expect(await open('supervisor1', 'telepon', { sisi: 'BARU' })).toBe('081399990000');
  expect(await opened()).toEqual([
    ['supervisor1', `NASABAH:${number}`, 'telepon', 'LAMA', `FLOW:${idFlow}`],
    ['supervisor1', `NASABAH:${number}`, 'telepon', 'BARU', `FLOW:${idFlow}`],
  ]);
});

test('nobody else does: not its maker, not below its level, not another branch, and of it only the changed fields', async () => {
  const looks = await opened();
  await refusal(open('cs1', 'telepon'), 'FORBIDDEN');
  await refusal(open('teller1', 'telepon'), 'FORBIDDEN');
  await refusal(open('headteller1', 'telepon'), 'FORBIDDEN');
  await refusal(open('manager2', 'telepon'), 'NOT_FOUND');
  await refusal(open('supervisor1', 'nomor_identitas'), 'NOT_FOUND');
  // The checker of the item still has no right to the record itself.
  await refusal(open('supervisor1', 'nomor_identitas', { objek: `NASABAH:${number}` }), 'FORBIDDEN');
  expect(await opened()).toEqual(looks);
});

test('of a new customer the checker reads the identity number, the mother and the documents of related persons', async () => {
  const form = person({ nomor_identitas: '3273015510800002', nama_nasabah: 'Wulan Sari', tanggal_lahir: '1980-10-15' });
  const waiting = await bank.file('SIMPAN_NASABAH_INDIVIDU', form);
  const of = { objek: `FLOW:${waiting}` };
  expect(await open('supervisor1', 'nomor_identitas', of)).toBe(form.nomor_identitas);
  expect(await open('supervisor1', 'nama_ibu_kandung', of)).toBe(form.nama_ibu_kandung);
});

test('at the desk nobody opens a decided item any more; a holder of the right to unmask does', async () => {
  await bank.approve(idFlow);
  await refusal(open('supervisor1', 'telepon'), 'FORBIDDEN');
  expect(await open('manager1', 'telepon')).toBe('081399990000');
});

test('the number of values that a checker opens in an hour is bounded', async () => {
  const waiting = await bank.file(
    'SIMPAN_NASABAH_INDIVIDU',
    person({ nomor_nasabah: number, versi: 2, telepon: '081277770000', alasan: 'Nomor telepon lagi' }),
  );
  const of = { objek: `FLOW:${waiting}` };
  await bank.owner`update parameter set nilai = '5' where nama = 'batas_buka_samaran'`;
  expect(await open('supervisor1', 'telepon', of)).toBe('081277770000');
  await refusal(open('supervisor1', 'telepon', of), 'LOOKED_ENOUGH');
});
