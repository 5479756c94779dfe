import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#dev/ports.ts';
import { connectCore } from '#services/server/core-connection.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { type CoreClient, connectTo } from './client.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';

let bank: TestBank;
let issuer: Issuer;
let core: CoreProcess;
let client: CoreClient;
let address = '';

beforeAll(async () => {
  bank = await testBank();
  issuer = await startIssuer();
  const port = await freePort('127.0.0.1');
  address = `http://127.0.0.1:${port}`;
  core = await startCore(bank.appUrl, issuer, undefined, {
    CORE_METRICS_LISTEN: `127.0.0.1:${port}`,
    CORE_METRICS_DISKS: `${tmpdir()},/nowhere`,
  });
  client = connectTo(core.address);
});
afterAll(async () => {
  client.close();
  core.child.kill('SIGKILL');
  await issuer.stop();
  await bank.close();
});

test('counts calls by rpc and code, shows connections, lags and parts of readiness, and names nobody', async () => {
  const token = await issuer.token('teller1', { sid: 'sesi-teller1' });
  expect((await client.call('access.profil', {}, { token })).code).toBe('OK');
  expect((await client.call('access.profil', {}, { token: 'x' })).code).toBe('UNAUTHENTICATED');
  const answer = await fetch(`${address}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  for (const line of [
    'amanah_core_call_seconds_count{rpc="access.profil",code="OK"} 1',
    'amanah_core_call_seconds_count{rpc="access.profil",code="UNAUTHENTICATED"} 1',
    'amanah_db_connections{lane="posting",what="connections"} 6',
    'amanah_core_ready{part="database"} 1',
    'amanah_core_ready{part="clock.identity"} 1',
    'amanah_rollup_lag_lines 0',
    'amanah_audit_chain_lag_rows ',
    'amanah_settlement_conflicts 0',
    'amanah_oldest_pending_seconds ',
    'amanah_calendar_days ',
    'amanah_database_bytes ',
    'amanah_core_changes_total{outcome="done"} 0',
    'amanah_core_changes_total{outcome="failed"} 0',
    'amanah_branches{status="BUKA"} ',
    'amanah_end_of_day_runs{status="TERTAHAN"} 0',
    'amanah_pending_items ',
    'amanah_jobs_failed 0',
    'amanah_db_standbys 0',
    'amanah_wal_archive_failures 0',
  ])
    expect(text).toContain(line);
  const disks = text.matchAll(/^amanah_disk_bytes\{folder="([^"]+)",what="(\w+)"\} [1-9]\d*$/gm);
  expect([...disks].map(([, folder, what]) => [folder, what])).toEqual([
    [tmpdir(), 'all'],
    [tmpdir(), 'free'],
  ]);
  expect(text).not.toContain('teller1');
  expect((await fetch(`${address}/`)).status).toBe(404);
});

test('counts a change that was refused apart from reads, and answers the probes of its process', async () => {
  const token = await issuer.token('teller2', { sid: 'sesi-teller2' });
  const before = await (await fetch(`${address}/metrics`)).text();
  expect(before).toContain('amanah_core_changes_total{outcome="refused"} 0');
  expect((await client.call('access.kunci', {}, { token: 'x', key: randomUUID() })).code).toBe('UNAUTHENTICATED');
  expect((await client.call('access.kunci', {}, { token, key: randomUUID() })).code).toBe('OK');
  const after = await (await fetch(`${address}/metrics`)).text();
  expect(after).toContain('amanah_core_changes_total{outcome="refused"} 1');
  expect(after).toContain('amanah_core_changes_total{outcome="done"} 1');
  expect(after).toContain('amanah_core_changes_total{outcome="failed"} 0');
  expect((await fetch(`${address}/live`)).status).toBe(200);
  expect((await fetch(`${address}/ready`)).status).toBe(200);
});

test('a call stands in the log under the correlation id it came with', async () => {
  const lines: string[] = [];
  core.child.stdout?.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n')));
  const [host = '', port = ''] = core.address.split(':');
  const web = connectCore({ addresses: [{ host, port: Number.parseInt(port, 10) }], tls: undefined });
  const token = await issuer.token('teller1', { sid: 'sesi-teller1' });
  const correlationId = randomUUID();
  await web.call('access.kunci', {}, { token, correlationId, idempotencyKey: randomUUID() });
  await expect
    .poll(() => lines.filter((line) => line.includes(correlationId)).map((line) => JSON.parse(line)))
    .toMatchObject([{ rpc: 'access.kunci', correlation: correlationId, code: 'OK' }]);
  web.close();
});
