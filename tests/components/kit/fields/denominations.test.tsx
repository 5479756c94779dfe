import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Denominations } from '#components/kit/fields/denominations.tsx';
import type { Pecahan } from '#types/proto/common.ts';
import { fakeGateway, queryWrapper } from '../../hooks/harness.tsx';

const nominals = ['100000.00', '50000.00', '1000.00', '1000.00'];

beforeEach(() => {
  fakeGateway(() => ({
    resp_code: '00',
    resp_msg: 'Sukses',
    resp_data: nominals.map((nominal, at) => ({
      kode_valuta: 'IDR',
      nominal,
      jenis: nominals.indexOf(nominal) === at ? 'K' : 'L',
    })),
    resp_cursor: null,
  }));
});
afterEach(() => vi.unstubAllGlobals());

async function show(target: string) {
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState<readonly Pecahan[]>([]);
    const change = (next: readonly Pecahan[]) => {
      onChange(next);
      setValue(next);
    };
    return (
      <>
        <Denominations name="pecahan" label="Pecahan" value={value} onChange={change} target={target} />
        <button type="button" onClick={() => setValue([])}>
          kosongkan
        </button>
      </>
    );
  }
  render(<Form />, { wrapper: queryWrapper() });
  await screen.findByLabelText('Lembar pecahan 100,000');
  return onChange;
}

const pieces = (nominal: string) =>
  screen.getByLabelText(nominal.includes('koin') ? `Keping ${nominal}` : `Lembar pecahan ${nominal}`);

test('a note and a coin of the same nominal are two rows', async () => {
  const onChange = await show('');
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  await userEvent.type(pieces('1,000 koin'), '3');
  expect(onChange).toHaveBeenLastCalledWith([{ nominal: '1000.00', jenis: 'L', lembar: 3 }]);
});

test('pieces are multiplied, added up and compared with the amount', async () => {
  const onChange = await show('1150000.00');
  await userEvent.type(pieces('100,000'), '11');
  expect(screen.getByText('Kurang dari nominal').nextSibling).toHaveTextContent(/^50,000.00$/);
  await userEvent.type(pieces('50,000'), '1');
  expect(screen.getByText('Jumlah pecahan').nextSibling).toHaveTextContent('1,150,000.00');
  expect(screen.getByText('Cocok dengan nominal')).toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith([
    { nominal: '100000.00', lembar: 11 },
    { nominal: '50000.00', lembar: 1 },
  ]);
});

test('too many pieces are said to be over the amount', async () => {
  await show('100000.00');
  await userEvent.type(pieces('100,000'), '2');
  expect(screen.getByText('Lebih dari nominal').nextSibling).toHaveTextContent(/^100,000.00$/);
});

test('Enter and the arrows move through the rows', async () => {
  await show('');
  await userEvent.click(pieces('100,000'));
  await userEvent.keyboard('3{Enter}');
  expect(pieces('50,000')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(pieces('1,000')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(pieces('100,000')).toHaveFocus();
});

test('coins stand beside the notes: the arrows go over and back, and within a number they move the caret', async () => {
  await show('');
  const tables = screen.getAllByRole('table');
  expect(tables.map((table) => within(table).getAllByRole('textbox').length)).toEqual([3, 1]);
  await userEvent.click(pieces('50,000'));
  await userEvent.keyboard('12{ArrowLeft}{ArrowRight}');
  expect(pieces('50,000')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(pieces('1,000 koin')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(pieces('100,000')).toHaveFocus();
});

test('an input that is no whole number stays visible and is invalid', async () => {
  const onChange = await show('');
  await userEvent.type(pieces('1,000'), '2x');
  expect(pieces('1,000')).toHaveValue('2x');
  expect(onChange).toHaveBeenLastCalledWith([{ nominal: '1000.00', lembar: -1 }]);
});

test('a form that is emptied from outside empties the rows', async () => {
  await show('');
  await userEvent.type(pieces('100,000'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'kosongkan' }));
  await waitFor(() => expect(pieces('100,000')).toHaveValue(''));
});

test('Alt+J takes the counted sum as the amount; its button is no stop of Tab', async () => {
  const onTake = vi.fn();
  function Form() {
    const [value, setValue] = useState<readonly Pecahan[]>([]);
    return <Denominations name="pecahan" label="Pecahan" value={value} onChange={setValue} target="" onTake={onTake} />;
  }
  render(<Form />, { wrapper: queryWrapper() });
  await userEvent.type(await screen.findByLabelText('Lembar pecahan 100,000'), '3');
  expect(screen.getByRole('button', { name: /^Pakai jumlah hitungan/ })).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{Alt>}j{/Alt}');
  expect(onTake).toHaveBeenCalledExactlyOnceWith('300000.00');
});

test('Alt+U proposes the pieces from the stock, to be changed; an impossible amount is reported', async () => {
  const stock = [
    { nominal: '100000.00', lembar: 1 },
    { nominal: '50000.00', lembar: 5 },
  ];
  function Form({ target }: { readonly target: string }) {
    const [value, setValue] = useState<readonly Pecahan[]>([]);
    return (
      <Denominations name="pecahan" label="Pecahan" value={value} onChange={setValue} target={target} stock={stock} />
    );
  }
  const { rerender } = render(<Form target="200000.00" />, { wrapper: queryWrapper() });
  await screen.findByLabelText('Lembar pecahan 100,000');
  await userEvent.keyboard('{Alt>}u{/Alt}');
  expect(pieces('100,000')).toHaveValue('1');
  expect(pieces('50,000')).toHaveValue('2');
  expect(screen.getByText('Cocok dengan nominal')).toBeInTheDocument();
  await userEvent.clear(pieces('100,000'));
  expect(screen.getByText('Kurang dari nominal').nextSibling).toHaveTextContent(/^100,000.00$/);
  rerender(<Form target="425000.00" />);
  await userEvent.keyboard('{Alt>}u{/Alt}');
  expect(screen.getByRole('status')).toHaveTextContent('tidak dapat membentuk nominal');
  expect(pieces('50,000')).toHaveValue('2');
});

test('too few pieces are no fault before the form was tried', async () => {
  await show('200000.00');
  await userEvent.type(pieces('100,000'), '1');
  expect(screen.getByText('Kurang dari nominal').parentElement).not.toHaveClass('differs');
  await userEvent.type(pieces('50,000'), '9');
  expect(screen.getByText('Lebih dari nominal').parentElement).toHaveClass('exceeds');
});
