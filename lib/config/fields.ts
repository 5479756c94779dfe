import { z } from 'zod';
import { databaseServers } from './database-servers.ts';

/** The variables have the shape of process.env. */
export type Env = Readonly<Record<string, string | undefined>>;

export type HostPort = Readonly<{ host: string; port: number }>;

/** A variable is wrong or missing. The message names it, says what is wrong and how to change it. */
export class ConfigError extends Error {
  readonly variable: string;
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.name = 'ConfigError';
    this.variable = variable;
  }
}

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform((text) => Number.parseInt(text, 10))
  .refine((value) => value <= 65535, 'must be a port number between 0 and 65535');
const hostPort = z
  .string()
  .regex(/^(\[[0-9a-fA-F:]+\]|[^\s:/]+):\d{1,5}$/, 'must be written host:port, for example 127.0.0.1:50051')
  .transform((text): HostPort => {
    const at = text.lastIndexOf(':');
    return { host: text.slice(0, at), port: Number.parseInt(text.slice(at + 1), 10) };
  });
/** Commas separate several. */
const hostPorts = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(hostPort).min(1));
/** Commas separate folders, given by their whole paths. */
const folders = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().startsWith('/', 'must be whole paths of folders, separated by commas')).min(1));
/** Commas separate addresses or networks of balancers. */
const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z.union(
        [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        'must be addresses or networks such as 10.0.0.4 or 10.0.0.0/24, separated by commas',
      ),
    ),
  );
const webUrl = z
  .string()
  .refine(
    (text) => /^https?:\/\//.test(text) && URL.canParse(text),
    'must be an address starting with http:// or https://',
  )
  .transform((text) => text.replace(/\/+$/, ''));
const databaseUrl = z
  .string()
  .refine(
    (text) => databaseServers(text) !== undefined,
    'must be an address like postgres://user:password@host:5432/amanah, or of several hosts with target_session_attrs=read-write',
  );
const flag = z.enum(['T', 'F'], 'must be T (yes) or F (no)');
const present = z.string().min(1);
const name = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'may hold letters, digits, dot, dash and underscore only');

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `must be a whole number from ${least} to ${most}`)
    .transform((text) => Number.parseInt(text, 10))
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

/** The bank's own keys, the present one first, are separated by commas. */
const keys = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(32, 'must be keys of at least 32 characters, separated by commas')).min(1));

