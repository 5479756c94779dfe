import { beforeAll, describe, expect, test } from 'vitest';
import { moneyExchange } from '#core/cash/counter/money-exchange.ts';
import { riwayatObjek } from '#core/control/audit/audit-history.ts';
import { rincian } from '#core/customers/walk-ins/walk-ins.ts';
import { editWalkInData } from '#lib/customers/schemas/wic.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { cashBank, exchanged, short, wholeIdentity } from './cash-bank.ts';

const bank = await cashBank();
const FLOW = 'UBAH_WIC';

const record = async (number: string) => {
  const [row] = await bank.owner<
    { nomor_wic: string; nama: string; nama_normal: string; nomor_identitas: string; versi: number }[]
  >`
    select nomor_wic, nama, nama_normal, nomor_identitas, versi from walk_in where nomor_wic = ${number}`;
  return row ? { ...row } : null;
};

let number = '';
beforeAll(async () => {
  await bank.run('teller1', moneyExchange, exchanged(10, { ...short, nama: 'Rina Melatti' }));
  const [row] = await bank.owner<{ n: string }[]>`
    select nomor_wic as n from walk_in where nomor_identitas = ${short.nomor_identitas}`;
  number = row?.n ?? '';
});

const correction = (over: object = {}) => ({
  nomor_wic: number,
  ...short,
  ...wholeIdentity,
  alasan: 'KTP diperlihatkan kembali di loket',
  versi: 1,
  ...over,
});
const file = (user: string, data: object) => bank.flow(user, 'SUBMIT', { flowCode: FLOW, seen: '', data });

describe('a wrong record of a counter', () => {
  test('is corrected by two persons of its branch, and found under the new name from then on', async () => {
    await refused(bank, 'FORBIDDEN', () => file('teller1', correction()));
    const { id_flow } = await accepted(bank, () => file('cs1', correction()));
    const open = await rincian(await bank.as('cs1'), { nomor_wic: number });
    expect(open).toMatchObject({ id_flow, versi: 1, wic: { nama: 'Rina Melatti' } });
    await refused(bank, 'CHANGE_WAITING', () => file('backoffice1', correction({ nama: 'Rina Malati' })));
    await refused(bank, 'SELF_APPROVAL', () => bank.flow('cs1', 'APPROVE', { idFlow: id_flow }));
    await refused(bank, 'NOT_FOUND', () => bank.flow('manager2', 'APPROVE', { idFlow: id_flow }));
    await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: id_flow }));
    expect(await record(number)).toMatchObject({ nama: 'Rina Melati', nama_normal: 'RINA MELATI', versi: 2 });
    const versions = await bank.owner`
      select versi, aksi, pembuat, disetujui_oleh, isi ->> 'nama' as nama from record_version
      where jenis = 'walk_in' and kunci = ${number} order by versi`;
    expect(versions.map((row) => ({ ...row }))).toEqual([
      { versi: 1, aksi: 'LOKET', pembuat: 'teller1', disetujui_oleh: null, nama: 'Rina Melatti' },
      { versi: 2, aksi: 'UBAH', pembuat: 'cs1', disetujui_oleh: 'supervisor1', nama: 'Rina Melati' },
    ]);
    // The counter knows the walk-in customer by the present name.
    await refused(bank, 'WALK_IN_DIFFERS', () =>
      bank.run('teller1', moneyExchange, exchanged(10, { ...short, nama: 'Rina Melatti' })),
    );
    await accepted(bank, () => bank.run('teller1', moneyExchange, exchanged(10, short)));
  });

  test('is not written over by a stale form, by another branch, or without a difference', async () => {
    const fresh = { versi: 2, pekerjaan: 'Penjahit' };
    await refused(bank, 'DATA_CHANGED', () => file('cs1', correction({ pekerjaan: 'Penjahit' })));
    await refused(bank, 'WALK_IN_ELSEWHERE', () => file('cs2', correction(fresh)));
    await refused(bank, 'NO_CHANGE', () => file('cs1', correction({ versi: 2 })));
    await refused(bank, 'NOT_FOUND', () => file('cs1', correction({ ...fresh, nomor_wic: 'W999999999' })));
    const { id_flow } = await accepted(bank, () => file('cs1', correction(fresh)));
    await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: id_flow }));
    expect(await record(number)).toMatchObject({ versi: 3 });
  });

  test('changes no kind of document, and says nothing of a person about an entity', async () => {
    const passport = { jenis_identitas: 'PASPOR', nomor_identitas: 'A1234567', versi: 3 };
    await refused(bank, 'VALIDATION', () => file('cs1', correction(passport)));
    const entity = correction({ jenis_identitas: 'NPWP', nomor_identitas: '0123456782111000' });
    const parsed = editWalkInData.safeParse(entity);
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['jenis_kelamin', 'kewarganegaraan']);
    for (const field of ['kode_cabang', 'nama_normal', 'jenis', 'disetujui_oleh'])
      expect(editWalkInData.safeParse({ ...correction(), [field]: 'X' }).success, field).toBe(false);
  });

  test('takes no document by which somebody else is known, also not one that a counter takes in meanwhile', async () => {
    const other = '3171014506900001';
    const owner = await bank.ownerOf(accounts.ani);
    const [customer] = await bank.owner<
      { n: string }[]
    >`select nomor_identitas as n from customer where nomor_nasabah = ${owner}`;
    await refused(bank, 'WALK_IN_DOCUMENT_TAKEN', () =>
      file('cs1', correction({ versi: 3, nomor_identitas: customer?.n })),
    );
    const { id_flow } = await accepted(bank, () => file('cs1', correction({ versi: 3, nomor_identitas: other })));
    await bank.run('teller3', moneyExchange, exchanged(10, { ...short, nomor_identitas: other, nama: 'Tono Wibowo' }));
    await refused(bank, 'WALK_IN_DOCUMENT_TAKEN', () => bank.flow('supervisor1', 'APPROVE', { idFlow: id_flow }));
    // The rules are in SQL too: an edit that comes past those of the program finds the same.
    await expect(
      bank.owner`select before_walk_in(${bank.owner.json({
        aksi: 'UBAH',
        baris: { nomor_wic: number, nomor_identitas: other },
      })}, 'cs1', 'supervisor1')`,
    ).rejects.toThrow('WALK_IN_DOCUMENT_TAKEN');
    await bank.flow('cs1', 'CANCEL', { idFlow: id_flow });
    const free = '3171014506900007';
    const next = await accepted(bank, () => file('cs1', correction({ versi: 3, nomor_identitas: free })));
    await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: next.id_flow }));
    expect(await record(number)).toMatchObject({ nomor_identitas: free, versi: 4 });
    // The cash stays that of the walk-in customer.
    expect(await bank.dayOf(number)).toEqual([2_000_000, 2_000_000, 2_000_000]);
  });

  test('is shown as history to its branch, and to no other', async () => {
    const history = async (user: string) =>
      riwayatObjek(await bank.as(user), { paging: paging(), objek: `WIC:${number}` });
    const { data } = await history('cs1');
    expect(data.map(({ aksi, pembuat, otorisasi }) => [aksi, pembuat, otorisasi])).toContainEqual([
      'UBAH_WIC',
      'cs1',
      'supervisor1',
    ]);
    await refusal(history('cs2'), 'NOT_FOUND');
  });
});
