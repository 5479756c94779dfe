import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { guarded } from '#lib/csv.ts';
import { formatWire } from '#lib/money.ts';

/** More digits than these a spreadsheet does not keep. */
const EXACT_DIGITS = 15;

/** How an amount is shown. */
export const MONEY = '#,##0.00';

/** An amount as a number; as text where a number would lose its last digits. */
export function amountCell(wire: string, kodeValuta: string): number | string | null {
  if (wire === '') return null;
  if (wire.replace(/\D/g, '').length > EXACT_DIGITS) return formatWire(wire, kodeValuta);
  return Number(wire); // not an amount: what a spreadsheet's cell holds, exact within these digits
}

/** A calendar day as a spreadsheet keeps one. */
export const dayCell = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

/** A text that no spreadsheet works out. */
export const textCell = (text: string): string => guarded({ text });

/**
 * The sheet's own stream and what it is packed through: where rows wait that the reader has not taken. Those are streams of a library older than `writableNeedDrain`, so their own
 * state is asked.
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
