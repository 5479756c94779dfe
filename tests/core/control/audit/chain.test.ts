import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breaksBooks, chainAll, type TestBank, testBank } from '../../helpers.ts';

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank();
  breaksBooks(bank, ['1', '6', '13']);
  for (let row = 1; row <= 9; row++) {
    await bank.app`select write_audit('teller1', '001', 'COBA', '00', ${`baris ${row}`}, null, '{"a": 1}')`;
  }
  await chainAll(bank);
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
    select audit_id from audit_chain where jenis = 'A' order by posisi offset (select count(*) / 2 from audit_chain where jenis = 'A') limit 1`;
  if (!row) throw new Error('nothing is chained');
  return row.audit_id;
}

test('an untouched trail is whole, and stays so while it grows', async () => {
  expect(await verdict()).toBeUndefined();
  await bank.app`select write_audit('teller1', '001', 'COBA', '00', 'x', null, '{"a": 1}')`;
  expect(await verdict()).toBeUndefined();
  await chainAll(bank);
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
  expect(await verdict()).toEqual({ id, sebab: 'UBAH' });
});

test('links of before there were salts are proved as they were, and a salt that was changed is named', async () => {
  const [last] = await bank.owner<{ posisi: bigint; audit_id: bigint }[]>`
    select posisi, audit_id from audit_chain where garam is not null order by posisi desc limit 1`;
  if (!last) throw new Error('no link has a salt');
  const rollback = new Error('taken back');
  const notices: unknown[] = [];
  await bank.owner
    .begin(async (tx) => {
      await tx`set local timezone = 'UTC'`;
      await tx`
        update audit_chain c set garam = null, hash = link_hash(b.hash, chained_content(c.jenis, c.audit_id, c.waktu), null)
        from audit_chain b where b.posisi = c.posisi - 1 and c.posisi = ${last.posisi.toString()}::bigint`;
      await tx`update audit_chain_head set hash = (select hash from audit_chain where posisi = ${last.posisi.toString()}::bigint)`;
      notices.push((await tx`select * from verify_audit()`).length);
      await tx`update audit_log set objek = objek || '1' where id = ${last.audit_id.toString()}::bigint`;
      notices.push((await tx`select sebab from verify_audit()`)[0]?.sebab);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  expect(notices).toEqual([0, 'UBAH']);
  await bank.owner`update audit_chain set garam = '\\x00112233445566778899aabbccddeeff' where posisi = ${last.posisi.toString()}::bigint`;
  expect(await verdict()).toEqual({ id: last.audit_id, sebab: 'UBAH' });
});

test('a column that a later release adds changes no hash', async () => {
  await bank.owner`alter table audit_log add column kelak text`;
  await bank.owner`alter table journal add column kelak text`;
  expect(await verdict()).toBeUndefined();
});

describe('checked in parts', () => {
  /** Checks the chain in parts of seven rows, as a screen does in larger ones. */
  async function inParts() {
    for (let dari = 1n; ; ) {
      const [part] = await bank.app<
        { sampai: bigint; ujung: bigint; kepala: string; audit_id: bigint | null; sebab: string | null }[]
      >`select * from verify_audit_part(${dari.toString()}::bigint, 7)`;
      if (!part) throw new Error('no part');
      if (part.sebab !== null) return { id: part.audit_id, sebab: part.sebab };
      if (part.sampai >= part.ujung) return part;
      // Each part goes on, or the check would never end.
      expect(part.sampai).toBeGreaterThanOrEqual(dari);
      dari = part.sampai + 1n;
    }
  }

  test('an untouched trail ends at its head', async () => {
    const [head] = await bank.app<{ posisi: bigint; hash: string }[]>`
      select posisi, encode(hash, 'hex') as hash from audit_chain_head`;
    expect(await inParts()).toMatchObject({ sampai: head?.posisi, ujung: head?.posisi, kepala: head?.hash });
  });

  test('an empty chain is whole', async () => {
    await bank.owner`truncate audit_chain, audit_log, journal, flow_step, record_version, daily_usage`;
    await bank.owner`update audit_chain_head set xid = 0, audit_id = 0, posisi = 0, hash = '\\x00'`;
    expect(await inParts()).toMatchObject({ sampai: 0n, ujung: 0n });
  });

  test.each([
    ["update audit_log set hasil = '99' where id = $1", 'UBAH'],
    ['delete from audit_log where id = $1', 'HAPUS'],
  ])('%s is named as by the whole walk', async (statement, sebab) => {
    const id = await victim();
    await bank.owner.unsafe(statement, [id.toString()]);
    expect(await inParts()).toEqual({ id, sebab });
    expect(await verdict()).toEqual({ id, sebab });
  });

  test('a row slipped in, a link taken out and a cut end are found too', async () => {
    const [slipped] = await bank.owner<{ id: bigint }[]>`
      insert into audit_log (id_user, kode_cabang, aksi, hasil, xid) select 'somebody', '001', 'SISIPAN', '00', min(xid) from audit_log returning id`;
    expect(await inParts()).toEqual({ id: slipped?.id, sebab: 'SISIP' });
    await bank.owner`delete from audit_log where id = ${slipped?.id ?? 0n}`;
    const [last] =
      await bank.owner`delete from audit_chain where posisi = (select max(posisi) from audit_chain) returning *`;
    expect(await inParts()).toEqual({ id: null, sebab: 'UJUNG' });
    await bank.owner`insert into audit_chain ${bank.owner(last as never)}`;
    expect(await inParts()).not.toHaveProperty('id');
    await bank.owner`delete from audit_chain where posisi = 10`;
    expect((await inParts()).sebab).toBe('PUTUS');
  });
});

test('a deleted row is named', async () => {
  const id = await victim();
  await bank.owner`delete from audit_log where id = ${id}`;
  expect(await verdict()).toEqual({ id, sebab: 'HAPUS' });
});

test('a row slipped in among chained ones is named', async () => {
  const [row] = await bank.owner<{ id: bigint }[]>`
    insert into audit_log (id_user, kode_cabang, aksi, hasil, xid) select 'somebody', '001', 'SISIPAN', '00', min(xid) from audit_log returning id`;
  expect(await verdict()).toEqual({ id: row?.id, sebab: 'SISIP' });
});

test('a chain cut at its end is found', async () => {
  await bank.owner`delete from audit_chain where posisi = (select max(posisi) from audit_chain)`;
  expect((await verdict())?.sebab).toBe('UJUNG');
});

test('a link taken out of the chain is found', async () => {
  await bank.owner`delete from audit_chain where posisi = 3`;
  expect((await verdict())?.sebab).toBe('PUTUS');
});
