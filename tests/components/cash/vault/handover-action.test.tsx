import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HandoverAction } from '#components/cash/vault/handover-action.tsx';
import type { HitunganSerahTerimaRow, SerahTerimaRow } from '#types/proto/cash/teller.ts';
import { type Call, fakeGateway, queryWrapper } from '../../hooks/harness.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
vi.mock('next/router', () => ({ useRouter: () => ({ pathname: '/vault', query: {}, isReady: true }) }));

const handover = (rest: Partial<SerahTerimaRow> = {}): SerahTerimaRow => ({
  id_serah_terima: '11111111-1111-4111-8111-111111111111',
  arah: 'KE_KHASANAH',
  kode_cabang: '001',
  id_kas_asal: '3',
  kode_kas_asal: 'TLR01',
  id_kas_tujuan: '2',
  kode_kas_tujuan: 'KHS',
  nominal: '200000.00',
  kode_valuta: 'IDR',
  status: 'DIKIRIM',
  nomor_referensi: '001261120000000001',
  user_pengirim: 'teller1',
  dikirim_pada: '2026-11-20T08:00:00+07:00',
  user_penerima: '',
  diterima_pada: '',
  keterangan: '',
  hitungan: [],
  ...rest,
});
const counted = (rest: Partial<HitunganSerahTerimaRow>): HitunganSerahTerimaRow => ({
  hitungan: 2,
  pihak: 'PENERIMA',
  petugas: 'headteller1',
  nama_user: 'Ratna',
  nominal: '',
  cocok: '',
  waktu: '2026-11-20T08:05:00+07:00',
  pecahan: [],
  ...rest,
});

let calls: Call[] = [];
let differs = true;
const sent = (path: string) => calls.filter((call) => call.path.endsWith(path));

beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  differs = true;
  calls = fakeGateway(({ path }) => {
    if (path.endsWith('denom-list'))
      return { resp_code: '00', resp_msg: '', resp_data: [{ kode_valuta: 'IDR', nominal: '100000.00', jenis: 'K' }] };
    if (path.endsWith('terima-kas') && differs) {
      const pesan = 'Hitungan tidak sama dengan kas yang dikirim';
      return {
        resp_code: '13',
        resp_msg: pesan,
        resp_data: { violations: [{ field: 'pecahan', kode: 'HANDOVER_COUNT', pesan }] },
      };
    }
    return { resp_code: '00', resp_msg: 'Sukses', resp_data: {} };
  });
});
afterEach(() => vi.unstubAllGlobals());

const draw = (rest: Partial<SerahTerimaRow>, hand: 'PENGIRIM' | 'PENERIMA', reopenAt?: string) =>
  render(<HandoverAction handover={handover(rest)} hand={hand} {...(reopenAt !== undefined && { reopenAt })} />, {
    wrapper: queryWrapper(),
  });

test('a count that differs is no dead end: it is put on record, and both are asked to count again', async () => {
  draw({}, 'PENERIMA');
  await userEvent.click(screen.getByRole('button', { name: 'Hitung dan terima' }));
  await userEvent.type(await screen.findByLabelText('Lembar pecahan 100,000'), '1');
  const dialog = screen.getByRole('dialog', { name: 'Terima kas dari TLR01' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hitung dan terima' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Hitungan Anda berbeda dari yang dikirim');
  expect(popups.notify).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Catat dan hitung bersama' }));
  await waitFor(() => expect(sent('hitung-serah-terima')).toHaveLength(1));
  expect(sent('hitung-serah-terima')[0]?.body).toEqual({
    id_serah_terima: handover().id_serah_terima,
    pecahan: [{ nominal: '100000.00', lembar: 1 }],
  });
});

test('the joint count shows neither the sent cash nor a balance, and each of the two sends it once', async () => {
  draw({ status: 'SELISIH' }, 'PENGIRIM');
  await userEvent.click(screen.getByRole('button', { name: 'Hitung bersama' }));
  await userEvent.type(await screen.findByLabelText('Lembar pecahan 100,000'), '2');
  expect(screen.queryByText('Selisih')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan hitungan' }));
  await waitFor(() => expect(sent('hitung-serah-terima')).toHaveLength(1));
});

test('a person who has counted waits for the other', () => {
  draw({ status: 'SELISIH', hitungan: [counted({ pihak: 'PENERIMA' })] }, 'PENERIMA');
  expect(screen.getByText('Menunggu hitungan pengirim')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the till receives a count on which both agree', async () => {
  differs = false;
  const pecahan = [{ nominal: '100000.00', lembar: 2 }];
  draw({ hitungan: [counted({ cocok: 'T', nominal: '200000.00', pecahan })] }, 'PENERIMA');
  await userEvent.click(screen.getByRole('button', { name: 'Hitung dan terima' }));
  expect(await screen.findByLabelText('Lembar pecahan 100,000')).toHaveValue('2');
});

test('the sender takes back a returned handover once the till is open again; the other person cannot', async () => {
  const view = draw({ status: 'DIKEMBALIKAN' }, 'PENERIMA');
  expect(screen.getByText('Menunggu diambil kembali ke TLR01')).toBeInTheDocument();
  view.unmount();
  const shut = draw({ status: 'DIKEMBALIKAN' }, 'PENGIRIM', '/vault/reopen?kode_valuta=IDR');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/vault/reopen?kode_valuta=IDR');
  shut.unmount();
  draw({ status: 'DIKEMBALIKAN' }, 'PENGIRIM');
  await userEvent.click(screen.getByRole('button', { name: 'Ambil kembali' }));
  await waitFor(() => expect(sent('ambil-kembali')).toHaveLength(1));
  expect(popups.notify).toHaveBeenCalledWith('success', 'Berhasil', '200,000.00 kembali ke TLR01');
});
