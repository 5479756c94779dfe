import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { RekeningRow } from '#types/proto/accounts/savings.ts';
import { paging } from '../../asking.ts';
import { books } from '../../counter-bank.ts';
import { testCore } from '../../server/core-server.ts';
import { accounts } from '../../small-bank.ts';

const core = await testCore();
const { bank, issuer } = core;

const token = (user: string) => issuer.token(user);
const MASKED_ANI = `${'*'.repeat(8)}${accounts.ani.slice(-4)}`;

async function found(user: string, keyword: string): Promise<RekeningRow[]> {
  const answer = await core.call('savings.rekening', { paging: paging({ keyword }) }, { token: await token(user) });
  if (answer.code !== 'OK') throw new Error(answer.code);
  return answer.reply.data;
}

async function unmask(user: string, request: object) {
  return core.call('audit.bukaSamaran', request, { token: await token(user), key: randomUUID() });
}

describe('an account’s number', () => {
  test('is masked for readers without its right, and its handle opens the account', async () => {
    const [seen] = await found('teller1', 'Ani Lestari');
    expect(seen?.nomor_rekening).toBe(accounts.ani);
    const [hidden] = await found('auditor1', 'Ani Lestari');
    expect(hidden).toEqual({ ...seen, nomor_rekening: MASKED_ANI, nomor_nasabah: hidden?.nomor_nasabah });
    const ask = { pegangan: hidden?.pegangan, detailed: 'T' };
    const open = await core.call('savings.validateRekening', ask, { token: await token('auditor1') });
    expect(open).toMatchObject({ code: 'OK', reply: { rekening: { nomor_rekening: MASKED_ANI } } });
  });

  test('is no way to search or to open for readers of masked values', async () => {
    expect(await found('auditor1', accounts.ani)).toEqual([]);
    expect(await found('auditor1', accounts.ani.slice(0, 8))).toEqual([]);
    expect(await found('teller1', accounts.ani)).toHaveLength(1);
    const ask = { nomor_rekening: accounts.ani, detailed: 'F' };
    const refused = await core.call('savings.validateRekening', ask, { token: await token('auditor1') });
    expect(refused.code).toBe('ACCOUNT_NOT_FOUND');
    expect((await core.call('savings.validateRekening', ask, { token: await token('teller1') })).code).toBe('OK');
  });

  test('leaves no answer to readers of masked values: transactions, journals and the trail', async () => {
    const holder = await token('auditor1');
    const answers = await Promise.all([
      core.call('savings.rekening', { paging: paging({ show: 2 }) }, { token: holder }),
      core.call('report.jurnal', { paging: paging(), branch_code: '001' }, { token: holder }),
      core.call('teller.transaksiToday', { paging: paging(), kode_cabang: '001' }, { token: holder }),
      core.call('teller.transaksiHistory', { paging: paging(), kode_cabang: '001' }, { token: holder }),
      core.call('audit.auditTrail', { paging: paging() }, { token: holder }),
    ]);
    const manager = await token('manager1');
    const text = JSON.stringify(answers);
    const decoded = answers.map((answer) => {
      const cursor = answer.reply && 'resp_cursor' in answer.reply ? answer.reply.resp_cursor : '';
      return Buffer.from(cursor, 'base64url').toString();
    });
    for (const number of Object.values(accounts)) {
      expect(text).not.toContain(number);
      expect(decoded.join()).not.toContain(number);
    }
    expect(text).toContain(MASKED_ANI);
    const open = await core.call('report.jurnal', { paging: paging(), branch_code: '001' }, { token: manager });
    expect(JSON.stringify(open)).toContain(accounts.ani);
  });
});

