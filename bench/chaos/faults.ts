import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '#core/programs/seed/random.ts';
import type { Cluster } from '#dev/cluster/cluster.ts';
import { primaryOf } from '#dev/cluster/database.ts';
import { type MachineName, machinesOf, type Role } from '#dev/cluster/layout.ts';

/** A fault harms a machine until it is ended. */
type Harm = 'killed' | 'frozen' | 'cut off' | 'disk full' | 'clock skewed';

/** A fault that is on its way: end it once. */
export interface Fault {
  readonly what: string;
  readonly machine: MachineName;
  end(): Promise<void>;
}

/** A kind of fault: a harm to the primary, or to any machine of a role. */
export interface Kind {
  readonly harm: Harm;
  readonly target: Role | 'leader' | 'replica';
}

const ALL: readonly Harm[] = ['killed', 'frozen', 'cut off'];
/** The clocks that can be another one: etcd is a Go program, which asks the kernel itself. */
const CLOCKED = ['leader', 'replica', 'core', 'web'] as const;
const TARGETS = ['leader', 'replica', 'etcd', 'core', 'web', 'lb', 's3', 'bank', 'idp'] as const;
/** Far enough to be noticed, near enough that tokens are still valid for whoever allows for it. */
const SKEWS = [-120, 45, 120] as const;

/** The kinds that this machine can do, and a sentence for each that it cannot. */
export function kindsOf(cluster: Cluster): { readonly kinds: readonly Kind[]; readonly cannot: readonly string[] } {
  const harms = ALL.filter((harm) => harm !== 'cut off' || cluster.network.cut);
  const kinds: Kind[] = TARGETS.flatMap((target) =>
    harms.filter((harm) => !(target === 'bank' && harm === 'cut off')).map((harm) => ({ harm, target })),
  );
  const disks = cluster.disks.get('pg1')?.fill !== undefined;
  if (disks)
    kinds.push(...(['leader', 'replica', 'etcd'] as const).map((target) => ({ harm: 'disk full' as const, target })));
  const clocks = cluster.machines.get('pg1')?.skew !== undefined;
  if (clocks) kinds.push(...CLOCKED.map((target) => ({ harm: 'clock skewed' as const, target })));
  const cannot = [
    ...(cluster.network.cut ? [] : ['machines are not cut off: that needs root, for network namespaces']),
    ...(disks ? [] : ['disks are not filled: that needs root, for a disk in memory']),
    ...(clocks ? [] : ["clocks are not skewed: that needs Debian's package libfaketime"]),
    "etcd's clock is not skewed: a Go program asks the kernel itself, and the kernel has one clock",
    'the central-bank simulator is not cut off: it works on a folder',
  ];
  return { kinds, cannot };
}

/** Chooses the machine of a kind. */
async function machineFor({ target }: Kind, cluster: Cluster, random: Random): Promise<MachineName | undefined> {
  if (target !== 'leader' && target !== 'replica') return random.pick(machinesOf(target));
  const primary = await primaryOf(cluster.at);
  return target === 'leader' ? primary : random.pick(machinesOf('pg').filter((name) => name !== primary));
}

/** Does it now. Undefined when there is no such machine at the moment, or it is harmed already. */
export async function strike(
  kind: Kind,
  cluster: Cluster,
  random: Random,
  harmed: ReadonlySet<MachineName>,
): Promise<Fault | undefined> {
  const name = await machineFor(kind, cluster, random);
  const machine = name && cluster.machines.get(name);
  if (!name || !machine || harmed.has(name)) return undefined;
  const disk = cluster.disks.get(name);
  const seconds = random.pick(SKEWS);
  const doing: Readonly<Record<Harm, readonly [() => void, () => void | Promise<void>]>> = {
    killed: [machine.kill, machine.start],
    frozen: [machine.freeze, machine.thaw],
    'cut off': [() => cluster.network.cut?.(name), () => cluster.network.heal(name)],
    'disk full': [() => disk?.fill?.(), () => disk?.free()],
    'clock skewed': [() => machine.skew?.(seconds), () => machine.skew?.(0)],
  };
  const [begin, end] = doing[kind.harm];
  begin();
  const whom = kind.target === 'leader' || kind.target === 'replica' ? `${kind.target} ${name}` : name;
  const how = kind.harm === 'clock skewed' ? `clock ${seconds} s off` : kind.harm;
  return { what: `${whom} ${how}`, machine: name, end: async () => void (await end()) };
}

/** Waits until every machine serves and the database has a primary; false when that takes longer. */
export async function recovered(cluster: Cluster, ms: number): Promise<boolean> {
  for (const until = Date.now() + ms; Date.now() < until; await pause(250)) {
    const serving = await Promise.all([...cluster.machines.values()].map((machine) => machine.serves()));
    if (serving.every(Boolean) && (await primaryOf(cluster.at))) return true;
  }
  return false;
}
