import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tour } from '#components/workplace/home/tour.tsx';

// jsdom computes no layout.
Element.prototype.scrollIntoView = () => undefined;

const heading = (title: string) => `<section class="card"><h2>${title}</h2></section>`;

let frame: HTMLElement | undefined;
/** A page as the shell and the home draw it, with cards of these titles. */
function page(titles: readonly string[], { menu = true } = {}): void {
  frame = document.createElement('div');
  frame.innerHTML = `
    <header class="top-bar"><button class="burger"></button><button class="search-box"></button><button class="who"></button></header>
    <div id="sidebar">${menu ? '<nav></nav>' : ''}</div>
    <main class="content"><div class="home">${titles.map(heading).join('')}</div></main>`;
  document.body.append(frame);
}
afterEach(() => frame?.remove());

/** Goes through the tour to its end; returns the outlined element of each stop. */
async function stops(): Promise<string[]> {
  const seen: string[] = [];
  const outlined = () => document.querySelector('[data-tour]');
  for (;;) {
    const part = outlined();
    seen.push(part?.querySelector('h2')?.textContent ?? part?.className ?? '');
    const next = screen.queryByRole('button', { name: 'Berikutnya' });
    if (!next) return seen;
    await userEvent.click(next);
  }
}

test.each([
  ['a teller', ['Kas teller', 'Pengajuan saya', 'Hari cabang'], ['Kas teller', 'Pengajuan saya']],
  [
    'a branch manager',
    ['Teller cabang', 'Menunggu otorisasi Anda', 'Hari ini'],
    ['Teller cabang', 'Menunggu otorisasi Anda'],
  ],
  ['customer service', ['Pembukaan rekening', 'Pengajuan saya'], ['Pembukaan rekening', 'Pengajuan saya']],
  ['the back office', ['Kliring hari ini', 'Pengajuan saya'], ['Kliring hari ini', 'Pengajuan saya']],
  ['an administrator', ['Menunggu otorisasi Anda', 'Pengajuan saya'], ['Menunggu otorisasi Anda', 'Pengajuan saya']],
  ['an auditor', ['Neraca saldo', 'Hari cabang'], ['Neraca saldo', 'Hari cabang']],
])('has five stops on the home of %s, and ends at the last', async (_, titles, cards) => {
  page(titles);
  const onEnd = vi.fn();
  render(<Tour onEnd={onEnd} />);
  expect(await stops()).toEqual(['', 'search-box', ...cards, 'who']);
  expect(screen.getByText('Langkah 5 dari 5')).toBeInTheDocument();
  expect(onEnd).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Selesai' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('shows the button of the menu where the menu is closed, as on a phone', async () => {
  page(['Kas teller', 'Pengajuan saya'], { menu: false });
  render(<Tour onEnd={() => undefined} />);
  expect((await stops())[0]).toBe('burger');
});

test('is skipped at any stop, and leaves no outline behind', async () => {
  page(['Kas teller', 'Pengajuan saya']);
  const onEnd = vi.fn();
  const { unmount } = render(<Tour onEnd={onEnd} />);
  await userEvent.click(screen.getByRole('button', { name: 'Lewati selamanya' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
  unmount();
  expect(document.querySelector('[data-tour]')).toBeNull();
});
