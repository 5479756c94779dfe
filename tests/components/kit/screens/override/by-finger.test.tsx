import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { OverrideDialog } from '#components/kit/screens/override/dialog.tsx';
import { reader as fingerprintReader } from '#services/fingerprint-reader.ts';
import { type Network, stubNetwork } from '../../../../services/network.ts';
import { needed } from '../deposit.tsx';
import { gateway, ok, type Replies, refusal, show } from '../page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../page.tsx');
  return { useRouter: () => page.router };
});
afterEach(() => vi.unstubAllGlobals());

const READER = 'http://127.0.0.1:1716';
const TOKEN = '0b8c6a1e-6f0b-4a6e-9c36-0d7f5a1b2c3d';
const flowData = { nominal: '26000000.00' };
const AUTHENTICATE = 'validate-override/authenticate-v2';

type Answer = readonly [status: number, body: object];

/** Describes the reader of this workstation: its answer to the search for it, and to each finger. Null: nobody answers. */
interface Reader {
  state: Answer | null;
  finger: Answer | null | (() => Promise<Answer>);
}
const READY: Answer = [200, { protocol: 1, device: 'LOKET-01', scanner: 'READY' }];
const KNOWN: Answer = [200, { assertion: 'a.b.c' }];
const STRANGER: Answer = [200, { error: 'NOT_RECOGNISED' }];

/** The override window at its fingerprint tab. */
async function openFinger(reader: Reader, replies: Replies = {}) {
  const calls = gateway({
    'session/workstation': () => ok({ sidik_jari: READER }),
    'validate-override/fingerprint-challenge': () => ok({ challenge: 'tantangan-1', berlaku_sampai: '' }),
    [AUTHENTICATE]: () => ok({ token_override: TOKEN, berlaku_sampai: '', user_otorisasi: 'headteller1' }),
    ...replies,
  });
  const scanned: unknown[] = [];
  const atReader: Network = async ({ url, body, signal }) => {
    const asked = url.endsWith('/v1/status') ? reader.state : reader.finger;
    if (url.endsWith('/v1/verify')) scanned.push(body);
    const gone = () =>
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const answer = typeof asked === 'function' ? await Promise.race([asked(), gone()]) : asked;
    if (answer === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  };
  stubNetwork(atReader, [fingerprintReader]);
  const onGranted = vi.fn();
  const onClose = vi.fn();
  const { unmount } = show(() => (
    <OverrideDialog
      flowCode="SETOR_TUNAI"
      flowData={flowData}
      about={[]}
      level="HEAD_TELLER"
      reasons={needed.alasan as never}
      onGranted={onGranted}
      onClose={onClose}
    />
  ));
  await userEvent.click(screen.getByRole('tab', { name: 'Sidik jari' }));
  return { calls, scanned, onGranted, onClose, unmount };
}

const scanButton = () => screen.findByRole('button', { name: 'Pindai sidik jari' });

async function scan(name = 'headteller1') {
  await userEvent.clear(await screen.findByLabelText(/User ID supervisor/));
  await userEvent.type(screen.getByLabelText(/User ID supervisor/), name);
  await userEvent.click(await scanButton());
}

test('a recognised finger releases exactly this content, without a password', async () => {
  const { calls, scanned, onGranted } = await openFinger({ state: READY, finger: KNOWN });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Pembaca siap'));
  expect(await scanButton()).toBeDisabled();
  await scan();
  await waitFor(() => expect(onGranted).toHaveBeenCalledExactlyOnceWith(TOKEN));
  expect(calls.find(({ path }) => path.endsWith('fingerprint-challenge'))?.body).toEqual({
    username: 'headteller1',
    flowCode: 'SETOR_TUNAI',
    flowData,
  });
  expect(scanned).toEqual([{ challenge: 'tantangan-1', id_user: 'headteller1' }]);
  expect(calls.filter(({ path }) => path === AUTHENTICATE).map(({ body }) => body)).toEqual([
    { username: 'headteller1', login_type: 'FINGERPRINT', assertion: 'a.b.c', flowCode: 'SETOR_TUNAI', flowData },
  ]);
});

test('the user name typed for a password stays for the finger', async () => {
  await openFinger({ state: READY, finger: KNOWN });
  await userEvent.click(screen.getByRole('tab', { name: 'Supervisor di loket' }));
  await userEvent.type(screen.getByLabelText(/User ID supervisor/), 'headteller1');
  await userEvent.click(screen.getByRole('tab', { name: 'Sidik jari' }));
  expect(await screen.findByLabelText(/User ID supervisor/)).toHaveValue('headteller1');
  expect(await scanButton()).toBeEnabled();
});

test('while the finger is awaited it says whose, and can be cancelled; nothing is released', async () => {
  const { calls, onGranted } = await openFinger({ state: READY, finger: () => new Promise(() => {}) });
  await scan();
  expect(await screen.findByText('Tempelkan jari headteller1 pada pembaca')).toBeInTheDocument();
  expect(screen.getByLabelText(/User ID supervisor/)).toBeDisabled();
  const cancel = screen.getByRole('button', { name: 'Batal' });
  expect(cancel).toHaveFocus();
  await userEvent.click(cancel);
  expect(await scanButton()).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls.filter(({ path }) => path === AUTHENTICATE)).toEqual([]);
  expect(onGranted).not.toHaveBeenCalled();
});

