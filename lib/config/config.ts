import { ANCHOR, type AnchorConfig, anchorConfig } from './anchor.ts';
import { databaseConfig } from './database.ts';
import { DEMO, type DemoConfig, demoConfig } from './demo.ts';
import { type Env, type HostPort, read } from './fields.ts';
import {
  adminConfig,
  IDENTITY,
  IDENTITY_ADMIN,
  type IdentityAdminConfig,
  type IdentityConfig,
  identityConfig,
  type WebIdentityConfig,
} from './identity.ts';
import { PRINT_AGENT, type PrintAgentFiles, printAgentConfig } from './print-agent.ts';
import { FINGERPRINT, readerAddress } from './reader.ts';
import { type ScannerAddress, scannerAddress } from './scanner.ts';
import { SETTLEMENT, type SettlementConfig, settlementConfig } from './settlement.ts';
import { objectsOf, STORAGE, type StorageConfig, storageConfig, storageUrl } from './storage.ts';
import { TLS, type TlsFiles, tlsFiles } from './tls.ts';

/**
 * The whole contract between Amanah and its surroundings: which environment variables exist, what they may hold and
 * what they mean once read. Values are checked before anything starts, so a wrong setting is one sentence on the first
 * line and never a strange failure at the first posting.
 */

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** How long somebody stays signed in: minutes without a hand on it that lock a screen, and the end of the shift, '' for none. */
export type SessionRules = Readonly<{ idleMinutes: number; shiftEnd: string }>;

export type CoreConfig = Readonly<{
  databaseAppUrl: string;
  listen: HostPort;
  /** Where measurements are served; undefined for nowhere. */
  metrics: HostPort | undefined;
  /** Folders whose disks are measured. */
  disks: readonly string[];
  /** The collector that spans are sent to; undefined for none. */
  traces: string | undefined;
  tls: TlsFiles | undefined;
  identity: IdentityConfig;
  /** Undefined where the bank keeps its users at the provider by hand. */
  identityAdmin: IdentityAdminConfig | undefined;
  /** Where a sign-out ends, as access/auth/logout answers it. */
  loginHost: string;
  session: SessionRules;
  /** Where the head of the audit chain is kept outside; undefined for nowhere. */
  anchor: AnchorConfig | undefined;
  /** Where documents lie, for what removes those that were never filed; undefined where the core was not told. */
  storage: StorageConfig | undefined;
  /** By what print agents trust this bank; undefined where it has none. */
  printAgent: PrintAgentFiles | undefined;
  /** The way to the rails; undefined where the bank has none. */
  settlement: SettlementConfig | undefined;
  /** What the codes on documents are made with, the present one first; undefined where the bank has none. */
  documentKeys: readonly string[] | undefined;
  /** Under which card numbers become tokens, the present one first; undefined where the bank gives out no cards. */
  cardTokenKeys: readonly string[] | undefined;
  logLevel: LogLevel;
}>;

export type WebConfig = Readonly<{
  host: string;
  port: number;
  publicUrl: string;
  sessionSecret: string;
  loginHost: string;
  identity: WebIdentityConfig;
  storage: StorageConfig;
  /** Undefined where the bank has no virus scanner: then files are marked as not scanned. */
  scanner: ScannerAddress | undefined;
  metrics: HostPort | undefined;
  /** Balancers before the web, by address or network: what they write into x-forwarded-for is believed. */
  trustedProxies: readonly string[];
  /** The collector that spans are sent to; undefined for none. */
  traces: string | undefined;
  /** One core or several, among which calls are shared. */
  core: Readonly<{ addresses: readonly HostPort[]; tls: TlsFiles | undefined }>;
  overrideByCredential: boolean;
  /** Where a workstation's fingerprint service answers its own browser; empty when the bank has none. */
  fingerprintReader: string;
  /** How often a page asks for its session by itself; 0 for never. */
  sessionPollSeconds: number;
  logLevel: LogLevel;
}>;

/** Where the embedded stack puts its data and which of its servers are replaced by real ones. */
export type StackConfig = Readonly<{
  webHost: string;
  webPort: number;
  dataDir: string;
  production: boolean;
  databaseUrl: string | undefined;
  databaseAppUrl: string | undefined;
  issuer: string | undefined;
  storageEndpoint: string | undefined;
  coreAddress: string | undefined;
  publicUrl: string | undefined;
  loginHost: string | undefined;
  fingerprintPort: number | undefined;
}> &
  DemoConfig;

/** The core's settings. Throws ConfigError. */
export function coreConfig(env: Env): CoreConfig {
  const values = read(env, [
    'DATABASE_APP_URL',
    'CORE_LISTEN',
    'CORE_METRICS_LISTEN',
    'CORE_METRICS_DISKS',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'LOGIN_HOST',
    'IDLE_LOCK_MINUTES',
    'SHIFT_END',
    ...TLS,
    ...IDENTITY,
    ...IDENTITY_ADMIN,
    ...ANCHOR,
    ...PRINT_AGENT,
    ...SETTLEMENT,
    'DOCUMENT_KEY',
    'CARD_TOKEN_KEY',
    'LOG_LEVEL',
  ]);
  const storage = () => storageConfig(read(env, STORAGE));
  return Object.freeze({
    databaseAppUrl: values.DATABASE_APP_URL,
    listen: values.CORE_LISTEN,
    metrics: values.CORE_METRICS_LISTEN,
    disks: values.CORE_METRICS_DISKS ?? [],
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    tls: tlsFiles(values),
    identity: identityConfig(values),
    identityAdmin: adminConfig(values),
    loginHost: values.LOGIN_HOST ?? '',
    session: { idleMinutes: values.IDLE_LOCK_MINUTES, shiftEnd: values.SHIFT_END },
    anchor: anchorConfig(values, () => objectsOf(env)),
    storage: objectsOf(env),
    printAgent: printAgentConfig(values),
    settlement: settlementConfig(values, storage),
    documentKeys: values.DOCUMENT_KEY,
    cardTokenKeys: values.CARD_TOKEN_KEY,
    logLevel: values.LOG_LEVEL,
  });
}

