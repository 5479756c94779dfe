import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CloseTill } from '#components/cash/vault/close-till.tsx';
import { type Call, fakeGateway, queryWrapper } from '../../hooks/harness.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);

const denominations = ['100000.00', '1000.00'].map((nominal) => ({ kode_valuta: 'IDR', nominal, jenis: 'K' }));
const duplicate = {
  kode: 'DIBUKUKAN_DUA_KALI',
  pesan: 'Transaksi yang sama dibukukan dua kali',
  nomor_referensi: '001261120000000007',
  nominal: '1000.00',
  flowCode: 'SETOR_TUNAI',
  waktu: '2026-11-20T10:12:13.000+07:00',
  mestinya: '',
  nomor_referensi_kembar: '001261120000000005',
};
/** Makes the comparison of a count: from the second one on it shows the difference, as the core has it. */
const compared = (selisih: string, hitungan: number) => {
  const differs = selisih !== '0.00';
  const blind = differs && hitungan < 2;
  return {
    posting: null,
    dihitung: '200000.00',
    seharusnya: blind ? '' : '201000.00',
    selisih: blind ? '' : selisih,
    penyebab: differs && !blind ? [duplicate] : [],
    status: blind ? 'HITUNG_ULANG' : differs ? 'PERLU_KONFIRMASI' : 'TUTUP',
    id_serah_terima: '',
    hitungan,
  };
};

const released = {
  alasan: [
    {
      kode: 'SELISIH_KAS',
      pesan: 'Kas teller ditutup dengan selisih -1,000.00',
      tingkat: 'HEAD_TELLER',
      tindakan: 'OVERRIDE',
    },
  ],
};

let selisih = '-1000.00';
let calls: Call[] = [];
let refuse = false;
const closings = () => calls.filter(({ path }) => path.endsWith('close-teller-cash'));

beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  refuse = false;
  calls = fakeGateway(({ path, query }) => ({
    resp_code: refuse && query.get('dry_run') === null ? '61' : '00',
    resp_msg: 'Sukses',
    resp_data:
      refuse && query.get('dry_run') === null
        ? released
        : path.endsWith('denom-list')
          ? denominations
          : compared(selisih, closings().length),
  }));
});
afterEach(() => vi.unstubAllGlobals());

async function countTwoNotes() {
  render(<CloseTill cashOnItsWay={false} onCancel={vi.fn()} />, { wrapper: queryWrapper() });
  const first = await screen.findByLabelText('Lembar pecahan 100,000');
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('2{Enter}');
  expect(screen.getByLabelText('Lembar pecahan 1,000')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Bandingkan dengan catatan' })).toHaveFocus();
}

test('the count is blind: no balance is asked for or shown before it is sent, and sending it posts nothing', async () => {
  selisih = '-1000.00';
  await countTwoNotes();
  expect(calls.map(({ path }) => path)).toEqual(['parameter/denom-list']);
  expect(screen.queryByText('Menurut catatan')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/Selisihnya tampak setelah hitungan kedua/)).toBeInTheDocument();
  expect(screen.queryByText('Menurut catatan')).toBeNull();
  expect(screen.queryByText('Hitungan sama dengan catatan')).toBeNull();
  expect(screen.queryByRole('textbox', { name: /Alasan selisih/ })).toBeNull();
  expect(closings()).toHaveLength(1);
  expect(closings()[0]?.query.get('dry_run')).toBe('T');
  expect(closings()[0]?.body).toEqual({ kode_valuta: 'IDR', pecahan: [{ nominal: '100000.00', lembar: 2 }] });
});

test('a difference asks for a reason and a second count that continues the first; the booking equals the display', async () => {
  selisih = '-1000.00';
  await countTwoNotes();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Hitung ulang' }));
  expect(screen.queryByRole('button', { name: 'Bukukan selisih dan tutup kas' })).toBeNull();
  expect(await screen.findByLabelText('Lembar pecahan 100,000')).toHaveValue('2');
  await userEvent.click(screen.getByRole('button', { name: 'Bandingkan dengan catatan' }));
  const book = await screen.findByRole('button', { name: 'Bukukan selisih dan tutup kas' });
  expect(screen.getByText('Kurang 1,000.00')).toBeInTheDocument();
  expect(screen.getByText('201,000.00')).toBeInTheDocument();
  const [cause] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(cause).toHaveTextContent('Transaksi yang sama dibukukan dua kaliSetor tunai · 10:12:13001261120000000007');
  expect(book).toBeDisabled();
  await userEvent.type(screen.getByLabelText(/Alasan selisih/), 'Kurang seribu');
  popups.confirm.mockResolvedValueOnce(false);
  await userEvent.click(book);
  expect(closings()).toHaveLength(2);
  await userEvent.click(book);
  await waitFor(() => expect(closings()).toHaveLength(3));
  const booked = closings()[2];
  expect(booked?.query.get('dry_run')).toBeNull();
  expect(booked?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(booked?.body).toEqual({
    kode_valuta: 'IDR',
    pecahan: [{ nominal: '100000.00', lembar: 2 }],
    keterangan: 'Kurang seribu',
    selisih: '-1000.00',
  });
});

test('a window asks for the second person and names the act to release', async () => {
  selisih = '-1000.00';
  await countTwoNotes();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Hitung ulang' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bandingkan dengan catatan' }));
  await userEvent.type(await screen.findByLabelText(/Alasan selisih/), 'Kurang seribu');
  refuse = true;
  await userEvent.click(screen.getByRole('button', { name: 'Bukukan selisih dan tutup kas' }));
  const shown = await screen.findByRole('dialog', { name: 'Otorisasi supervisor' });
  expect(shown).toHaveTextContent('Kas teller ditutup dengan selisih -1,000.00');
  expect(shown).toHaveTextContent('IDR -1,000.00');
});

test('without a difference there is nothing to consent to', async () => {
  selisih = '0.00';
  await countTwoNotes();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Tutup kas dan serahkan ke khasanah' }));
  await waitFor(() => expect(closings()).toHaveLength(2));
  expect(closings()[1]?.body).toMatchObject({ selisih: '' });
  expect(screen.queryByText('Kemungkinan penyebab')).toBeNull();
});

test('a wrong number of pieces is named and nothing can be sent', async () => {
  render(<CloseTill cashOnItsWay={false} onCancel={vi.fn()} />, { wrapper: queryWrapper() });
  const field = await screen.findByLabelText('Lembar pecahan 100,000');
  await userEvent.type(field, '1,5');
  expect(field).toHaveAccessibleDescription('Isi bilangan bulat 0 sampai 1,000,000');
  expect(screen.getByRole('button', { name: 'Bandingkan dengan catatan' })).toBeDisabled();
});
