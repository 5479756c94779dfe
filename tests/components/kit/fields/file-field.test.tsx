import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FileField, type FileSetup, type StoredFile, type Upload } from '#components/kit/fields/file-field.tsx';
import { ApiError } from '#services/api-error.ts';
import { section, showForm } from '../form/harness.tsx';

// Another part shows the form's message about a missing field.
vi.mock('#components/kit/ui/popup.ts', () => ({
  confirm: vi.fn(),
  notify: vi.fn(async () => undefined),
  progress: vi.fn(),
}));

const photo = new File(['x'.repeat(3_000)], 'ktp.jpg', { type: 'image/jpeg' });

/** Makes an upload that the test drives: progress, end and failure come when the test says so. */
function driven() {
  const sent: { file: File; key: string; signal: AbortSignal; onSent: (sent: number, total: number) => void }[] = [];
  let finish: (stored: StoredFile) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const upload: Upload = (file, options) => {
    sent.push({ file, ...options });
    return new Promise((resolve, reject) => {
      finish = resolve;
      refuse = reject;
    });
  };
  return {
    upload,
    sent,
    progress: (bytes: number) => act(() => sent.at(-1)?.onSent(bytes, photo.size)),
    finish: (stored: StoredFile) => act(async () => finish(stored)),
    refuse: (error: Error) => act(async () => refuse(error)),
  };
}

function show(setup: FileSetup, start: StoredFile | null = null) {
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState(start);
    const change = (next: StoredFile | null) => {
      onChange(next);
      setValue(next);
    };
    return <FileField name="ktp" label="Foto KTP" value={value} onChange={change} {...setup} />;
  }
  const shown = render(<Form />);
  return { onChange, input: screen.getByLabelText<HTMLInputElement>('Foto KTP'), ...shown };
}
const stored = { id_berkas: 'b-1', nama: 'ktp.jpg', ukuran: 3_000 };

test('a chosen file is sent at once with its progress, and the form then holds its reference', async () => {
  const driver = driven();
  const { input, onChange } = show({ upload: driver.upload });
  await userEvent.upload(input, photo);
  expect(driver.sent.map(({ file }) => file.name)).toEqual(['ktp.jpg']);
  driver.progress(1_500);
  expect(screen.getByRole('progressbar', { name: 'Mengunggah ktp.jpg' })).toHaveValue(50);
  expect(onChange).not.toHaveBeenCalled();
  await driver.finish(stored);
  expect(onChange.mock.calls).toEqual([[stored]]);
  expect(screen.getByText('ktp.jpg')).toHaveTextContent('3 kB');
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.getByText('Belum ada berkas')).toBeInTheDocument();
});

test('an aborted upload stores nothing, and the earlier file stays', async () => {
  const driver = driven();
  const { input, onChange } = show({ upload: driver.upload }, { ...stored, nama: 'lama.jpg' });
  await userEvent.upload(input, photo);
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(driver.sent[0]?.signal.aborted).toBe(true);
  await driver.finish(stored);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('lama.jpg')).toBeInTheDocument();
});

test('a failure says why and tries the same file again under the same key', async () => {
  const driver = driven();
  const { input, onChange } = show({ upload: driver.upload });
  await userEvent.upload(input, photo);
  await driver.refuse(new ApiError({ respCode: '91', message: 'Penyimpanan tidak dapat dihubungi', status: 503 }));
  expect(screen.getByRole('alert')).toHaveTextContent('ktp.jpg belum terunggah. Penyimpanan tidak dapat dihubungi');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(driver.sent.map(({ key }) => key)).toEqual([driver.sent[0]?.key, driver.sent[0]?.key]);
  await driver.finish(stored);
  expect(onChange).toHaveBeenCalledWith(stored);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('too large, empty or of another kind is said at the field and never sent', async () => {
  const driver = driven();
  const { input } = show({ upload: driver.upload, maxBytes: 2_000, accept: ['image/jpeg'] });
  const choose = (file: File) => userEvent.upload(input, file, { applyAccept: false });
  await choose(photo);
  expect(input).toHaveAccessibleDescription('Berkas paling besar 2 kB');
  await choose(new File([], 'kosong.jpg', { type: 'image/jpeg' }));
  expect(input).toHaveAccessibleDescription('Berkas ini kosong');
  await choose(new File(['<svg/>'], 'gambar.svg', { type: 'image/svg+xml' }));
  expect(input).toHaveAccessibleDescription('Jenis berkas ini tidak diterima');
  expect(driver.sent).toHaveLength(0);
  await choose(new File(['x'], 'kecil.jpg', { type: 'image/jpeg' }));
  expect(input).not.toHaveAccessibleDescription();
  expect(driver.sent).toHaveLength(1);
});

test('leaving the screen breaks it off', async () => {
  const driver = driven();
  const { input, unmount } = show({ upload: driver.upload });
  await userEvent.upload(input, photo);
  unmount();
  expect(driver.sent[0]?.signal.aborted).toBe(true);
});

test('it is a kind of the form engine, with its value and its required check', async () => {
  const driver = driven();
  const { onSubmit } = showForm(
    [
      section([
        { name: 'ktp', title: 'rekening.atasNama', type: 'file', required: true, setup: { upload: driver.upload } },
      ]),
    ],
    { ktp: null },
  );
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await save();
  expect(await screen.findByText('Wajib diisi')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.upload(screen.getByLabelText(/Atas nama/), photo);
  await driver.finish(stored);
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ ktp: stored });
});
