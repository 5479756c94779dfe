import type { StackConfig } from '#lib/config/config.ts';
import type { Env } from '#lib/config/fields.ts';
import type { PrintAgentFiles } from '#lib/config/print-agent.ts';
import type { Secrets } from './data-dir.ts';

/** An address a browser on this machine can open: a wildcard is a place to listen, not to go. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The host in the issuer of the embedded provider. On a wildcard other machines come in by the public name; on one
 * address, that address is where the provider listens, whatever a proxy calls the web.
 */
export function issuerHost(config: StackConfig): string {
  const open = config.webHost === '0.0.0.0' || config.webHost === '::';
  return open && config.publicUrl ? new URL(config.publicUrl).hostname : reachableHost(config.webHost);
}

/** The web's own address and the host of the sign-out page: as configured, or as served. */
export function webAddresses(config: StackConfig, port: number): { publicUrl: string; loginHost: string } {
  const publicUrl = config.publicUrl ?? `http://${reachableHost(config.webHost)}:${port}`;
  return { publicUrl, loginHost: config.loginHost ?? publicUrl };
}

/** Holds the details of the embedded servers, or nothing for those that are configured. */
export type StackComponents = Readonly<{
  database: { ownerUrl: string; appUrl: string; adminUrl?: string } | undefined;
  issuer: string | undefined;
  /** Gives the embedded identity provider back its first people, without sessions and locks. */
  renewIdentity?: (() => Promise<void>) | undefined;
  storageEndpoint: string | undefined;
  coreListen: string | undefined;
  fingerprintPort: number | undefined;
  /** Holds the settings of the simulated central bank, where one runs beside the demo bank. */
  settlement?: Readonly<Record<string, string>> | undefined;
  /** A pair of this folder's own, where the core is started here and none is set. */
  printAgent?: PrintAgentFiles | undefined;
}>;

/** The environment of the core and the web: what the user set wins, the embedded parts fill the rest. */
export function stackEnv(
  base: Env,
  config: StackConfig,
  port: number,
  secrets: Secrets,
  components: StackComponents,
): Record<string, string> {
  const web = webAddresses(config, port);
  const own: Record<string, string | undefined> = {
    PORT: String(port),
    WEB_HOST: config.webHost,
    NEXTAUTH_URL: web.publicUrl,
    LOGIN_HOST: web.loginHost,
    NEXTAUTH_SECRET: base.NEXTAUTH_SECRET || secrets.sessionSecret,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  if (components.database) {
    own.DATABASE_URL = components.database.ownerUrl;
    own.DATABASE_APP_URL = components.database.appUrl;
  }
  if (components.issuer) {
    own.KEYCLOAK_ISSUER = components.issuer;
    // Its address depends on which port is free; its people stay the same.
    own.KEYCLOAK_KNOWN_AS = 'embedded';
    own.KEYCLOAK_CLIENT_ID = 'amanah-web';
    own.KEYCLOAK_CLIENT_SECRET = secrets.webClientSecret;
    own.KEYCLOAK_OVERRIDE_CLIENT_ID = 'amanah-override';
    own.KEYCLOAK_OVERRIDE_CLIENT_SECRET = secrets.overrideClientSecret;
    own.KEYCLOAK_ADMIN_URL = undefined;
    own.KEYCLOAK_ADMIN_CLIENT_ID = 'amanah-admin';
    own.KEYCLOAK_ADMIN_CLIENT_SECRET = secrets.adminClientSecret;
    own.KEYCLOAK_SIGNING_ALG = 'RS256';
  }
  if (components.storageEndpoint) {
    own.S3_ENDPOINT = components.storageEndpoint;
    own.S3_ACCESS_KEY = secrets.s3AccessKey;
    own.S3_SECRET_KEY = secrets.s3SecretKey;
    own.S3_SSL = 'F';
  }
  if (components.printAgent) {
    own.PRINT_AGENT_CERT = components.printAgent.cert;
    own.PRINT_AGENT_KEY = components.printAgent.key;
  }
  Object.assign(own, components.settlement);
  if (components.fingerprintPort) own.FINGERPRINT_PORT = String(components.fingerprintPort);
  if (components.coreListen) {
    own.DOCUMENT_KEY = base.DOCUMENT_KEY || secrets.documentKey;
    own.CARD_TOKEN_KEY = base.CARD_TOKEN_KEY || secrets.cardTokenKey;
    own.CORE_LISTEN = components.coreListen;
    own.CORE_ADDRESS = components.coreListen;
  }
  return Object.fromEntries(
    Object.entries({ ...base, ...own }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
