import type { KeyObject } from 'node:crypto';
import type { SettlementGateway } from './port.ts';
import type { Banks } from './write-file.ts';

/** The storage of pictures of instruments, under the key in their row. Throws where it is away. */
export interface PictureStore {
  readonly put: (kunci: string, isi: Uint8Array, mime: string) => Promise<void>;
}

/** The way to the rails with what is needed to be believed on it. */
export interface SettlementLink {
  readonly gateway: SettlementGateway;
  readonly banks: Banks;
  /** Ours, that signs what leaves. */
  readonly key: KeyObject;
  /** The other side's, one of which must have signed what comes. */
  readonly peers: readonly KeyObject[];
  /** Without it no picture is stored, and instruments show that. */
  readonly pictures?: PictureStore;
}

/** Bytes of a file that is read at most. */
export const MOST_BYTES = 8 * 1024 * 1024;
/** Files of one round. */
export const MOST_FILES = 100;
