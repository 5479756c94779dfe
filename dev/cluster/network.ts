import { createHash } from 'node:crypto';
import { StartFailure } from '#dev/failure.ts';
import { type Addresses, MACHINES, type MachineName, placeOf } from './layout.ts';
import { attempt, programIn, system } from './shell.ts';

/** The machines' network. Where the user is root each machine is a network namespace of its own, so that a cut is a real one. */
export interface Network {
  readonly at: Addresses;
  /** Returns the words that go before a command to run it on the machine. */
  readonly on: (name: MachineName) => readonly string[];
  /** Cuts a machine off from all others, and joins it again; undefined where the user may not. */
  readonly cut: ((name: MachineName) => void) | undefined;
  readonly heal: (name: MachineName) => void;
  /** Lists all processes of a machine; undefined where only their parents tell. */
  readonly pids: ((name: MachineName) => readonly number[]) | undefined;
  readonly remove: () => void;
}

/** Without root all machines share the loopback device and have an address each. */
const loopback = (): Network => ({
  at: (name) => `127.87.0.${placeOf(name)}`,
  on: () => [],
  cut: undefined,
  heal: () => {},
  pids: undefined,
  remove: () => {},
});

const numbers = (text: string | undefined): number[] =>
  (text ?? '').split(/\s+/).flatMap((word) => (/^\d+$/.test(word) ? [Number.parseInt(word, 10)] : []));

/** Removes namespaces and bridge of this tag, with every process that is left in them. */
function removeTagged(tag: string): void {
  const names = (attempt('ip', ['netns', 'list']) ?? '').split('\n').map((line) => line.split(' ')[0] ?? '');
  for (const name of names.filter((each) => each.startsWith(`amanah-${tag}-`))) {
    for (const pid of numbers(attempt('ip', ['netns', 'pids', name])))
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended in between.
      }
    attempt('ip', ['netns', 'delete', name]);
  }
  attempt('ip', ['link', 'delete', `am${tag}`]);
}

/** Returns a network of 256 addresses that this machine does not know yet. */
function freeNet(): string {
  const known = system('ip', ['-4', '-o', 'addr']) + system('ip', ['-4', 'route']);
  for (let third = 0; third < 256; third += 1) {
    const net = `10.87.${third}`;
    if (!known.includes(`${net}.`)) return net;
  }
  throw new StartFailure('Every network 10.87.x.0/24 is in use on this machine: free one for the cluster.');
}

/** A namespace for each machine, joined by a bridge. Names carry a tag of the cluster's folder, so a later start finds what was left. */
function namespaces(tag: string): Network {
  removeTagged(tag);
  const net = freeNet();
  const bridge = `am${tag}`;
  const spaceOf = (name: MachineName) => `amanah-${tag}-${name}`;
  const linkOf = (name: MachineName) => `am${tag}-${name}`;
  const at: Addresses = (name) => `${net}.${placeOf(name)}`;
  try {
    system('ip', ['link', 'add', bridge, 'type', 'bridge']);
    system('ip', ['addr', 'add', `${net}.1/24`, 'dev', bridge]);
    system('ip', ['link', 'set', bridge, 'up']);
    for (const name of MACHINES) {
      const space = spaceOf(name);
      system('ip', ['netns', 'add', space]);
      system('ip', ['link', 'add', linkOf(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space]);
      system('ip', ['link', 'set', linkOf(name), 'master', bridge, 'up']);
      system('ip', ['-n', space, 'addr', 'add', `${at(name)}/24`, 'dev', 'eth0']);
      system('ip', ['-n', space, 'link', 'set', 'eth0', 'up']);
      system('ip', ['-n', space, 'link', 'set', 'lo', 'up']);
    }
  } catch (error) {
    removeTagged(tag);
    throw error;
  }
  return {
    at,
    on: (name) => ['ip', 'netns', 'exec', spaceOf(name)],
    cut: (name) => void system('ip', ['link', 'set', linkOf(name), 'down']),
    heal: (name) => void system('ip', ['link', 'set', linkOf(name), 'up']),
    pids: (name) => numbers(attempt('ip', ['netns', 'pids', spaceOf(name)])),
    remove: () => removeTagged(tag),
  };
}

/** A short name of the cluster's folder: the name of a network device has at most 15 characters. */
const tagOf = (dir: string): string => createHash('sha256').update(dir).digest('hex').slice(0, 4);

const mayUnshare = (): boolean =>
  process.getuid?.() === 0 && programIn('ip') !== undefined && attempt('unshare', ['--net', 'true']) !== undefined;

/** Creates the network of a cluster that lives in this folder. */
export const createNetwork = (dir: string): Network => (mayUnshare() ? namespaces(tagOf(dir)) : loopback());
