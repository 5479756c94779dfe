import { afterEach, describe, expect, test } from 'vitest';
import { dateInWords, longDate } from '#lib/dates.ts';
import { reasonIn, reasons, reasonText } from '#lib/errors/reasons.ts';
import { en } from '#lib/messages/en.ts';
import { currentLanguage, id, type MessageKey, message, messageOf, speak } from '#lib/messages/id.ts';

afterEach(() => speak('id', id));

const keys = Object.keys(id) as MessageKey[];
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

test('every text exists in both languages', () => {
  expect(Object.keys(en).sort()).toEqual([...keys].sort());
  expect(keys.filter((key) => en[key].trim() === '')).toEqual([]);
});

test('a text has the same {placeholders} in both languages', () => {
  expect(keys.filter((key) => holes(en[key]).join() !== holes(id[key]).join())).toEqual([]);
});

test('Indonesian is spoken until English is chosen, and again afterwards', () => {
  expect(message('menu.setorTunai')).toBe('Setor tunai');
  speak('en', en);
  expect(currentLanguage()).toBe('en');
  expect(message('menu.setorTunai')).toBe('Cash deposit');
  expect(messageOf('status.', 'WAITING')).toBe('Waiting');
  expect(message('shell.menunggu', { jumlah: 3 })).toBe('3 waiting');
  speak('id', id);
  expect(messageOf('status.', 'WAITING')).toBe('Menunggu');
});

test('a code without a text is shown as it is in either language', () => {
  expect(messageOf('status.', 'LAIN')).toBe('LAIN');
  speak('en', en);
  expect(messageOf('status.', 'LAIN')).toBe('LAIN');
});

test('dates in words follow the language', () => {
  expect(dateInWords('2026-05-21')).toBe('21 Mei 2026');
  expect(dateInWords('2026-05-21', 'en')).toBe('21 May 2026');
  const saturday = new Date('2026-11-21T03:00:00Z');
  expect(longDate(saturday)).toBe('Sabtu, 21 November 2026');
  expect(longDate(saturday, 'en')).toBe('Saturday, 21 November 2026');
});

describe('a kept reason in English', () => {
  test('its amounts and numbers are read back out of the Indonesian sentence', () => {
    const kept = reasonText('MELEBIHI_WEWENANG', { kelompok: 'tunai', batas: '25,000,000.00' });
    expect(reasonIn('en', 'MELEBIHI_WEWENANG', kept)).toBe(
      "Above the maker's cash authority of 25,000,000.00 per transaction",
    );
  });

  test('the operations it names are named in English, each by its own name', () => {
    const kept = reasonText('TUGAS_PEMBUAT_PEMERIKSA', { jenis: 'Setor tunai, Perubahan peran' });
    expect(reasonIn('en', 'TUGAS_PEMBUAT_PEMERIKSA', kept)).toBe(
      'Conflict of duty: makes and approves Cash deposit, Change of role',
    );
  });

  test.each(Object.keys(reasons) as (keyof typeof reasons)[])('%s loses nothing on the way', (code) => {
    const params = Object.fromEntries(holes(reasons[code].id).map((hole) => [hole.slice(1, -1), `<${hole}>`]));
    expect(reasonIn('en', code, reasonText(code, params))).toBe(reasonText(code, params, 'en'));
  });

  test('another sentence, an unknown code and Indonesian stay as they are', () => {
    expect(reasonIn('en', 'PEMBATALAN', 'Kalimat lama')).toBe('Kalimat lama');
    expect(reasonIn('en', 'LAIN', 'Kalimat')).toBe('Kalimat');
    expect(reasonIn('id', 'PEMBATALAN', reasons.PEMBATALAN.id)).toBe(reasons.PEMBATALAN.id);
  });
});
