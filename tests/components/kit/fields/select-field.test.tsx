import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CheckField } from '#components/kit/fields/check-field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { TextAreaField } from '#components/kit/fields/text-field.tsx';
import { dropdown, offered } from '../../dropdown.ts';

const options = [
  { value: '', display: 'Semua' },
  { value: 'AKTIF', display: 'Aktif' },
  { value: 'TUTUP', display: 'Tutup', disabled: true },
];

function show(props: Partial<ComponentProps<typeof SelectField>> = {}) {
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState(props.value ?? '');
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <SelectField name="status" label="Status" options={options} {...props} value={value} onChange={change} />
        <button type="button">Berikut</button>
      </form>
    );
  }
  render(<Form />);
  return { onChange };
}

test('a select shows each display, passes on the value, and a disabled option cannot be picked', async () => {
  const { onChange } = show();
  const box = await dropdown('Status');
  await userEvent.click(box);
  expect(offered()).toEqual(['Semua', 'Aktif', 'Tutup']);
  expect(screen.getByRole('option', { name: 'Semua' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('option', { name: 'Tutup' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('option', { name: 'Tutup' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: 'Aktif' }));
  expect(onChange.mock.calls).toEqual([['AKTIF']]);
  expect(box).toHaveAccessibleDescription('Aktif');
  expect(box).toHaveFocus();
});

test('the field shows its value before its part is loaded, and a click opens the list once it is there', async () => {
  vi.resetModules();
  const fresh = await import('#components/kit/fields/select-field.tsx');
  render(<fresh.SelectField name="status" label="Status" value="AKTIF" onChange={vi.fn()} options={options} />);
  const waiting = screen.getByRole('combobox', { name: 'Status' });
  expect(waiting).toHaveValue('Aktif');
  fireEvent.mouseDown(waiting);
  waiting.focus();
  expect(await screen.findByRole('option', { name: 'Tutup' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveFocus();
});

test('typing narrows the list; Enter picks, Escape and Tab change nothing', async () => {
  const { onChange } = show();
  await dropdown('Status');
  await userEvent.tab();
  await userEvent.keyboard('akt');
  expect(offered()).toEqual(['Aktif']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Berikut' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('akt{Enter}');
  expect(onChange.mock.calls).toEqual([['AKTIF']]);
});

test('Escape of an open list stays in the list: the window around it does not get it', async () => {
  const listener = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a window.
    <div onKeyDown={({ key }) => listener(key)}>
      <SelectField name="status" label="Status" value="" onChange={vi.fn()} options={options} />
    </div>,
  );
  await userEvent.click(await dropdown('Status'));
  await userEvent.keyboard('{Escape}');
  expect(listener).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(listener).toHaveBeenCalledWith('Escape');
});

test('a select that is required, wrong or disabled says so', async () => {
  const still = { name: 'status', label: 'Status', value: '', onChange: vi.fn(), options };
  const { rerender } = render(<SelectField {...still} required error="Wajib diisi" />);
  const box = await dropdown('Status');
  expect(box).toBeInvalid();
  expect(box).toHaveAttribute('aria-required', 'true');
  expect(box).toHaveAccessibleDescription('Semua Wajib diisi');
  rerender(<SelectField {...still} disabled />);
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeDisabled();
});

test("a checkbox passes on 'T' and 'F', and is described by its hint", async () => {
  const onChange = vi.fn();
  const { rerender } = render(
    <CheckField name="semua" label="Semua cabang" hint="Perlu manajer" value="F" onChange={onChange} />,
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Perlu manajer');
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
