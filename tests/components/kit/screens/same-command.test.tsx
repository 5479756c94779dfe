import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCOUNT, nominal, openDeposit, posting, preview } from './deposit.tsx';
import { router } from './page.tsx';

type Handler = (url: string, options: { shallow: boolean }) => void;

/** The router's events, which a test sends. */
const routes = vi.hoisted(() => {
  const handlers = new Map<string, Set<Handler>>();
  return {
    asPath: '/teller/cash-deposit',
    beforePopState: () => undefined,
    push: async () => true,
    events: {
      on: (name: string, handler: Handler) => handlers.set(name, (handlers.get(name) ?? new Set()).add(handler)),
      off: (name: string, handler: Handler) => handlers.get(name)?.delete(handler),
      emit: (name: string, shallow: boolean) => {
        for (const handler of [...(handlers.get(name) ?? [])]) handler('/teller/cash-deposit', { shallow });
      },
    },
  };
});
vi.mock('next/compat/router', () => ({ useRouter: () => routes }));
vi.mock('next/router', async () => {
  const page = await import('./page.tsx');
  return { useRouter: () => page.router };
});
const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);

const choose = (...names: readonly string[]) =>
  act(async () => {
    for (const name of names) routes.events.emit(name, false);
  });

beforeEach(() => {
  popups.confirm.mockResolvedValue(true);
  popups.notify.mockResolvedValue(undefined);
  popups.progress.mockImplementation((_title: string, work: () => unknown) => work());
  router.query = { nomor_rekening: ACCOUNT, nominal: '1000000.00' };
});
afterEach(() => {
  router.query = {};
  vi.unstubAllGlobals();
});

/** Posts what the address filled in. */
async function post() {
  await openDeposit({
    'flow/setor-tunai': ({ query }) => (query.get('dry_run') === 'T' ? preview() : posting()),
  });
  await userEvent.type(await screen.findByLabelText('Lembar pecahan 100,000'), '10');
  await screen.findByText('Seimbang');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('article', { name: 'Setor tunai' });
}

test('the same command once more, while the slip is shown, opens a fresh form filled as it says', async () => {
  await post();
  await choose('routeChangeStart', 'routeChangeComplete');
  expect(await screen.findByLabelText(/Nomor rekening/)).toHaveValue(ACCOUNT);
  expect(nominal()).toHaveValue('1,000,000.00');
  expect(await screen.findByLabelText('Lembar pecahan 100,000')).toHaveValue('');
  expect(screen.queryByRole('article', { name: 'Setor tunai' })).toBeNull();
});

test('the end of an earlier change, or a failed one, leaves the view unchanged', async () => {
  await post();
  await choose('routeChangeComplete');
  await choose('routeChangeStart');
  expect(screen.getByRole('article', { name: 'Setor tunai' })).toBeInTheDocument();
});
