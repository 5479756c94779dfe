import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { StateAt } from '#components/customers/records/state-at.tsx';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({ useProfile: () => ({ data: { menu_id: [] } }) }));
afterEach(() => vi.unstubAllGlobals());

const now = [
  { kolom: 'nama_nasabah', lama: '', baru: 'PT Maju Terus' },
  { kolom: 'kode_pos', lama: '', baru: '40222' },
];
const answering = (reply: (call: Call) => unknown) => gateway({ 'nasabah/keadaan': reply });
const drawn = () => show(() => <StateAt of={{ nomor_nasabah: '00100000011' }} />);
const ask = async (label: string | RegExp, typed: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: label }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan' }));
};

test('the present record shows first, and another day on request', async () => {
  const calls = answering((call) =>
    ok({ ada: 'T', isi: call.query.get('benar') ? [{ kolom: 'kode_pos', lama: '', baru: '40111' }] : now }),
  );
  drawn();
  expect(await screen.findByText('40222')).toBeInTheDocument();
  expect(screen.getByText('PT Maju Terus')).toBeInTheDocument();
  await ask('Berlaku pada tanggal', '02-11-2026');
  expect(await screen.findByText('40111')).toBeInTheDocument();
  expect(calls.at(-1)?.query.get('benar')).toBe('2026-11-02');
});

test('beside another day the differences stand side by side; equal states say so, without an error', async () => {
  let differs = true;
  answering((call) =>
    ok({
      ada: 'T',
      isi: !call.query.get('banding_benar')
        ? now
        : differs
          ? [{ kolom: 'kode_pos', lama: '40111', baru: '40222' }]
          : [],
    }),
  );
  const { unmount } = drawn();
  await ask('Dibandingkan dengan tanggal', '02-11-2026');
  const table = await screen.findByRole('table', { name: 'Perubahan' });
  const cells = within(table).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['40111', '40222']);
  unmount();
  differs = false;
  drawn();
  await ask('Dibandingkan dengan tanggal', '02-11-2026');
  expect(await screen.findByText('Tidak ada perbedaan')).toBeInTheDocument();
});

test('a state before the customer was known says so, and an unreadable one is an error', async () => {
  let lost = false;
  answering((call) => {
    if (lost) return refusal('65', 'Batas satu jam tercapai');
    return call.query.get('benar') ? ok({ ada: 'F', isi: [] }) : ok({ ada: 'T', isi: now });
  });
  drawn();
  await ask('Berlaku pada tanggal', '01-01-2020');
  expect(await screen.findByText('Pada waktu itu bank belum mengenal nasabah ini')).toBeInTheDocument();
  lost = true;
  await userEvent.clear(screen.getByRole('textbox', { name: 'Berlaku pada tanggal' }));
  await ask('Berlaku pada tanggal', '01-01-2021');
  await waitFor(() => expect(screen.getAllByText('Batas satu jam tercapai').length).toBeGreaterThan(0));
  expect(screen.queryByText('Pada waktu itu bank belum mengenal nasabah ini')).toBeNull();
});