describe('identity number, telephone and mother’s name', () => {
  test('come masked to a teller and whole to customer service', async () => {
    const ask = { nomor_rekening: accounts.ani, detailed: 'T' };
    const [row] = await bank.owner<{ nomor_identitas: string; telepon: string; nama_ibu_kandung: string }[]>`
      select nomor_identitas, telepon, nama_ibu_kandung from customer n join account a using (nomor_nasabah)
      where a.nomor_rekening = ${accounts.ani}`;
    const forService = await core.call('savings.validateRekening', ask, { token: await token('cs1') });
    expect(forService.reply).toMatchObject({ ...row });
    const forTeller = await core.call('savings.validateRekening', ask, { token: await token('teller1') });
    expect(forTeller.reply).toMatchObject({
      nomor_identitas: row?.nomor_identitas.slice(-4).padStart(16, '*'),
      telepon: row?.telepon.slice(-4).padStart(row.telepon.length, '*'),
      nama_ibu_kandung: `${row?.nama_ibu_kandung.slice(0, 1)}*****`,
    });
  });
});

describe('opening a masked value', () => {
  const handle = async () => (await found('auditor1', 'Ani Lestari'))[0]?.pegangan ?? '';
  const REASON = 'permintaan audit internal 12/2026';

  test('answers the value once it is written down who opened it and why', async () => {
    const objek = await handle();
    const answer = await unmask('auditor1', { objek, kolom: 'nomor_rekening', alasan: REASON });
    expect(answer).toEqual({ code: 'OK', reply: { nilai: accounts.ani } });
    const [row] = await bank.owner`
      select id_user, aksi, hasil, objek, rincian from audit_trail where aksi = 'BUKA_SAMARAN' order by id desc limit 1`;
    expect({ ...row }).toEqual({
      id_user: 'auditor1',
      aksi: 'BUKA_SAMARAN',
      hasil: '00',
      objek: accounts.ani,
      rincian: { kolom: 'nomor_rekening', alasan: REASON, asal: objek },
    });
  });

  test('reaches the customer behind the account, a transaction and a row of the trail', async () => {
    const objek = await handle();
    const [customer] = await bank.owner<{ nama_ibu_kandung: string }[]>`
      select nama_ibu_kandung from customer n join account a using (nomor_nasabah) where a.nomor_rekening = ${accounts.ani}`;
    const [posted] = await bank.owner<{ objek: string; rekening: string }[]>`
      select l.objek, j.rekening from audit_trail l join journal j on l.objek like '%' || lpad(j.id::text, 9, '0')
      where l.aksi = 'SETOR_TUNAI' and j.rekening is not null order by l.id limit 1`;
    const [opened] = await bank.owner<
      { id: bigint }[]
    >`select max(id) as id from audit_trail where objek = ${accounts.ani}`;
    const value = async (asked: string, kolom: string) =>
      (await unmask('auditor1', { objek: asked, kolom, alasan: REASON })).reply?.nilai;
    expect(await value(objek, 'nama_ibu_kandung')).toBe(customer?.nama_ibu_kandung);
    expect(await value(posted?.objek ?? '', 'nomor_rekening')).toBe(posted?.rekening);
    expect(await value(`AUDIT:${opened?.id}`, 'nomor_rekening')).toBe(accounts.ani);
  });

  test('is refused without the right, without a reason, for another branch, and for a missing record', async () => {
    const objek = await handle();
    const ask = { objek, kolom: 'nomor_identitas', alasan: REASON };
    const before = await books(bank);
    const opened = async () =>
      (await bank.owner<{ n: number }[]>`select count(*)::integer as n from audit_trail where aksi = 'BUKA_SAMARAN'`)[0]
        ?.n;
    const count = await opened();
    expect((await unmask('teller1', ask)).code).toBe('FORBIDDEN');
    expect((await unmask('admin1', ask)).code).toBe('FORBIDDEN');
    expect((await unmask('auditor1', { ...ask, alasan: 'ingin tahu' })).code).toBe('OK');
    expect((await unmask('auditor1', { ...ask, alasan: 'mau tahu' })).code).toBe('VALIDATION');
    expect((await unmask('auditor1', { ...ask, alasan: ' '.repeat(20) })).code).toBe('VALIDATION');
    expect((await unmask('auditor1', { ...ask, kolom: 'saldo_buku' })).code).toBe('VALIDATION');
    expect((await unmask('manager2', ask)).code).toBe('NOT_FOUND');
    expect((await unmask('manager1', { ...ask, objek: 'AUDIT:1' })).code).toBe('NOT_FOUND');
    expect((await unmask('auditor1', { ...ask, objek: 'x' })).code).toBe('NOT_FOUND');
    expect((await unmask('manager1', ask)).code).toBe('OK');
    // Two were allowed; every refusal has its own row and opened nothing.
    expect(await opened()).toBe((count ?? 0) + 2);
    const { audit_log: _, sensitive_read: __, ...after } = await books(bank);
    const { audit_log: ___, sensitive_read: ____, ...same } = before;
    expect(after).toEqual(same);
  });
});

