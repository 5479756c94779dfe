import { createHash } from 'node:crypto';
import { z } from 'zod';
import { violation } from '#core/access/input.ts';
import { fail } from '#lib/errors/errors.ts';

/** A request may be made this long before or after our own clock: an agent takes a signature for that long, so none is made for another day. */
const MOST_AWAY_MINUTES = 15;
const MINUTE_MS = 60_000;

const printer = z.string().min(1).max(200);
const scalar = z.union([z.null(), z.boolean(), z.number(), z.string().max(60)]);

/**
 * The requests of the bank's pages to a print agent: the list of printers, and bytes for one of them by its name. A file, an address or a host in the
 * place of bytes or printer, and every other call of the agent, as its files, its ports and its sockets, is never signed.
 */
const request = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('printers.getDefault'), params: z.null(), timestamp: z.int() }),
  z.strictObject({
    call: z.literal('printers.find'),
    params: z.strictObject({ query: printer }),
    timestamp: z.int(),
  }),
  z.strictObject({
    call: z.literal('print'),
    params: z.strictObject({
      printer: z.strictObject({ name: printer }),
      options: z.record(z.string().max(30), scalar),
      data: z
        .array(
          z.strictObject({
            type: z.literal('raw'),
            format: z.literal('command'),
            flavor: z.literal('base64'),
            data: z.base64().min(1),
          }),
        )
        .length(1),
    }),
    timestamp: z.int(),
  }),
]);
type Request = z.output<typeof request>;

/** A request that may be signed: the agent takes a signature of its hash, and the trail keeps the rest. */
export interface Signable {
  /** SHA-256 of the request as JSON, in hexadecimal digits. */
  readonly hash: string;
  readonly record: Readonly<Record<string, string | number>>;
}

const refuse = (): never => fail('VALIDATION', { violations: [violation('isi', 'v.permintaanCetak')] });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse();
  }
}

const bytesOf = ({ call, params }: Request): number =>
  call === 'print' ? params.data.reduce((sum, { data }) => sum + Buffer.byteLength(data, 'base64'), 0) : 0;
const printerOf = ({ call, params }: Request): string =>
  call === 'print' ? params.printer.name : call === 'printers.find' ? params.query : '';

/**
 * Reads a request as the agent's library writes it, and computes its hash again. Throws VALIDATION on `isi` for a request that is not ours or is not
 * written as the agent would write it, PRINT_AGENT_CLOCK for one of another time.
 */
export function signable(text: string, now: number): Signable {
  const read = request.safeParse(parsed(text));
  if (!read.success) return refuse();
  const { call, params, timestamp } = read.data;
  const written = JSON.stringify({ call, params, timestamp });
  // The agent hashes what it has understood: a signature over another spelling of the same would be useless.
  if (written !== text) refuse();
  const away = Math.round(Math.abs(now - timestamp) / MINUTE_MS);
  if (away > MOST_AWAY_MINUTES) fail('PRINT_AGENT_CLOCK', { params: { menit: String(away) } });
  return {
    hash: createHash('sha256').update(written).digest('hex'),
    record: { panggilan: call, printer: printerOf(read.data), bita: bytesOf(read.data) },
  };
}
