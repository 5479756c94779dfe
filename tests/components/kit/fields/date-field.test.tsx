import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DateField } from '#components/kit/fields/date-field.tsx';
import { DateTimeField } from '#components/kit/fields/date-time-field.tsx';
import { toDisplay } from '#lib/dates.ts';
import { dateCases } from '../../../cases/dates.ts';

type Props = Partial<ComponentProps<typeof DateField>>;

function show(props: Props = {}, Field = DateField) {
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState(props.value ?? '');
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return <Field name="tanggal" label="Tanggal" {...props} value={value} onChange={change} />;
  }
  render(<Form />);
  return { onChange, input: screen.getByLabelText<HTMLInputElement>('Tanggal') };
}
const opener = () => screen.getByRole('button', { name: 'Buka kalender Tanggal' });
/** The first one waits for the part it is made of. */
/** The calendar once it has taken the keys: it is loaded on first use, and takes them a moment after it is drawn. */
async function calendarOf(nama: string): Promise<HTMLElement> {
  const calendar = await screen.findByRole('dialog', { name: `Kalender ${nama}` });
  await waitFor(() => expect(calendar).toContainElement(document.activeElement as HTMLElement));
  return calendar;
}
const day = (name: string) => screen.getByRole('gridcell', { name });

test('typed digits are masked as DD-MM-YYYY and handed on as YYYY-MM-DD', async () => {
  const { input, onChange } = show();
  await userEvent.type(input, '21x11a2026');
  expect(input).toHaveValue('21-11-2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21');
});

test.each([
  ['2026-11-21', '21-11-2026'],
  ['1/9/2026', '01-09-2026'],
  ['21.11.2026', '21-11-2026'],
])('%s, pasted, is shown as %s', async (pasted, shown) => {
  const { input } = show();
  await userEvent.click(input);
  await userEvent.paste(pasted);
  expect(input).toHaveValue(shown);
});

test.each(dateCases)('%j, pasted, is %j or is refused in sight', async (text, iso) => {
  const { input, onChange } = show();
  await userEvent.click(input);
  await userEvent.paste(text);
  expect(onChange).toHaveBeenLastCalledWith(iso ?? '');
  if (iso !== null) expect(input).toHaveValue(toDisplay(iso));
  else if (!/^\d{0,4}$/.test(text.replaceAll(/\D/g, ''))) expect(input).toHaveValue(text);
  await userEvent.tab();
  expect(input.getAttribute('aria-invalid')).toBe(iso === null ? 'true' : null);
});

test.each(dateCases)('%j, filled in by the browser, is %j or is refused', (text, iso) => {
  const { input, onChange } = show();
  fireEvent.change(input, { target: { value: text } });
  expect(onChange).toHaveBeenLastCalledWith(iso ?? '');
});

test('a refused date is validated as a whole until it is one, and the mask clamps again after that', async () => {
  const { input, onChange } = show();
  await userEvent.click(input);
  await userEvent.paste('31/11/2026');
  expect(screen.getByRole('alert')).toHaveTextContent('Tulis tanggal sebagai hari-bulan-tahun, misalnya 25-11-2026');
  await userEvent.type(input, '{Backspace}6');
  expect(input).toHaveValue('31/11/2026');
  await userEvent.clear(input);
  await userEvent.type(input, '31112026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-30');
});

test('a digit deleted in the middle leaves the caret where it was', async () => {
  const { input } = show({ value: '2026-11-21' });
  await userEvent.type(input, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input).toHaveValue('21-12-026');
  expect(input.selectionStart).toBe(1);
});

