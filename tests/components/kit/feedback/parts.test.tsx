import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { ProgressBar } from '#components/kit/ui/progress-bar.tsx';
import { ToastProvider, useToast } from '#components/kit/ui/toast.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Copy() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Tersalin')}>
      salin
    </button>
  );
}

test('a toast is announced politely and disappears after six seconds', () => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Copy />
    </ToastProvider>,
  );
  act(() => screen.getByRole('button', { name: 'salin' }).click());
  expect(screen.getByText('Tersalin').closest('[aria-live="polite"]')).not.toBeNull();
  act(() => vi.advanceTimersByTime(5_999));
  expect(screen.queryByText('Tersalin')).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Tersalin')).toBeNull();
});

test('a progress bar says how far the work is, within 0 and 100, and nothing while that is unknown', () => {
  const { rerender } = render(<ProgressBar label="Menulis berkas" percent={41.6} />);
  const bar = () => screen.getByRole('progressbar', { name: 'Menulis berkas' });
  expect(bar()).toHaveValue(42);
  expect(screen.getByText('42%')).toBeInTheDocument();
  rerender(<ProgressBar label="Menulis berkas" percent={140} />);
  expect(screen.getByText('100%')).toBeInTheDocument();
  rerender(<ProgressBar label="Menulis berkas" />);
  expect(bar()).not.toHaveAttribute('value');
  expect(screen.queryByText(/%/)).toBeNull();
});

test('a print preview shows the paper and prints it on demand', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const onClose = vi.fn();
  render(
    <PrintPreview title="Slip setoran" onClose={onClose}>
      <article>isi slip</article>
    </PrintPreview>,
  );
  expect(screen.getByRole('dialog', { name: 'Pratinjau cetak · Slip setoran' })).toHaveTextContent('isi slip');
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledTimes(1);
});
