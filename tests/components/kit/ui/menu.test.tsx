import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { menuPosition, PopMenu } from '#components/kit/ui/menu.tsx';

const view = { width: 1280, height: 800 };

test.each([
  [{ x: 100, y: 100 }, { x: 100, y: 100 }, 'where it was asked for'],
  [{ x: 1270, y: 100 }, { x: 1050, y: 100 }, 'shifted left: width 220 and margin 10'],
  [{ x: 100, y: 790 }, { x: 100, y: 675 }, 'shifted up: 3 items of 35 and margin 20'],
  [{ x: 1280, y: 800 }, { x: 1050, y: 675 }, 'both in the last corner'],
  [{ x: -40, y: -40 }, { x: 10, y: 20 }, 'never outside the first corner'],
])('a menu of three items at %o stands at %o: %s', (at, place) => expect(menuPosition(at, 3, view)).toEqual(place));

function show() {
  const onClose = vi.fn();
  const pick = vi.fn();
  const items = ['Lihat', 'Cetak', 'Balik'].map((label, at) => ({
    id: label,
    label,
    disabled: at === 1,
    onSelect: () => pick(label),
  }));
  render(<PopMenu label="Tindakan" at={{ x: 0, y: 0 }} items={items} onClose={onClose} />);
  return { onClose, pick };
}

test('arrows move round over the available entries, Enter picks and closes', async () => {
  const { onClose, pick } = show();
  expect(screen.getByRole('menuitem', { name: 'Lihat' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Balik' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Lihat' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(pick).toHaveBeenCalledWith('Balik');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['{Escape}', '{Tab}'])('%s closes it and picks nothing', async (key) => {
  const { onClose, pick } = show();
  await userEvent.keyboard(key);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(pick).not.toHaveBeenCalled();
});

/** A scroll counts from two frames after the opening on: an earlier one brought the button into view. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

test('an outside click and a scroll close it', async () => {
  const { onClose } = show();
  await userEvent.click(document.body);
  expect(onClose).toHaveBeenCalledTimes(1);
  await frames();
  window.dispatchEvent(new Event('scroll'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('Home and End lead to the first and the last', async () => {
  show();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Balik' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('menuitem', { name: 'Lihat' })).toHaveFocus();
});

test('focus goes back to where it was when the menu closes', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const items = [{ id: 'a', label: 'Lihat', onSelect: vi.fn() }];
  const { unmount } = render(<PopMenu label="Tindakan" at={{ x: 0, y: 0 }} items={items} onClose={vi.fn()} />);
  expect(screen.getByRole('menuitem', { name: 'Lihat' })).toHaveFocus();
  unmount();
  expect(opener).toHaveFocus();
  opener.remove();
});

test('a switch says whether it is on, and the menu stays', async () => {
  const onClose = vi.fn();
  const onSelect = vi.fn();
  render(
    <PopMenu
      label="Kolom"
      at={{ x: 0, y: 0 }}
      items={[{ id: 'a', label: 'Nama', checked: true, onSelect }]}
      onClose={onClose}
    />,
  );
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Nama', checked: true }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('over an open dialog it stands inside it, where it can be reached', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  show();
  expect(dialog).toContainElement(screen.getByRole('menu'));
  cleanup();
  dialog.remove();
});

test('on a page it stands inside the content, so that it belongs to a landmark', () => {
  const main = document.body.appendChild(document.createElement('main'));
  show();
  expect(main).toContainElement(screen.getByRole('menu'));
  cleanup();
  main.remove();
});
