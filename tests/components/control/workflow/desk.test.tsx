import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Desk } from '#components/workplace/inbox/desk.tsx';
import { useInboxRefresh } from '#hooks/use-inbox.ts';
import type { DelegasiRow, OtorisasiRow } from '#types/proto/control/flow.ts';
import { choose } from '../../dropdown.ts';
import { type Call, fakeGateway, queryWrapper } from '../../hooks/harness.tsx';
import { ok, refusal, router } from '../../kit/screens/page.tsx';
import { detail, item } from './desk.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('next-auth/react', () => ({
  useSession: () => ({
    status: 'authenticated',
    data: { id_user: 'backoffice1', nama_user: 'Rina', role_id: [] },
    update: () => undefined,
  }),
}));

/** The inbox stream of the browser, and a way to send an event down it. */
let announce: (event: object) => void = () => {};
class FakeEventSource {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly readyState = FakeEventSource.OPEN;
  addEventListener(type: string, listener: (event: { data: string }) => void) {
    if (type === 'inbox') announce = (event) => act(() => listener({ data: JSON.stringify(event) }));
  }
  close() {}
}

let waiting: OtorisasiRow[] = [];
let lent: Partial<DelegasiRow>[] = [];
let calls: Call[] = [];
let batch: (call: Call) => unknown = () => ok({ hasil: [] });

function reply(call: Call): unknown {
  if (call.path === 'otorisasi/otorisasi-data') return ok(waiting, { resp_cursor: null });
  if (call.path === 'otorisasi/delegasi') return ok(lent, { resp_cursor: null });
  if (call.path === 'flow/process-bersama') return batch(call);
  if (call.path === 'flow/process-v2') {
    const { idFlow } = call.body as { idFlow: string };
    waiting = waiting.filter((row) => row.id_flow !== idFlow);
    return ok({ nomor_referensi: '', id_flow: idFlow });
  }
  const wanted = (call.body as { id_flow: string }).id_flow;
  const row = waiting.find(({ id_flow }) => id_flow === wanted);
  return row ? ok(detail(row)) : refusal('25', 'Data tidak ditemukan');
}

beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  router.query = {};
  router.replace.mockClear();
  waiting = [item('a'), item('b'), item('c')];
  lent = [];
  batch = () => ok({ hasil: [] });
  calls = fakeGateway(reply);
  vi.stubGlobal('EventSource', FakeEventSource);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

function LiveDesk() {
  useInboxRefresh(true, () => undefined);
  return <Desk />;
}

async function open() {
  render(<LiveDesk />, { wrapper: queryWrapper() });
  if (waiting.length > 0) await screen.findByRole('list', { name: 'Daftar item' });
}
const list = () => screen.getByRole('list', { name: 'Daftar item' });
const lines = () => within(list()).getAllByRole('button');
const current = () => lines().find((line) => line.getAttribute('aria-current') === 'true');
const ticks = () =>
  within(list())
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked }) => checked);
const seen = (id_flow: string) => ({
  id_flow,
  versi: 0,
  sidik: '0'.repeat(32),
  kode_alasan: ['MELEBIHI_WEWENANG'],
});
const sent = (path: string) => calls.filter((call) => call.path === path).map((call) => call.body);

