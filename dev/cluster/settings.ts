import { type Addresses, hostsOf, type MachineName, machinesOf, PORTS } from './layout.ts';

/** Addresses of all members of etcd, as each member and every client names them. */
const peersOf = (at: Addresses): string =>
  machinesOf('etcd')
    .map((name) => `${name}=http://${at(name)}:${PORTS.etcdPeer}`)
    .join(',');

/** The arguments of a member of etcd. */
export const etcdArguments = (name: MachineName, at: Addresses, dir: string): readonly string[] => {
  const client = `http://${at(name)}:${PORTS.etcd}`;
  const peer = `http://${at(name)}:${PORTS.etcdPeer}`;
  return Object.entries({
    name,
    'data-dir': dir,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': peersOf(at),
    'initial-cluster-state': 'new',
    'log-level': 'warn',
  }).flatMap(([key, value]) => [`--${key}`, value]);
};

/**
 * All members agree on these settings. The leader's key lives 20 s, the least that Patroni takes (it raises a smaller number). In strict synchronous mode a
 * posting is answered when another server has it too, and with none left nothing is posted. In failsafe mode a leader that sees every member goes on
 * while etcd is away.
 */
const agreed = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  failsafe_mode: true,
  primary_start_timeout: 10,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      max_wal_size: '128MB',
      min_wal_size: '64MB',
      wal_keep_size: '64MB',
      max_slot_wal_keep_size: '256MB',
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
      wal_log_hints: 'on',
      password_encryption: 'scram-sha-256',
      tcp_keepalives_idle: 5,
      tcp_keepalives_interval: 2,
      tcp_keepalives_count: 3,
      timezone: 'UTC',
    },
  },
};

/** The settings of one Patroni, as a text that is JSON and so YAML. */
export function patroniSettings(options: {
  name: MachineName;
  at: Addresses;
  dir: string;
  binaries: string;
  password: string;
}): string {
  const { name, at, dir, binaries, password } = options;
  const hba = [
    'local all all scram-sha-256',
    'host all all all scram-sha-256',
    'host replication replikasi all scram-sha-256',
  ];
  return JSON.stringify(
    {
      scope: 'amanah',
      name,
      restapi: { listen: `${at(name)}:${PORTS.patroni}`, connect_address: `${at(name)}:${PORTS.patroni}` },
      etcd3: { hosts: hostsOf(at, 'etcd', PORTS.etcd) },
      bootstrap: { dcs: agreed, initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'] },
      postgresql: {
        listen: `${at(name)}:${PORTS.postgres}`,
        connect_address: `${at(name)}:${PORTS.postgres}`,
        data_dir: `${dir}/data`,
        bin_dir: binaries,
        pgpass: `${dir}/pgpass`,
        pg_hba: hba,
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
        parameters: { unix_socket_directories: '' },
        authentication: {
          superuser: { username: 'postgres', password },
          replication: { username: 'replikasi', password },
          rewind: { username: 'putar_balik', password },
        },
      },
      watchdog: { mode: 'off' },
    },
    null,
    2,
  );
}

const servers = (at: Addresses, role: 'pg' | 'web', port: number, check: string): string =>
  machinesOf(role)
    .map((name) => `  server ${name} ${at(name)}:${port} check${check}`)
    .join('\n');

/**
 * The settings of a proxy. Patroni's own word says who is primary; connections to whoever is not any more are cut. A request that reached no web is
 * given to the other one: commands carry a key that makes them count once.
 */
export const haproxySettings = (name: MachineName, at: Addresses): string => `global
  maxconn 4000
defaults
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
listen read-write
  mode tcp
  bind ${at(name)}:${PORTS.readWrite}
  option httpchk OPTIONS /primary
  http-check expect status 200
${servers(at, 'pg', PORTS.postgres, ` port ${PORTS.patroni}`)}
listen read-only
  mode tcp
  bind ${at(name)}:${PORTS.readOnly}
  balance roundrobin
  option httpchk OPTIONS /replica
  http-check expect status 200
${servers(at, 'pg', PORTS.postgres, ` port ${PORTS.patroni}`)}
listen web
  mode http
  bind ${at(name)}:${PORTS.web}
  balance roundrobin
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  timeout http-request 10s
  option httpchk
  http-check send meth GET uri /api/health/ready ver HTTP/1.1 hdr Host ${at(name)}:${PORTS.web}
  http-check expect status 200
${servers(at, 'web', PORTS.web, '')}
`;
