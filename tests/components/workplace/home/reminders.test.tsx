import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Remind } from '#components/business-day/remind.tsx';
import { ToastProvider } from '#components/kit/ui/toast.tsx';
import { BranchDayCard } from '#components/workplace/home/branch-day-card.tsx';
import { ReminderNotes } from '#components/workplace/home/reminder-notes.tsx';
import { useSessionStatus } from '#components/workplace/layout/use-session-status.ts';
import { useProfile, useSession } from '#hooks/use-session.ts';
import { type Call, fakeGateway } from '../../hooks/harness.tsx';
import { showSignedIn } from '../../kit/screens/signed-in.tsx';

const REMINDED = '2026-11-20T15:40:00+07:00';
const blocker = {
  ...{ id: '7', teks: 'TLR03 62,300,000.00', nama_user: 'Rini Astuti', operasi: '', kode_kas: 'TLR03' },
  ...{ petugas: ['Rini Astuti'], diingatkan_pada: '', istirahat: 0 },
};
const vault = { ...blocker, id: '9', teks: 'KHS 5,000.00', nama_user: '', kode_kas: 'KHS', petugas: [] };
const note = {
  ...{ sebab: 'KAS_TELLER', id: '7', kode_kas: 'TLR03', operasi: '', teks: '', waktu: REMINDED },
  ...{ nama_user: 'Rina', role_id: 'BRANCH_MANAGER' },
};

let till = blocker;
let notes: object[] = [];
let calls: Call[] = [];
const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
let announce: (event: object) => void = () => {};

const answers: Readonly<Record<string, () => unknown>> = {
  'access/profil': () => ({ menu_id: ['hari-cabang', 'kas-teller'], id_kas: '7', kantor_pusat: 'F' }),
  'cabang/periksa-tutup': () => ({
    ...{ kode_cabang: '001', status_akses_desc: 'CUT_OFF', kantor_pusat: 'F', langkah: [] },
    periksa: [
      { kode: 'KAS_TELLER', pesan: 'Semua kas teller sudah ditutup', lulus: 'F', rincian: [till] },
      { kode: 'KHASANAH', pesan: 'Khasanah sudah dihitung dua petugas', lulus: 'F', rincian: [vault] },
    ],
  }),
  'cabang/ingatkan': () => {
    till = { ...blocker, diingatkan_pada: REMINDED, istirahat: 600 };
    return { sebab: 'KAS_TELLER', id: '7', petugas: ['Rini Astuti'] };
  },
  'cabang/pengingat': () => ({ pengingat: notes }),
  'cabang/pengingat/sisihkan': () => {
    notes = [];
    return {};
  },
};

beforeEach(() => {
  till = blocker;
  notes = [];
  vi.stubGlobal(
    'EventSource',
    class {
      static readonly OPEN = 1;
      readonly readyState = 1;
      addEventListener(type: string, listener: (event: { data: string }) => void) {
        if (type === 'inbox') announce = (event) => act(() => listener({ data: JSON.stringify(event) }));
      }
      close() {}
    },
  );
  calls = fakeGateway(({ path }) => ({ resp_code: '00', resp_msg: 'Sukses', resp_data: answers[path]?.() ?? {} }));
});
afterEach(() => vi.unstubAllGlobals());

const Board = () => <ToastProvider>{useProfile().data ? <BranchDayCard /> : null}</ToastProvider>;

test('the board names open tasks and who can act, and reminds once; then the button rests', async () => {
  showSignedIn(Board);
  const list = await screen.findByRole('list', { name: 'Yang menghalangi akhir hari' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Kas TLR03 belum ditutup62,300,000.00 · Rini AstutiIngatkan', 'Khasanah KHS belum dihitung5,000.00']);
  await userEvent.click(screen.getByRole('button', { name: 'Ingatkan Rini Astuti: kas TLR03 belum ditutup' }));
  expect(await screen.findByText('Pengingat terkirim ke Rini Astuti')).toBeInTheDocument();
  const resting = await screen.findByRole('button', { name: 'Diingatkan 15:40' });
  expect(resting).toHaveAttribute('aria-disabled', 'true');
  expect(resting).toHaveFocus();
  await userEvent.click(resting);
  expect(sent('cabang/ingatkan')).toEqual([{ kode_cabang: '001', sebab: 'KAS_TELLER', id: '7' }]);
});

test('the rest lasts as long as the server says, with any clock of this machine', () => {
  vi.useFakeTimers();
  const resting = { ...blocker, diingatkan_pada: '2030-01-01T15:40:00+07:00', istirahat: 600 };
  showSignedIn(() => <Remind kodeCabang="001" sebab="KAS_TELLER" blocker={resting} />);
  const button = screen.getByRole('button');
  act(() => vi.advanceTimersByTime(599_999));
  expect(button).toHaveTextContent('Diingatkan 15:40');
  act(() => vi.advanceTimersByTime(1));
  expect(button).toHaveTextContent('Ingatkan');
  expect(button).not.toHaveAttribute('aria-disabled');
  vi.useRealTimers();
});

/** The news of the frame and the notes of the home. */
function Home() {
  useSessionStatus(useSession());
  return useProfile().data ? <ReminderNotes /> : null;
}
const WithNews = () => (
  <ToastProvider>
    <Home />
  </ToastProvider>
);
const said = 'Pimpinan Cabang Rina mengingatkan: kas TLR03 belum ditutup';

test('a reminder comes as news and as a note that leads to the place, until it is put aside', async () => {
  showSignedIn(WithNews, { id_user: 'teller1' });
  await waitFor(() => expect(sent('cabang/pengingat')).not.toEqual([]));
  expect(screen.queryByRole('region', { name: 'Pengingat untuk Anda' })).toBeNull();
  notes = [note];
  announce({ jenis: 'PENGINGAT', flowCode: 'KAS_TELLER', user_input: 'teller1' });
  const region = await screen.findByRole('region', { name: 'Pengingat untuk Anda' });
  expect(region).toHaveTextContent(said);
  expect(await within(screen.getByRole('region', { name: 'Pemberitahuan' })).findByText(said)).toBeInTheDocument();
  expect(within(region).getByRole('link', { name: 'Tutup kas' })).toHaveAttribute('href', '/vault/till?langkah=tutup');
  await userEvent.click(within(region).getByRole('button', { name: 'Sisihkan' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pengingat untuk Anda' })).toBeNull());
  expect(sent('cabang/pengingat/sisihkan')).toEqual([{ sebab: 'KAS_TELLER', id: '7' }]);
});

test('a note disappears when the branch’s tills have moved on and the task is done', async () => {
  notes = [note];
  showSignedIn(WithNews, { id_user: 'teller1' });
  await screen.findByText(said);
  notes = [];
  announce({ jenis: 'KAS', user_input: 'teller1' });
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});
