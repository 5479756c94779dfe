import { type Env, read } from './fields.ts';

/** Owner connection for migrations and seed, application connection for everything else. */
export type DatabaseConfig = Readonly<{ ownerUrl: string; appUrl: string }>;

/** The settings of migrations, seed and the checks that read the books. Throws ConfigError. */
export function databaseConfig(env: Env): DatabaseConfig {
  const values = read(env, ['DATABASE_URL', 'DATABASE_APP_URL']);
  return Object.freeze({ ownerUrl: values.DATABASE_URL, appUrl: values.DATABASE_APP_URL });
}
