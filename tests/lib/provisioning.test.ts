import { expect, test } from 'vitest';
import { faultText, noteFault } from '#lib/provisioning.ts';

test('a fault is told in the words of the reader, with what the provider said', () => {
  expect(faultText('id', noteFault('TIDAK_TERJANGKAU'))).toBe('Layanan identitas tidak dapat dihubungi');
  expect(faultText('en', noteFault('BELUM_DIATUR'))).toBe(
    'User administration at the identity provider is not configured',
  );
  expect(faultText('en', noteFault('DITOLAK', 'Kode cabang: 3 angka'))).toBe(
    'The identity provider refuses this change (Kode cabang: 3 angka)',
  );
});

test('what this table does not know stays as it was noted', () => {
  expect(faultText('id', 'lain: hal')).toBe('lain: hal');
  expect(faultText('id', 'toString')).toBe('toString');
  expect(faultText('en', '')).toBe('');
});
