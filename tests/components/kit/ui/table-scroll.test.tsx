import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TableScroll } from '#components/kit/ui/table-scroll.tsx';

let look: () => void = () => undefined;
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: () => void) {
      look = callback;
    }
    observe() {
      look();
    }
    disconnect() {
      look = () => undefined;
    }
  },
);
afterEach(() => vi.restoreAllMocks());

test('a table wider than its place can be reached and scrolled by keyboard, one that fits is no stop on the way', () => {
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  render(<TableScroll label="Batas">tabel</TableScroll>);
  expect(screen.getByRole('group', { name: 'Batas' })).toHaveAttribute('tabindex', '0');
  width.mockReturnValue(200);
  act(() => look());
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByText('tabel')).not.toHaveAttribute('tabindex');
});
