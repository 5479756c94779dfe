import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inWorkOrder } from '#components/control/workflow/work-order.ts';
import { WorkflowBar } from '#components/kit/screens/workflow-bar.tsx';
import { ToastProvider } from '#components/kit/ui/toast.tsx';
import type { ButtonTransition, OtorisasiRow } from '#types/proto/control/flow.ts';
import { type Call, fakeGateway, queryWrapper } from '../../hooks/harness.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);

const button = (action_type: string, transition_label: string): ButtonTransition => ({
  action_type,
  transition_label,
  send_to_core: action_type === 'APPROVE' ? 'T' : 'F',
  trans_code: '1601',
  bg_colour_code: '',
  text_colour_code: '',
});
const buttons = [button('APPROVE', 'Setujui'), button('REJECT', 'Tolak')];
const seen = { versi: 3, sidik: 'a1'.repeat(16), kode_alasan: ['MELEBIHI_WEWENANG'] };
const ID = '5b9f1c4e-9d1c-4a35-8f5e-1f2f3a4b5c6d';

let calls: Call[] = [];
let answer: unknown;
beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  answer = { resp_code: '00', resp_msg: 'Sukses', resp_data: { nomor_referensi: '001261121000000077', id_flow: ID } };
  calls = fakeGateway(() => answer);
});
afterEach(() => vi.unstubAllGlobals());

function show(extra: Partial<Parameters<typeof WorkflowBar>[0]> = {}) {
  const onDone = vi.fn();
  render(
    <ToastProvider>
      <WorkflowBar
        buttons={buttons}
        idFlow={ID}
        flowCode="SETOR_TUNAI"
        flowState="WAITING"
        onDone={onDone}
        {...extra}
      />
    </ToastProvider>,
    { wrapper: queryWrapper() },
  );
  return onDone;
}

/** Presses a key of the bar and waits for its window, which opens once the page's own check has answered. */
async function openBy(key: string): Promise<void> {
  await userEvent.keyboard(key);
  await screen.findByRole('dialog');
}

test('approving by key takes one window: subject, notes, Yes; it carries the transition and the content shown', async () => {
  const onDone = show({ seen, about: [['Nominal', 'IDR 60,000,000.00']] });
  await openBy('a');
  const asking = within(screen.getByRole('dialog', { name: 'Lanjutkan transaksi ?' }));
  expect(asking.getByText('Setujui')).toBeInTheDocument();
  expect(asking.getByText('IDR 60,000,000.00')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Catatan/), 'Sudah dicek');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(popups.confirm).not.toHaveBeenCalled();
  expect(popups.progress.mock.calls[0]?.[0]).toBe('Submitting process... please wait');
  // The end is a word at the edge of the screen, not a third window.
  expect(popups.notify).not.toHaveBeenCalled();
  expect(screen.getByText('Disetujui, referensi 001261121000000077')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    path: 'flow/process-v2',
    body: {
      actionType: 'APPROVE',
      flowCode: 'SETOR_TUNAI',
      flowState: 'WAITING',
      idFlow: ID,
      transRemark: 'Sudah dicek',
      transCode: '1601',
      sendToCore: 'T',
      ...seen,
    },
  });
  expect(calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('the button sends the content on the screen when it was pressed, and not later content', async () => {
  const onDone = vi.fn();
  const bar = (versi: number) => (
    <WorkflowBar
      buttons={buttons}
      idFlow={ID}
      flowCode="SETOR_TUNAI"
      flowState="WAITING"
      seen={{ ...seen, versi }}
      onDone={onDone}
    />
  );
  const { rerender } = render(bar(1), { wrapper: queryWrapper() });
  await openBy('a');
  rerender(bar(2));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toMatchObject({ versi: 1, sidik: seen.sidik });
});

test('declining the question sends nothing', async () => {
  const onDone = show();
  await openBy('a');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

test('a refusal must say why', async () => {
  show();
  await openBy('t');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(popups.confirm).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/Catatan/), 'Slip belum ada');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ actionType: 'REJECT', transRemark: 'Slip belum ada', sendToCore: 'F' });
});

test('a checker who returns an item pins remarks to fields; a ticked field needs a reason, an unticked one says nothing', async () => {
  const onDone = show({
    buttons: [...buttons, button('RETURN', 'Kembalikan')],
    fields: [
      { kolom: 'nominal', label: 'Nominal' },
      { kolom: 'keterangan', label: 'Keterangan' },
    ],
  });
  await openBy('r');
  await userEvent.type(screen.getByLabelText(/^Catatan/), 'Mohon diperbaiki');
  await userEvent.click(screen.getByLabelText('Nominal'));
  await userEvent.click(screen.getByLabelText('Keterangan'));
  await userEvent.type(screen.getByLabelText(/Catatan untuk Keterangan/), 'Isi nama penyetor');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(popups.confirm).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/Catatan untuk Nominal/)).toHaveAccessibleDescription(
    'Isi catatan paling sedikit 5 karakter',
  );
  await userEvent.click(screen.getByLabelText('Nominal'));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toMatchObject({
    actionType: 'RETURN',
    transRemark: 'Mohon diperbaiki',
    catatan_kolom: [{ kolom: 'keterangan', catatan: 'Isi nama penyetor' }],
  });
});