test('J and K move, stop at the ends and take the focus along; the arrows do so within the list', async () => {
  await open();
  expect(current()).toHaveTextContent('Nasabah a');
  await userEvent.keyboard('k');
  expect(current()).toHaveTextContent('Nasabah a');
  await userEvent.keyboard('jj');
  expect(current()).toHaveTextContent('Nasabah c');
  await userEvent.keyboard('j');
  expect(current()).toHaveTextContent('Nasabah c');
  expect(current()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(current()).toHaveTextContent('Nasabah b');
  expect(current()).toHaveFocus();
  await userEvent.keyboard('k');
  expect(current()).toHaveTextContent('Nasabah a');
});

test('letters typed into a filter are text', async () => {
  await open();
  const field = screen.getByLabelText('Nasabah atau rekening');
  await userEvent.type(field, 'jaxt');
  expect(field).toHaveValue('jaxt');
  expect(current()).toHaveTextContent('Nasabah a');
  expect(ticks()).toEqual([false, false, false]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the focus stays on the chosen item when the last other of its kind leaves and it moves to another group', async () => {
  waiting = [item('a'), item('b')];
  await open();
  await userEvent.keyboard('k');
  expect(current()).toHaveFocus();
  waiting = [item('a')];
  announce({ id_flow: 'b', flow_state: 'CANCELLED', jenis: 'FLOW' });
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(current()).toHaveTextContent('Nasabah a');
  expect(current()).toHaveFocus();
});

test('A, R and T decide the chosen item; the next one is then chosen and has the focus', async () => {
  await open();
  await userEvent.keyboard('j');
  await screen.findByRole('button', { name: /^Setujui/ });
  await userEvent.keyboard('a');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(sent('flow/process-v2')).toMatchObject([{ idFlow: 'b', actionType: 'APPROVE' }]);
  await waitFor(() => expect(current()).toHaveTextContent('Nasabah c'));
  await waitFor(() => expect(current()).toHaveFocus());

  await screen.findByRole('button', { name: /^Tolak/ });
  await userEvent.keyboard('t');
  await userEvent.type(await screen.findByLabelText(/^Catatan/), 'Slip berbeda');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(sent('flow/process-v2')[1]).toMatchObject({ idFlow: 'c', actionType: 'REJECT' });
  await waitFor(() => expect(current()).toHaveTextContent('Nasabah a'));
});

test('an item that its maker withdraws stays selected and says so; nothing else is selected, A and Yes decide nothing', async () => {
  await open();
  await userEvent.keyboard('j');
  await screen.findByRole('button', { name: /^Setujui/ });
  const gone = { ...detail(item('b', { flow_state: 'CANCELLED', versi: 1 }), { buttons: [], read_only: 'T' }) };
  const step = {
    id_user: 'teller1',
    nama_user: 'Siti Rahmawati',
    action_type: 'CANCEL',
    transRemark: '',
    dari: 'WAITING',
    ke: 'CANCELLED',
  };
  waiting = waiting.filter(({ id_flow }) => id_flow !== 'b');
  calls = fakeGateway((call) =>
    call.path === 'flow/get-by-id_flow'
      ? ok({ ...gone, riwayat: [{ ...step, waktu: '2026-11-21T10:01:00+07:00' }] })
      : reply(call),
  );
  announce({ id_flow: 'b', flow_state: 'CANCELLED', jenis: 'FLOW' });
  expect(await screen.findByText('Item ini sudah tidak menunggu')).toBeInTheDocument();
  expect(screen.getByText('Dibatalkan oleh pembuat')).toBeInTheDocument();
  expect(lines()).toHaveLength(2);
  expect(current()).toBeUndefined();
  await userEvent.keyboard('art');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('flow/process-v2')).toEqual([]);
  // The reader moves on: from the old place, the next item is the one that took it.
  calls = fakeGateway(reply);
  await userEvent.keyboard('j');
  expect(current()).toHaveTextContent('Nasabah c');
});

test('a change during reading is announced, and the checker must read again before deciding', async () => {
  await open();
  await screen.findByRole('button', { name: /^Setujui/ });
  waiting = [item('a', { versi: 2, sidik: 'f'.repeat(32), nominal: '200000000.00' }), ...waiting.slice(1)];
  announce({ id_flow: 'a', flow_state: 'WAITING', jenis: 'FLOW' });
  expect(await screen.findByText('Item ini baru saja berubah')).toBeInTheDocument();
  await userEvent.keyboard('a');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sudah saya periksa' }));
  await userEvent.keyboard('a');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(sent('flow/process-v2')).toMatchObject([{ idFlow: 'a', versi: 2, sidik: 'f'.repeat(32) }]),
  );
});

test('a tick holds for the content that was ticked: a changed item loses it, and that is announced', async () => {
  await open();
  await userEvent.keyboard('xjx');
  // The bar comes with the first tick.
  expect(await screen.findByRole('region', { name: '2 item dipilih' })).toBeInTheDocument();
  waiting = [item('a', { versi: 1, nominal: '900000000.00' }), ...waiting.slice(1)];
  announce({ id_flow: 'a', flow_state: 'WAITING', jenis: 'FLOW' });
  expect(await screen.findByRole('region', { name: '1 item dipilih' })).toBeInTheDocument();
  expect(screen.getByText(/^1 item yang dipilih sudah berubah/)).toBeInTheDocument();
});

