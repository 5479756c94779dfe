import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SpecimensOfOverride, specimensFor } from '#components/customers/specimens/beside-slip.tsx';
import { SpecimenPlace } from '#components/customers/specimens/specimen-place.ts';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

afterEach(() => vi.unstubAllGlobals());

const NUMBER = '001120000454';
const ID = '8c0d1f5e-0000-4000-8000-000000000001';
const card = (over: object = {}) => ({
  nomor_rekening: NUMBER,
  nama_rekening: 'Bambang Wicaksono',
  kode_cabang: '001',
  ada: 'T',
  versi: 1,
  aturan: 'SALAH_SATU',
  cukup: 'T',
  spesimen: [
    {
      penanda: '00100000011',
      nama: 'Bambang Wicaksono',
      berlaku_sejak: '2026-11-20',
      berlaku_sampai: '',
      berkas: { id_berkas: ID, jenis: 'TANDA_TANGAN', nama: 'a.png', mime: 'image/png', ukuran: 3, pindai: 'BERSIH' },
    },
  ],
  penanda: [],
  gugur: [],
  id_flow: '',
  tanggal: '2026-11-20',
  ...over,
});
const answering = (svs: () => ReturnType<typeof ok>) =>
  gateway({ svs, 'validate-rekening': () => ok({ rekening: { nomor_rekening: NUMBER } }) });
const Panel = specimensFor('TARIK_TUNAI');
const place = () => screen.findByRole('region', { name: 'Contoh tanda tangan' });

test('beside a form: rule, picture, whose and since when; a typed change reads it no second time', async () => {
  const calls = answering(() => ok(card()));
  function Form() {
    const [typed, setTyped] = useState('');
    return (
      <>
        <input aria-label="Lain" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Panel value={NUMBER} />
      </>
    );
  }
  show(() => <Form />);
  const shown = await place();
  expect(await within(shown).findByRole('img', { name: 'Contoh tanda tangan Bambang Wicaksono' })).toHaveAttribute(
    'src',
    `/api/file-storage/berkas?id_berkas=${ID}`,
  );
  expect(shown).toHaveTextContent('Salah satu');
  expect(shown).toHaveTextContent('berlaku sejak 20-11-2026');
  fireEvent.change(screen.getByLabelText('Lain'), { target: { value: 'x' } });
  fireEvent(window, new Event('focus'));
  const looks = calls.filter(({ path }) => path === 'svs');
  expect(looks.map(({ query }) => Object.fromEntries(query))).toEqual([
    { nomor_rekening: NUMBER, flowCode: 'TARIK_TUNAI', tempat: 'FORMULIR' },
  ]);
});

test.each([
  [{ ada: 'F', cukup: 'F', spesimen: [] }, 'Rekening ini belum punya contoh tanda tangan'],
  [{ cukup: 'F', spesimen: [] }, 'Tidak ada contoh tanda tangan rekening ini yang berlaku hari ini'],
  [{ cukup: 'F' }, 'Contoh yang berlaku lebih sedikit'],
])('names the missing part: %j', async (over, text) => {
  answering(() => ok(card(over)));
  show(() => <Panel value={NUMBER} />);
  expect(await within(await place()).findByText(new RegExp(text))).toBeInTheDocument();
});

test('a refusal shows a message and not an account without specimens', async () => {
  answering(() => refusal('65', 'Batas satu jam tercapai'));
  show(() => <Panel value={NUMBER} />);
  expect(await within(await place()).findByText(/Batas satu jam/)).toBeInTheDocument();
  expect(screen.queryByText(/belum punya/)).toBeNull();
});

test('beside an item it asks by the item, and of one that was decided not at all', async () => {
  const calls = answering(() => ok(card()));
  const at = (waits: boolean) => (
    <SpecimenPlace value={{ idFlow: ID, waits }}>
      <Panel value="********0454" />
    </SpecimenPlace>
  );
  const { unmount } = show(() => at(false));
  unmount();
  show(() => at(true));
  await place();
  const looks = () => calls.filter(({ path }) => path === 'svs');
  await waitFor(() =>
    expect(looks().map(({ query }) => Object.fromEntries(query))).toEqual([
      { id_flow: ID, flowCode: 'TARIK_TUNAI', tempat: 'MEJA' },
    ]),
  );
});

test('the override window shows the debited account’s, and nothing for an operation that debits none', async () => {
  const calls = answering(() => ok(card()));
  const { unmount } = show(() => <SpecimensOfOverride flowCode="SETOR_TUNAI" flowData={{ nomor_rekening: NUMBER }} />);
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  show(() => <SpecimensOfOverride flowCode="PEMINDAHBUKUAN" flowData={{ nomor_rekening_debet: NUMBER }} />);
  await place();
  // The region is on the screen before it asks.
  const looks = () => calls.filter(({ path }) => path === 'svs');
  await waitFor(() => expect(looks().map(({ query }) => query.get('tempat'))).toEqual(['OVERRIDE']));
});