test('only sending back takes remarks at fields', async () => {
  show({ fields: [{ kolom: 'nominal', label: 'Nominal' }] });
  await userEvent.click(screen.getByRole('button', { name: /Tolak/ }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByLabelText('Nominal')).toBeNull();
});

test("the page's own check comes first", async () => {
  show({ validate: () => 'Nomor rekening wajib diisi' });
  await userEvent.click(screen.getByRole('button', { name: /Setujui/ }));
  expect(popups.notify).toHaveBeenCalledWith('warning', 'Info', 'Nomor rekening wajib diisi');
  expect(screen.queryByLabelText(/Catatan/)).toBeNull();
  expect(calls).toEqual([]);
});

test('a refused step is reported with its text and ends nothing', async () => {
  answer = { resp_code: '63', resp_msg: 'Pembuat tidak boleh menyetujui', resp_data: { id_korelasi: 'k-9' } };
  const onDone = show();
  await openBy('a');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(popups.notify).toHaveBeenCalledTimes(1));
  expect(popups.notify).toHaveBeenCalledWith('info', 'Info', 'Pembuat tidak boleh menyetujui', 'k-9');
  expect(onDone).not.toHaveBeenCalled();
});

test('items with a customer at the counter come first, the others stay in their order', () => {
  const row = (id_flow: string, jenis: string, flow_state: string) => ({ id_flow, jenis, flow_state }) as OtorisasiRow;
  const rows = [
    row('a', 'FLOW', 'WAITING'),
    row('b', 'OVERRIDE', 'APPROVED'),
    row('c', 'OVERRIDE', 'WAITING'),
    row('d', 'FLOW', 'WAITING'),
  ];
  expect(inWorkOrder(rows).map(({ id_flow }) => id_flow)).toEqual(['c', 'a', 'b', 'd']);
});

const invalid = () => 'Nominal: Wajib diisi';

test('a failed page check is a warning titled Info with the message, and nothing is sent', async () => {
  show({ validate: invalid });
  await userEvent.click(screen.getByRole('button', { name: /Setujui/ }));
  await waitFor(() => expect(popups.notify.mock.calls).toEqual([['warning', 'Info', 'Nominal: Wajib diisi']]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toHaveLength(0);
});

test('in a read-only flow the warning says where the input is mended instead', async () => {
  show({ validate: invalid, readOnly: 'T' });
  await userEvent.click(screen.getByRole('button', { name: /Setujui/ }));
  await waitFor(() => expect(popups.notify).toHaveBeenCalledTimes(1));
  expect(popups.notify.mock.calls[0]?.[2]).toMatch(/^Nominal: Wajib diisi\. Isian ini hanya dapat dilihat/);
  expect(calls).toHaveLength(0);
});

test.each([
  ['without a flow state', { flowState: '' }],
  ["with override 'T'", { isOverride: 'T' as const }],
])('%s the notes are skipped and the question comes at once', async (_name, extra) => {
  const onDone = show(extra);
  await userEvent.click(screen.getByRole('button', { name: /Setujui/ }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(popups.confirm).toHaveBeenCalledTimes(1);
  expect(calls[0]?.body).toMatchObject({ transRemark: '', actionType: 'APPROVE' });
});

test('any clicks ask about and send one submission at a time', async () => {
  let answerYes = (_: boolean) => {};
  popups.confirm.mockReturnValue(
    new Promise<boolean>((resolve) => {
      answerYes = resolve;
    }),
  );
  const onDone = show({ flowState: '' });
  await userEvent.click(screen.getByRole('button', { name: /Setujui/ }));
  await userEvent.click(screen.getByRole('button', { name: /Setujui/ }));
  await userEvent.click(screen.getByRole('button', { name: /Tolak/ }));
  expect(popups.confirm).toHaveBeenCalledTimes(1);
  answerYes(true);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(1);
});

test('a button wears the colours and the label the server gave it', () => {
  const coloured = { ...button('APPROVE', 'Setujui'), bg_colour_code: '#0b5d4b', text_colour_code: '#ffffff' };
  show({ buttons: [coloured] });
  const { style } = screen.getByRole('button', { name: /Setujui/ });
  expect(style.getPropertyValue('--bs-btn-bg')).toBe('#0b5d4b');
  expect(style.getPropertyValue('--bs-btn-color')).toBe('#ffffff');
});