test('an unfinished date is an error once the field is left', async () => {
  const { input, onChange } = show();
  await userEvent.type(input, '2111');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Format date is invalid. (YYYY-MM-DD)');
  expect(input).toHaveAccessibleDescription('Format date is invalid. (YYYY-MM-DD)');
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('a date outside minDate or maxDate is replaced by that bound', async () => {
  const { input, onChange } = show({ min: '2026-11-10', max: '2026-11-20' });
  await userEvent.type(input, '01112026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-10');
  expect(input).toHaveValue('10-11-2026');
  await userEvent.clear(input);
  await userEvent.type(input, '25122026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
});

test('the calendar shows Indonesian names, the week from Monday, and picks by keyboard', async () => {
  const { input, onChange } = show({ value: '2026-11-21' });
  await userEvent.click(opener());
  const calendar = await calendarOf('Tanggal');
  expect(
    within(calendar)
      .getAllByRole('columnheader')
      .map((cell) => cell.lastElementChild?.textContent),
  ).toEqual(['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']);
  expect(within(calendar).getByRole('columnheader', { name: 'Senin' })).toBeInTheDocument();
  expect(within(calendar).getByRole('combobox', { name: 'Bulan' })).toHaveDisplayValue('November');
  expect(within(calendar).getByRole('combobox', { name: 'Tahun' })).toHaveDisplayValue('2026');
  expect(within(calendar).getByRole('option', { name: 'Agustus' })).toBeInTheDocument();
  expect(day('Sabtu, 21 November 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(day('Minggu, 6 Desember 2026')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-06');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input).toHaveFocus();
});

test.each([
  ['{ArrowLeft}', 'Jumat, 20 November 2026'],
  ['{ArrowRight}', 'Minggu, 22 November 2026'],
  ['{ArrowUp}', 'Sabtu, 14 November 2026'],
  ['{ArrowDown}', 'Sabtu, 28 November 2026'],
  ['{Home}', 'Senin, 16 November 2026'],
  ['{End}', 'Minggu, 22 November 2026'],
  ['{PageUp}', 'Rabu, 21 Oktober 2026'],
  ['{PageDown}', 'Senin, 21 Desember 2026'],
  ['{Shift>}{PageUp}{/Shift}', 'Jumat, 21 November 2025'],
  ['{Shift>}{PageDown}{/Shift}', 'Minggu, 21 November 2027'],
])('%s goes to %s, and the key does nothing around the calendar', async (key, to) => {
  const listener = vi.fn();
  document.addEventListener('keydown', listener);
  show({ value: '2026-11-21' });
  await userEvent.click(opener());
  await calendarOf('Tanggal');
  await userEvent.keyboard(key);
  expect(day(to)).toHaveFocus();
  expect(listener.mock.calls.every(([event]) => event.key === 'Shift')).toBe(true);
  document.removeEventListener('keydown', listener);
});

test('month and year are chosen, or turned one by one, and the keys go on from there', async () => {
  const { onChange } = show({ value: '2026-11-21' });
  await userEvent.click(opener());
  await calendarOf('Tanggal');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tahun' }), '1990');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bulan' }), 'Maret');
  await userEvent.click(screen.getByRole('button', { name: 'Bulan berikutnya' }));
  expect(screen.getByRole('combobox', { name: 'Bulan' })).toHaveDisplayValue('April');
  await userEvent.click(day('Senin, 16 April 1990'));
  expect(onChange).toHaveBeenLastCalledWith('1990-04-16');
});

test('Tab goes round in the calendar, Escape goes back to the field', async () => {
  const { input } = show({ value: '2026-11-21' });
  await userEvent.click(opener());
  await calendarOf('Tanggal');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Bulan sebelumnya' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(day('Sabtu, 21 November 2026')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(input).toHaveFocus();
});

test('the day that is picked already can be picked again, and is read as the one', async () => {
  const { onChange } = show({ value: '2026-11-21' });
  await userEvent.click(opener());
  await calendarOf('Tanggal');
  expect(screen.getByRole('gridcell', { selected: true })).toBe(day('Sabtu, 21 November 2026'));
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('days outside the bounds are disabled in the calendar', async () => {
  const { onChange } = show({ value: '2026-11-15', min: '2026-11-10', max: '2026-11-20' });
  await userEvent.click(opener());
  await calendarOf('Tanggal');
  const disabled = (name: string) => day(name).getAttribute('aria-disabled') === 'true';
  expect(disabled('Senin, 9 November 2026')).toBe(true);
  expect(disabled('Selasa, 10 November 2026')).toBe(false);
  expect(disabled('Jumat, 20 November 2026')).toBe(false);
  expect(disabled('Sabtu, 21 November 2026')).toBe(true);
  await userEvent.click(day('Sabtu, 21 November 2026'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Bulan sebelumnya' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Bulan berikutnya' })).toBeDisabled();
  day('Minggu, 15 November 2026').focus();
  await userEvent.keyboard('{PageDown}');
  expect(day('Jumat, 20 November 2026')).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  expect(day('Selasa, 10 November 2026')).toHaveFocus();
});

test('Alt+Down opens the calendar, Escape and a click elsewhere close it', async () => {
  const { input } = show({ value: '2026-11-21' });
  input.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await calendarOf('Tanggal');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input).toHaveFocus();
  await userEvent.click(opener());
  await calendarOf('Tanggal');
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a moment is a date and a time: nothing is handed on while one of them is missing', async () => {
  const { input, onChange } = show({}, DateTimeField);
  await userEvent.type(input, '21112026');
  expect(onChange).toHaveBeenLastCalledWith('');
  await userEvent.type(screen.getByLabelText('Jam untuk Tanggal'), '2575');
  expect(screen.getByLabelText('Jam untuk Tanggal')).toHaveValue('23:59');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-21 23:59');
  expect(input).toHaveValue('21-11-2026');
});
