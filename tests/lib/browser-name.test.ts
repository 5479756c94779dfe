import { expect, test } from 'vitest';
import { browserName } from '#lib/browser-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141 · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge 141 · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140 · Linux'],
  [`Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome 141 · Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari 18 · iOS'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', ''],
])('%s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
