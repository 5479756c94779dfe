import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bankFile } from '#components/kit/fields/bank-file.ts';
import { FileField, type StoredFile } from '#components/kit/fields/file-field.tsx';

const sent = vi.hoisted(() => vi.fn());
vi.mock('#services/file.ts', async (original) => ({ ...(await original<object>()), sendFile: sent }));
// The library handles the pointer on a picture; here it returns a part when it is asked to.
vi.mock('react-easy-crop', () => ({
  default: ({ onCropComplete }: { onCropComplete: (a: object, b: object) => void }) => (
    <button type="button" onClick={() => onCropComplete({}, { x: 1, y: 2, width: 30, height: 40 })}>
      bagian
    </button>
  ),
}));
const cut = vi.hoisted(() => vi.fn());
vi.mock('#components/kit/fields/cut-picture.ts', () => ({ cutPicture: cut }));

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation(async (jenis: string, _: Blob, nama: string) => ({
    id_berkas: 'id-1',
    jenis,
    nama,
    mime: 'image/jpeg',
    ukuran: 2_048,
    pindai: 'TIDAK_DIPINDAI',
  }));
  cut.mockReset();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
});

const photo = () => new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
function show(disabled = false, first: StoredFile | null = null) {
  function Form() {
    const [value, setValue] = useState<StoredFile | null>(first);
    return (
      <FileField name="foto" label="Foto" {...bankFile('FOTO')} value={value} onChange={setValue} disabled={disabled} />
    );
  }
  render(<Form />);
}

test('a picture is cut first and sent in part under its own name; then it is shown, and says that nobody has scanned it', async () => {
  show();
  const input = screen.getByLabelText('Foto');
  expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/tiff');
  expect(screen.getByLabelText('Ambil foto')).toHaveAttribute('capture', 'user');
  cut.mockResolvedValueOnce(new Blob(['part'], { type: 'image/jpeg' }));
  await userEvent.upload(input, photo());
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'bagian' }));
  await userEvent.click(screen.getByRole('button', { name: 'Potong dan kirim' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(cut.mock.calls[0]?.[1]).toEqual({ x: 1, y: 2, width: 30, height: 40 });
  const [kind, content, name] = sent.mock.calls[0] ?? [];
  expect([kind, name, await (content as File).text()]).toEqual(['FOTO', 'foto.jpg', 'part']);
  expect(await screen.findByRole('img', { name: 'foto.jpg' })).toHaveAttribute(
    'src',
    '/api/file-storage/berkas?id_berkas=id-1',
  );
  expect(screen.getByText('Belum dipindai virus')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture is sent whole where its sender says so, and where it cannot be cut; closed, it is not sent', async () => {
  show();
  const whole = photo();
  const choose = () => userEvent.upload(screen.getByLabelText('Foto'), whole);
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }));
  expect(sent).not.toHaveBeenCalled();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Kirim seluruh gambar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[1]).toBe(whole);
  await screen.findByRole('img');
  cut.mockRejectedValueOnce(new Error('cannot'));
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'bagian' }));
  await userEvent.click(screen.getByRole('button', { name: 'Potong dan kirim' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[1]).toBe(whole);
});

test('a file that cannot be cut is sent at once', async () => {
  show();
  await userEvent.upload(screen.getByLabelText('Foto'), new File(['x'], 'foto.tiff', { type: 'image/tiff' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('a file that is only shown has nothing to change it', () => {
  show(true, { id_berkas: 'id-9', nama: 'foto.jpg', ukuran: 10, mime: 'image/jpeg', pindai: 'BERSIH' });
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/file-storage/berkas?id_berkas=id-9');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Belum dipindai virus')).toBeNull();
});
