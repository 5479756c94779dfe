import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { notify } from '#components/kit/ui/popup.ts';

// jsdom has no media queries; the popups ask whether movement is wanted.
beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
// A closed popup gives the focus back a moment later, and needs its window for that.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 200)));

test('a popup over a window outlives it, is answered in place and holds its focus', async () => {
  const { rerender } = render(
    <Dialog title="Terima kas" onClose={() => undefined}>
      <input aria-label="lembar" />
    </Dialog>,
  );
  let answered = false;
  const closed = notify('success', 'Berhasil', 'Sudah dibukukan').then(() => {
    answered = true;
  });
  const yes = await screen.findByRole('button', { name: 'OK' });
  expect(yes.closest('dialog'), 'it lies in the window at first').not.toBeNull();
  yes.focus();

  // A push takes the row away, and with it the window.
  rerender(<p>kosong</p>);
  expect(screen.queryByLabelText('lembar')).toBeNull();
  expect(screen.getByText('Sudah dibukukan')).toBeInTheDocument();
  expect(yes).toHaveFocus();
  expect(answered).toBe(false);

  await userEvent.click(yes);
  await closed;
  expect(answered).toBe(true);
});