test('an unknown finger is reported to the core, refused here, and may be tried again', async () => {
  const reader: Reader = { state: READY, finger: STRANGER };
  const { calls, onGranted } = await openFinger(reader, {
    [AUTHENTICATE]: ({ body }) =>
      (body as { assertion: string }).assertion === ''
        ? refusal('55', 'User ID atau kata sandi supervisor salah')
        : ok({ token_override: TOKEN }),
  });
  await scan();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sidik jari tidak dikenali. Ulangi, atau gunakan cara lain.',
  );
  expect(screen.queryByText(/kata sandi supervisor salah/)).toBeNull();
  expect(calls.filter(({ path }) => path === AUTHENTICATE)).toHaveLength(1);
  expect(onGranted).not.toHaveBeenCalled();
  reader.finger = KNOWN;
  await userEvent.click(await scanButton());
  await waitFor(() => expect(onGranted).toHaveBeenCalledExactlyOnceWith(TOKEN));
});

test('a lock reports the same words as a locked password, and asks for no finger', async () => {
  const { scanned } = await openFinger(
    { state: READY, finger: KNOWN },
    {
      'validate-override/fingerprint-challenge': () =>
        refusal('75', 'Terlalu banyak percobaan override, coba lagi nanti'),
    },
  );
  await scan();
  expect(await screen.findByRole('alert')).toHaveTextContent('Terlalu banyak percobaan override, coba lagi nanti');
  expect(scanned).toEqual([]);
});

test('a refusal about the supervisor shows unchanged', async () => {
  const { onGranted } = await openFinger(
    { state: READY, finger: KNOWN },
    { [AUTHENTICATE]: () => refusal('63', 'Pembuat tidak boleh menyetujui transaksinya sendiri') },
  );
  await scan('teller1');
  expect(await screen.findByRole('alert')).toHaveTextContent('Pembuat tidak boleh menyetujui transaksinya sendiri');
  expect(onGranted).not.toHaveBeenCalled();
});

test.each([
  ['no finger in time', [200, { error: 'TIMEOUT' }], 'Belum ada jari yang ditempelkan'],
  ['a reader in use', [200, { error: 'BUSY' }], 'Pembaca sedang dipakai'],
] as const)('%s is shown, and is no refused finger', async (_, finger, text) => {
  const { calls } = await openFinger({ state: READY, finger });
  await scan();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(calls.filter(({ path }) => path === AUTHENTICATE)).toEqual([]);
});

test('no reader answers: the window says so with the remedy, and finds the one that was started meanwhile', async () => {
  const reader: Reader = { state: null, finger: KNOWN };
  await openFinger(reader);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Pembaca sidik jari tidak menjawab');
  expect(alert).toHaveTextContent('gunakan kata sandi supervisor, atau minta ke layarnya');
  reader.state = READY;
  await userEvent.click(screen.getByRole('button', { name: 'Cari lagi' }));
  expect(await scanButton()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a reader that goes away under the finger, and one without a scanner, say so', async () => {
  const reader: Reader = { state: READY, finger: null };
  const { calls } = await openFinger(reader);
  await scan();
  expect(await screen.findByRole('alert')).toHaveTextContent('Pembaca sidik jari tidak menjawab');
  expect(calls.filter(({ path }) => path === AUTHENTICATE)).toEqual([]);
  reader.state = [200, { protocol: 1, device: 'LOKET-01', scanner: 'ABSENT' }];
  await userEvent.click(screen.getByRole('button', { name: 'Cari lagi' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Alat sidik jari tidak terpasang'));
});

test('a bank without readers is offered no fingerprint', async () => {
  await openFinger({ state: READY, finger: KNOWN }, { 'session/workstation': () => ok({ sidik_jari: '' }) });
  expect(await screen.findByText('Bank ini tidak memakai pembaca sidik jari')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cari lagi' })).toBeNull();
});

test('a grant that comes after the window was closed posts nothing', async () => {
  let letGo = (_: unknown) => {};
  const { onGranted, unmount, calls } = await openFinger(
    { state: READY, finger: KNOWN },
    {
      [AUTHENTICATE]: () =>
        new Promise((resolve) => {
          letGo = resolve;
        }),
    },
  );
  await scan();
  await waitFor(() => expect(calls.some(({ path }) => path === AUTHENTICATE)).toBe(true));
  unmount();
  letGo(ok({ token_override: TOKEN }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onGranted).not.toHaveBeenCalled();
});
