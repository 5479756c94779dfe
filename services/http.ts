import axios, { type AxiosResponse, type InternalAxiosRequestConfig, isCancel } from 'axios';
import type { Reason, SpokenViolation } from '#lib/errors/errors.ts';
import { currentLanguage } from '#lib/messages/id.ts';
import { ApiError, offline } from './api-error.ts';
import { screenLocked, sessionGone } from './session-signals.ts';
import { pendingUserActivity } from './user-activity.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The key is the same for every attempt at the same filled form. */
    idempotencyKey?: string;
  }
}

/**
 * The browser waits longer for an answer than the gateway waits for the core, so that the server reports that something took too long,
 * and how. Past it the outcome is unknown, as with any answer that was lost.
 */
const DEADLINE_MS = 20_000;

export interface Envelope {
  readonly resp_code: string;
  readonly resp_msg: string;
  readonly resp_data?: unknown;
  readonly resp_cursor?: string | null;
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'resp_code') === 'string';
}

function refused(envelope: Envelope, { status, headers }: AxiosResponse): ApiError {
  const data = (envelope.resp_data ?? {}) as {
    violations?: SpokenViolation[];
    alasan?: Reason[];
    id_korelasi?: string;
  };
  return new ApiError({
    respCode: envelope.resp_code,
    message: envelope.resp_msg,
    status,
    ...(data.violations && { violations: data.violations }),
    ...(data.alasan && { alasan: data.alasan }),
    correlationId: data.id_korelasi ?? String(headers['x-correlation-id'] ?? ''),
  });
}

/** Returns why a session has ended, as the answer says it. */
const causeOf = (body: unknown): string =>
  isEnvelope(body) ? String((body.resp_data as { sebab?: unknown } | null)?.sebab ?? '') : '';

function inLanguage(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  config.headers.set('accept-language', currentLanguage());
  return config;
}

function underKey(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (config.idempotencyKey) config.headers.set('idempotency-key', config.idempotencyKey);
  return config;
}

/** The core counts how long a screen is idle by user activity, not by what a page asks for by itself. */
function byHand(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (pendingUserActivity()) config.headers.set('x-amanah-hand', 'T');
  return config;
}

/** A call for a file receives a file, even for a refusal. */
async function readRefusal(response: AxiosResponse): Promise<AxiosResponse> {
  const { data, status } = response;
  if (!(data instanceof Blob) || (status >= 200 && status < 300)) return response;
  const text = await data.text();
  try {
    return { ...response, data: JSON.parse(text) as unknown };
  } catch {
    return { ...response, data: text };
  }
}

function refreshSession(response: AxiosResponse): AxiosResponse {
  if (response.status === 401) sessionGone(causeOf(response.data));
  if (response.status === 423) screenLocked();
  return response;
}

/** Lets through the envelope of a success, or the requested file. */
function opened(response: AxiosResponse): AxiosResponse {
  const { data, status } = response;
  if (data instanceof Blob) return response;
  if (!isEnvelope(data)) throw offline(status >= 500 ? status : 0);
  if (data.resp_code !== '00') throw refused(data, response);
  return response;
}

/** A failure on the way is no answer, unless the caller has broken it off. */
function unanswered(error: unknown): never {
  if (error instanceof ApiError) throw error;
  if (isCancel(error)) throw (error.config?.signal as AbortSignal | undefined)?.reason ?? error;
  throw offline(0);
}

const ownServer = { baseURL: '/api/', timeout: DEADLINE_MS, withXSRFToken: false } as const;

/** The browser reaches its own server by this client. Every status is an answer; the interceptors turn it into what the callers know. */
export const http = axios.create({ ...ownServer, validateStatus: null });
http.interceptors.request.use(inLanguage);
http.interceptors.request.use(underKey);
http.interceptors.request.use(byHand);
http.interceptors.response.use(readRefusal);
http.interceptors.response.use(refreshSession);
http.interceptors.response.use(opened);
http.interceptors.response.use(undefined, unanswered);

/** The client has no interceptors, for routes without an envelope: the sign-in library's own. Throws for anything except success. */
export const plain = axios.create(ownServer);
