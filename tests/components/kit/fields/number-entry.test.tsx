import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import { NumberField } from '#components/kit/fields/number-field.tsx';
import { amountCases } from '../../../cases/amounts.ts';
import { numberCases, pastedNumberCases } from '../../../cases/numbers.ts';

type Field = ComponentType<Omit<FieldProps, 'value'> & { readonly value: string | null; readonly decimals?: number }>;

function show(Kind: Field, setup: { readonly decimals?: number; readonly kind?: string } = {}) {
  const onChange = vi.fn<(value: string) => void>();
  function Form() {
    const [value, setValue] = useState('');
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return <Kind name="isian" label="Isian" {...setup} value={value} onChange={change} />;
  }
  render(<Form />);
  return { value: () => onChange.mock.lastCall?.[0] ?? '', input: screen.getByLabelText<HTMLInputElement>('Isian') };
}

/** The ways into an input; each begins with an empty one. */
const inputs = {
  typed: (input: HTMLInputElement, text: string) => userEvent.type(input, text.replace(/[{[]/g, '$&$&')),
  pasted: async (input: HTMLInputElement, text: string) => {
    await userEvent.click(input);
    await userEvent.paste(text);
  },
  'filled in by the browser': async (input: HTMLInputElement, text: string) => {
    fireEvent.change(input, { target: { value: text } });
  },
} as const;

describe.each(Object.entries(inputs))('an amount that is %s', (_, enter) => {
  test.each(amountCases)('%j is %j', async (text, expected) => {
    const { input, value } = show(MoneyField as Field);
    await enter(input, text);
    if (typeof expected === 'string') {
      expect(value()).toBe(expected);
      return;
    }
    expect(value()).toBe(text.trim());
    fireEvent.blur(input);
    expect(input).toBeInvalid();
    expect(input).toHaveValue(text.trim());
  });
});

const numberEntries = [
  ...Object.entries(inputs).map((entry) => [...entry, numberCases] as const),
  ['pasted with other letters', inputs.pasted, pastedNumberCases] as const,
];
describe.each(numberEntries)('a number that is %s', (_, enter, cases) => {
  test.each(cases)('%j with %i decimals is %j', async (text, decimals, expected) => {
    const { input, value } = show(NumberField as Field, { kind: decimals === 0 ? 'integer' : 'float', decimals });
    await enter(input, text);
    if (typeof expected === 'string') {
      expect(value()).toBe(expected);
      return;
    }
    expect(value()).toBe(text);
    fireEvent.blur(input);
    expect(input).toBeInvalid();
    expect(input).toHaveValue(text);
  });
});

test('a comma is refused when it is typed, and is not lost', async () => {
  const { input, value } = show(NumberField as Field, { kind: 'float', decimals: 2 });
  await userEvent.type(input, '2,');
  expect(input).toHaveValue('2,');
  expect(input).toBeInvalid();
  await userEvent.type(input, '5');
  expect(value()).toBe('2,5');
  expect(input).toHaveAccessibleDescription('Tulis desimal dengan titik, misalnya 2.5');
  await userEvent.clear(input);
  await userEvent.type(input, '2.5');
  expect(value()).toBe('2.5');
  expect(input).toBeValid();
});

test('an ambiguous number is refused with an example of each meaning', async () => {
  const { input } = show(NumberField as Field, { kind: 'float', decimals: 4 });
  await userEvent.type(input, '16.250');
  await userEvent.tab();
  expect(input).toHaveAccessibleDescription('“16.250” dapat dibaca dua cara; tulis 16250 atau 16.25');
});

test('a paste into an amount continues it', async () => {
  const { input, value } = show(MoneyField as Field);
  await userEvent.type(input, '1500');
  expect(input).toHaveValue('1,500');
  await userEvent.paste(',50');
  expect(value()).toBe('1500.50');
  input.setSelectionRange(0, input.value.length);
  await userEvent.paste('1,500,000');
  expect(value()).toBe('1500000.00');
});

describe.each([
  ['an amount', MoneyField as Field],
  ['a number', NumberField as Field],
])('several cells or lines pasted into %s', (_, Kind) => {
  test.each(['100\t250', '100\n250', '100\r\n250\r\n', '1\t500', ' 100 \n\n 250 '])(
    '%j are refused and stay to be seen',
    async (text) => {
      const { input, value } = show(Kind, { decimals: 2, kind: 'float' });
      await inputs.pasted(input, text);
      expect(input.value).toMatch(/ ⏎ /);
      expect(value()).toBe(input.value);
      fireEvent.blur(input);
      expect(input).toHaveAccessibleDescription('Yang ditempel berisi beberapa sel atau baris; tempel satu angka saja');
      await userEvent.clear(input);
      await inputs.pasted(input, '250');
      expect([value(), input.validity.valid]).toEqual([Kind === NumberField ? '250' : '250.00', true]);
    },
  );

  test('are one where only one of them holds something', async () => {
    const { input, value } = show(Kind, { decimals: 2, kind: 'float' });
    await inputs.pasted(input, '\t250\r\n');
    expect(Number(value())).toBe(250);
  });
});

test('a paste into an amount is never cut', () => {
  const { input } = show(MoneyField as Field);
  expect(input).not.toHaveAttribute('maxlength');
});

test('an M is a milliard to one reader and a million to another: it is refused with both', async () => {
  const { input } = show(MoneyField as Field);
  await userEvent.type(input, '2,5M');
  fireEvent.blur(input);
  expect(input).toHaveAccessibleDescription('“2,5M” dapat dibaca dua cara; tulis 2,5 miliar atau 2,5jt');
});
