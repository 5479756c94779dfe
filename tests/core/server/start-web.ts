import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '#dev/ports.ts';
import { ROOT } from './core-process.ts';

/** The web's HTTP server, gateway and health as a process of their own (web-process.ts). */
export interface WebProcess {
  readonly port: number;
  readonly child: ChildProcess;
}

/** Starts one with these settings, at a port and of the release in the folder `root`; resolves when it listens. */
export async function startWeb(
  env: Readonly<Record<string, string>>,
  { port: asked, root = ROOT }: { port?: number; root?: string } = {},
): Promise<WebProcess> {
  const port = asked ?? (await freePort('127.0.0.1'));
  const child = spawn(process.execPath, ['tests/core/server/web-process.ts'], {
    cwd: root,
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
