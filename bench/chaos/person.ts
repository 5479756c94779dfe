import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../sign-in.ts';

/** The web's answer to a call, or none within the time a person waits. */
interface Reply {
  /** '00' and the other codes of the product; '' for no answer. */
  readonly code: string;
  /** The person sees this: the sentence of the answer, or the fault on the way to it. */
  readonly message: string;
  readonly data: unknown;
}

/** A person who works at a browser: two addresses of the web, a session, and patience. */
export interface Person {
  readonly name: string;
  /** One call; a command carries its key. */
  call(path: string, body?: unknown, key?: string): Promise<Reply>;
  /** Repeats a call under its key until an answer is final: booked or refused. Undefined when the drill ends before. */
  settle(path: string, body: unknown, key: string, until: () => boolean): Promise<Reply | undefined>;
}

const PATIENCE_MS = 12_000;
const AGAIN_MS = 500;
/** These answers leave open whether the posting was booked, or say that it was not tried: the same key is sent again. */
const OPEN = new Set([408, 429, 500, 502, 503, 504]);

/** Signs a person in at the first address and returns who calls by both in turn. `report` receives each answer that is not final. */
export async function personAt(
  addresses: readonly string[],
  user: { readonly name: string; readonly password: string },
  report: (message: string) => void,
): Promise<Person> {
  const [publicUrl = ''] = addresses;
  const jar = new Map((await signIn(publicUrl, user.name, user.password)).split('; ').map(split));
  let turn = 0;
  const call = async (path: string, body?: unknown, key = ''): Promise<Reply & { open: boolean }> => {
    turn += 1;
    try {
      const answer = await fetch(`${addresses[turn % addresses.length]}/api/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          cookie: [...jar].map((pair) => pair.join('=')).join('; '),
          origin: publicUrl,
          'x-amanah-hand': 'T',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === '' ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      for (const cookie of answer.headers.getSetCookie()) jar.set(...split(cookie.split(';')[0] ?? ''));
      const text = await answer.text();
      const open = OPEN.has(answer.status);
      const { resp_code: code = '', resp_msg: message = '', resp_data: data } = parsed(text);
      return { code, message: message || `HTTP ${answer.status}`, data, open: open || code === '' };
    } catch (error) {
      return { code: '', message: reasonOf(error), data: undefined, open: true };
    }
  };
  return {
    name: user.name,
    call,
    settle: async (path, body, key, until) => {
      while (!until()) {
        const answer = await call(path, body, key);
        if (!answer.open) return answer;
        report(answer.message);
        await pause(AGAIN_MS);
      }
      return undefined;
    },
  };
}

const split = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

const parsed = (text: string): { resp_code?: string; resp_msg?: string; resp_data?: unknown } => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer';
  return 'connection lost';
};
