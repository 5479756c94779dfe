import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '#components/kit/ui/dialog.tsx';

test('Escape closes the window it is pressed in, and not the one that this was opened from', () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  render(
    <Dialog title="Rekening" onClose={outer}>
      <input type="file" aria-label="Berkas" />
      <Dialog title="Jurnal" onClose={inner}>
        isi
      </Dialog>
    </Dialog>,
  );
  const cancel = (element: Element, bubbles = false) => {
    const event = createEvent('cancel', element, { bubbles, cancelable: true });
    fireEvent(element, event);
    return event.defaultPrevented;
  };
  expect(cancel(screen.getByRole('dialog', { name: 'Jurnal' }))).toBe(true);
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
  // A cancelled choice of files fires an event of the same name.
  cancel(screen.getByLabelText('Berkas'), true);
  expect(outer).not.toHaveBeenCalled();
  expect(cancel(screen.getByRole('dialog', { name: 'Rekening' }))).toBe(true);
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 1]);
});
