import { expect, test } from 'vitest';
import { addressOf } from '#services/server/call-address.ts';

test.each([
  '/api/validate-rekening',
  '/api/validate-rekening?',
  '/api/validate-rekening?nomor_rekening=001120000454&detailed=T',
  '/api/validate-rekening?nama=Siti+Rahma%20wati&nama=a?b&kosong=',
  '/api/validate-rekening?nama=%E6%BC%A2\u00e9',
  '/api/validate-rekening?nama=a#b',
  '/api/validate-rekening#b?nama=a',
  '/api/flow/../validate-rekening?nama=a',
  '/api/validate%2Drekening',
  '/api//validate-rekening',
  '/api/no-such-call?nama=a',
])('%s means what a parser of addresses reads', (address) => {
  const { pathname, searchParams } = new URL(address, 'http://gateway');
  const { path, params } = addressOf(address);
  expect([path, [...params]]).toEqual([pathname.slice('/api/'.length), [...searchParams]]);
});
