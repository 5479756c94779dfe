/** The fingerprint service on this workstation, as docs/fingerprint.md describes it. It is no part of /api: the browser asks it itself. */

/** READY: a finger can be asked for. ABSENT: the service runs without a scanner. AWAY: nobody answers. */
export type ReaderState = 'READY' | 'ABSENT' | 'AWAY';

const FAILURES = ['NOT_RECOGNISED', 'TIMEOUT', 'BUSY'] as const;

/** What came of a scan: the reader's signed answer, or why there is none. */
export type Scan =
  | { readonly assertion: string; readonly failure: null }
  | { readonly assertion: ''; readonly failure: (typeof FAILURES)[number] | 'AWAY' };

const STATE_MS = 2_000;
/** Longer than a reader waits for a finger, so that it is the reader who says that none came. */
const SCAN_MS = 40_000;

type Answer = Readonly<Record<string, unknown>>;

/** Null when nobody answers in time, or not as a reader does. Throws when the caller has given up. */
async function ask(url: string, init: RequestInit, limitMs: number, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      ...init,
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    });
    const body: unknown = await response.json();
    return response.ok && typeof body === 'object' && body !== null ? { ...body } : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Looks for the reader at this address. */
export async function readerState(address: string, signal: AbortSignal): Promise<ReaderState> {
  const answer = await ask(`${address}/v1/status`, { method: 'GET' }, STATE_MS, signal);
  if (answer === null) return 'AWAY';
  return answer.scanner === 'READY' ? 'READY' : 'ABSENT';
}

/** Has the reader recognise the finger of this person; answers when a finger was put on it, or none came. */
export async function scanFinger(
  address: string,
  asked: { readonly challenge: string; readonly id_user: string },
  signal: AbortSignal,
): Promise<Scan> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) };
  const answer = await ask(`${address}/v1/verify`, init, SCAN_MS, signal);
  const { assertion, error } = answer ?? {};
  if (typeof assertion === 'string' && assertion !== '') return { assertion, failure: null };
  return { assertion: '', failure: FAILURES.find((each) => each === error) ?? 'AWAY' };
}
