import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsOf } from '#core/access/amounts.ts';
import { legsOf } from '#core/engine/journal-legs.ts';
import { loaded, ref } from '#dev/examples/bank.ts';
import { examples } from '#dev/examples/examples.ts';
import { addDays, toDisplay } from '#lib/dates.ts';
import { type ErrorCode, errors, errorText } from '#lib/errors/errors.ts';
import { isReason, reasons, reasonText } from '#lib/errors/reasons.ts';
import { id } from '#lib/messages/all.ts';
import { en } from '#lib/messages/en.ts';
import { languages, type MessageKey, message, speak } from '#lib/messages/id.ts';
import { showDates } from '#lib/shown-dates.ts';

const WIRE = /(?<!\d)\d{4}-\d\d-\d\d(?!\d)/;
const DAY = '2026-11-28';
/** Every gap of a sentence filled with a day. */
const dated = (sentence: string) =>
  Object.fromEntries([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, DAY]));

test.each([
  [DAY, '28-11-2026'],
  ['Deposito 2026-11-28', 'Deposito 28-11-2026'],
  ['2026-11-01 – 2026-11-28', '01-11-2026 – 28-11-2026'],
  ['(2026-11-28), 2026-12-01; 2027-01-31.', '(28-11-2026), 01-12-2026; 31-01-2027.'],
  ['KURS:USD/2026-11-28', 'KURS:USD/28-11-2026'],
  ['Cuti bersama:2026-11-28', 'Cuti bersama:28-11-2026'],
  ['2026-11-28T10:00:00+07:00', '2026-11-28T10:00:00+07:00'],
  ['SKN-2026-11-28', 'SKN-2026-11-28'],
  ['0012026-11-28', '0012026-11-28'],
  ['2026-11', '2026-11'],
])('%j is shown as %j', (text, shown) => {
  expect(showDates(text)).toBe(shown);
  expect(showDates(shown)).toBe(shown);
});

test('every day is shown as its field shows it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70_000 }), (days) => {
      const iso = addDays('1900-01-01', days);
      expect(showDates(iso)).toBe(toDisplay(iso));
    }),
  );
});

describe.each(languages)('no sentence in %s shows a day as it travels', (language) => {
  test('of a refusal', () => {
    for (const code of Object.keys(errors) as ErrorCode[])
      expect([code, errorText(code, dated(errors[code][language]), language)]).toEqual([
        code,
        expect.not.stringMatching(WIRE),
      ]);
  });

  test('of a reason for a second person', () => {
    for (const code of Object.keys(reasons).filter(isReason))
      expect([code, reasonText(code, dated(reasons[code][language]), language)]).toEqual([
        code,
        expect.not.stringMatching(WIRE),
      ]);
  });

  test('of a screen', () => {
    const texts: Readonly<Record<string, string>> = { ...id, ...(language === 'en' ? en : {}) };
    speak(language, texts);
    for (const [key, text] of Object.entries(texts).filter(([, each]) => each.includes('{')))
      expect([key, message(key as MessageKey, dated(text))]).toEqual([key, expect.not.stringMatching(WIRE)]);
    speak('id', id);
  });
});

test('no operation writes a day into its item or journal as it travels', () => {
  const callerOf = (code: string) => ({
    idUser: 'teller1',
    namaUser: '',
    kodeCabang: code === 'MODAL_AWAL' ? '000' : '001',
    namaCabang: '',
    roles: [],
    levels: [],
    delegations: [],
    menus: new Set(['khasanah']),
    limits: [],
    headOffice: false,
    idKas: 1,
    nomorNasabah: null,
    keluarga: [],
    passwordTies: [],
  });
  for (const { operation, of } of Object.values(examples))
    for (const { data, extra = null } of of) {
      const context = {
        data,
        amounts: amountsOf(operation.schema, data as object, operation.currencyOf?.(extra)),
        extra,
        loaded,
        caller: callerOf(operation.code),
        ref,
        reserved: new Map<string, bigint>(),
        date: '2026-11-20',
      };
      const { keterangan } = operation.subject(context);
      const legs = legsOf(operation, context).map((leg) => leg.keterangan ?? '');
      expect([operation.code, keterangan, ...legs].join(' · ')).not.toMatch(WIRE);
    }
});
