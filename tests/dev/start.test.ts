import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sourceHash } from '#dev/build.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { claimWebPort, freePort } from '#dev/ports.ts';
import { proveReachable } from '#dev/postgres-user.ts';
import { claimRunFile, runningPorts } from '#dev/run-file.ts';
import { startStack } from '#dev/stack.ts';
import { issuerHost, stackEnv, webAddresses } from '#dev/stack-env.ts';
import { stopList } from '#dev/stop-list.ts';
import { stackConfig } from '#lib/config/config.ts';
import { temporaryFolder } from './folder.ts';

const reset = fileURLToPath(new URL('../../dev/reset.ts', import.meta.url));

function runReset(dir: string) {
  return spawnSync(process.execPath, [reset], { env: { ...process.env, AMANAH_DATA_DIR: dir }, encoding: 'utf8' });
}

async function holdPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('ports', () => {
  test('a held web port is reported with PORT and how to change it', async () => {
    const port = await holdPort();
    await expect(claimWebPort('127.0.0.1', port)).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is already in use: stop the program that holds it or choose another one, for example PORT=${port + 1} npm start.`,
    );
    const free = await freePort('127.0.0.1');
    expect(await claimWebPort('127.0.0.1', free)).toBe(free);
  });

  test('an address of another machine is reported with WEB_HOST', async () => {
    await expect(claimWebPort('192.0.2.1', 0)).rejects.toThrow(
      /^WEB_HOST 192\.0\.2\.1 is not an address of this machine/,
    );
  });

  test('a preferred port is taken when it is free, another when it is not', async () => {
    const held = await holdPort();
    expect(await freePort('127.0.0.1', held)).not.toBe(held);
    const free = await freePort('127.0.0.1');
    expect(await freePort('127.0.0.1', free)).toBe(free);
    // A program of the stack gets its port before it listens: no other gets the same, nor does an outgoing connection.
    const found = await Promise.all(Array.from({ length: 40 }, () => freePort('127.0.0.1')));
    expect(new Set(found).size).toBe(40);
    expect(Math.max(...found)).toBeLessThan(32_768);
  });

  test('the stack fails on a held port and releases its folder', async () => {
    const port = await holdPort();
    const dir = temporaryFolder();
    const env = { PORT: String(port), AMANAH_DATA_DIR: dir };
    await expect(startStack({ env })).rejects.toThrow(`Port ${port} on 127.0.0.1 is already in use`);
    expect(runningPorts(dir)).toBeUndefined();
  });
});

describe('the data folder', () => {
  test('stores its secrets, readable by the owner only', async () => {
    const dir = openDataDir(join(temporaryFolder(), 'new'));
    const secrets = await loadSecrets(dir);
    expect(await loadSecrets(dir)).toEqual(secrets);
    expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect((await loadSecrets(temporaryFolder())).sessionSecret).not.toBe(secrets.sessionSecret);
  });

  test('that cannot be made is reported with AMANAH_DATA_DIR', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(() => openDataDir(join(file, 'data'))).toThrow(/cannot be written \(ENOTDIR\).*AMANAH_DATA_DIR/);
  });

  test('under a closed parent is reported before PostgreSQL tries, and passes when the parent is open', () => {
    const dir = temporaryFolder();
    const closed = join(dir, 'closed');
    mkdirSync(join(closed, 'data'), { recursive: true, mode: 0o700 });
    const other = { uid: 4242, gid: 4242 };
    expect(() => proveReachable(join(closed, 'data'), 'its data is', other)).toThrow(
      new RegExp(`cannot enter ${closed}/data, where its data is: run chmod o\\+x ${closed}/data`),
    );
    expect(() => proveReachable(dir, 'its data is', other)).not.toThrow();
    expect(() => proveReachable(join(closed, 'data'), 'its data is', undefined)).not.toThrow();
  });

  test('serves one stack at a time', async () => {
    const dir = temporaryFolder();
    const first = await claimRunFile(dir);
    first.setPorts({ web: 3000 });
    expect(runningPorts(dir)).toEqual({ pid: process.pid, ports: { web: 3000 } });
    await expect(claimRunFile(dir)).rejects.toThrow(`Amanah already runs on ${dir} (process ${process.pid})`);
    first.release();
    const second = await claimRunFile(dir);
    expect(second.previousPorts).toEqual({ web: 3000 });
    second.release();
  });

  test('is free again when its stack was killed', async () => {
    const dir = temporaryFolder();
    const state = { owner: { pid: process.pid, started: 'another time' }, children: [], ports: {} };
    writeFileSync(join(dir, 'running.json'), JSON.stringify(state));
    expect(runningPorts(dir)).toBeUndefined();
    const claimed = await claimRunFile(dir);
    expect(runningPorts(dir)?.pid).toBe(process.pid);
    claimed.release();
  });
});

describe('npm run reset', () => {
  test('deletes its own folders and nothing else', () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, 'postgres'));
    writeFileSync(join(dir, 'secrets.json'), '{}');
    const result = runReset(dir);
    expect([result.status, result.stderr]).toEqual([0, '']);
    expect(existsSync(join(dir, 'postgres')) || existsSync(join(dir, 'secrets.json'))).toBe(false);
  });

  test('refuses a folder with other things in it', () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, 'secrets.json'), '{}');
    writeFileSync(join(dir, 'thesis.txt'), 'years of work');
    const result = runReset(dir);
    expect(result.status).toBe(1);
    expect(result.stderr).toMatch(/^\S+ holds thesis\.txt, which is not Amanah's: [^\n]+\n$/);
    expect(existsSync(join(dir, 'secrets.json'))).toBe(true);
  });

  test('refuses while the stack runs', async () => {
    const dir = temporaryFolder();
    const held = await claimRunFile(dir);
    const result = runReset(dir);
    held.release();
    expect(result.status).toBe(1);
    expect(result.stderr).toBe(
      `Amanah runs on ${dir} (process ${process.pid}): stop it first, then run npm run reset again.\n`,
    );
  });
});

describe('addresses', () => {
  const addresses = (env: Record<string, string>) => {
    const config = stackConfig(env);
    return { ...webAddresses(config, 3000), issuerHost: issuerHost(config) };
  };

  test('are the served ones, unless they are configured', () => {
    const local = 'http://127.0.0.1:3000';
    expect(addresses({})).toEqual({ publicUrl: local, loginHost: local, issuerHost: '127.0.0.1' });
    expect(addresses({ WEB_HOST: '0.0.0.0' }).publicUrl).toBe(local);
    expect(addresses({ NEXTAUTH_URL: 'https://bank.example', LOGIN_HOST: 'https://masuk.example' })).toEqual({
      publicUrl: 'https://bank.example',
      loginHost: 'https://masuk.example',
      issuerHost: '127.0.0.1',
    });
  });

  test('name the provider by the public host only when it listens everywhere', () => {
    expect(addresses({ WEB_HOST: '0.0.0.0', NEXTAUTH_URL: 'http://kantor.example:3000' }).issuerHost).toBe(
      'kantor.example',
    );
  });

  test('of configured parts reach the programs unchanged', async () => {
    const env = {
      DATABASE_URL: 'postgres://o:p@db/amanah',
      DATABASE_APP_URL: 'postgres://a:p@db/amanah',
      KEYCLOAK_ISSUER: 'https://sso.example/realms/amanah',
      KEYCLOAK_CLIENT_SECRET: 'x',
      KEYCLOAK_OVERRIDE_CLIENT_SECRET: 'y',
      S3_ENDPOINT: 's3.example:9000',
      S3_ACCESS_KEY: 'k',
      S3_SECRET_KEY: 's',
      CORE_ADDRESS: 'core.example:50051',
    };
    const none = {
      database: undefined,
      issuer: undefined,
      storageEndpoint: undefined,
      coreListen: undefined,
      fingerprintPort: undefined,
    };
    const secrets = await loadSecrets(temporaryFolder());
    expect(stackEnv(env, stackConfig(env), 3000, secrets, none)).toMatchObject(env);
  });
});

describe('stopping', () => {
  test('goes in reverse order, once, past a failing one, and catches late starters', async () => {
    const order: string[] = [];
    const stops = stopList();
    await stops.add(async () => void order.push('database'));
    await stops.add(async () => Promise.reject(new Error('stuck')));
    await stops.add(async () => void order.push('web'));
    await Promise.all([stops.stopAll(), stops.stopAll()]);
    await stops.add(async () => void order.push('late'));
    expect(order).toEqual(['web', 'database', 'late']);
  });
});

describe('the build', () => {
  test('is stale when a source is changed, added or renamed, and only then', () => {
    const root = temporaryFolder();
    mkdirSync(join(root, 'pages'));
    writeFileSync(join(root, 'pages', 'a.tsx'), 'one');
    const first = sourceHash(root);
    writeFileSync(join(root, 'other.ts'), 'not a source');
    expect(sourceHash(root)).toBe(first);
    writeFileSync(join(root, 'pages', 'a.tsx'), 'two');
    expect(sourceHash(root)).not.toBe(first);
    writeFileSync(join(root, 'pages', 'a.tsx'), 'one');
    expect(sourceHash(root)).toBe(first);
    writeFileSync(join(root, 'pages', 'b.tsx'), '');
    expect(sourceHash(root)).not.toBe(first);
  });
});

test('.env.example explains every variable that is read', () => {
  const example = readFileSync(fileURLToPath(new URL('../../.env.example', import.meta.url)), 'utf8');
  const fields = readFileSync(fileURLToPath(new URL('../../lib/config/fields.ts', import.meta.url)), 'utf8');
  const read = [...fields.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1] ?? '');
  expect(read).toContain('CORE_ADDRESS');
  const explained = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1] ?? '');
  expect(read.filter((variable) => variable !== 'NODE_ENV' && !explained.includes(variable))).toEqual([]);
});
