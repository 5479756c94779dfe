import type { KeyObject } from 'node:crypto';
import type { SettlementGateway } from './gateway.ts';
import type { Banks } from './write-file.ts';

/** The storage of pictures of instruments, under the key in their row. Throws where it is away. */
export interface PictureStore {
  readonly put: (kunci: string, isi: Uint8Array, mime: string) => Promise<void>;
}

/** The way to the rails with the keys that prove our side. */
export interface GatewayConnection {
  readonly gateway: SettlementGateway;
  readonly banks: Banks;
  /** Our key, which signs outgoing files. */
  readonly key: KeyObject;
  /** The other side's keys, one of which must have signed an incoming file. */
  readonly peers: readonly KeyObject[];
  /** Without it no picture is stored, and instruments show that. */
  readonly pictures?: PictureStore;
}

/** The maximum of bytes of a file. */
export const MOST_BYTES = 8 * 1024 * 1024;
/** The maximum of files of one round. */
export const MOST_FILES = 100;
