import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExportDialog } from '#components/kit/table/export-dialog.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { ToastProvider } from '#components/kit/ui/toast.tsx';
import { ApiError } from '#services/api-error.ts';

interface Row {
  readonly nama: string;
}
const columns: readonly Column<Row>[] = [{ field: 'nama', title: 'rekening.atasNama' }];
const page = (count: number): readonly Row[] => Array.from({ length: count }, (_, at) => ({ nama: `Nasabah ${at}` }));
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** An export whose second page comes when it is let go. */
function show(second: () => Promise<readonly Row[]>) {
  const onClose = vi.fn();
  const signals: AbortSignal[] = [];
  async function* pages(signal: AbortSignal) {
    signals.push(signal);
    yield page(100);
    yield await second();
  }
  const shown = render(
    <ToastProvider>
      <ExportDialog caption="Rekening" format="csv" columns={columns} pages={pages} onClose={onClose} />
    </ToastProvider>,
  );
  return { onClose, signals, ...shown };
}

test('it shows how many rows it has while it runs, saves the file and says so', async () => {
  let letGo: (rows: readonly Row[]) => void = () => undefined;
  const { onClose } = show(
    () =>
      new Promise((resolve) => {
        letGo = resolve;
      }),
  );
  expect(await screen.findByText('100 baris diambil')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  expect(saved).toEqual([]);
  await act(async () => letGo(page(20)));
  expect(await screen.findByText(/^120 baris diekspor ke rekening-\d{8}-\d{4}\.csv$/)).toBeInTheDocument();
  expect(saved).toEqual([expect.stringMatching(/^rekening-\d{8}-\d{4}\.csv$/)]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it can be stopped, and then writes nothing', async () => {
  const { onClose, signals, unmount } = show(() => new Promise(() => undefined));
  await screen.findByText('100 baris diambil');
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(signals[0]?.aborted).toBe(true);
  expect(saved).toEqual([]);
});

test('when it fails it says why and starts over on demand', async () => {
  const second = vi
    .fn<() => Promise<readonly Row[]>>()
    .mockRejectedValueOnce(new ApiError({ respCode: '91', message: 'Server tidak terjangkau', status: 503 }))
    .mockResolvedValueOnce(page(1));
  show(second);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ekspor berhentiServer tidak terjangkau');
  expect(saved).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(second).toHaveBeenCalledTimes(2);
});
