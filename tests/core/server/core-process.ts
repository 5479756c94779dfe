import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { connect } from '#core/db/client.ts';
import { freePort } from '#dev/ports.ts';
import type { Outcome } from './client.ts';
import type { Issuer } from './issuer.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** core/main.ts as a process of its own, as it runs in production. */
export interface CoreProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Its last words, for a test that finds it gone. */
  readonly said: () => string;
}

/** Starts one, of the release in the folder `root`; resolves when it serves. */
export async function startCore(
  appUrl: string,
  issuer: Issuer,
  port?: number,
  env: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<CoreProcess> {
  const address = `127.0.0.1:${port ?? (await freePort('127.0.0.1'))}`;
  const child = spawn(process.execPath, ['core/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATABASE_APP_URL: appUrl,
      CORE_LISTEN: address,
      KEYCLOAK_ISSUER: issuer.url,
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | string>((resolve) =>
    child.on('exit', (code, signal) => resolve(code ?? signal ?? '')),
  );
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('core is ready')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', () => reject(new Error(`the core did not start: ${said}`)));
  });
  return { address, child, ended, said: () => said.slice(-40_000) };
}

/** Holds the result of each posting of a stream, by its idempotency key. */
export interface Ledgered {
  readonly acknowledged: Map<string, string>;
  readonly unknown: Set<string>;
}

/**
 * Posts with `workers` at once until `stop` says so; a posting that was not answered is unknown, and one that a busy core
 * has turned away never began. A refusal by the core's own rules is a fault of the test.
 */
export async function stream(
  workers: number,
  post: (key: string) => Promise<Outcome<'teller.pemindahbukuan'>>,
  options: { newKey: () => string; stop: (acknowledged: number) => boolean },
): Promise<Ledgered> {
  const acknowledged = new Map<string, string>();
  const unknown = new Set<string>();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (!options.stop(acknowledged.size) && unknown.size < workers) {
        const key = options.newKey();
        const answer = await post(key);
        if (answer.code === 'OK') acknowledged.set(key, answer.reply.id_jurnal);
        else if (['AWAY', 'CORE_AWAY', 'SYSTEM'].includes(answer.code)) unknown.add(key);
        else if (answer.code !== 'OVERLOADED') throw new Error(`a posting was refused with ${answer.code}`);
      }
    }),
  );
  return { acknowledged, unknown };
}

/** Returns the journals under each of these keys. */
export async function journalsOf(ownerUrl: string, keys: readonly string[]): Promise<Map<string, string>> {
  const owner = connect(ownerUrl, { max: 1 });
  try {
    const rows = await owner<{ kunci: string; id: string }[]>`
      select i.kunci, j.id::text as id from idempotency i join journal j on j.id = i.journal_id where i.kunci = any (${[...keys]}::uuid[])`;
    return new Map(rows.map((row) => [row.kunci, row.id]));
  } finally {
    await owner.end();
  }
}
