import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { guarded } from '#lib/csv.ts';
import { formatWire } from '#lib/money.ts';

/** A spreadsheet keeps no more digits than these. */
const EXACT_DIGITS = 15;

/** A spreadsheet shows an amount in this format. */
export const MONEY = '#,##0.00';

/** Returns an amount as a number; as text when a number would lose its last digits. */
export function amountCell(wire: string, kodeValuta: string): number | string | null {
  if (wire === '') return null;
  if (wire.replace(/\D/g, '').length > EXACT_DIGITS) return formatWire(wire, kodeValuta);
  return Number(wire); // not an amount: what a spreadsheet's cell holds, exact within these digits
}

/** Returns a calendar day as a spreadsheet keeps one. */
export const dayCell = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

/** Returns a text that no spreadsheet calculates. */
export const textCell = (text: string): string => guarded({ text });

/**
 * Rows that the reader has not taken wait in the sheet's own stream and its packing. Those are streams of a library older than `writableNeedDrain`,
 * so their own state is asked.
 */
interface Packing {
  readonly stream: {
    readonly pipes?: readonly (Writable & { readonly _writableState: { readonly needDrain: boolean } })[];
  };
}

/** Waits until the rows that were written are packed. */
export async function packed(sheet: unknown, gone: AbortSignal): Promise<void> {
  for (const pipe of (sheet as Packing).stream.pipes ?? [])
    while (pipe._writableState.needDrain) await once(pipe, 'drain', { signal: gone });
}
