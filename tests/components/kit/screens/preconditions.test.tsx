import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Preconditions } from '#components/kit/screens/preconditions.tsx';
import { knownDefinition } from '#lib/operations/operations.ts';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok } from './page.tsx';
import { showSignedIn } from './signed-in.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);

let endOfDayRuns = 'F';
let day = 'BUKA';
let till: object | null = null;
let idKas = '1';
let menus: string[] = [];
const shut = { id_kas: '1', kode_kas: 'TLR01', status: 'TUTUP', saldo: '0.00', kode_valuta: 'IDR' };
const open = { ...shut, status: 'BUKA' };
const detail = () => ({ teller: till, pecahan: [], kas: [till], serah_terima: [], sudah_dibuka: 'F' });

beforeEach(() => {
  [day, endOfDayRuns, till, idKas, menus] = ['BUKA', 'F', open, '1', ['kas-teller']];
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
});
afterEach(() => vi.unstubAllGlobals());

function draw(flow: string): Call[] {
  const calls = gateway({
    'access/profil': () => ok({ menu_id: menus, id_kas: idKas, kantor_pusat: 'F' }),
    'parameter/status-cabang': () =>
      ok({ kode_cabang: '001', nama_cabang: 'Jakarta', status_akses_desc: day, proses_malam: endOfDayRuns }),
    'teller/detail': () => ok(detail()),
  });
  showSignedIn(() => <Preconditions flow={flow} definition={knownDefinition(flow)} />);
  return calls;
}
/** All that is asked for has been answered. */
const asked = (calls: readonly Call[], path: string) =>
  waitFor(() => expect(calls.map((each) => each.path)).toContain(path));

test('nothing is said where branch and till are at work', async () => {
  const calls = draw('SETOR_TUNAI');
  await asked(calls, 'teller/detail');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a shut till is said at once, and opened right there', async () => {
  till = shut;
  draw('SETOR_TUNAI');
  expect(await screen.findByRole('status')).toHaveTextContent('Kas TLR01 belum dibuka');
  await userEvent.click(screen.getByRole('button', { name: 'Buka kas di sini' }));
  expect(await screen.findByRole('dialog', { name: 'Buka kas' })).toBeInTheDocument();
});

test('without cash a shut till is a warning: a second person may release it', async () => {
  till = shut;
  draw('PEMINDAHBUKUAN');
  expect(await screen.findByRole('status')).toHaveTextContent('transaksi ini memerlukan otorisasi');
});

test('a user without a till sees so before counting cash, and not where no cash moves', async () => {
  idKas = '';
  draw('TARIK_TUNAI');
  expect(await screen.findByRole('status')).toHaveTextContent('Anda belum memiliki kas teller');
});

test('a day that serves nobody is shown, with the day board for its holders', async () => {
  day = 'CUT_OFF';
  menus = ['hari-cabang'];
  draw('SETOR_TUNAI');
  expect(await screen.findByRole('status')).toHaveTextContent('Hari cabang: Cut-off');
  expect(await screen.findByRole('link', { name: 'Lihat hari cabang' })).toHaveAttribute('href', '/branch/day');
});

test('while the branch runs its end of day every form says so, also where a cut-off allows it', async () => {
  [day, endOfDayRuns] = ['CUT_OFF', 'T'];
  draw('HITUNG_KHASANAH');
  expect(await screen.findByRole('status')).toHaveTextContent('Proses akhir hari cabang sedang berjalan');
});

test('each operation has its own hours: one that closes a day runs after the cut-off, one that opens it does not', async () => {
  day = 'CUT_OFF';
  const calls = draw('HITUNG_KHASANAH');
  await asked(calls, 'parameter/status-cabang');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a change of data waits for no branch day', () => {
  day = 'TUTUP';
  const calls = draw('UBAH_PENGGUNA');
  expect(calls).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});
