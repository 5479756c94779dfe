import type { Values } from './fields.ts';

/** These settings describe the issuer of tokens and its keys as seen from outside. */
export type IdentityConfig = Readonly<{
  issuer: string;
  /** The bank knows its people by this issuer: the present one, unless its address has changed since. */
  knownAs: string;
  jwksUrl: string;
  audience: string;
  clientId: string;
  overrideClientId: string;
  signingAlg: 'RS256' | 'RS384' | 'RS512' | 'PS256' | 'ES256';
}>;
export type WebIdentityConfig = IdentityConfig & Readonly<{ clientSecret: string; overrideClientSecret: string }>;

/** The core reaches the provider's user administration this way, as the service account of a client of its own. */
export type IdentityAdminConfig = Readonly<{ url: string; tokenUrl: string; clientId: string; clientSecret: string }>;

/** Every access token for the core must carry this audience. */
export const CORE_AUDIENCE = 'amanah-core';

export const IDENTITY = [
  'KEYCLOAK_ISSUER',
  'KEYCLOAK_KNOWN_AS',
  'KEYCLOAK_CLIENT_ID',
  'KEYCLOAK_OVERRIDE_CLIENT_ID',
  'KEYCLOAK_SIGNING_ALG',
] as const;
export const IDENTITY_ADMIN = [
  'KEYCLOAK_ADMIN_URL',
  'KEYCLOAK_ADMIN_CLIENT_ID',
  'KEYCLOAK_ADMIN_CLIENT_SECRET',
] as const;

/** Returns all settings of the issuer; the rest follows from its address. */
export function identityConfig(values: Values<(typeof IDENTITY)[number]>): IdentityConfig {
  return {
    issuer: values.KEYCLOAK_ISSUER,
    knownAs: values.KEYCLOAK_KNOWN_AS ?? values.KEYCLOAK_ISSUER,
    jwksUrl: `${values.KEYCLOAK_ISSUER}/protocol/openid-connect/certs`,
    audience: CORE_AUDIENCE,
    clientId: values.KEYCLOAK_CLIENT_ID,
    overrideClientId: values.KEYCLOAK_OVERRIDE_CLIENT_ID,
    signingAlg: values.KEYCLOAK_SIGNING_ALG,
  };
}

/**
 * Returns the user administration of the realm; undefined without its secret. Its address follows from the issuer's, unless the bank
 * serves it elsewhere.
 */
export function adminConfig(
  values: Values<'KEYCLOAK_ISSUER' | (typeof IDENTITY_ADMIN)[number]>,
): IdentityAdminConfig | undefined {
  const { KEYCLOAK_ISSUER: issuer, KEYCLOAK_ADMIN_CLIENT_SECRET: clientSecret } = values;
  if (clientSecret === undefined) return undefined;
  return {
    url: values.KEYCLOAK_ADMIN_URL ?? issuer.replace(/\/realms\/([^/]+)$/, '/admin/realms/$1'),
    tokenUrl: `${issuer}/protocol/openid-connect/token`,
    clientId: values.KEYCLOAK_ADMIN_CLIENT_ID,
    clientSecret,
  };
}
