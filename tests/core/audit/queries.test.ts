import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from '#core/audit/queries.ts';
import { as } from '#core/db/seed/counter.ts';
import type { AuditQuery } from '#types/proto/audit.ts';
import { paging } from '../asking.ts';
import { type TestBank, testBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
  await bank.app`select seal_audit(10000)`;
  await bank.app`select write_audit('teller1', '001', 'LIHAT', '00', 'rekening 1', '7d9a3c1e-0f0b-4c39-9a7e-2a4b6f1f0a11', '{"a": [1]}')`;
  await bank.owner`insert into audit_log (waktu, id_user, kode_cabang, aksi, hasil) values ('2026-01-05 23:30:00+07', 'teller2', '001', 'LAMA', '61')`;
});
afterAll(() => bank.close());

async function trail(asked: Partial<AuditQuery> = {}, keyword = '') {
  const { data } = await auditTrail(await as(bank, 'auditor1'), {
    paging: paging({ keyword }),
    id_user: '',
    aksi: '',
    objek: '',
    tanggal_awal: '',
    tanggal_akhir: '',
    hasil: '',
    id_korelasi: '',
    sesi: '',
    alamat: '',
    ...asked,
  });
  return data;
}

test('the latest row first; unsealed rows have no hash, sealed ones show theirs', async () => {
  const rows = await trail();
  expect(rows.map((row) => BigInt(row.id_audit))).toEqual(
    rows.map((row) => BigInt(row.id_audit)).sort((a, b) => (a < b ? 1 : -1)),
  );
  expect((await trail({ aksi: 'LIHAT' }))[0]).toMatchObject({
    id_user: 'teller1',
    kode_cabang: '001',
    hasil: '00',
    objek: 'rekening 1',
    id_korelasi: '7d9a3c1e-0f0b-4c39-9a7e-2a4b6f1f0a11',
    rincian: '{"a": [1]}',
    hash: '',
  });
  const [head] = await bank.app<{ hash: string }[]>`select encode(hash, 'hex') as hash from audit_seal_state`;
  expect(rows.map((row) => row.hash)).toContain(head?.hash);
});

test('filters by user, action, object and correlation', async () => {
  expect(new Set((await trail({ id_user: 'headteller1' })).map((row) => row.id_user))).toEqual(
    new Set(['headteller1']),
  );
  expect((await trail({ objek: 'rekening' })).map((row) => row.aksi)).toEqual(['LIHAT']);
  expect((await trail({}, '7D9A3C1E-0F0B-4C39-9A7E-2A4B6F1F0A11')).map((row) => row.aksi)).toEqual(['LIHAT']);
  expect((await trail({}, 'lihat')).map((row) => row.aksi)).toEqual(['LIHAT']);
});

test('days are those of Jakarta, both ends included', async () => {
  const actions = async (tanggal_awal: string, tanggal_akhir: string) =>
    (await trail({ tanggal_awal, tanggal_akhir })).map((row) => row.aksi);
  expect(await actions('2026-01-05', '2026-01-05')).toEqual(['LAMA']);
  expect(await actions('', '2026-01-04')).toEqual([]);
  expect(await actions('2026-01-06', '2026-01-06')).toEqual([]);
});
