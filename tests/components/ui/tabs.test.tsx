import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Tabs } from '#components/ui/tabs.tsx';

beforeEach(() => {
  const tabs = ['Satu', 'Dua', 'Tiga'].map((title) => ({
    id: title,
    title,
    content: <input aria-label={`isian ${title}`} />,
  }));
  render(<Tabs tabs={tabs} label="Bagian" />);
});

const isOpen = (title: string) => screen.getByRole('tab', { name: title }).getAttribute('aria-selected') === 'true';

test('the first tab is open; a click opens another', async () => {
  expect(isOpen('Satu')).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: 'Tiga' }));
  expect(screen.getByLabelText('isian Tiga')).toBeInTheDocument();
  expect(screen.queryByLabelText('isian Satu')).toBeNull();
});

test('Ctrl+Right and Ctrl+Left move from inside a field and stop at the ends', async () => {
  await userEvent.click(screen.getByLabelText('isian Satu'));
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(isOpen('Dua')).toBe(true);
  await userEvent.click(screen.getByLabelText('isian Dua'));
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(isOpen('Satu')).toBe(true);
  await userEvent.click(screen.getByLabelText('isian Satu'));
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(isOpen('Satu')).toBe(true);
});

test('a plain arrow in a field moves the caret, not the tab', async () => {
  await userEvent.click(screen.getByLabelText('isian Satu'));
  await userEvent.keyboard('{ArrowRight}');
  expect(isOpen('Satu')).toBe(true);
});

test('on the bar the arrows move and the focus goes along', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Satu' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Dua' })).toHaveFocus();
  expect(isOpen('Dua')).toBe(true);
});
