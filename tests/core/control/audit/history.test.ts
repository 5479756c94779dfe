import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { riwayatObjek } from '#core/control/audit/audit-history.ts';
import { as } from '#core/programs/seed/counter.ts';
import { paging } from '../../asking.ts';
import { refusal, type TestBank, testBank } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';

let bank: TestBank;
let reference: string;
beforeAll(async () => {
  bank = await testBank();
  const [posted] = await bank.owner<{ objek: string }[]>`
    select objek from audit_trail where aksi = 'SETOR_TUNAI' and hasil = '00' and kode_cabang = '001' order by id limit 1`;
  reference = posted?.objek ?? '';
  await bank.app`
    select write_audit('admin2', '000', 'UBAH_PENGGUNA', '00', 'USER:teller1', null,
      '{"pembuat": "admin1", "otorisasi": "admin2", "perubahan": [{"kolom": "kode_cabang", "lama": "001", "baru": "002"}]}')`;
  await bank.app`select write_audit('admin2', '000', 'UBAH_PENGGUNA', '00', 'USER:teller11', null, null)`;
  await bank.app`select write_audit('cs1', '001', 'LIHAT_DATA_NASABAH', '00', ${accounts.ani}, null, null)`;
});
afterAll(() => bank.close());

const history = async (user: string, objek: string) =>
  (await riwayatObjek(await as(bank, user), { objek, paging: paging() })).data;

const handleOf = async (nomor: string) => {
  const [row] = await bank.owner<{ pegangan: string }[]>`select pegangan from account where nomor_rekening = ${nomor}`;
  return row?.pegangan ?? '';
};

test('a user’s history shows each change with its maker, requester and approver, and nothing of another user', async () => {
  expect(await history('admin1', 'USER:teller1')).toEqual([
    {
      id_audit: expect.stringMatching(/^\d+$/),
      waktu: expect.any(String),
      id_user: 'admin2',
      aksi: 'UBAH_PENGGUNA',
      hasil: '00',
      pembuat: 'admin1',
      otorisasi: 'admin2',
      perubahan: [{ kolom: 'kode_cabang', lama: '001', baru: '002' }],
      id_korelasi: '',
    },
  ]);
});

describe('opens only to those who may open the record', () => {
  test('a user’s to administrators and auditors', async () => {
    await refusal(history('teller1', 'USER:teller1'), 'FORBIDDEN');
    await refusal(history('manager1', 'ROLE:TELLER'), 'FORBIDDEN');
    expect(await history('auditor1', 'USER:teller1')).toHaveLength(1);
    expect(await history('admin1', 'ROLE:TELLER')).toEqual([]);
  });

  test('a transaction’s in its own branch, and to head office', async () => {
    const [deposit, ...more] = await history('manager1', reference);
    expect([deposit?.aksi, more]).toEqual(['SETOR_TUNAI', []]);
    // The row states the posting in one sentence, with the account and its holder.
    expect(deposit?.kalimat).toEqual({
      id: expect.stringMatching(/^Setor tunai Rp[\d.]+ ke \d{12} \S/),
      en: expect.stringMatching(/Rp[\d,]+.* \d{12} \S/),
    });
    expect(await history('auditor1', reference)).toHaveLength(1);
    await refusal(history('manager2', reference), 'NOT_FOUND');
    await refusal(history('cs1', reference), 'FORBIDDEN');
  });

  test('an account’s by its handle, in its own branch', async () => {
    const ani = await handleOf(accounts.ani);
    expect((await history('cs1', ani)).map((row) => row.aksi)).toEqual(['LIHAT_DATA_NASABAH']);
    await refusal(history('manager2', ani), 'NOT_FOUND');
    await refusal(history('admin1', ani), 'FORBIDDEN');
    await refusal(history('cs1', accounts.ani), 'NOT_FOUND');
    await refusal(history('cs1', '00000000-0000-4000-8000-000000000000'), 'NOT_FOUND');
  });

  test('of no other kind, under any name', async () => {
    for (const objek of ['', 'x', 'USER:', 'constructor:x', '__proto__:x', 'JURNAL:1']) {
      await refusal(history('auditor1', objek), 'NOT_FOUND');
    }
  });
});
