import type { LogLevel } from '#lib/config/config.ts';
import type { StorageConfig } from '#lib/config/storage.ts';

/** What the core tells the process in which a file is made: which job, and with what. */
export interface Errand {
  readonly id: string;
  readonly databaseUrl: string;
  readonly replicaUrl?: string | undefined;
  readonly storage: StorageConfig;
  readonly logLevel: LogLevel;
}
