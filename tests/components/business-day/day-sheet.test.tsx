import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PrintDay } from '#components/business-day/print-day.tsx';
import { type Call, fakeGateway } from '../hooks/harness.tsx';
import { showSignedIn } from '../kit/screens/signed-in.tsx';
import { demoDay } from './demo-day.ts';

let calls: Call[] = [];
beforeEach(() => {
  calls = fakeGateway(() => ({ resp_code: '00', resp_msg: 'Sukses', resp_data: demoDay }));
});
afterEach(() => vi.unstubAllGlobals());

const rowsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('row')
    .map((row) => row.textContent);

test('the day sheet loads when it is requested and shows every part', async () => {
  showSignedIn(() => <PrintDay kodeCabang="001" tanggal="2026-11-20" />);
  expect(calls).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak lembar hari' }));
  const paper = await screen.findByRole('article', { name: 'Lembar hari cabang' });
  expect(calls.map(({ path, query }) => [path, query.get('kode_cabang'), query.get('tanggal')])).toEqual([
    ['cabang/lembar-hari', '001', '2026-11-20'],
  ]);
  expect(within(paper).getByText('Bank Syariah Amanah')).toBeInTheDocument();
  expect(within(paper).getByText('001 Jakarta')).toBeInTheDocument();
  expect(within(paper).getByText('20-11-2026 · Tutup')).toBeInTheDocument();
  const part = (title: string): HTMLElement => {
    const section = within(paper).getByRole('heading', { name: title }).closest('section');
    if (!section) throw new Error(`no part ${title}`);
    return section;
  };
  expect(rowsOf(part('Langkah hari')).slice(1)).toEqual(['TutupBambang Prasetyo16:40:00']);
  const [, closed, open] = rowsOf(part('Kas teller'));
  for (const said of ['Hitungan 1 16:01:05: 49,980,000.00 (-20,000.00)', 'Kurang selembar', 'Ratna Kusumawardani']) {
    expect(closed).toContain(said);
  }
  expect(open).toContain('belum ditutup');
  expect(open).not.toContain('.00');
  expect(part('Khasanah')).toHaveTextContent('Petugas: Ratna Kusumawardani · Saksi: Bambang Prasetyo');
  expect(rowsOf(part('Khasanah')).slice(1)).toEqual([
    '100,0002,500250,000,000.00',
    '50,000 tidak layak5250,000.00',
    'Hitungan fisikIDR 250,250,000.00',
    'Menurut catatanIDR 250,250,000.00',
    'SelisihIDR 0.00',
  ]);
  const [, handover] = rowsOf(part('Serah terima kas'));
  expect(handover).toContain('Kembali ke pengirim');
  expect(handover).toContain('11:05:00 penerima Ratna Kusumawardani: 450,000.00');
  expect(rowsOf(part('Selisih yang dibukukan')).slice(1)).toEqual([
    'Tutup kas teller 16:12:40001261120000000311Kurang selembarSiti Rahmawati, disetujui Ratna KusumawardaniIDR 10,000.00Selisih kurang kas teller',
  ]);
  // The report counts the rows that it does not carry.
  expect(part('Diakhiri oleh penutupan hari')).toHaveTextContent('1 dari 612 pada lembar ini');
});

test('a part in which nothing happened says so', async () => {
  fakeGateway(() => ({
    resp_code: '00',
    resp_msg: 'Sukses',
    resp_data: { ...demoDay, khasanah: [], serah_terima: [], jumlah_serah_terima: 0 },
  }));
  showSignedIn(() => <PrintDay kodeCabang="001" tanggal="2026-11-20" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cetak lembar hari' }));
  const paper = await screen.findByRole('article', { name: 'Lembar hari cabang' });
  expect(within(paper).getAllByText('Tidak ada')).toHaveLength(2);
});
