import { afterEach, expect, test, vi } from 'vitest';
import { type Sent, stubNetwork } from '../../../services/network.ts';
import { hands } from '../../../user-activity.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** A browser's page as it is loaded: what it asks for from now on, and its hand. */
async function page() {
  const hand = hands();
  vi.resetModules();
  const { http } = await import('#services/http.ts');
  const sent: Sent[] = [];
  stubNetwork(
    (request) => {
      sent.push(request);
      return new Response(JSON.stringify({ resp_code: '00', resp_msg: 'Sukses' }));
    },
    [http],
  );
  const ask = async (): Promise<string | undefined> => {
    await http.request({ url: 'rekening' });
    return sent.at(-1)?.headers['x-amanah-hand'];
  };
  return { hand, ask };
}

test('the request after user activity reports it, once; a page’s own request does not', async () => {
  const { hand, ask } = await page();
  expect(await ask()).toBeUndefined();
  hand();
  hand();
  expect(await ask()).toBe('T');
  expect([await ask(), await ask()]).toEqual([undefined, undefined]);
  hand();
  expect(await ask()).toBe('T');
});

test('a script that sends the events of user activity is none', async () => {
  const { hand, ask } = await page();
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(await ask()).toBeUndefined();
  hand();
  expect(await ask()).toBe('T');
});
