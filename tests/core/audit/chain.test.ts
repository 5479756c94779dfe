import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
  "sesi = 'lain'",
  "alamat = '10.9.9.9'",
])('a row altered in %s is named', async (change) => {
  const id = await victim();
  await bank.owner.unsafe(`update audit_log set ${change} where id = ${id}`);
  expect(await verdict()).toEqual({ id, sebab: 'baris diubah' });
});

/** The content of a row as it was sealed before the trail said from where: rows of that time must keep their hash. */
test('a row without session and address has the hash it always had', async () => {
  const [row] = await bank.owner<{ lama: string; kini: string }[]>`
    select encode(sha256('\\x00'::bytea || convert_to(jsonb_build_array(
        a.id, to_char(a.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.xid, a.id_user, a.kode_cabang, a.aksi, a.hasil,
        a.objek, a.korelasi, a.rincian)::text, 'UTF8')), 'hex') as lama,
      encode(audit_hash('\\x00', a), 'hex') as kini
    from audit_log a where sesi is null and alamat is null order by id limit 1`;
  expect(row?.kini).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.kini).toBe(row?.lama);
});

describe('checked in parts', () => {
  /** Walks the chain in parts of seven rows, as a screen does in larger ones. */
  async function inParts() {
    for (let dari = 1n; ; ) {
      const [part] = await bank.app<
        { sampai: bigint; ujung: bigint; kepala: string; audit_id: bigint | null; sebab: string | null }[]
      >`select * from verify_audit_part(${dari.toString()}::bigint, 7)`;
      if (!part) throw new Error('no part');
      if (part.sebab !== null) return { id: part.audit_id, sebab: part.sebab };
      if (part.sampai >= part.ujung) return part;
      // Each part goes on, or the walk would never end.
      expect(part.sampai).toBeGreaterThanOrEqual(dari);
      dari = part.sampai + 1n;
    }
  }

  test('an untouched trail ends at its head', async () => {
    const [head] = await bank.app<{ posisi: bigint; hash: string }[]>`
      select posisi, encode(hash, 'hex') as hash from audit_seal_state`;
    expect(await inParts()).toMatchObject({ sampai: head?.posisi, ujung: head?.posisi, kepala: head?.hash });
  });

  test('an empty chain is whole', async () => {
    await bank.owner`delete from audit_chain`;
    await bank.owner`delete from audit_log`;
    await bank.owner`update audit_seal_state set xid = 0, audit_id = 0, posisi = 0, hash = '\\x00'`;
    expect(await inParts()).toMatchObject({ sampai: 0n, ujung: 0n });
  });

  test.each([
    ["update audit_log set hasil = '99' where id = $1", 'baris diubah'],
    ['delete from audit_log where id = $1', 'baris dihapus'],
  ])('%s is named as by the whole walk', async (statement, sebab) => {
    const id = await victim();
    await bank.owner.unsafe(statement, [id.toString()]);
    expect(await inParts()).toEqual({ id, sebab });
    expect(await verdict()).toEqual({ id, sebab });
  });

  test('a row slipped in, a link taken out and a cut end are found too', async () => {
    const [slipped] = await bank.owner<{ id: bigint }[]>`
      insert into audit_log (id_user, kode_cabang, aksi, hasil, xid) select 'somebody', '001', 'SISIPAN', '00', min(xid) from audit_log returning id`;
    expect(await inParts()).toEqual({ id: slipped?.id, sebab: 'baris disisipkan' });
    await bank.owner`delete from audit_log where id = ${slipped?.id ?? 0n}`;
    const [last] =
      await bank.owner`delete from audit_chain where posisi = (select max(posisi) from audit_chain) returning *`;
    expect(await inParts()).toEqual({ id: null, sebab: 'ujung rantai tidak cocok' });
    await bank.owner`insert into audit_chain ${bank.owner(last as never)}`;
    expect(await inParts()).not.toHaveProperty('id');
    await bank.owner`delete from audit_chain where posisi = 10`;
    expect((await inParts()).sebab).toBe('rantai terputus');
  });
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
