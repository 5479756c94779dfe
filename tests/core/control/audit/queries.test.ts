import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { riwayatObjek } from '#core/control/audit/audit-history.ts';
import { auditTrail } from '#core/control/audit/queries.ts';
import { as } from '#core/programs/seed/counter.ts';
import type { AuditQuery } from '#types/proto/control/audit.ts';
import { paging } from '../../asking.ts';
import { chainAll, type TestBank, testBank } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
  await bank.owner`select ensure_partitions('2026-01-01', 12)`;
  await bank.owner`
    insert into audit_log (waktu, id_user, kode_cabang, aksi, hasil, objek, korelasi, sesi, alamat) values
      ('2026-03-01 10:00:00+07', 'manager1', '001', 'UBAH', '00', 'USER:teller1', '3a1c9d52-1d0f-4a61-8b77-0c1d5e9f0b21', 'sesi-a', '10.1.2.3, 127.0.0.1'),
      ('2026-03-02 10:00:00+07', 'manager1', '001', 'UBAH', '61', 'USER:teller12', '3a1c9d52-1d0f-4a61-8b77-0c1d5e9f0b22', 'sesi-b', '10.1.2.33'),
      (now(), 'manager2', '002', 'LIHAT_REKENING', '00', ${accounts.ani}, '3a1c9d52-1d0f-4a61-8b77-0c1d5e9f0b23', 'sesi-b', '10.1.2.3')`;
  await chainAll(bank);
  await bank.app`select write_audit('teller1', '001', 'LIHAT', '00', 'rekening 1', '7d9a3c1e-0f0b-4c39-9a7e-2a4b6f1f0a11', '{"a": [1]}')`;
  await bank.owner`insert into audit_log (waktu, id_user, kode_cabang, aksi, hasil) values ('2026-01-05 23:30:00+07', 'teller2', '001', 'LAMA', '61')`;
});
afterAll(() => bank.close());

const everything = {
  id_user: '',
  aksi: '',
  objek: '',
  tanggal_awal: '',
  tanggal_akhir: '',
  hasil: '',
  id_korelasi: '',
  sesi: '',
  alamat: '',
};

async function trail(asked: Partial<AuditQuery> = {}, keyword = '') {
  const { data } = await auditTrail(await as(bank, 'auditor1'), {
    paging: paging({ keyword }),
    ...everything,
    ...asked,
  });
  return data;
}

test('the latest row first; rows not yet chained have no hash, chained ones show theirs', async () => {
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
  const [head] = await bank.app<{ hash: string }[]>`select encode(hash, 'hex') as hash from audit_chain_head`;
  expect(rows.map((row) => row.hash)).toContain(head?.hash);
});

test('a posting stands in the trail in the sentence of its history; another act has none', async () => {
  const rows = await trail({ aksi: 'SETOR_TUNAI' });
  const [posted] = rows.filter(({ hasil }) => hasil === '00');
  expect(posted?.kalimat?.id).toMatch(/^Setor tunai Rp[\d.]+ ke \d{12} \S/);
  const { data } = await riwayatObjek(await as(bank, 'auditor1'), { objek: posted?.objek ?? '', paging: paging() });
  expect(data.find(({ aksi }) => aksi === 'SETOR_TUNAI')?.kalimat).toEqual(posted?.kalimat);
  expect((await trail({ aksi: 'LIHAT' })).map(({ kalimat }) => kalimat)).toEqual([undefined]);
});

test('filters by user, action, object and correlation', async () => {
  expect(new Set((await trail({ id_user: 'headteller1' })).map((row) => row.id_user))).toEqual(
    new Set(['headteller1']),
  );
  expect((await trail({ objek: 'rekening' })).map((row) => row.aksi)).toEqual(['LIHAT']);
  expect((await trail({}, '7D9A3C1E-0F0B-4C39-9A7E-2A4B6F1F0A11')).map((row) => row.aksi)).toEqual(['LIHAT']);
  expect((await trail({}, 'lihat')).map((row) => row.aksi)).toEqual(['LIHAT']);
});

test('an operation is asked for by its code and finds the refusals of its call too', async () => {
  await bank.app`select write_audit('teller1', '001', act, hasil, '', null, '{"sebab": "FORBIDDEN"}') from
    (values ('SETOR_TUNAI', '00'), ('teller.setorTunai', '57'), ('teller.tarikTunai', '57')) as acts (act, hasil)`;
  const found = await trail({ aksi: 'SETOR_TUNAI', id_user: 'teller1' });
  expect(new Set(found.map((row) => row.aksi))).toEqual(new Set(['SETOR_TUNAI', 'teller.setorTunai']));
  expect(found.find((row) => row.aksi === 'teller.setorTunai')).toMatchObject({ hasil: '57', sebab: 'FORBIDDEN' });
  expect(found.find((row) => row.aksi === 'SETOR_TUNAI')?.sebab).toBe('');
});

