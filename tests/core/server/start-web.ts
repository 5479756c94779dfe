import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '#dev/ports.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The web's HTTP server, gateway and health as a process of their own (web-process.ts). */
export interface WebProcess {
  readonly port: number;
  readonly child: ChildProcess;
}

/** Starts one with these settings; resolves when it listens. */
export async function startWeb(env: Readonly<Record<string, string>>): Promise<WebProcess> {
  const port = await freePort('127.0.0.1');
  const child = spawn(process.execPath, ['tests/core/server/web-process.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('the web is ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`the web did not start: ${said}`)));
  });
  return { port, child };
}