test('a decision the core does not offer has no key', async () => {
  calls = fakeGateway((call) =>
    call.path === 'flow/get-by-id_flow' ? ok(detail(item('a'), { buttons: [], read_only: 'T' })) : reply(call),
  );
  await open();
  await screen.findByText('Data transaksi');
  await userEvent.keyboard('art');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('flow/process-v2')).toEqual([]);
});

test('the checker reads the form as the maker filled it: sections, fields, words and pieces, all read-only', async () => {
  const pecahan = [{ nominal: '100000.00', lembar: 10 }];
  calls = fakeGateway((call) => {
    if (call.path === 'flow/get-by-id_flow')
      return ok({
        ...detail(item('a')),
        flowData: { nomor_rekening: '001120000454', nominal: '1000000.00', keterangan: 'Setoran arisan', pecahan },
      });
    if (call.path === 'validate-rekening')
      return ok({ rekening: { nama_nasabah: 'Siti Aminah', nama_produk: 'Tabungan iB', status_rekening: 'AKTIF' } });
    return reply(call);
  });
  await open();
  const form = within((await screen.findByText('Data transaksi')).closest('section') as HTMLElement);
  expect(form.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Setoran',
    'Rekening',
  ]);
  expect(form.getByLabelText(/^Identitas penyetor/)).toHaveValue('Pemilik rekening');
  expect(form.getByLabelText(/^Nominal/)).toHaveValue('1,000,000.00');
  expect(form.getByText(/^satu juta/i)).toBeInTheDocument();
  expect(form.getByLabelText('Keterangan')).toHaveValue('Setoran arisan');
  expect(await form.findByText('Siti Aminah')).toBeInTheDocument();
  expect(form.getByRole('row', { name: '100,000 10 1,000,000.00' })).toBeInTheDocument();
  // The maker alone sees the maker's till; nobody can type into the form drawn here.
  expect(calls.some(({ path }) => path === 'teller/detail')).toBe(false);
  expect(form.queryAllByRole('textbox').filter((box) => !box.matches('[disabled], [readonly]'))).toEqual([]);
});

