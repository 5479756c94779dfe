import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FieldDetails } from '#components/customers/records/field-details.tsx';
import { Masked } from '#components/kit/fields/masked.tsx';
import { Changes } from '#components/kit/screens/changes.tsx';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, show } from '../../kit/screens/page.tsx';

const profile = vi.hoisted(() => ({ menus: ['buka-samaran'] }));
vi.mock('#hooks/use-session.ts', () => ({ useProfile: () => ({ data: { menu_id: profile.menus } }) }));

let calls: Call[] = [];
beforeEach(() => {
  profile.menus = ['buka-samaran'];
  calls = gateway({ 'audit-trail/unmask': () => ok({ nilai: '001110000016' }) });
});
afterEach(() => vi.unstubAllGlobals());

const shown = (value: string) => show(() => <Masked value={value} objek="pegangan-1" kolom="nomor_rekening" />);
const eye = () => screen.queryByRole('button', { name: 'Tampilkan data lengkap' });

test('a value that is not masked has no eye, and a masked one has none without the right', () => {
  const { unmount } = shown('001110000016');
  expect(screen.getByText('001110000016')).toBeDefined();
  expect(eye()).toBeNull();
  unmount();
  profile.menus = ['rekening'];
  shown('********0016');
  expect(screen.getByText('********0016')).toBeDefined();
  expect(eye()).toBeNull();
});

test('a reason too short asks nothing of the server; a real one is sent once and shows the value', async () => {
  const user = userEvent.setup();
  shown('********0016');
  await user.click(eye() as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Menampilkan data lengkap' });
  await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'ingin');
  await user.click(screen.getAllByRole('button', { name: 'Tampilkan data lengkap' }).at(-1) as HTMLElement);
  expect(dialog.textContent).toContain('Isi alasan paling sedikit 10 karakter');
  expect(calls).toEqual([]);

  await user.type(screen.getByRole('textbox', { name: /Alasan/ }), ' tahu milik siapa');
  await user.click(screen.getAllByRole('button', { name: 'Tampilkan data lengkap' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.getByText('001110000016')).toBeDefined());
  expect(calls.map((call) => [call.path, call.body])).toEqual([
    ['audit-trail/unmask', { objek: 'pegangan-1', kolom: 'nomor_rekening', alasan: 'ingin tahu milik siapa' }],
  ]);
  expect(calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(eye()).toBeNull();
});

const eyes = () => screen.queryAllByRole('button', { name: 'Tampilkan data lengkap' });
const openFirst = async () => {
  const user = userEvent.setup();
  await user.click(eyes()[0] as HTMLElement);
  await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'memeriksa dokumen nasabah');
  await user.click(eyes().at(-1) as HTMLElement);
  await waitFor(() => expect(screen.getByText('001110000016')).toBeDefined());
  return calls.map((call) => call.body);
};

test('the customer number opens masked fields of a customer, and only those', async () => {
  const items = [
    { kolom: 'nomor_identitas', lama: '', baru: '************0009' },
    { kolom: 'nama_nasabah', lama: '', baru: 'Siti Aminah' },
    { kolom: 'alamat', lama: '', baru: 'Jl. ** 10' },
  ];
  show(() => <FieldDetails items={items} objek="NASABAH:00100000011" />);
  expect(eyes()).toHaveLength(1);
  expect(await openFirst()).toEqual([
    { objek: 'NASABAH:00100000011', kolom: 'nomor_identitas', alasan: 'memeriksa dokumen nasabah' },
  ]);
});

test('as a record once stood it opens nothing', () => {
  show(() => <FieldDetails items={[{ kolom: 'telepon', lama: '', baru: '********7890' }]} />);
  expect(eyes()).toEqual([]);
});

test('the decider of a change opens either side of it without the right, and nobody else does', async () => {
  profile.menus = ['menunggu'];
  const items = [{ kolom: 'telepon', lama: '********7890', baru: '********0000' }];
  const { unmount } = show(() => <Changes items={items} objek="FLOW:f-1" />);
  expect(eyes()).toEqual([]);
  unmount();
  show(() => <Changes items={items} objek="FLOW:f-1" decides />);
  expect(eyes()).toHaveLength(2);
  expect(await openFirst()).toEqual([
    { objek: 'FLOW:f-1', kolom: 'telepon', alasan: 'memeriksa dokumen nasabah', sisi: 'LAMA' },
  ]);
});
