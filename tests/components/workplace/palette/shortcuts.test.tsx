import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ShortcutsDialog } from '#components/workplace/palette/shortcuts-dialog.tsx';
import { shortcutsNow, useShortcuts } from '#hooks/use-shortcuts.ts';

const next = vi.fn();
const process = vi.fn();
const outer = vi.fn();
beforeEach(() => vi.clearAllMocks());

function Part() {
  useShortcuts([
    { keys: 'J', label: 'Item berikutnya', run: next },
    { keys: 'F4', label: 'Cari rekening' },
    { keys: 'Ctrl+Enter', label: 'Proses', run: process },
  ]);
  return <input aria-label="isian" />;
}
function Frame({ dialog = false, part = true }) {
  useShortcuts([
    { keys: '?', label: 'Daftar pintasan', everywhere: true, run: outer },
    { keys: 'J', label: 'Dari kerangka', everywhere: true, run: outer },
  ]);
  return (
    <>
      {part ? <Part /> : null}
      {dialog ? <ShortcutsDialog roles={[]} onClose={() => undefined} /> : null}
    </>
  );
}

test("a key runs its command; the screen's goes before the same key of the frame", async () => {
  render(<Frame />);
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

test('a letter is text while a person types, Ctrl+Enter is a command', async () => {
  render(<Frame />);
  await userEvent.type(screen.getByLabelText('isian'), 'j?');
  expect(next).not.toHaveBeenCalled();
  expect(outer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(process).toHaveBeenCalledTimes(1);
});

test('with Ctrl or Alt held a letter is another key', async () => {
  render(<Frame />);
  await userEvent.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}');
  expect(next).not.toHaveBeenCalled();
});

test('all rest while a dialog is open', async () => {
  render(<Frame dialog />);
  await userEvent.keyboard('j{Control>}{Enter}{/Control}');
  expect(next).not.toHaveBeenCalled();
  expect(process).not.toHaveBeenCalled();
});

test('all rest under a locked screen, also in the moment in which its window is closed', async () => {
  render(<Frame />);
  document.body.classList.add('is-locked');
  await userEvent.keyboard('j{Control>}{Enter}{/Control}');
  expect(next).not.toHaveBeenCalled();
  expect(process).not.toHaveBeenCalled();
  document.body.classList.remove('is-locked');
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledTimes(1);
});

test('`?` lists the screen’s own keys, from the same literals, apart from keys that work anywhere', () => {
  render(<Frame />);
  expect(shortcutsNow().map(({ keys }) => keys)).toEqual(expect.arrayContaining(['J', 'F4', 'Ctrl+Enter', '?']));
  render(<ShortcutsDialog roles={[]} onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog', { name: 'Bantuan dan pintasan' });
  const [here, anywhere] = within(dialog).getAllByRole('heading', { level: 3 });
  expect(here?.parentElement).toHaveTextContent('Item berikutnya');
  expect(here?.parentElement).toHaveTextContent('Cari rekening');
  expect(anywhere?.parentElement).toHaveTextContent('Daftar pintasan');
  expect(anywhere?.parentElement).not.toHaveTextContent('Item berikutnya');
});

test('a part that is gone leaves neither key nor entry behind', async () => {
  const { rerender } = render(<Frame />);
  rerender(<Frame part={false} />);
  await userEvent.keyboard('j');
  expect(next).not.toHaveBeenCalled();
  expect(outer).toHaveBeenCalledTimes(1);
  expect(shortcutsNow().map(({ keys }) => keys)).toEqual(['?', 'J']);
});

test('help leads to the manual of each role in the reader’s language, and to the tour of the home', () => {
  render(<ShortcutsDialog roles={['HEAD_TELLER', 'KASIR_KELILING']} onClose={() => undefined} />);
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Buku panduan Head Teller', '/manual/id/head-teller.html'],
    ['Buku panduan KASIR_KELILING', '/manual/id/index.html'],
    ['Tur halaman Beranda', '/?tur=T'],
  ]);
});
