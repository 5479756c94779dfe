import { type Env, read } from './fields.ts';

/** A copy of the database that reports read; undefined where the bank has none. Throws ConfigError. */
export const replicaOf = (env: Env): string | undefined => read(env, ['DATABASE_REPLICA_URL']).DATABASE_REPLICA_URL;
