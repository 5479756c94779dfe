import type { AxiosRequestConfig } from 'axios';
import type { z } from 'zod';
import { uuidv7 } from '#lib/uuid.ts';
import type { FlowDetail } from '#types/proto/control/flow.ts';
import type { RpcOutput, RpcRow } from '#types/rpc.ts';
import { offline } from './api-error.ts';
import type { Endpoint } from './endpoint.ts';
import type { Envelope } from './http.ts';

/** A caller fills in the schema's input, before defaults and normalising. */
export type Input<E extends Endpoint> = z.input<Awaited<ReturnType<E['schema']>>>;
export type Row<E extends Endpoint> = RpcRow<E['rpc']>;
/** A record or command returns this in resp_data; the gateway hands flowData over as an object, not as text. */
export type Output<E extends Endpoint> =
  RpcOutput<E['rpc']> extends FlowDetail
    ? Omit<FlowDetail, 'flowData'> & { flowData: Readonly<Record<string, unknown>> }
    : RpcOutput<E['rpc']>;

export type ListEndpoint = Endpoint & { readonly kind: 'list' };
export type RecordEndpoint = Endpoint & { readonly kind: 'record' };
export type CommandEndpoint = Endpoint & { readonly kind: 'command' };

export interface Page<R> {
  readonly rows: readonly R[];
  /** The cursor is the opaque position of the next page, null on the last one. */
  readonly cursor: string | null;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface CommandOptions extends CallOptions {
  /** The idempotency key is the same for every attempt at the same filled form. A dry run needs none. */
  readonly key?: string;
  /** The call stops before posting and returns the preview. */
  readonly dryRun?: boolean;
  /** A supervisor's grant sends the call to the `-with-override-auth` path with the grant. */
  readonly override?: string;
  readonly query?: Readonly<Record<string, unknown>>;
  /** It is called with the bytes sent and their total while a long body is sent. */
  readonly onUpload?: (sent: number, total: number | undefined) => void;
}

/** Returns a fresh idempotency key, ordered by time. Not crypto.randomUUID: browsers offer that on https and localhost only. */
export const newKey = (): string => uuidv7((bytes) => crypto.getRandomValues(bytes));

/** Returns the query string of the filled values only: empty and undefined filters are left out, lists joined by commas. */
export function queryString(values: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value);
    if (text !== '') query.set(name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** axios loads beside the page, not before it: the page asks nothing until the session is known. */
const loadHttp = () =>
  import('./http.ts').catch(() => {
    throw offline(0);
  });
if (typeof window !== 'undefined') void loadHttp().catch(() => undefined);

/** Makes one exchange with the gateway: returns the envelope of a success, throws ApiError for everything else. */
async function envelopeOf(request: AxiosRequestConfig): Promise<Envelope> {
  const { http } = await loadHttp();
  return (await http.request<Envelope>(request)).data;
}

const post = (path: string, data: unknown, config: AxiosRequestConfig = {}) =>
  envelopeOf({ ...config, url: path, method: 'POST', data });
const get = (path: string, signal?: AbortSignal) => envelopeOf({ url: path, ...(signal ? { signal } : {}) });

/** Reads one page of a list. Throws ApiError. */
export async function callList<E extends ListEndpoint>(
  endpoint: E,
  query: Input<E>,
  { signal }: CallOptions = {},
): Promise<Page<Row<E>>> {
  const envelope = await get(endpoint.path + queryString(query as Readonly<Record<string, unknown>>), signal);
  return {
    rows: Array.isArray(envelope.resp_data) ? (envelope.resp_data as Row<E>[]) : [],
    cursor: envelope.resp_cursor ? envelope.resp_cursor : null,
  };
}

/** Reads one record, by GET or, when the endpoint is declared so, by POST. Throws ApiError. */
export async function callRecord<E extends RecordEndpoint>(
  endpoint: E,
  query: Input<E>,
  { signal }: CallOptions = {},
): Promise<Output<E>> {
  const envelope =
    endpoint.method === 'POST'
      ? await post(endpoint.path, query, signal ? { signal } : {})
      : await get(endpoint.path + queryString(query as Readonly<Record<string, unknown>>), signal);
  return envelope.resp_data as Output<E>;
}

/**
 * Changes state. The idempotency key is the caller's, so that a repeat after a lost answer is the same request. Throws ApiError; when
 * `error.uncertain` is true the caller must send the same key again to learn what happened.
 */
export async function callCommand<E extends CommandEndpoint>(
  endpoint: E,
  body: Input<E>,
  { key, dryRun, override, query, signal, onUpload }: CommandOptions = {},
): Promise<Output<E>> {
  const path = override ? `${endpoint.path}-with-override-auth` : endpoint.path;
  const sent = override ? { ...(body as object), token_override: override } : body;
  const envelope = await post(path + queryString({ ...query, ...(dryRun ? { dry_run: 'T' } : {}) }), sent, {
    ...(key ? { idempotencyKey: key } : {}),
    ...(signal ? { signal } : {}),
    ...(onUpload ? { onUploadProgress: ({ loaded, total }) => onUpload(loaded, total) } : {}),
  });
  return envelope.resp_data as Output<E>;
}

/** Returns true while the sign-in library's own route knows a session. Throws when it gives no answer. */
export async function hasSession(): Promise<boolean> {
  const { plain } = await loadHttp();
  const { data } = await plain.get<unknown>('auth/session');
  return typeof data === 'object' && data !== null && 'id_user' in data;
}

/** Ends the session of this browser; returns the address that ends it at the identity provider too. Throws ApiError. */
export async function signOut(): Promise<string> {
  const envelope = await post('session/sign-out', {});
  return (envelope.resp_data as { url: string }).url;
}

/** Returns where the devices of this workstation answer its browser; an empty address means that the bank has none of the kind. */
export async function workstation(signal?: AbortSignal): Promise<{ readonly sidik_jari: string }> {
  return (await get('session/workstation', signal)).resp_data as { sidik_jari: string };
}
