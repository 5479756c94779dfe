import { readMessageAmount } from '#lib/message-amount.ts';
import type { IncomingContent, IncomingKind, OutcomeKind, Rail } from './gateway.ts';
import type { XmlElement } from './xml.ts';
import { said } from './xml-mapping.ts';

/** One entry of a message. `jumlah` in minor units as text; `batch` means all items of that batch. */
export interface ReadEntry {
  readonly urut: number;
  readonly jenis: OutcomeKind | IncomingKind;
  readonly rail?: Rail;
  readonly batch?: string;
  readonly end_to_end?: string;
  readonly id_transaksi?: string;
  readonly jumlah?: string;
  readonly sebab?: string;
  readonly isi?: IncomingContent;
}

/** Reads the minor units of an amount whose form the shape has checked. */
export function minor(from: XmlElement | undefined, ...path: readonly string[]): bigint {
  const read = readMessageAmount(said(from, ...path));
  if (read === null) throw new Error(`no amount at ${path.join('/')}`);
  return read;
}
