import { expect, test } from 'vitest';
import { wordsIn } from '#lib/errors/words.ts';
import { faultNote, faultText } from '#lib/provisioning.ts';

test('a fault is reported in words, with the provider’s message, in the language of the reader', () => {
  const away = faultNote('TIDAK_TERJANGKAU');
  expect(faultText(away, 'id')).toBe('Layanan masuk bank tidak dapat dihubungi');
  expect(faultText(away, 'en')).toBe('The sign-in service cannot be reached');
  const refused = faultNote('DITOLAK', 'Kode cabang: 3, angka');
  expect(faultText(refused, 'id')).toBe('Layanan masuk bank menolak perubahan ini (Kode cabang: 3, angka)');
  expect(faultText(refused, 'en')).toBe('The sign-in service refuses this change (Kode cabang: 3, angka)');
  expect(wordsIn('en', { sebab: refused })).toEqual({ sebab: faultText(refused, 'en') });
});

test('a code that is not in this table stays unchanged', () => {
  for (const text of ['lain: hal', 'toString', '']) {
    expect([faultText(text, 'id'), faultText(text, 'en')]).toEqual([text, text]);
  }
});