/** The web server's settings. Throws ConfigError. */
export function webConfig(env: Env): WebConfig {
  const values = read(env, [
    'PORT',
    'WEB_HOST',
    'NEXTAUTH_URL',
    'NEXTAUTH_SECRET',
    'LOGIN_HOST',
    ...IDENTITY,
    'KEYCLOAK_CLIENT_SECRET',
    'KEYCLOAK_OVERRIDE_CLIENT_SECRET',
    ...STORAGE,
    'CLAMAV_ADDRESS',
    'CORE_ADDRESS',
    'WEB_METRICS_LISTEN',
    'TRUSTED_PROXIES',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    ...TLS,
    'OVERRIDE_BY_CREDENTIAL',
    ...FINGERPRINT,
    'SESSION_POLL_SECONDS',
    'LOG_LEVEL',
  ]);
  return Object.freeze({
    host: values.WEB_HOST,
    port: values.PORT,
    publicUrl: values.NEXTAUTH_URL,
    sessionSecret: values.NEXTAUTH_SECRET,
    loginHost: values.LOGIN_HOST ?? values.NEXTAUTH_URL,
    identity: {
      ...identityConfig(values),
      clientSecret: values.KEYCLOAK_CLIENT_SECRET,
      overrideClientSecret: values.KEYCLOAK_OVERRIDE_CLIENT_SECRET,
    },
    storage: storageConfig(values),
    scanner: scannerAddress(values.CLAMAV_ADDRESS),
    metrics: values.WEB_METRICS_LISTEN,
    trustedProxies: values.TRUSTED_PROXIES,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    core: { addresses: values.CORE_ADDRESS, tls: tlsFiles(values) },
    overrideByCredential: values.OVERRIDE_BY_CREDENTIAL === 'T',
    fingerprintReader: readerAddress(values),
    sessionPollSeconds: values.SESSION_POLL_SECONDS,
    logLevel: values.LOG_LEVEL,
  });
}

/** The settings of the start script, which brings up what is not configured. What belongs to a configured part is required with it. */
export function stackConfig(env: Env): StackConfig {
  const EXTERNAL = ['DATABASE_URL', 'DATABASE_APP_URL', 'KEYCLOAK_ISSUER', 'S3_ENDPOINT', 'CORE_ADDRESS'] as const;
  const optional = [...EXTERNAL, 'NEXTAUTH_URL', 'NEXTAUTH_SECRET', 'FINGERPRINT_PORT'] as const;
  const values = read(
    env,
    [
      'PORT',
      'WEB_HOST',
      'AMANAH_DATA_DIR',
      'NODE_ENV',
      'LOGIN_HOST',
      ...optional,
      'KEYCLOAK_SIGNING_ALG',
      'S3_BUCKET',
      'S3_REGION',
      'S3_SSL',
      'OVERRIDE_BY_CREDENTIAL',
      'IDLE_LOCK_MINUTES',
      'SHIFT_END',
      'SESSION_POLL_SECONDS',
      ...DEMO,
      'LOG_LEVEL',
      ...TLS,
    ],
    optional,
  );
  tlsFiles(values);
  if (values.DATABASE_URL || values.DATABASE_APP_URL) databaseConfig(env);
  if (values.KEYCLOAK_ISSUER) read(env, ['KEYCLOAK_CLIENT_SECRET', 'KEYCLOAK_OVERRIDE_CLIENT_SECRET']);
  if (values.S3_ENDPOINT) {
    read(env, ['S3_ACCESS_KEY', 'S3_SECRET_KEY']);
    storageUrl(values.S3_ENDPOINT, values.S3_SSL);
  }
  const { CORE_ADDRESS: core } = values;
  return Object.freeze({
    webHost: values.WEB_HOST,
    webPort: values.PORT,
    dataDir: values.AMANAH_DATA_DIR,
    production: values.NODE_ENV === 'production',
    databaseUrl: values.DATABASE_URL,
    databaseAppUrl: values.DATABASE_APP_URL,
    issuer: values.KEYCLOAK_ISSUER,
    storageEndpoint: values.S3_ENDPOINT,
    coreAddress: core?.map(({ host, port }) => `${host}:${port}`).join(','),
    publicUrl: values.NEXTAUTH_URL,
    loginHost: values.LOGIN_HOST,
    fingerprintPort: values.FINGERPRINT_PORT,
    ...demoConfig(values),
  });
}

/** Where heads of the audit chain are kept, for a program that only compares them; undefined for nowhere. Throws ConfigError. */
export const anchorOf = (env: Env): AnchorConfig | undefined => anchorConfig(read(env, ANCHOR), () => objectsOf(env));
