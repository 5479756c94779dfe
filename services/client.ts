import type { z } from 'zod';
import type { Reason, Violation } from '#lib/errors/errors.ts';
import { currentLanguage, message } from '#lib/messages/id.ts';
import type { FlowDetail } from '#types/proto/flow.ts';
import type { RpcOutput, RpcRow } from '#types/rpc.ts';
import type { Endpoint } from './endpoint.ts';

/** What a caller fills in: the schema's input, before defaults and normalising. */
export type Input<E extends Endpoint> = z.input<Awaited<ReturnType<E['schema']>>>;
/** One row of a list endpoint. */
export type Row<E extends Endpoint> = RpcRow<E['rpc']>;
/** What a record or command answers in resp_data; the gateway hands flowData over as an object, not as text. */
export type Output<E extends Endpoint> =
  RpcOutput<E['rpc']> extends FlowDetail
    ? Omit<FlowDetail, 'flowData'> & { flowData: Readonly<Record<string, unknown>> }
    : RpcOutput<E['rpc']>;

export type ListEndpoint = Endpoint & { readonly kind: 'list' };
export type RecordEndpoint = Endpoint & { readonly kind: 'record' };
export type CommandEndpoint = Endpoint & { readonly kind: 'command' };

export interface Page<R> {
  readonly rows: readonly R[];
  /** Opaque position of the next page, null on the last one. */
  readonly cursor: string | null;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface CommandOptions extends CallOptions {
  /** Idempotency key: the same key for every attempt at the same filled form. Not needed for a dry run. */
  readonly key?: string;
  /** Stops before posting and answers the preview. */
  readonly dryRun?: boolean;
  /** Grant of a supervisor: the call goes to the `-with-override-auth` twin and carries the grant. */
  readonly override?: string;
  readonly query?: Readonly<Record<string, unknown>>;
}

interface Failure {
  readonly respCode: string;
  readonly message: string;
  readonly status: number;
  readonly violations?: readonly Violation[];
  readonly alasan?: readonly Reason[];
  readonly correlationId?: string;
}

/** Everything that is not resp_code '00': a refusal, a malformed request, a lost session, a server out of reach. */
export class ApiError extends Error {
  readonly respCode: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly violations: readonly Violation[];
  readonly alasan: readonly Reason[];
  readonly correlationId: string;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.respCode = failure.respCode;
    this.status = failure.status;
    this.violations = failure.violations ?? [];
    this.alasan = failure.alasan ?? [];
    this.correlationId = failure.correlationId ?? '';
  }

  /** True when the session is over or its screen locked: both have a screen of their own, which nothing may cover. */
  get ofSession(): boolean {
    return this.status === 401 || this.status === 423;
  }

  /** True when it is unknown whether the server acted: the caller resends with the same key. */
  get uncertain(): boolean {
    return this.status === 0 || this.status >= 500 || this.respCode === '09';
  }
}

let unauthorised: ((sebab: string) => void) | null = null;
let locked: (() => void) | null = null;

/** Registers what happens when the session is gone (HTTP 401), with the reason where one is known; null removes it. */
export function onUnauthorised(handler: ((sebab: string) => void) | null): void {
  unauthorised = handler;
}

/** Registers what happens when the screen turns out to be locked (HTTP 423); null removes it. */
export function onLocked(handler: (() => void) | null): void {
  locked = handler;
}

/** A fresh idempotency key. Not crypto.randomUUID: browsers offer that on https and localhost only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Query string of the filled values only: empty and undefined filters are left out, lists joined by commas. */
export function queryString(values: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value);
    if (text !== '') query.set(name, text);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

interface Envelope {
  readonly resp_code: string;
  readonly resp_msg: string;
  readonly resp_data?: unknown;
  readonly resp_cursor?: string | null;
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'resp_code') === 'string';
}

const offline = (status: number) => new ApiError({ respCode: '91', message: message('kesalahan.luring'), status });

function refused(envelope: Envelope, response: Response): ApiError {
  const data = (envelope.resp_data ?? {}) as {
    violations?: Violation[];
    alasan?: Reason[];
    id_korelasi?: string;
  };
  return new ApiError({
    respCode: envelope.resp_code,
    message: envelope.resp_msg,
    status: response.status,
    violations: data.violations,
    alasan: data.alasan,
    correlationId: data.id_korelasi ?? response.headers.get('x-correlation-id') ?? '',
  });
}

