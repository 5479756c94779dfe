import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { JournalTable } from '#components/kit/screens/journal-table.tsx';
import type { JurnalLine } from '#types/proto/common.ts';

const line = (at: number) =>
  ({
    kode_cabang: '001',
    kode_gl: '603002',
    nama_gl: `Beban ${at}`,
    nomor_rekening: '',
    nama_rekening: '',
    debet: '5.00',
    kredit: '0.00',
    kode_valuta: 'IDR',
  }) as JurnalLine;
const linesOf = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1));

test('of a journal of thousands a hundred lines are drawn at once, alike or not; the rest is behind them', async () => {
  render(<JournalTable lines={linesOf(250)} />);
  expect(screen.getAllByText(/^Beban/)).toHaveLength(100);
  expect(screen.getByText('Baris 1–100 dari 250')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(screen.getAllByText(/^Beban/).map(({ textContent }) => textContent)).toHaveLength(50);
  expect(screen.getByText('Beban 250')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeDisabled();
});

test('a journal that fits is one table, without pages', () => {
  render(<JournalTable lines={linesOf(100)} />);
  expect(screen.getAllByText(/^Beban/)).toHaveLength(100);
  expect(screen.queryByRole('button')).toBeNull();
});
