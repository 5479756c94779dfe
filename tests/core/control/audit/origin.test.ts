import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { testCore } from '../../server/core-server.ts';
import { accounts } from '../../small-bank.ts';

const core = await testCore();
const { bank, issuer } = core;

const FROM = '10.20.30.40, 127.0.0.1';
const rowsOf = async (sesi: string) =>
  (await bank.owner`select aksi, hasil, alamat from audit_trail where sesi = ${sesi} order by id`).map((row) => ({
    ...row,
  }));

async function deposit(user: string, sid: string, nominal: string, lembar: number, from?: string) {
  const flowData = {
    nomor_rekening: accounts.ani,
    nominal,
    kode_valuta: 'IDR',
    keterangan: '',
    pecahan: toRows({ '100000': lembar }),
  };
  const token = await issuer.token(user, { sid });
  return core.call('teller.setorTunai', { flowData }, { token, key: randomUUID(), ...(from && { from }) });
}

test('a posting and a refusal say by which session and address they came; without them they say nothing', async () => {
  const sid = randomUUID();
  expect((await deposit('teller1', sid, '100000.00', 1, FROM)).code).toBe('OK');
  expect((await deposit('teller1', sid, '200000.00', 1, FROM)).code).not.toBe('OK');
  const rows = await rowsOf(sid);
  expect(rows).toContainEqual({ aksi: 'SETOR_TUNAI', hasil: '00', alamat: FROM });
  const refusals = rows.filter((row) => row.aksi === 'teller.setorTunai');
  expect(refusals).toHaveLength(1);
  expect(refusals[0]).toMatchObject({ alamat: FROM });
  expect(refusals[0]?.hasil).not.toBe('00');

  await bank.run('teller1', cashDeposit, {
    nomor_rekening: accounts.budi,
    nominal: '100000.00',
    keterangan: '',
    pecahan: toRows({ '100000': 1 }),
  });
  const [bare] =
    await bank.owner`select sesi, alamat from audit_trail where aksi = 'SETOR_TUNAI' order by id desc limit 1`;
  expect({ ...bare }).toEqual({ sesi: null, alamat: null });
});

test('a refusal for want of a right is recorded too, with only the letters of an address', async () => {
  const sid = randomUUID();
  const token = await issuer.token('auditor1', { sid });
  const answer = await core.call(
    'teller.setorTunai',
    {},
    { token, key: randomUUID(), from: "10.0.0.7'; drop table x" },
  );
  expect(answer.code).toBe('FORBIDDEN');
  const rows = await rowsOf(sid);
  expect(rows).toContainEqual({ aksi: 'teller.setorTunai', hasil: '57', alamat: '10.0.0.7 drop table x' });
});
