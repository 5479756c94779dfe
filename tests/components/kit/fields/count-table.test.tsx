import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CountTable } from '#components/kit/denominations/count-table.tsx';
import { queryWrapper } from '../../hooks/harness.tsx';

const kinds = [
  { nominal: '1000.00', coin: false },
  { nominal: '500.00', coin: true },
];

test('a coin is counted in pieces also where no note has its nominal', () => {
  render(<CountTable kinds={kinds} counts={{}} onChange={vi.fn()} />, { wrapper: queryWrapper() });
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Lembar pecahan 1,000',
    'Keping 500',
  ]);
});

test('the sums come after the coins', () => {
  render(
    <CountTable kinds={kinds} counts={{}} onChange={vi.fn()}>
      <dl aria-label="Jumlah" />
    </CountTable>,
    { wrapper: queryWrapper() },
  );
  const [, coins] = screen.getAllByRole('table');
  expect(coins?.nextElementSibling).toBe(screen.getByLabelText('Jumlah'));
  expect(within(coins as HTMLElement).getAllByRole('textbox')).toHaveLength(1);
});
