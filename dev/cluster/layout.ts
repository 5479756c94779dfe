/** The machines of the cluster, each with a place of its own in the network, in the order they are started. */
export const MACHINES = [
  'etcd1',
  'etcd2',
  'etcd3',
  'pg1',
  'pg2',
  'pg3',
  'lb1',
  'lb2',
  'idp',
  's3',
  'bank',
  'core1',
  'core2',
  'web1',
  'web2',
] as const;
export type MachineName = (typeof MACHINES)[number];

/** Programs listen here on their machines. */
export const PORTS = {
  etcd: 2379,
  etcdPeer: 2380,
  postgres: 5432,
  patroni: 8008,
  /** The proxy passes to the primary. */
  readWrite: 5000,
  /** The proxy passes to replicas. */
  readOnly: 5001,
  web: 3000,
  identity: 8080,
  storage: 9000,
  core: 50051,
} as const;

/** A machine has one role, and faults are chosen by it. */
export type Role = 'etcd' | 'pg' | 'lb' | 'idp' | 's3' | 'bank' | 'core' | 'web';
export const roleOf = (name: MachineName): Role => name.replace(/(?<!s)\d+$/, '') as Role;
export const machinesOf = (role: Role): readonly MachineName[] => MACHINES.filter((name) => roleOf(name) === role);

/** Returns the address of a machine. */
export type Addresses = (name: MachineName) => string;

/** The place of a machine in a network of 256 addresses; the first ones are the host's. */
export const placeOf = (name: MachineName): number => 10 + MACHINES.indexOf(name);

/** Returns `host:port` of each machine of a role, separated by commas. */
export const hostsOf = (at: Addresses, role: Role, port: number): string =>
  machinesOf(role)
    .map((name) => `${at(name)}:${port}`)
    .join(',');