/** Why a session has ended, as the answer says it. */
const causeOf = (body: unknown): string =>
  isEnvelope(body) ? String((body.resp_data as { sebab?: unknown } | null)?.sebab ?? '') : '';

/** Runs a step of an exchange: what breaks on the way is no answer, unless the caller herself has broken it off. */
export async function reaching<T>(signal: AbortSignal | null | undefined, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error;
    throw offline(0);
  }
}

/** Sends a request to the gateway; answers whatever comes back. */
export const send = (path: string, init: RequestInit): Promise<Response> => {
  const headers = { ...(init.headers as Record<string, string>), 'accept-language': currentLanguage() };
  return fetch(`/api/${path}`, { credentials: 'same-origin', cache: 'no-store', ...init, headers });
};

/** The envelope of a success. Throws ApiError for everything else. */
export async function openEnvelope(response: Response, signal: AbortSignal | null | undefined): Promise<Envelope> {
  const body: unknown = await response.json().catch((error: unknown) => {
    // A page of a proxy instead of JSON is handled below; a cancelled read is not an answer at all.
    if (signal?.aborted) throw error;
    return null;
  });
  if (response.status === 401) unauthorised?.(causeOf(body));
  if (response.status === 423) locked?.();
  if (!isEnvelope(body)) throw offline(response.status >= 500 ? response.status : 0);
  if (body.resp_code !== '00') throw refused(body, response);
  return body;
}

/** One exchange with the gateway: answers the envelope of a success, throws ApiError for everything else. */
const exchange = (path: string, init: RequestInit): Promise<Envelope> =>
  reaching(init.signal, async () => openEnvelope(await send(path, init), init.signal));

/** What a POST of this body is made of. */
export const json = (body: unknown, headers: Record<string, string>, signal?: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
  ...(signal ? { signal } : {}),
});

const get = (signal?: AbortSignal): RequestInit => ({ method: 'GET', ...(signal ? { signal } : {}) });

/** One page of a list. Throws ApiError. */
export async function callList<E extends ListEndpoint>(
  endpoint: E,
  query: Input<E>,
  { signal }: CallOptions = {},
): Promise<Page<Row<E>>> {
  const envelope = await exchange(endpoint.path + queryString(query as Readonly<Record<string, unknown>>), get(signal));
  return {
    rows: Array.isArray(envelope.resp_data) ? (envelope.resp_data as Row<E>[]) : [],
    cursor: envelope.resp_cursor ? envelope.resp_cursor : null,
  };
}

/** One record, by GET or, where the endpoint is declared so, by POST. Throws ApiError. */
export async function callRecord<E extends RecordEndpoint>(
  endpoint: E,
  query: Input<E>,
  { signal }: CallOptions = {},
): Promise<Output<E>> {
  const envelope =
    endpoint.method === 'POST'
      ? await exchange(endpoint.path, json(query, {}, signal))
      : await exchange(endpoint.path + queryString(query as Readonly<Record<string, unknown>>), get(signal));
  return envelope.resp_data as Output<E>;
}

/**
 * A state change. The idempotency key is the caller's, so that a repeat after a lost answer is the same request.
 * Throws ApiError; `error.uncertain` tells that the same key must be sent again to learn what happened.
 */
export async function callCommand<E extends CommandEndpoint>(
  endpoint: E,
  body: Input<E>,
  { key, dryRun, override, query, signal }: CommandOptions = {},
): Promise<Output<E>> {
  const path = override ? `${endpoint.path}-with-override-auth` : endpoint.path;
  const sent = override ? { ...(body as object), token_override: override } : body;
  const envelope = await exchange(
    path + queryString({ ...query, ...(dryRun ? { dry_run: 'T' } : {}) }),
    json(sent, key ? { 'idempotency-key': key } : {}, signal),
  );
  return envelope.resp_data as Output<E>;
}

/** Ends the session of this browser; answers the address that ends it at the identity provider too. Throws ApiError. */
export async function signOut(): Promise<string> {
  const envelope = await exchange('session/sign-out', json({}, {}));
  return (envelope.resp_data as { url: string }).url;
}

/** Where the devices of this workstation answer its browser; an empty address means that the bank has none of the kind. */
export async function workstation(signal?: AbortSignal): Promise<{ readonly sidik_jari: string }> {
  return (await exchange('session/workstation', get(signal))).resp_data as { sidik_jari: string };
}
