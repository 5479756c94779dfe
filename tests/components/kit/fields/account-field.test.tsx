import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountPanel } from '#components/accounts/inquiries/account-panel.tsx';
import { AccountField } from '#components/kit/fields/account-field.tsx';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import { isAccountNumber, makeAccountNumber } from '#lib/account-number.ts';
import { accountCases } from '../../../cases/account-numbers.ts';
import { type Call, fakeGateway, queryWrapper } from '../../hooks/harness.tsx';

vi.mock('#hooks/use-session.ts', () => ({ useProfile: () => ({ canOpen: () => true }) }));

const OWN = makeAccountNumber('001', '20', 45);
const OTHER_BRANCH = makeAccountNumber('002', '20', 7);
const UNKNOWN = makeAccountNumber('001', '20', 999);

const account = (nomor_rekening: string, nama_nasabah: string, saldo = '12350000.00') => ({
  nomor_rekening,
  nama_nasabah,
  nama_produk: 'Tabungan mudharabah',
  kode_cabang: nomor_rekening.slice(0, 3),
  nama_cabang: 'Bandung',
  status_rekening: 'AKTIF',
  blokir: '',
  saldo_buku: saldo,
  saldo_tersedia: saldo,
});
const accounts = [account(OWN, 'Bambang Wicaksono'), account(OTHER_BRANCH, 'Dewi Lestari', '')];

let calls: Call[] = [];
let away = false;
beforeEach(() => {
  away = false;
  calls = fakeGateway(({ path, query }) => {
    if (path === 'rekening') {
      const keyword = query.get('keyword')?.toLowerCase() ?? '';
      const found = accounts.filter(({ nama_nasabah }) => nama_nasabah.toLowerCase().includes(keyword));
      return { resp_code: '00', resp_msg: 'Sukses', resp_data: found, resp_cursor: null };
    }
    if (away) throw new TypeError('no network');
    const row = accounts.find(({ nomor_rekening }) => nomor_rekening === query.get('nomor_rekening'));
    if (row) return { resp_code: '00', resp_msg: 'Sukses', resp_data: { rekening: row } };
    return { resp_code: '14', resp_msg: 'Rekening tidak ditemukan', resp_data: { id_korelasi: 'k-1' } };
  });
});
afterEach(() => vi.unstubAllGlobals());

function Form() {
  const [value, setValue] = useState('');
  return (
    <>
      <AccountField name="nomor_rekening" label="Nomor rekening" value={value} onChange={setValue} required />
      <AccountOwner value={value} />
      <AccountPanel value={value} />
    </>
  );
}
const show = () => {
  render(<Form />, { wrapper: queryWrapper() });
  return screen.getByLabelText(/Nomor rekening/);
};
const checks = () => calls.filter(({ path }) => path === 'validate-rekening');

test('a whole number is checked once and shows owner, product, status and balances', async () => {
  const input = show();
  await userEvent.type(input, OWN);
  await waitFor(() => expect(screen.getByLabelText('Atas nama')).toHaveValue('Bambang Wicaksono'));
  expect(screen.getByText('Tabungan mudharabah')).toBeInTheDocument();
  expect(screen.getByText('Aktif')).toBeInTheDocument();
  expect(screen.getAllByText('12,350,000.00')).toHaveLength(2);
  expect(checks()).toHaveLength(1);
});

test('an unfinished number asks nothing', async () => {
  await userEvent.type(show(), OWN.slice(0, 11));
  expect(calls).toHaveLength(0);
});

test('letters are not taken', async () => {
  const input = show();
  await userEvent.type(input, '00a1-2');
  expect(input).toHaveValue('0012');
});

test('a wrong check digit is named without asking the server', async () => {
  const wrong = OWN.slice(0, 11) + ((+OWN.slice(11) + 1) % 10);
  const input = show();
  await userEvent.type(input, wrong);
  expect(input).toHaveAccessibleDescription('Nomor rekening harus 12 angka dengan angka periksa yang benar');
  expect(calls).toHaveLength(0);
});

test('a number that is no account says so under the field', async () => {
  const input = show();
  await userEvent.type(input, UNKNOWN);
  await waitFor(() => expect(input).toHaveAccessibleDescription('Rekening tidak ditemukan'));
});

test('no answer says nothing of the account: a message shows it, and a button asks again', async () => {
  away = true;
  const input = show();
  await userEvent.type(input, OWN);
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak dapat dimuat. Server tidak dapat dihubungi');
  expect(input).not.toHaveAttribute('aria-invalid');
  away = false;
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByLabelText('Atas nama')).toHaveValue('Bambang Wicaksono'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(input).toHaveFocus();
});

test('an account of another branch shows no balances', async () => {
  await userEvent.type(show(), OTHER_BRANCH);
  expect(await screen.findByText('Rekening cabang lain: saldo tidak ditampilkan.')).toBeInTheDocument();
  expect(screen.queryByText('Saldo tersedia')).toBeNull();
});

test('the window finds by name and a click picks and closes it', async () => {
  const input = show();
  await userEvent.click(screen.getByRole('button', { name: 'Cari rekening' }));
  await userEvent.type(await screen.findByLabelText('Nama atau nomor rekening'), 'bambang{Enter}');
  await waitFor(() => expect(calls.at(-1)?.query.get('keyword')).toBe('bambang'));
  expect(calls.at(-1)?.query.get('show')).toBe('15');
  await waitFor(() => expect(screen.queryByText('Dewi Lestari')).toBeNull());
  await userEvent.click(screen.getByText('Bambang Wicaksono'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input).toHaveValue(OWN);
});

test('by keyboard: F4 opens, the arrow goes to the first row, Enter picks', async () => {
  const input = show();
  await userEvent.click(input);
  await userEvent.keyboard('{F4}');
  await screen.findByText('Bambang Wicaksono');
  expect(screen.getByLabelText('Nama atau nomor rekening')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveValue(OWN);
  expect(input).toHaveFocus();
});

const written = accountCases.filter(([text]) => text !== '');

test.each(written)('%j, pasted, is %j or stays to be refused', async (text, number) => {
  const input = show();
  await userEvent.click(input);
  await userEvent.paste(text);
  if (number !== null) expect(input).toHaveValue(number);
  else expect(isAccountNumber((input as HTMLInputElement).value)).toBe(false);
});

test.each(written.filter(([, number]) => number !== null))('%j, typed, is %j', async (text, number) => {
  const input = show();
  await userEvent.type(input, text);
  expect(input).toHaveValue(number);
});

test('a pasted number that is too long or holds a letter is not cut to another one', async () => {
  const input = show();
  await userEvent.click(input);
  await userEvent.paste(`${OWN}0`);
  expect(input).toHaveValue(`${OWN}0`);
  expect(input).toHaveAccessibleDescription(/Nomor rekening harus 12 angka/);
  await userEvent.clear(input);
  await userEvent.paste(`A${OWN.slice(1)}`);
  expect(input).toHaveValue(`A${OWN.slice(1)}`);
  await userEvent.clear(input);
  await userEvent.type(input, `${OWN}0`);
  expect(input).toHaveValue(OWN);
});