describe('a customer’s own fields', () => {
  const REASON = 'nasabah datang membawa KTP';
  const asked = async (user: string, nomor: string, kolom: string) =>
    unmask(user, { objek: `NASABAH:${nomor}`, kolom, alasan: REASON });
  const opened = async () =>
    (
      await bank.owner<{ id_user: string; objek: string; kolom: string }[]>`
        select id_user, objek, rincian ->> 'kolom' as kolom from audit_trail where aksi = 'BUKA_SAMARAN' and objek like 'NASABAH:%' order by id`
    ).map((row) => [row.id_user, row.objek, row.kolom]);

  test('are opened one by one, a row of the trail each, by holders of the right who may open the customer', async () => {
    const [row] = await bank.owner<Record<'nomor' | 'nik' | 'npwp' | 'ibu' | 'hp', string>[]>`
      select nomor_nasabah as nomor, nomor_identitas as nik, nomor_npwp as npwp, nama_ibu_kandung as ibu, telepon as hp
      from customer n join account a using (nomor_nasabah) where a.nomor_rekening = ${accounts.ani}`;
    const nomor = row?.nomor ?? '';
    await bank.owner`
      insert into customer_contact (nomor_nasabah, jenis, nilai, nilai_normal)
      values (${nomor}, 'RUMAH', '0215550001', '62215550001'), (${nomor}, 'KANTOR', '0215550002', '62215550002')`;
    await bank.owner`
      insert into customer_relation (nomor_nasabah, urut, peran, nama, nama_normal, nomor_identitas, telepon)
      values (${nomor}, 1, 'AHLI_WARIS', 'Bagus', 'BAGUS', '3171010101010001', '08120001'), (${nomor}, 2, 'DARURAT', 'Cici', 'CICI', '', '')`;
    const values = { nomor_identitas: row?.nik, nama_ibu_kandung: row?.ibu, telepon: row?.hp };
    for (const [kolom, nilai] of Object.entries(values))
      expect(await asked('manager1', nomor, kolom)).toEqual({ code: 'OK', reply: { nilai } });
    expect((await asked('auditor1', nomor, 'telepon_rumah')).reply).toEqual({ nilai: '0215550001' });
    expect((await asked('auditor1', nomor, 'telepon_kantor')).reply).toEqual({ nilai: '0215550002' });
    expect((await asked('auditor1', nomor, 'pihak')).reply).toEqual({ nilai: 'Bagus: 3171010101010001 · 08120001' });
    const before = await opened();
    expect(before).toEqual([
      ...Object.keys(values).map((kolom) => ['manager1', `NASABAH:${nomor}`, kolom]),
      ...['telepon_rumah', 'telepon_kantor', 'pihak'].map((kolom) => ['auditor1', `NASABAH:${nomor}`, kolom]),
    ]);
    // It opens nothing without the right, at another branch, of a record that is not there, or of no field of the customer.
    expect((await asked('teller1', nomor, 'nomor_identitas')).code).toBe('FORBIDDEN');
    expect((await asked('supervisor1', nomor, 'nomor_identitas')).code).toBe('FORBIDDEN');
    expect((await asked('manager2', nomor, 'nomor_identitas')).code).toBe('NOT_FOUND');
    expect((await asked('manager1', '00199999999', 'nomor_identitas')).code).toBe('NOT_FOUND');
    expect((await asked('manager1', nomor, 'nomor_rekening')).code).toBe('NOT_FOUND');
    expect((await asked('manager1', nomor, 'alamat')).code).toBe('VALIDATION');
    expect(await opened()).toEqual(before);
  });
});