test('an unknown form says so, and nobody approves an unreadable item', async () => {
  calls = fakeGateway((call) =>
    call.path === 'flow/get-by-id_flow' ? ok(detail(item('a', { flowCode: 'ANEH' }))) : reply(call),
  );
  await open();
  expect(await screen.findByText('Formulir ANEH tidak dikenal oleh versi aplikasi ini.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Tolak/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Setujui/ })).toBeNull();
  await userEvent.keyboard('a');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('O and Enter lead to the details, X and Space tick the line', async () => {
  await open();
  await userEvent.keyboard('x');
  expect(ticks()).toEqual([true, false, false]);
  await userEvent.keyboard('j ');
  expect(ticks()).toEqual([true, true, false]);
  await userEvent.keyboard(' ');
  expect(ticks()).toEqual([true, false, false]);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toHaveClass('chosen-item');
  await userEvent.keyboard('k');
  expect(current()).toHaveFocus();
  await userEvent.keyboard('o');
  expect(document.activeElement).toHaveClass('chosen-item');
});

test('ticked items are counted, summed and decided by one question; each item shows its own end', async () => {
  waiting = [item('a'), item('b', { nominal: '2500000.50' }), item('c')];
  batch = () => {
    const [a, b, c] = waiting;
    waiting = [b, c].filter((row) => row !== undefined);
    return ok({
      hasil: [
        {
          id_flow: a?.id_flow,
          resp_code: '00',
          resp_msg: '',
          flow_state: 'APPROVED',
          nomor_referensi: '001261121000000077',
        },
        {
          id_flow: b?.id_flow,
          resp_code: '40',
          resp_msg: 'Sudah diputuskan',
          flow_state: 'REJECTED',
          nomor_referensi: '',
        },
      ],
    });
  };
  await open();
  await userEvent.keyboard('xjx');
  const bar = await screen.findByRole('region', { name: '2 item dipilih' });
  expect(bar).toHaveTextContent('Jumlah IDR 3,500,000.50');
  // While something is ticked, what can be decided is all of it: the chosen item has no buttons of its own.
  await screen.findByText('Data transaksi');
  expect(screen.getAllByRole('button', { name: /Setujui/ })).toHaveLength(1);
  await userEvent.keyboard('a');
  await screen.findByRole('dialog', { name: 'Hasil per item' });
  expect(popups.confirm.mock.calls).toEqual([
    [
      {
        title: 'Lanjutkan transaksi ?',
        text: 'Setujui 2 item, seluruhnya IDR 3,500,000.50',
        about: [
          ['Nasabah a · Siti Rahmawati', 'IDR 1,000,000.00'],
          ['Nasabah b · Siti Rahmawati', 'IDR 2,500,000.50'],
        ],
        yes: 'Yes',
        no: 'Cancel',
      },
    ],
  ]);
  expect(sent('flow/process-bersama')).toEqual([
    { actionType: 'APPROVE', item: [seen('a'), seen('b')], transRemark: '' },
  ]);
  expect(sent('flow/process-v2')).toEqual([]);
  const result = screen.getByRole('dialog', { name: 'Hasil per item' });
  expect(result).toHaveTextContent('1 dari 2 item selesai');
  expect(result).toHaveTextContent('001261121000000077');
  expect(result).toHaveTextContent('Sudah diputuskan');
  await userEvent.click(within(result).getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('region', { name: /dipilih/ })).toBeNull();
});

test('items of different risk are not decided together, and the button shows why', async () => {
  waiting = [item('a'), item('b', { kode_alasan: ['DORMAN'] })];
  await open();
  await userEvent.keyboard('xjxt');
  expect(popups.notify).toHaveBeenCalledWith('info', 'Info', 'Alasan otorisasinya berlainan: risikonya tidak sama.');
  expect(screen.getByRole('button', { name: /^Setujui 2 item/ })).toHaveAccessibleDescription(/risikonya tidak sama/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('flow/process-bersama')).toEqual([]);
});

test('rejecting several asks one reason for all', async () => {
  await open();
  await userEvent.keyboard('xjx');
  await userEvent.keyboard('t');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(popups.confirm).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/^Catatan/), 'Slip tidak lengkap');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(sent('flow/process-bersama')).toEqual([
      { actionType: 'REJECT', item: [seen('a'), seen('b')], transRemark: 'Slip tidak lengkap' },
    ]),
  );
});

test('new items are reported with a count and move neither the selection nor the place under the pointer', async () => {
  await open();
  await userEvent.keyboard('j');
  await userEvent.hover(list());
  waiting = [item('x', { jenis: 'OVERRIDE', nama_nasabah: 'Di loket' }), ...waiting];
  announce({ id_flow: 'x', flow_state: 'WAITING', jenis: 'OVERRIDE' });
  expect(await screen.findByText('1 item baru')).toBeInTheDocument();
  expect(lines().map((line) => line.textContent?.includes('Di loket'))).toEqual([false, false, false]);
  await userEvent.unhover(list());
  expect(lines()[0]).toHaveTextContent('Di loket');
  expect(lines()[0]).toHaveTextContent('Baru');
  expect(lines()[0]).toHaveTextContent('Nasabah di loket');
  expect(current()).toHaveTextContent('Nasabah b');
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan' }));
  expect(screen.queryByText('1 item baru')).toBeNull();
  expect(current()).toHaveTextContent('Nasabah b');
});

test('the list uses filters of the address, and applied filters go into the address', async () => {
  router.query = { jenis: 'FLOW', nominal_dari: '5000000.00', lain: 'x' };
  await open();
  const [asked] = calls.filter((call) => call.path === 'otorisasi/otorisasi-data');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ jenis: 'FLOW', nominal_dari: '5000000.00' });
  expect(asked?.query.has('lain')).toBe(false);
  expect(screen.getByText('Filter (2 aktif)')).toBeInTheDocument();
  await choose('Jenis', 'Perubahan data');
  expect(router.replace).toHaveBeenLastCalledWith(
    { pathname: '/', query: { jenis: 'DATA', nominal_dari: '5000000.00' } },
    undefined,
    { shallow: true },
  );
});

