import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useStableClick } from '#hooks/use-stable-click.ts';

function Form({ onSave, gone = false }: { readonly onSave: () => void; readonly gone?: boolean }) {
  useStableClick();
  return (
    <>
      {gone ? null : (
        <button type="button" onClick={onSave}>
          <span>Simpan</span>
        </button>
      )}
      <p>below</p>
    </>
  );
}
const at = (x: number, y: number) => ({ coords: { clientX: x, clientY: y } });
/** Pressed on the button at 10/10, released over what is below it by then. */
const moved = (x: number, y: number, key = 'MouseLeft') => [
  { keys: `[${key}>]`, target: screen.getByText('Simpan'), ...at(10, 10) },
  { keys: `[/${key}]`, target: screen.getByText('below'), ...at(x, y) },
];

test('a press reaches the button that moved from under a still pointer, once', async () => {
  const save = vi.fn();
  render(<Form onSave={save} />);
  await userEvent.pointer(moved(12, 9));
  expect(save).toHaveBeenCalledTimes(1);
  // The browser alone clicks a button that stayed where it was.
  await userEvent.click(screen.getByText('Simpan'));
  expect(save).toHaveBeenCalledTimes(2);
});

test('no click counts after the pointer moved away, by another mouse button, or on a removed element', async () => {
  const save = vi.fn();
  const { rerender } = render(<Form onSave={save} />);
  await userEvent.pointer(moved(10, 40));
  await userEvent.pointer(moved(10, 10, 'MouseRight'));
  const [down, up] = moved(10, 10);
  await userEvent.pointer([down ?? '']);
  rerender(<Form onSave={save} gone />);
  await userEvent.pointer([up ?? '']);
  expect(save).not.toHaveBeenCalled();
});
