import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import { NumberField } from '#components/kit/fields/number-field.tsx';

function show(props: Partial<ComponentProps<typeof NumberField>> = {}) {
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState<string | null>(props.value === undefined ? '' : props.value);
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return <NumberField name="jumlah" label="Jumlah" {...props} value={value} onChange={change} />;
  }
  render(<Form />);
  return { onChange, input: screen.getByLabelText<HTMLInputElement>('Jumlah') };
}

test('letters are refused, commas come while typing, the value is the digits', async () => {
  const { input, onChange } = show();
  await userEvent.type(input, '12a34567');
  expect(input).toHaveValue('1,234,567');
  expect(onChange).toHaveBeenLastCalledWith('1234567');
});

test('a number above the maximum becomes the maximum', async () => {
  const { input, onChange } = show({ max: 500n });
  await userEvent.type(input, '501');
  expect(input).toHaveValue('500');
  expect(onChange).toHaveBeenLastCalledWith('500');
});

test('a float shows a second dot and surplus decimals as refused, and takes the number without them', async () => {
  const { input, onChange } = show({ kind: 'float', decimals: 2 });
  await userEvent.type(input, '12.3.456');
  await userEvent.tab();
  expect(input).toHaveValue('12.3.456');
  expect(input).toBeInvalid();
  await userEvent.clear(input);
  await userEvent.type(input, '12.34');
  expect(onChange).toHaveBeenLastCalledWith('12.34');
  expect(input).toBeValid();
});

test('a numeric string preserves its leading zeros and gets no commas', async () => {
  const { input, onChange } = show({ kind: 'numeric' });
  await userEvent.type(input, '0812345');
  expect(input).toHaveValue('0812345');
  expect(onChange).toHaveBeenLastCalledWith('0812345');
});

test('null gives 0', () => {
  expect(show({ value: null }).input).toHaveValue('0');
});

test('a digit typed in the middle leaves the caret behind it', async () => {
  const { input } = show({ value: '12345' });
  input.focus();
  await userEvent.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input).toHaveValue('129,345');
  expect(input.selectionStart).toBe(3);
});

test('an amount: null gives 0, and one above the maximum becomes the maximum', async () => {
  const onChange = vi.fn();
  render(<MoneyField name="nominal" label="Nominal" value={null} onChange={onChange} max="5000000.00" />);
  const input = screen.getByLabelText('Nominal');
  expect(input).toHaveValue('0');
  await userEvent.clear(input);
  await userEvent.type(input, '9jt');
  expect(onChange).toHaveBeenLastCalledWith('5000000.00');
  expect(input).toHaveValue('5,000,000.00');
});
