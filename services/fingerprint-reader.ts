import axios, { type AxiosRequestConfig } from 'axios';

/** docs/fingerprint.md describes the fingerprint service on this workstation. It is no part of /api: the browser asks it itself. */

/** READY: a finger can be asked for. ABSENT: the service runs without a scanner. AWAY: nobody answers. */
export type ReaderState = 'READY' | 'ABSENT' | 'AWAY';

const FAILURES = ['NOT_RECOGNISED', 'TIMEOUT', 'BUSY'] as const;

/** A scan ends with the reader's signed answer, or with the reason why there is none. */
export type Scan =
  | { readonly assertion: string; readonly failure: null }
  | { readonly assertion: ''; readonly failure: (typeof FAILURES)[number] | 'AWAY' };

const STATE_MS = 2_000;
/** It is longer than a reader waits for a finger, so that the reader reports that none came. */
const SCAN_MS = 40_000;

type Answer = Readonly<Record<string, unknown>>;

/**
 * The client reaches the workstation by fetch, the one of axios's ways that can leave the page's address unsaid; no cookie goes along.
 */
export const reader = axios.create({
  adapter: 'fetch',
  withCredentials: false,
  fetchOptions: { mode: 'cors', cache: 'no-store', referrerPolicy: 'no-referrer' },
});

/** Returns null when nobody answers in time, or not as a reader does. Throws when the caller has given up. */
async function ask(request: AxiosRequestConfig, limitMs: number, signal: AbortSignal): Promise<Answer | null> {
  try {
    const { data } = await reader.request<unknown>({ ...request, timeout: limitMs, signal });
    return typeof data === 'object' && data !== null ? { ...data } : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Asks for the reader at this address. */
export async function readerState(address: string, signal: AbortSignal): Promise<ReaderState> {
  const answer = await ask({ url: `${address}/v1/status` }, STATE_MS, signal);
  if (answer === null) return 'AWAY';
  return answer.scanner === 'READY' ? 'READY' : 'ABSENT';
}

/** Asks the reader to recognise the finger of this person; resolves when a finger was put on it, or none came. */
export async function scanFinger(
  address: string,
  asked: { readonly challenge: string; readonly id_user: string },
  signal: AbortSignal,
): Promise<Scan> {
  const answer = await ask({ url: `${address}/v1/verify`, method: 'POST', data: asked }, SCAN_MS, signal);
  const { assertion, error } = answer ?? {};
  if (typeof assertion === 'string' && assertion !== '') return { assertion, failure: null };
  return { assertion: '', failure: FAILURES.find((each) => each === error) ?? 'AWAY' };
}
