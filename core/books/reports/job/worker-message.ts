import type { LogLevel } from '#lib/config/config.ts';
import type { StorageConfig } from '#lib/config/storage.ts';

/** The core sends this message to the process that makes a file. */
export interface WorkerMessage {
  readonly id: string;
  readonly databaseUrl: string;
  readonly replicaUrl?: string | undefined;
  readonly storage: StorageConfig;
  readonly logLevel: LogLevel;
}