test('an item of the address that is not on this page is shown all the same', async () => {
  waiting = [item('a')];
  router.query = { id_flow: 'far' };
  calls = fakeGateway((call) =>
    call.path === 'flow/get-by-id_flow' && (call.body as { id_flow: string }).id_flow === 'far'
      ? ok(detail(item('far', { nama_nasabah: 'Nasabah jauh' })))
      : reply(call),
  );
  await open();
  expect(await screen.findByText('Nasabah jauh')).toBeInTheDocument();
  expect(current()).toBeUndefined();
  await userEvent.click(lines()[0] as HTMLElement);
  expect(current()).toHaveTextContent('Nasabah a');
});

test('borrowed authority is shown above the desk to its borrower, not to others', async () => {
  lent = [
    { id_delegasi: '1', ke: 'backoffice1', nama_dari: 'Dewi Supervisor', sampai: '2026-11-25' },
    { id_delegasi: '2', ke: 'backoffice2', nama_dari: 'Tono Manajer', sampai: '2026-11-25' },
  ];
  await open();
  expect(
    await screen.findByText('Anda juga memutuskan atas nama Dewi Supervisor sampai 25-11-2026.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Tono Manajer/)).toBeNull();
});

test('an empty desk says so, and says something else when filters empty it', async () => {
  waiting = [];
  await open();
  expect(await screen.findByText(/^Tidak ada yang menunggu Anda/)).toBeInTheDocument();
  router.query = { jenis: 'DATA' };
  await open();
  expect(await screen.findByText('Tidak ada item menunggu yang sesuai dengan filter.')).toBeInTheDocument();
});

test('customers at the counter stand first, then kinds with several items, single ones share the last group', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  waiting = [
    item('loket', { jenis: 'OVERRIDE', dibuat_pada: ago(1) }),
    item('lama', { jenis: 'OVERRIDE', dibuat_pada: ago(4) }),
    item('tahan', { flowCode: 'TAHAN_DANA', nama_operasi: 'Tahan dana' }),
    item('pindah1', { flowCode: 'PEMINDAHBUKUAN', nama_operasi: 'Pemindahbukuan' }),
    item('setor1'),
    item('pindah2', { flowCode: 'PEMINDAHBUKUAN', nama_operasi: 'Pemindahbukuan' }),
    item('setor2', { kode_alasan: ['LIMIT_HARIAN'] }),
  ];
  await open();
  const heads = () => [...list().querySelectorAll('.group-head')].map((head) => head.textContent);
  expect(heads()).toEqual([
    'Nasabah di loket 2Terlama: menunggu 4 menit',
    'Pemindahbukuan 2Pilih 2 sekaligus',
    'Setor tunai 2Satu per satu: alasan berbeda',
    'Lain-lain 1Satu per satu: jenis berbeda',
  ]);
  const rows = () =>
    [...list().querySelectorAll('button[tabindex]')].map(
      (line) => /Nasabah (lama|loket|pindah\d|setor\d|tahan)/.exec(line.textContent)?.[1],
    );
  expect(rows()).toEqual(['lama', 'loket', 'pindah1', 'pindah2', 'setor1', 'setor2', 'tahan']);
  // The keys follow the order that is drawn.
  expect(current()).toHaveTextContent('Nasabah lama');
  await userEvent.keyboard('jj');
  expect(current()).toHaveTextContent('Nasabah pindah1');
  await userEvent.click(within(list()).getByRole('button', { name: 'Pilih 2 sekaligus' }));
  expect(ticks()).toEqual([false, false, true, true, false, false, false]);
  expect(await screen.findByRole('button', { name: /^Setujui 2 item/ })).toBeEnabled();
  expect(heads()[1]).toBe('Pemindahbukuan 2');
});

test('a list of one kind has no heads', async () => {
  await open();
  expect(list().querySelector('.group-head')).toBeNull();
  expect(lines()).toHaveLength(3);
});
