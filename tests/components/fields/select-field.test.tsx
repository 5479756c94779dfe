import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CheckField } from '#components/fields/check-field.tsx';
import { SelectField } from '#components/fields/select-field.tsx';
import { TextAreaField } from '#components/fields/text-field.tsx';

const options = [
  { value: '', display: 'Semua' },
  { value: 'AKTIF', display: 'Aktif' },
  { value: 'TUTUP', display: 'Tutup', disabled: true },
];

test('a select shows each display, hands on the value, and a disabled option cannot be picked', async () => {
  const onChange = vi.fn();
  render(<SelectField name="status" label="Status" value="" onChange={onChange} options={options} />);
  const select = screen.getByRole('combobox', { name: 'Status' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Semua', 'Aktif', 'Tutup']);
  expect(screen.getByRole('option', { name: 'Tutup' })).toBeDisabled();
  await userEvent.selectOptions(select, 'Aktif');
  expect(onChange).toHaveBeenLastCalledWith('AKTIF');
  await userEvent.selectOptions(select, 'Tutup');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a select that is wrong or disabled says so', () => {
  const still = { label: 'Status', value: '', onChange: vi.fn(), options };
  const { rerender } = render(<SelectField {...still} name="status" error="Wajib diisi" />);
  expect(screen.getByRole('combobox')).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Wajib diisi');
  rerender(<SelectField {...still} name="status" disabled />);
  expect(screen.getByRole('combobox')).toBeDisabled();
});

test("a checkbox hands on 'T' and 'F'", async () => {
  const onChange = vi.fn();
  const { rerender } = render(<CheckField name="semua" label="Semua cabang" value="F" onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Semua cabang' }));
  expect(onChange).toHaveBeenLastCalledWith('T');
  rerender(<CheckField name="semua" label="Semua cabang" value="T" onChange={onChange} />);
  expect(screen.getByRole('checkbox')).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenLastCalledWith('F');
});

test('a text area takes several lines and ties its hint to the box', async () => {
  const onChange = vi.fn();
  render(<TextAreaField name="catatan" label="Catatan" value="" onChange={onChange} hint="Untuk pembuat" />);
  const box = screen.getByRole('textbox', { name: 'Catatan' });
  expect(box.tagName).toBe('TEXTAREA');
  expect(box).toHaveAccessibleDescription('Untuk pembuat');
  await userEvent.type(box, 'a');
  expect(onChange).toHaveBeenLastCalledWith('a');
});
