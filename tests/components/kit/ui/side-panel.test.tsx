import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SidePanel } from '#components/kit/ui/side-panel.tsx';
import { shortcutsNow, useShortcuts } from '#hooks/use-shortcuts.ts';

const [approve, post, frame, group] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
beforeEach(() => vi.clearAllMocks());

function Parts() {
  useShortcuts([{ keys: '1', label: 'Ringkasan', run: group }]);
  return <button type="button">Cetak</button>;
}

/** A list whose letters decide, in the frame with its own keys, and one record of it beside it. */
function Page() {
  const [open, setOpen] = useState(true);
  useShortcuts([
    { keys: 'Ctrl+K', label: 'Pencarian', everywhere: true, run: frame },
    { keys: 'A', label: 'Setujui', run: approve },
    { keys: 'Ctrl+Enter', label: 'Proses', run: post },
  ]);
  return (
    <main id="content">
      <input aria-label="isian" />
      <button type="button">Baris</button>
      {open ? (
        <SidePanel title="001120000454" head="Bambang" onClose={() => setOpen(false)}>
          <Parts />
        </SidePanel>
      ) : null}
    </main>
  );
}

test('letters of the page rest while a panel is open over it, those of the panel and of the frame act', async () => {
  render(<Page />);
  expect(screen.getByRole('dialog', { name: '001120000454' })).toHaveFocus();
  await userEvent.keyboard('a{Control>}{Enter}{/Control}');
  // Not either where the focus has gone back to the list.
  await userEvent.click(screen.getByRole('button', { name: 'Baris' }));
  await userEvent.keyboard('a');
  expect(approve).not.toHaveBeenCalled();
  expect(post).not.toHaveBeenCalled();
  await userEvent.keyboard('1{Control>}k{/Control}');
  expect(group).toHaveBeenCalledTimes(1);
  expect(frame).toHaveBeenCalledTimes(1);
  expect(shortcutsNow().map(({ keys }) => keys)).not.toContain('A');
});

test('letters of the page act again once the panel is closed', async () => {
  render(<Page />);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('a1');
  expect(approve).toHaveBeenCalledTimes(1);
  expect(group).not.toHaveBeenCalled();
  expect(shortcutsNow().map(({ keys }) => keys)).toContain('A');
});

test('a command of the page acts beside the panel while a person works in the page', async () => {
  render(<Page />);
  await userEvent.click(screen.getByLabelText('isian'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(post).toHaveBeenCalledTimes(1);
});
