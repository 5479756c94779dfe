import type { ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';
import { AppError, errors } from '#lib/errors/errors.ts';
import type { Language } from '#lib/messages/id.ts';
import type { Endpoint } from '#services/endpoint.ts';
import type { RpcName } from '#types/rpc.ts';
import { errorIn, replyIn } from './language.ts';
import { isSignedOut } from './signed-out.ts';

/** Every answer of the product below /api has this envelope; a list's also says where the next page starts. */
export interface Envelope {
  readonly resp_code: string;
  readonly resp_msg: string;
  readonly resp_data: unknown;
  readonly resp_cursor?: string | null;
}

export const success = (resp_data: unknown): Envelope => ({ resp_code: '00', resp_msg: 'Sukses', resp_data });

type Reply = Record<string, unknown>;

/** A part of these replies travels as JSON text and is returned as the value it stands for. */
const REVIVED: Partial<Record<RpcName, (reply: Reply) => Reply>> = {
  'flow.getByIdFlow': (reply) => ({
    ...reply,
    flowData: typeof reply.flowData === 'string' && reply.flowData ? JSON.parse(reply.flowData) : {},
  }),
};

/** Wraps the core's reply in the envelope: a list's rows and cursor, or the record itself, its sentences in `language`. */
export function wrap(endpoint: Endpoint, reply: unknown, language: Language = 'id'): Envelope {
  const fields = reply as Reply;
  const spoken = replyIn(language, REVIVED[endpoint.rpc]?.(fields) ?? fields) as Reply;
  if (endpoint.kind !== 'list') return success(spoken);
  return { ...success(spoken.data), resp_cursor: (fields.resp_cursor as string) || null };
}

/** Returns a refusal in the envelope. Anything that is not an AppError is SYSTEM: its text may name what nobody should see. */
export function refusal(
  error: unknown,
  id_korelasi: string,
  language: Language = 'id',
): { status: number; envelope: Envelope } {
  const app = error instanceof AppError ? error : new AppError('SYSTEM');
  const { resp_code, http } = errors[app.code];
  const { text, details } = errorIn(language, app);
  const { violations, alasan } = details;
  // The holder learns why a session has ended. One that was signed out is answered as none.
  const sebab = app.code === 'UNAUTHENTICATED' && !isSignedOut(app) ? app.details.params?.sebab : undefined;
  const resp_data = {
    id_korelasi,
    ...(violations && { violations }),
    ...(alasan && { alasan }),
    ...(sebab && { sebab }),
  };
  return { status: http, envelope: { resp_code, resp_msg: text, resp_data } };
}

/** Writes the head of a JSON answer; no cache may keep any of a bank's data. */
export function envelopeHead(res: ServerResponse, status: number): void {
  res.statusCode = status;
  if (status === 429 || status === 503) res.setHeader('retry-after', '1');
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.setHeader('cache-control', 'no-store');
}

/** Shorter answers go in one packet as they are. */
const PACKED_FROM = 1_024;

/** Ends the response with this JSON, packed where it is long and the caller takes it so. */
export function send(res: ServerResponse, status: number, body: unknown): void {
  envelopeHead(res, status);
  const text = JSON.stringify(body);
  if (text.length < PACKED_FROM) return void res.end(text);
  res.setHeader('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(res.req?.headers['accept-encoding'] ?? ''))) return void res.end(text);
  gzip(text, { level: 1 }, (error, packed) => {
    if (error) return void res.end(text);
    res.setHeader('content-encoding', 'gzip');
    res.end(packed);
  });
}
