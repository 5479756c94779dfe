import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { fileFault } from '#core/programs/verify-audit-file.ts';
import { AppError } from '#lib/errors/errors.ts';
import { makeAuditExport } from '#services/server/audit-export.ts';
import type { CoreCall } from '#services/server/core-connection.ts';
import type { ServerSession } from '#types/session.ts';
import { chainAll } from '../../helpers.ts';
import { testCore } from '../../server/core-server.ts';
import { accounts } from '../../small-bank.ts';

const core = await testCore();
const { bank, issuer } = core;
await chainAll(bank);

const call = (async (rpc, request, meta) => {
  const answer = await core.call(rpc, request, {
    token: meta.token,
    ...(meta.idempotencyKey && { key: meta.idempotencyKey }),
  });
  if (answer.code === 'OK') return answer.reply;
  throw new AppError(answer.code === 'AWAY' ? 'CORE_AWAY' : answer.code);
}) as CoreCall;

let user = 'auditor1';
const server = createServer((req, res) => {
  const exporting = makeAuditExport({
    publicUrl: () => 'http://bank.test',
    session: async () => ({ accessToken: await issuer.token(user) }) as ServerSession,
    call,
    maxRows: 150,
  });
  void exporting(req, res);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

async function ask(body: object, headers: Record<string, string> = {}) {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/audit-trail/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
const exported = async (body: object) => Buffer.from(await (await ask(body)).arrayBuffer());

test('a JSON export holds every row once, masked, and ends with a proof that the trail vouches for', async () => {
  const bytes = await exported({ format: 'JSON', saringan: { id_user: 'teller2' } });
  const file = JSON.parse(bytes.toString()) as {
    saringan: { id_user: string };
    baris: { id_audit: string; posisi: string; hash: string }[];
    bukti: Record<string, unknown>;
  };
  const rows = await bank.owner<{ id: bigint; posisi: bigint; hash: string }[]>`
    select l.id, c.posisi, encode(c.hash, 'hex') as hash from audit_trail l join audit_chain c on c.audit_id = l.id
    where l.id_user = 'teller2' order by l.id desc`;
  expect(rows.length).toBeGreaterThan(5);
  expect(file.baris.map((row) => [row.id_audit, row.posisi, row.hash])).toEqual(
    rows.map((row) => [row.id.toString(), row.posisi.toString(), row.hash]),
  );
  const positions = rows.map((row) => row.posisi).sort((a, b) => (a < b ? -1 : 1));
  expect(file.bukti).toMatchObject({
    jumlah: rows.length,
    posisi_awal: positions[0]?.toString(),
    posisi_akhir: positions.at(-1)?.toString(),
    terpotong: 'F',
  });
  for (const number of Object.values(accounts)) expect(bytes.toString()).not.toContain(number);
  const [noted] = await bank.owner`
    select id_user, rincian ->> 'sha256' as sha256, rincian ->> 'saringan' as saringan from audit_trail where aksi = 'EKSPOR_JEJAK' order by id desc limit 1`;
  expect(noted).toMatchObject({ id_user: 'auditor1', sha256: file.bukti.sha256 });
  expect(JSON.parse(noted?.saringan)).toEqual(file.saringan);
  expect(await fileFault(bank.owner, bytes)).toBeNull();
});

test('a CSV export is cut at the limit and says so, and a formula in it stays text', async () => {
  await bank.app`
    select write_audit('teller1', '001', 'CETAK_ULANG', '00', '=cmd()', null, null) from generate_series(1, 160)`;
  const bytes = await exported({ format: 'CSV', saringan: { aksi: 'CETAK_ULANG' } });
  const lines = bytes.toString().trim().split('\r\n');
  expect(lines).toHaveLength(152);
  expect(lines[1]).toContain(`,"'=cmd()",`);
  expect(lines.at(-1)).toContain('""terpotong"":""T""');
  expect(await fileFault(bank.owner, bytes)).toBeNull();
  const whole = await exported({ format: 'CSV', saringan: { id_user: 'headteller1' } });
  expect(whole.toString().trim().split('\r\n').at(-1)).toContain('""terpotong"":""F""');
});

test('a file altered anywhere, or one that was never exported, is found', async () => {
  const bytes = await exported({ format: 'JSON', saringan: { id_user: 'teller2' } });
  const text = bytes.toString();
  const fault = (altered: string) => fileFault(bank.owner, Buffer.from(altered));
  expect(await fault(text)).toBeNull();
  expect(await fault(text.replace('SETOR_TUNAI', 'TARIK_TUNAI'))).toBe('its rows are not those its proof speaks of');
  expect(await fault(text.slice(0, text.lastIndexOf('"bukti"')))).toBe('it carries no proof');
  const forged = text.replace('SETOR_TUNAI', 'TARIK_TUNAI');
  const start = forged.lastIndexOf('"bukti":');
  const hash = createHash('sha256').update(forged.slice(0, start)).digest('hex');
  const rehashed = forged.slice(0, start) + forged.slice(start).replace(/"sha256":"[0-9a-f]+"/, `"sha256":"${hash}"`);
  expect(await fault(rehashed)).toBe('the trail noted another file');
  expect(await fault(rehashed.replace(/"id_audit":"\d+"\}/, '"id_audit":"1"}'))).toMatch(/^the trail/);
});

test('is refused without the right to the trail, to another site, and with an unknown filter; writes nothing', async () => {
  const asked = { format: 'JSON', saringan: {} };
  const count = async () =>
    (await bank.owner<{ n: number }[]>`select count(*)::integer as n from audit_trail where aksi = 'EKSPOR_JEJAK'`)[0]
      ?.n;
  const before = await count();
  user = 'teller1';
  expect((await ask(asked)).status).toBe(403);
  user = 'auditor1';
  expect((await ask(asked, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask({ ...asked, saringan: { saldo: '1' } })).status).toBe(400);
  expect((await ask({ ...asked, format: 'XML' })).status).toBe(400);
  expect(await count()).toBe(before);
  expect(JSON.parse((await exported(asked)).toString())).toHaveProperty('bukti');
  expect(await count()).toBe((before ?? 0) + 1);
});