test('a name that nobody bears is refused, one that bears no such row is answered with none', async () => {
  await expect(trail({ id_user: 'teler1' })).rejects.toMatchObject({
    code: 'VALIDATION',
    details: { violations: [{ field: 'id_user', kode: 'v.userId' }] },
  });
  expect(await trail({ id_user: 'teller1', hasil: '99' })).toEqual([]);
  await bank.app`select write_audit('dahulu', '001', 'MASUK', '00', '', null, null)`;
  expect(await trail({ id_user: 'dahulu', hasil: '99' })).toEqual([]);
});

test('days are those of Jakarta, both ends included', async () => {
  const actions = async (tanggal_awal: string, tanggal_akhir: string) =>
    (await trail({ tanggal_awal, tanggal_akhir })).map((row) => row.aksi);
  expect(await actions('2026-01-05', '2026-01-05')).toEqual(['LAMA']);
  expect(await actions('', '2026-01-04')).toEqual([]);
  expect(await actions('2026-01-06', '2026-01-06')).toEqual([]);
});

describe('from where', () => {
  const users = async (asked: Partial<AuditQuery>, keyword = '') =>
    (await trail(asked, keyword)).map((row) => `${row.objek} ${row.hasil}`);

  test('a session and a correlation find their rows whole, by filter and by keyword', async () => {
    expect(await users({ sesi: 'sesi-a' })).toEqual(['USER:teller1 00']);
    expect(await users({ sesi: 'sesi-b' })).toEqual([`${accounts.ani} 00`, 'USER:teller12 61']);
    expect(await users({ sesi: 'sesi' })).toEqual([]);
    expect(await users({ id_korelasi: '3A1C9D52-1D0F-4A61-8B77-0C1D5E9F0B22' })).toEqual(['USER:teller12 61']);
    expect(await users({ id_korelasi: 'bukan id' })).toEqual([]);
    expect(await users({}, '3a1c9d52-1d0f-4a61-8b77-0c1d5e9f0b21')).toEqual(['USER:teller1 00']);
    expect((await trail({ sesi: 'sesi-a' }))[0]).toMatchObject({ sesi: 'sesi-a', alamat: '10.1.2.3, 127.0.0.1' });
  });

  test('an address is any of those on the way; without a first day only the last month is read', async () => {
    expect(await users({ alamat: '10.1.2.3' })).toEqual([`${accounts.ani} 00`]);
    expect(await users({ alamat: '10.1.2.3', tanggal_awal: '2026-03-01' })).toEqual([
      `${accounts.ani} 00`,
      'USER:teller1 00',
    ]);
    expect(await users({ alamat: '127.0.0.1', tanggal_awal: '2026-03-01', tanggal_akhir: '2026-03-31' })).toEqual([
      'USER:teller1 00',
    ]);
    expect(await users({ alamat: '10.1.2', tanggal_awal: '2026-03-01' })).toEqual([]);
  });

  test('a named record is found by how it begins, a number only by the whole of it', async () => {
    expect(await users({ objek: 'USER:teller1' })).toEqual(['USER:teller12 61', 'USER:teller1 00']);
    expect(await users({ objek: 'USER:%' })).toEqual([]);
    expect(await users({ objek: accounts.ani })).toEqual([`${accounts.ani} 00`]);
    expect(await users({ objek: accounts.ani.slice(0, 11) })).toEqual([]);
  });

  test('refusals of every kind are asked for at once, or one of them', async () => {
    const own = { id_user: 'manager1', tanggal_awal: '2026-03-01', tanggal_akhir: '2026-03-31' };
    expect(await users({ ...own, hasil: 'GAGAL' })).toEqual(['USER:teller12 61']);
    expect(await users({ ...own, hasil: '61' })).toEqual(['USER:teller12 61']);
    expect(await users({ ...own, hasil: '00' })).toEqual(['USER:teller1 00']);
  });

  test('pages along the cursor lose and repeat nothing', async () => {
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await auditTrail(await as(bank, 'auditor1'), { ...everything, paging: paging({ show: 7, cursor }) });
      seen.push(...page.data.map((row) => row.id_audit));
      cursor = page.resp_cursor;
      if (cursor === '') break;
    }
    const all = await bank.owner<{ id: bigint }[]>`select id from audit_trail order by id desc`;
    expect(seen).toEqual(all.map((row) => row.id.toString()));
    expect(seen.length).toBeGreaterThan(14);
  });
});
