import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Changes } from '#components/kit/screens/changes.tsx';

const [old, fresh] = ['8c0d1f5e-0000-4000-8000-000000000001', '8c0d1f5e-0000-4000-8000-000000000002'];

test('documents stand side by side, as they are and as they will be, each with its picture or its file', async () => {
  render(
    <Changes
      items={[
        {
          kolom: 'dokumen',
          lama: `KTP · ************0001 · berkas:${old}.jpg`,
          baru: `KTP · ************0001 · berkas:${fresh}.jpg; Akta · 12 · berkas:${old}.pdf`,
        },
      ]}
    />,
  );
  const [before, after] = screen.getAllByRole('cell');
  expect(await within(before as HTMLElement).findByRole('img', { name: 'KTP · ************0001' })).toHaveAttribute(
    'src',
    `/api/file-storage/berkas?id_berkas=${old}`,
  );
  expect(await within(after as HTMLElement).findByRole('img')).toHaveAttribute(
    'src',
    `/api/file-storage/berkas?id_berkas=${fresh}`,
  );
  expect(await within(after as HTMLElement).findByRole('link', { name: 'Simpan berkas: Akta · 12' })).toHaveAttribute(
    'href',
    `/api/file-storage/berkas?id_berkas=${old}`,
  );
  // The mark itself is no text for people.
  expect(screen.getByRole('table')).not.toHaveTextContent('berkas:');
});

test('a picture that does not come says so, and is not an empty cell', async () => {
  render(<Changes items={[{ kolom: 'dokumen', lama: '', baru: `Pasfoto · berkas:${fresh}.png` }]} />);
  fireEvent.error(await screen.findByRole('img'));
  expect(screen.getByText('Gambar tidak dapat ditampilkan')).toBeInTheDocument();
});
