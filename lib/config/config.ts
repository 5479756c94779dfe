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
 * These settings are the whole contract between Amanah and its surroundings: which environment variables exist and what they mean. The program
 * checks values before it starts anything, so a wrong one is a sentence on the first line, no strange failure at the first posting.
 */

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** A session lives by these rules: a screen locks after so many minutes without user activity, and the session ends with the shift, '' for none. */
export type SessionRules = Readonly<{ idleMinutes: number; shiftEnd: string }>;

export type CoreConfig = Readonly<{
  databaseAppUrl: string;
  listen: HostPort;
  /** The core serves measurements here; undefined: nowhere. */
  metrics: HostPort | undefined;
  disks: readonly string[];
  /** The core keeps in this folder what it has answered as booked; undefined: nowhere. It measures the disks of those before. */
  answerLog: string | undefined;
  /** Spans go to this collector; undefined: none. */
  traces: string | undefined;
  tls: TlsFiles | undefined;
  identity: IdentityConfig;
  /** Undefined when the bank keeps its users at the provider by hand. */
  identityAdmin: IdentityAdminConfig | undefined;
  /** A sign-out ends here, as access/auth/logout returns it. */
  loginHost: string;
  session: SessionRules;
  /** The core keeps the head of the audit chain here; undefined: nowhere. */
  anchor: AnchorConfig | undefined;
  /** Documents are here, for the job that removes those that were never filed; undefined when the core has no setting for it. */
  storage: StorageConfig | undefined;
  /** Print agents trust this bank by these files; undefined when it has none. */
  printAgent: PrintAgentFiles | undefined;
  /** The core reaches the rails this way; undefined when the bank has none. */
  settlement: SettlementConfig | undefined;
  /** These keys make the codes on documents, the present one first; undefined when the bank has none. */
  documentKeys: readonly string[] | undefined;
  /** Card numbers become tokens under these keys, the present one first; undefined when the bank issues no cards. */
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
  /** Undefined when the bank has no virus scanner: then files are marked as not scanned. */
  scanner: ScannerAddress | undefined;
  metrics: HostPort | undefined;
  /** These balancers are before the web, by address or network: their x-forwarded-for is believed. */
  trustedProxies: readonly string[];
  /** Spans go to this collector; undefined: none. */
  traces: string | undefined;
  /** Calls are shared among these cores, one or several. */
  core: Readonly<{ addresses: readonly HostPort[]; tls: TlsFiles | undefined }>;
  overrideByCredential: boolean;
  /** A workstation's fingerprint service answers its own browser here; empty when the bank has none. */
  fingerprintReader: string;
  /** A page asks for its session by itself this often; 0: never. */
  sessionPollSeconds: number;
  logLevel: LogLevel;
}>;

/** The embedded stack puts its data here and replaces these of its servers by real ones. */
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

/** Returns the core's settings. Throws ConfigError. */
export function coreConfig(env: Env): CoreConfig {
  const values = read(env, [
    'DATABASE_APP_URL',
    'CORE_LISTEN',
    'CORE_METRICS_LISTEN',
    'CORE_METRICS_DISKS',
    'ANSWER_LOG',
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
    answerLog: values.ANSWER_LOG,
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

/** Returns the web server's settings. Throws ConfigError. */
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

/** Returns the settings of the start script, which brings up what is not configured. A configured part needs all of its settings. */
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

/** Returns where heads of the audit chain are kept, for a program that only compares them; undefined: nowhere. Throws ConfigError. */
export const anchorOf = (env: Env): AnchorConfig | undefined => anchorConfig(read(env, ANCHOR), () => objectsOf(env));