const fields = {
  PORT: port.default(3000),
  AUDIT_ANCHOR: z.string().optional(),
  AUDIT_ANCHOR_SECONDS: wholeNumber(1, 86_400).default(5),
  AUDIT_ANCHOR_LOCK_DAYS: wholeNumber(0, 3_650).default(0),
  WEB_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  AMANAH_DATA_DIR: present.default('./.amanah'),
  NODE_ENV: present.optional(),
  DATABASE_URL: databaseUrl,
  DATABASE_APP_URL: databaseUrl,
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  KEYCLOAK_ISSUER: webUrl,
  KEYCLOAK_KNOWN_AS: present.max(500).optional(),
  KEYCLOAK_CLIENT_ID: present.default('amanah-web'),
  KEYCLOAK_CLIENT_SECRET: present,
  KEYCLOAK_OVERRIDE_CLIENT_ID: present.default('amanah-override'),
  KEYCLOAK_OVERRIDE_CLIENT_SECRET: present,
  KEYCLOAK_ADMIN_URL: webUrl.optional(),
  KEYCLOAK_ADMIN_CLIENT_ID: present.default('amanah-admin'),
  KEYCLOAK_ADMIN_CLIENT_SECRET: present.optional(),
  KEYCLOAK_SIGNING_ALG: z
    .enum(['RS256', 'RS384', 'RS512', 'PS256', 'ES256'], 'must be one of RS256, RS384, RS512, PS256, ES256')
    .default('RS256'),
  S3_ENDPOINT: z
    .string()
    .regex(/^(https?:\/\/)?[^\s/]+\/?$/, 'must be host:port or an address starting with http(s)://'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be a bucket name: 3 to 63 small letters, digits, dots or dashes')
    .default('amanah'),
  S3_REGION: name.default('us-east-1'),
  S3_SSL: flag.default('F'),
  S3_ACCESS_KEY: present,
  S3_SECRET_KEY: present,
  CLAMAV_ADDRESS: present.optional(),
  DOCUMENT_KEY: keys.optional(),
  CARD_TOKEN_KEY: keys.optional(),
  PRINT_AGENT_CERT: present.optional(),
  PRINT_AGENT_KEY: present.optional(),
  SETTLEMENT_GATEWAY: present.optional(),
  SETTLEMENT_BIC: present.optional(),
  SETTLEMENT_PEER_BIC: present.optional(),
  SETTLEMENT_KEY: present.optional(),
  SETTLEMENT_PEER_KEYS: present.optional(),
  SETTLEMENT_TLS_CERT: present.optional(),
  SETTLEMENT_TLS_KEY: present.optional(),
  SETTLEMENT_TLS_CA: present.optional(),
  CORE_ADDRESS: hostPorts,
  CORE_METRICS_LISTEN: hostPort.optional(),
  WEB_METRICS_LISTEN: hostPort.optional(),
  CORE_METRICS_DISKS: folders.optional(),
  ANSWER_LOG: present.startsWith('/', 'must be the whole path of a folder').optional(),
  TRUSTED_PROXIES: networks.default([]),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  CORE_LISTEN: hostPort.default({ host: '127.0.0.1', port: 50051 }),
  CORE_TLS_CA: present.optional(),
  CORE_TLS_CERT: present.optional(),
  CORE_TLS_KEY: present.optional(),
  NEXTAUTH_URL: webUrl,
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters; make one with: openssl rand -base64 48'),
  LOGIN_HOST: webUrl.optional(),
  OVERRIDE_BY_CREDENTIAL: flag.default('T'),
  FINGERPRINT_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.-]+$/, 'must be a host name or an IPv4 address')
    .default('127.0.0.1'),
  FINGERPRINT_PORT: port.default(1716),
  IDLE_LOCK_MINUTES: z
    .string()
    .regex(/^([1-9]|[1-9]\d|[1-4]\d\d)$/, 'must be a number of minutes between 1 and 499')
    .transform((text) => Number.parseInt(text, 10))
    .default(15),
  SHIFT_END: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day written HH:MM')
    .default(''),
  SESSION_POLL_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of seconds, 0 for none')
    .transform((text) => Number.parseInt(text, 10))
    .default(0),
  DEMO_HISTORY_DAYS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of days, 0 for none')
    .transform((text) => Number.parseInt(text, 10))
    .default(90),
  DEMO_CENTRAL_BANK: flag.default('T'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be one of trace, debug, info, warn, error, fatal, silent',
    )
    .default('info'),
} as const;

type Fields = typeof fields;
export type Variable = keyof Fields;
export const VARIABLES = Object.keys(fields) as readonly Variable[];
export type Values<V extends Variable> = { readonly [K in V]: z.output<Fields[K]> };

/** Reads the named variables; an empty value counts as absent, as shells and compose files leave them. */
export function read<const V extends Variable>(
  env: Env,
  variables: readonly V[],
  optional: readonly Variable[] = [],
): Values<V> {
  const values: Partial<Record<Variable, unknown>> = {};
  for (const variable of variables) {
    const text = env[variable]?.trim() || undefined;
    if (text === undefined && optional.includes(variable)) continue;
    const parsed = fields[variable].safeParse(text);
    if (!parsed.success) throw new ConfigError(variable, describe(variable, text, parsed.error));
    values[variable] = parsed.data;
  }
  return values as Values<V>;
}

const SECRET = /SECRET|KEY$|DATABASE/;

/** The message never repeats a value that may hold a password, because start-up output is kept in logs. */
function describe(variable: Variable, text: string | undefined, error: z.ZodError): string {
  const fix = 'Set it in the environment or in .env; .env.example explains it.';
  if (text === undefined) return `is not set. ${fix}`;
  const shown = SECRET.test(variable) ? '' : ` is "${text}" but`;
  return `${shown} ${error.issues[0]?.message ?? 'is not usable'}. ${fix}`.trimStart();
}
