import type { Secrets } from '#dev/data-dir.ts';
import { stackEnv } from '#dev/stack-env.ts';
import { stackConfig } from '#lib/config/config.ts';
import { type Addresses, hostsOf, type MachineName, machinesOf, PORTS } from './layout.ts';

type Env = Readonly<Record<string, string>>;

/** Addresses of the one database on three servers: programs look for the one that is written to, or go through the proxies. */
function databaseAddresses(at: Addresses, { ownerPassword, appPassword, postgresPassword }: Secrets) {
  const direct = hostsOf(at, 'pg', PORTS.postgres);
  const proxied = hostsOf(at, 'lb', PORTS.readWrite);
  const written = 'amanah?target_session_attrs=read-write';
  return {
    owner: `postgres://amanah_owner:${ownerPassword}@${direct}/${written}`,
    app: `postgres://amanah_app:${appPassword}@${direct}/${written}`,
    appByProxy: `postgres://amanah_app:${appPassword}@${proxied}/${written}`,
    replica: `postgres://amanah_app:${appPassword}@${direct}/amanah?target_session_attrs=prefer-standby`,
    admin: `postgres://postgres:${postgresPassword}@${direct}/postgres?target_session_attrs=read-write`,
  };
}

/** The first proxy is what people open; the second one serves whoever does not reach it. */
const webAddress = (at: Addresses): string => `http://${at('lb1')}:${PORTS.web}`;

/** The environment that all cores and webs share, and each program's own. */
export function environments(at: Addresses, secrets: Secrets, settlement: Env, answers: string) {
  const databases = databaseAddresses(at, secrets);
  const publicUrl = webAddress(at);
  const { PATH = '' } = process.env;
  const base = { PATH, NODE_ENV: 'production', LOG_LEVEL: 'info', NEXTAUTH_URL: publicUrl, LOGIN_HOST: publicUrl };
  const shared: Env = {
    ...stackEnv(base, stackConfig({}), PORTS.web, secrets, {
      database: { ownerUrl: databases.owner, appUrl: databases.app },
      issuer: `http://${at('idp')}:${PORTS.identity}/realms/amanah`,
      storageEndpoint: `${at('s3')}:${PORTS.storage}`,
      coreListen: hostsOf(at, 'core', PORTS.core),
      fingerprintPort: undefined,
      settlement,
    }),
    NEXTAUTH_URL: publicUrl,
    LOGIN_HOST: publicUrl,
    TRUSTED_PROXIES: machinesOf('lb').map(at).join(','),
  };
  const { DATABASE_URL: _, ...served } = shared;
  return {
    databases,
    publicUrl,
    shared,
    /** One core finds the primary by itself, the other one by the proxies: both ways are in use. */
    core: (name: MachineName): Env => ({
      ...served,
      CORE_LISTEN: `${at(name)}:${PORTS.core}`,
      DATABASE_APP_URL: name === 'core1' ? databases.app : databases.appByProxy,
      DATABASE_REPLICA_URL: databases.replica,
      ANSWER_LOG: `${answers}/${name}`,
    }),
    web: (name: MachineName): Env => ({ ...served, WEB_HOST: at(name), PORT: String(PORTS.web) }),
  };
}
