import { join } from 'node:path';
import { ensureBuild, ROOT, WEB } from './build.ts';
import { StartFailure } from './failure.ts';
import { phase } from './phase.ts';
import { accepts, type Program, type Running, ready, run } from './processes.ts';
import type { Context } from './stack-components.ts';
import { reachableHost } from './stack-env.ts';
import { supervise, type WhileDown } from './supervise.ts';

type Served = Readonly<{
  name: 'core' | 'web';
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  check: () => Promise<boolean>;
  limitMs: number;
}>;

/** Starts one of our programs, waits until it answers, and keeps it running for as long as the stack lives. Returns how to pause it. */
async function serve(context: Context, { name, args, env, check, limitMs }: Served): Promise<WhileDown> {
  const { stops, runFile, echo, log } = context;
  const program: Program = { name, command: process.execPath, args, cwd: ROOT, env, onLine: echo(name) };
  const start = async (): Promise<Running> => {
    const running = run(program);
    runFile.addChild(running.pid);
    try {
      await ready(program, running, check, limitMs);
      return running;
    } catch (error) {
      await running.stop();
      throw error;
    }
  };
  let whileDown: WhileDown = (work) => work();
  await supervise({
    name: `The ${name}`,
    stops,
    say: log,
    start,
    onPausable: (pausing) => {
      whileDown = pausing;
    },
  });
  return (work) => whileDown(work);
}

/** Starts the core and waits until it accepts connections; in dev mode it starts anew on each change. Returns how to pause it. */
export async function startCore(context: Context, env: Record<string, string>, listen: string): Promise<WhileDown> {
  const watch = context.mode === 'dev' ? ['--watch'] : [];
  const at = listen.lastIndexOf(':');
  const host = reachableHost(listen.slice(0, at));
  const port = Number.parseInt(listen.slice(at + 1), 10);
  const args = [...watch, join(ROOT, 'core', 'main.ts')];
  const served = { name: 'core', args, env, check: () => accepts(host, port), limitMs: 60_000 } as const;
  return phase(context.log, 'Core', () => serve(context, served));
}

/** Starts the web and waits until its health report is good in every part. */
export async function startWeb(context: Context, env: Record<string, string>): Promise<void> {
  const { config, port, mode } = context;
  let health = '';
  const check = async () => {
    try {
      const answer = await fetch(`http://${reachableHost(config.webHost)}:${port}/api/health`, { redirect: 'manual' });
      health = (await answer.text()).slice(0, 500);
      return answer.status === 200;
    } catch {
      return false;
    }
  };
  const args = [WEB, mode];
  const nodeEnv = mode === 'dev' ? 'development' : 'production';
  try {
    const served = { name: 'web', args, env: { ...env, NODE_ENV: nodeEnv }, check, limitMs: 120_000 } as const;
    await phase(context.log, 'Web', () => serve(context, served));
  } catch (error) {
    if (!(error instanceof StartFailure) || health === '') throw error;
    throw new StartFailure(`${error.message}\n/api/health answered: ${health}`);
  }
}

/** Builds the web when its sources have changed since the last build. */
export async function build({ mode, stops, runFile, log }: Context): Promise<void> {
  if (mode === 'dev') return;
  const track = (running: Running) => {
    runFile.addChild(running.pid);
    void stops.add(running.stop);
  };
  const announce = () => log('Building the web, this takes a moment ...');
  await phase(log, 'Build of the web', () => ensureBuild(track, announce));
}
