import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { gateway, ok, refusal, router } from '../../kit/screens/page.tsx';
import { showSignedIn } from '../../kit/screens/signed-in.tsx';

vi.mock('next/router', () => ({ useRouter: () => router }));
const saved: { readonly name: string; readonly file: Blob }[] = [];
vi.mock('#components/kit/ui/save-file.ts', () => ({ save: (file: Blob, name: string) => saved.push({ file, name }) }));
const { default: ListsPage } = await import('../../../../pages/compliance/lists/index.tsx');

afterEach(() => {
  vi.unstubAllGlobals();
  saved.length = 0;
});

const ID = '4f0c1a52-6d43-4a7e-9a55-0d3a1c2b3e4f';
const list = {
  id_impor: ID,
  jenis: 'SANKSI',
  penerbit: 'PBB',
  nomor: 'S/12',
  tanggal: '2026-11-16',
  berlaku_sejak: '2026-11-16',
  berlaku_sampai: '',
  jumlah: 2,
  dibuat_oleh: 'compliance1',
  disetujui_oleh: 'compliance2',
};
const name = (kode: string, over: object = {}) => ({
  kode,
  nama: 'Ani',
  macam: 'P',
  alias: [],
  tempat_lahir: '',
  tanggal_lahir: '',
  lahir: [],
  nomor_identitas: [],
  nomor_npwp: '',
  alasan: '',
  bank: '',
  lembar: '',
  terbit: '',
  ...over,
});

test('a list becomes the file in which it is taken in, noted in the trail before anything of it is read', async () => {
  const calls = gateway({
    'kepatuhan/daftar-nama': () => ok([list], { resp_cursor: '' }),
    'audit-trail/insertRecord': () => ok({}),
    'kepatuhan/isi-daftar': ({ query }) =>
      query.get('cursor')
        ? ok([name('N-2', { nama: 'PT "Maju"; =1' })], { resp_cursor: null })
        : ok([name('N-1', { alias: ['Bung', 'Kusno'], lahir: ['1970', '1975-1977'] })], { resp_cursor: 'next' }),
  });
  showSignedIn(ListsPage);
  await userEvent.click(await screen.findByText('S/12'));
  const window = await screen.findByRole('dialog', { name: 'S/12' });
  expect(within(window).getByText('PBB')).toBeVisible();
  await userEvent.click(within(window).getByRole('button', { name: 'Ekspor berkas CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^sanksi-s-12-\d{8}-\d{4}\.csv$/);
  const bytes = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.file.arrayBuffer());
  expect(bytes.split('\r\n')).toEqual([
    '\uFEFF"kode","nama","macam","alias","tempat_lahir","tanggal_lahir","lahir","nomor_identitas","nomor_npwp","alasan","bank","lembar","terbit"',
    '"N-1","Ani","P","Bung|Kusno","","","1970|1975-1977","","","","","",""',
    `"N-2","PT ""Maju"";' =1","P","","","","","","","","","",""`,
    '',
  ]);
  const asked = calls
    .map(({ path }) => path)
    .filter((path) => path !== 'access/profil' && path !== 'kepatuhan/daftar-nama');
  expect(asked).toEqual(['audit-trail/insertRecord', 'kepatuhan/isi-daftar', 'kepatuhan/isi-daftar']);
});

test('a list that cannot be read to its end leaves no file', async () => {
  gateway({
    'kepatuhan/daftar-nama': () => ok([list], { resp_cursor: '' }),
    'audit-trail/insertRecord': () => ok({}),
    'kepatuhan/isi-daftar': ({ query }) =>
      query.get('cursor') ? refusal('FORBIDDEN', 'Tidak boleh') : ok([name('N-1')], { resp_cursor: 'next' }),
  });
  showSignedIn(ListsPage);
  await userEvent.click(await screen.findByText('S/12'));
  await userEvent.click(await screen.findByRole('button', { name: 'Ekspor berkas CSV' }));
  expect(await screen.findByText('Tidak boleh')).toBeVisible();
  expect(saved).toEqual([]);
});
