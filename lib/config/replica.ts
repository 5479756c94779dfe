import { type Env, read } from './fields.ts';

/** Returns the copy of the database that reports read; undefined when the bank has none. Throws ConfigError. */
export const replicaOf = (env: Env): string | undefined => read(env, ['DATABASE_REPLICA_URL']).DATABASE_REPLICA_URL;
