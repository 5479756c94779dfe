import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { noPresenter } from '#components/customers/walk-ins/presenter-section.tsx';
import { ToastProvider } from '#components/kit/ui/toast.tsx';
import { atOnce, transitions } from '#core/db/reference/flow.ts';
import { useInboxRefresh } from '#hooks/use-inbox.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { messageOf } from '#lib/messages/id.ts';
import CashDeposit from '../../../../pages/teller/cash-deposit.tsx';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, type Replies } from './page.tsx';
import { showSignedIn } from './signed-in.tsx';

export const ACCOUNT = makeAccountNumber('001', '20', 45);
export const REFERENCE = '001261121000000077';

const line = { kode_cabang: '001', kode_valuta: 'IDR', nama_rekening: '' };
const posted = {
  nomor_referensi: '',
  id_jurnal: '',
  jurnal: [
    { ...line, kode_gl: '101002', nama_gl: 'Kas teller IDR', nomor_rekening: '', debet: '1000000.00', kredit: '0.00' },
    {
      ...line,
      kode_gl: '301001',
      nama_gl: 'Tabungan mudharabah',
      nomor_rekening: ACCOUNT,
      debet: '0.00',
      kredit: '1000000.00',
    },
  ],
  saldo_tersedia: '13350000.00',
  biaya: '0.00',
  rincian_biaya: [],
  perubahan: [],
  saldo: [],
  otorisasi: { perlu: 'F', tingkat: '', alasan: [] },
  ringkasan: {
    flowCode: 'SETOR_TUNAI',
    nominal: '1000000.00',
    kode_valuta: 'IDR',
    nomor_rekening: '001120000454',
    nama_nasabah: 'Siti Aminah',
    nomor_rekening_lawan: '',
    nama_lawan: '',
    objek: '',
    biaya: '',
    jumlah: '',
  },
  peringatan: [],
};
export const needed = {
  perlu: 'T',
  tingkat: 'HEAD_TELLER',
  alasan: [
    { kode: 'LIMIT_TUNAI', pesan: 'Melebihi wewenang tunai Anda', tingkat: 'HEAD_TELLER', tindakan: 'OVERRIDE' },
  ],
};
export const preview = (otorisasi: object = posted.otorisasi) => ok({ ...posted, otorisasi });
export const posting = () =>
  ok({
    ...posted,
    nomor_referensi: REFERENCE,
    slip: {
      operasi: 'SETOR_TUNAI',
      nama_bank: 'Bank',
      kode_cabang: '001',
      nama_cabang: 'Jakarta',
      tanggal: '2026-11-21',
      waktu: '2026-11-21 10:42:17',
      nomor_referensi: REFERENCE,
      nomor_rekening: ACCOUNT,
      nama_nasabah: 'Bambang Wicaksono',
      nomor_rekening_lawan: '',
      nama_lawan: '',
      keterangan: '',
      kode_teller: 'TLR01',
      nama_teller: 'Siti Rahmawati',
      user_otorisasi: '',
      nominal: '1000000.00',
      kode_valuta: 'IDR',
      warkat: [],
      baris_validasi: '001 21/11/26 10:42:17 TLR01 000005',
      biaya: [],
      duplikat: 'F',
      pecahan: [{ nominal: '100000.00', lembar: 10 }],
    },
  });

const account = {
  nomor_rekening: ACCOUNT,
  nama_nasabah: 'Bambang Wicaksono',
  nama_produk: 'Tabungan mudharabah',
  status_rekening: 'AKTIF',
  blokir: '',
  saldo_buku: '12400000.00',
  saldo_tersedia: '12350000.00',
};

const toButton = (action_type: string, look: { label: string; warna_latar: string; warna_teks: string }) => ({
  action_type,
  transition_label: messageOf('tombol.', look.label),
  bg_colour_code: look.warna_latar,
  text_colour_code: look.warna_teks,
  trans_code: '1401',
  send_to_core: action_type in atOnce ? 'T' : 'F',
});

/** Makes the buttons as the core returns them: those of the status, after the one that posts at once where there may be one. */
export function transitionButtons({ body }: Call, state = '') {
  const { is_override } = body as { is_override: 'T' | 'F' };
  const first = is_override === 'T' ? 'OVERRIDE' : 'POST';
  const filed = transitions.filter(({ dari, pelaku }) => dari === state && pelaku === 'PEMBUAT');
  const buttons = filed.map((each) => toButton(each.aksi, each));
  if (state === '' || state === 'DRAFT') buttons.unshift(toButton(first, atOnce[first]));
  return ok({ read_only: 'F', buttons });
}

/** Holds the other replies of the deposit screen; each test sets the core's answer to the posting. */
export const pageReplies: Replies = {
  'parameter/denom-list': () => ok([{ kode_valuta: 'IDR', nominal: '100000.00', jenis: 'K' }], { resp_cursor: null }),
  'teller/detail': () => ok({ teller: { status: 'BUKA', saldo: '48250000.00' } }),
  'validate-rekening': () => ok({ rekening: account }),
  'flow/get-button-transition': (call) => transitionButtons(call),
};

/** Draws the deposit screen over a gateway; `flow/setor-tunai` returns the preview unless a test says otherwise. */
export function showDeposit(replies: Replies, live = false): Call[] {
  const calls = gateway({ 'flow/setor-tunai': () => preview(), ...pageReplies, ...replies });
  showSignedIn(live ? LiveDeposit : DepositWithToasts);
  return calls;
}

/** The deposit screen, once it can be filled. */
export async function openDeposit(replies: Replies, live = false): Promise<Call[]> {
  const calls = showDeposit(replies, live);
  await screen.findByLabelText(/Nominal/);
  await screen.findByRole('button', { name: /^Kirim/ });
  return calls;
}

/** Draws the screen with the short words at the edge that the shell shows. */
const DepositWithToasts = () => (
  <ToastProvider>
    <CashDeposit />
  </ToastProvider>
);

/** Draws the screen within the shell, which subscribes to the inbox for all of them. */
function LiveDeposit() {
  useInboxRefresh(true, () => undefined);
  return <CashDeposit />;
}

export const nominal = () => screen.getByLabelText(/Nominal/);
export const previews = (calls: readonly Call[]) => calls.filter(({ query }) => query.get('dry_run') === 'T');
export const steps = (calls: readonly Call[]) => calls.filter(({ path }) => path === 'flow/process-v2');
export const postings = (calls: readonly Call[]) =>
  calls.filter(({ path, query }) => path.startsWith('flow/setor-tunai') && !query.has('dry_run'));

/** Fills in 1,000,000 of ten notes for the account, and waits for the preview. */
export async function fillDeposit() {
  await userEvent.type(screen.getByLabelText(/Nomor rekening/), ACCOUNT);
  await userEvent.type(nominal(), '1jt');
  await userEvent.type(await screen.findByLabelText('Lembar pecahan 100,000'), '10');
  await waitFor(() => expect(screen.getByText('Seimbang')).toBeInTheDocument());
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const flowData = {
  nomor_rekening: ACCOUNT,
  nominal: '1000000.00',
  kode_valuta: 'IDR',
  keterangan: '',
  pecahan: [{ nominal: '100000.00', lembar: 10 }],
  kembalian: [],
  ...noPresenter,
};
