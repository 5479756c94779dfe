import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOverlay } from '#components/workplace/palette/overlay.tsx';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { gateway, ok, router, show } from '../../kit/screens/page.tsx';

/** The palette's code arrives when a test lets it. */
const code = vi.hoisted(() => {
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});
vi.mock('#components/workplace/palette/palette.tsx', async (original) => {
  await code.arrived;
  return original();
});
vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('next-auth/react', () => ({
  useSession: () => ({ status: 'authenticated', data: { id_user: 'teller1', nama_user: 'Siti', role_id: ['TELLER'] } }),
}));

const post = vi.fn();
function Page() {
  const { overlay } = useOverlay('teller1', ['TELLER']);
  useShortcuts([{ keys: 'J', label: 'Item berikutnya', run: post }]);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          post();
        }}
      >
        <input aria-label="Nomor rekening" />
      </form>
      {overlay}
    </>
  );
}
beforeEach(() => {
  post.mockReset();
  router.push.mockClear();
  gateway({ 'access/profil': () => ok({ menu_id: ['beranda', 'setor-tunai', 'tarik-tunai'] }) });
  show(Page);
});
afterEach(() => vi.unstubAllGlobals());

const account = () => screen.getByLabelText('Nomor rekening');
const box = () => screen.findByRole('combobox', { name: 'Cari layar, rekening, nasabah, kode' });

// The palette's code loads once, so the tests that are quicker than it stand first.
test('Escape takes the palette back before it is there, and the field has its keys again', async () => {
  await userEvent.type(account(), '001');
  await userEvent.keyboard('{Control>}k{/Control}x{Escape}2');
  expect(account()).toHaveValue('0012');
  expect(post).not.toHaveBeenCalled();
});

test('keys after Ctrl+K go into the palette that still loads, Enter too, and none into the page', async () => {
  await userEvent.type(account(), '001');
  await userEvent.keyboard('{Control>}k{/Control}j{Backspace}1402{Backspace}1{Enter}');
  code.arrive();
  await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith('/teller/cash-deposit'));
  expect(router.push).toHaveBeenCalledTimes(1);
  expect(account()).toHaveValue('001');
  expect(post).not.toHaveBeenCalled();
});

test('once it is loaded, it opens in its box with the typed text', async () => {
  await userEvent.type(account(), '001');
  await userEvent.keyboard('{Control>}k{/Control}setor');
  expect(await box()).toHaveValue('setor');
  expect(await box()).toHaveFocus();
  expect(router.push).not.toHaveBeenCalled();
});
