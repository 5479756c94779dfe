/** The settings of a web server for tests; set before anything reads them. Nothing listens at these addresses. */
export const webEnv = {
  PORT: '3000',
  WEB_HOST: '127.0.0.1',
  NEXTAUTH_URL: 'http://127.0.0.1:3000',
  NEXTAUTH_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  LOGIN_HOST: 'http://127.0.0.1:3000',
  KEYCLOAK_ISSUER: 'http://127.0.0.1:9/realms/amanah',
  KEYCLOAK_CLIENT_SECRET: 'web-secret',
  KEYCLOAK_OVERRIDE_CLIENT_SECRET: 'override-secret',
  S3_ENDPOINT: '127.0.0.1:9',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  CORE_ADDRESS: '127.0.0.1:9',
  LOG_LEVEL: 'silent',
} as const;

Object.assign(process.env, webEnv);
