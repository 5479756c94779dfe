import { expect, test } from 'vitest';
import { faultIn, faultText, noteFault } from '#lib/provisioning.ts';

const AWAY = 'Layanan identitas tidak dapat dihubungi';
const REFUSED = 'Layanan identitas menolak perubahan ini (Kode cabang: 3 angka)';

test('a fault is told in words, with what the provider said', () => {
  expect(faultText(noteFault('TIDAK_TERJANGKAU'))).toBe(AWAY);
  expect(faultText(noteFault('DITOLAK', 'Kode cabang: 3 angka'))).toBe(REFUSED);
});

test('and in the language of the reader', () => {
  expect(faultIn('id', REFUSED)).toBe(REFUSED);
  expect(faultIn('en', AWAY)).toBe('The identity provider cannot be reached');
  expect(faultIn('en', REFUSED)).toBe('The identity provider refuses this change (Kode cabang: 3 angka)');
});

test('what this table does not know stays as it was noted', () => {
  for (const text of ['lain: hal', 'toString', ''])
    expect([faultText(text), faultIn('en', text)]).toEqual([text, text]);
});
