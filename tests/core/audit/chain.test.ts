import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestBank, testBank } from '../helpers.ts';

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank();
  await bank.app`select seal_audit(10000)`;
});
afterEach(() => bank.close());

async function verdict() {
  const [row] = await bank.app<
    { audit_id: bigint | null; sebab: string }[]
  >`select audit_id, sebab from verify_audit()`;
  return row && { id: row.audit_id, sebab: row.sebab };
}

/** A row in the middle of the chain. */
async function victim(): Promise<bigint> {
  const [row] = await bank.app<{ audit_id: bigint }[]>`
    select audit_id from audit_chain order by posisi offset (select count(*) / 2 from audit_chain) limit 1`;
  if (!row) throw new Error('nothing is sealed');
  return row.audit_id;
}

test('an untouched trail is whole, and stays so while it grows', async () => {
  expect(await verdict()).toBeUndefined();
  await bank.app`select write_audit('teller1', '001', 'COBA', '00', 'x', null, '{"a": 1}')`;
  expect(await verdict()).toBeUndefined();
  await bank.app`select seal_audit(10000)`;
  const [row] = await bank.app<{ terbuka: number }[]>`
    select count(*)::integer as terbuka from audit_log l where not exists (select from audit_chain c where c.audit_id = l.id)`;
  expect(row?.terbuka).toBe(0);
  expect(await verdict()).toBeUndefined();
});

test.each([
  "id_user = 'somebody'",
  "hasil = '99'",
  "rincian = '{}'",
  "objek = objek || '1'",
  "waktu = waktu + interval '1 microsecond'",
  "kode_cabang = '002'",
  "aksi = 'LAIN'",
])('a row altered in %s is named', async (change) => {
  const id = await victim();
  await bank.owner.unsafe(`update audit_log set ${change} where id = ${id}`);
  expect(await verdict()).toEqual({ id, sebab: 'baris diubah' });
});

test('a deleted row is named', async () => {
  const id = await victim();
  await bank.owner`delete from audit_log where id = ${id}`;
  expect(await verdict()).toEqual({ id, sebab: 'baris dihapus' });
});

test('a row slipped in among sealed ones is named', async () => {
  const [row] = await bank.owner<{ id: bigint }[]>`
    insert into audit_log (id_user, kode_cabang, aksi, hasil, xid) select 'somebody', '001', 'SISIPAN', '00', min(xid) from audit_log returning id`;
  expect(await verdict()).toEqual({ id: row?.id, sebab: 'baris disisipkan' });
});

test('a chain cut at its end is found', async () => {
  await bank.owner`delete from audit_chain where posisi = (select max(posisi) from audit_chain)`;
  expect((await verdict())?.sebab).toBe('ujung rantai tidak cocok');
});

test('a link taken out of the chain is found', async () => {
  await bank.owner`delete from audit_chain where posisi = 3`;
  expect((await verdict())?.sebab).toBe('rantai terputus');
});
