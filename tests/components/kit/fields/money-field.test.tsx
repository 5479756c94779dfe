import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import { chooseLanguage } from '#hooks/language.ts';

function show(start = '', error?: string) {
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState(start);
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return (
      <MoneyField name="nominal" label="Nominal" value={value} onChange={change} terbilang required error={error} />
    );
  }
  render(<Form />);
  return { onChange, input: screen.getByLabelText<HTMLInputElement>(/Nominal/) };
}

test('digits get their commas while typing and their decimals on leaving', async () => {
  const { input, onChange } = show();
  await userEvent.type(input, '30000000');
  expect(input).toHaveValue('30,000,000');
  await userEvent.tab();
  expect(input).toHaveValue('30,000,000.00');
  expect(onChange).toHaveBeenLastCalledWith('30000000.00');
});

test('2,5jt stays as typed until the field is left, then becomes 2,500,000.00', async () => {
  const { input, onChange } = show();
  await userEvent.type(input, '2,5jt');
  expect(input).toHaveValue('2,5jt');
  await userEvent.tab();
  expect(input).toHaveValue('2,500,000.00');
  expect(onChange).toHaveBeenLastCalledWith('2500000.00');
});

test('the largest amount preserves its last sen: nothing goes through a float', async () => {
  const { input, onChange } = show();
  await userEvent.type(input, '999999999999999.99');
  expect(onChange).toHaveBeenLastCalledWith('999999999999999.99');
});

test('the amount appears in words, tied to the input', () => {
  const { input } = show('30000000.00');
  expect(input).toHaveAccessibleDescription('tiga puluh juta rupiah');
});

test('the amount’s words follow the language of the screen', async () => {
  try {
    await act(() => chooseLanguage('en', 'teller1'));
    const { input } = show('30000000.00');
    expect(input).toHaveAccessibleDescription('thirty million rupiah');
    await act(() => chooseLanguage('id', 'teller1'));
    expect(input).toHaveAccessibleDescription('tiga puluh juta rupiah');
  } finally {
    await act(() => chooseLanguage('id', 'teller1'));
    localStorage.clear();
  }
});

test('a text that is no amount stays unchanged for validation to name', async () => {
  const { input, onChange } = show();
  await userEvent.type(input, 'seribu');
  await userEvent.tab();
  expect(input).toHaveValue('seribu');
  expect(onChange).toHaveBeenLastCalledWith('seribu');
});

test('a digit typed in the middle leaves the caret behind it', async () => {
  const { input } = show('1234567.00');
  await userEvent.click(input);
  input.setSelectionRange(1, 1);
  await userEvent.keyboard('9');
  expect(input).toHaveValue('19,234,567.00');
  expect(input.selectionStart).toBe(2);
});

test('an error is read out with the field', () => {
  const { input } = show('', 'Wajib diisi');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Wajib diisi');
});
