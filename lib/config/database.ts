import { type Env, read } from './fields.ts';

/** Migrations and seed use the owner connection, everything else the application connection. */
export type DatabaseConfig = Readonly<{ ownerUrl: string; appUrl: string }>;

/** Returns the settings of migrations, seed and the checks that read the books. Throws ConfigError. */
export function databaseConfig(env: Env): DatabaseConfig {
  const values = read(env, ['DATABASE_URL', 'DATABASE_APP_URL']);
  return Object.freeze({ ownerUrl: values.DATABASE_URL, appUrl: values.DATABASE_APP_URL });
}
