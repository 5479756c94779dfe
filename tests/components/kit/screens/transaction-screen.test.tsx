import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { teller } from '#services/cash/teller.ts';
import {
  ACCOUNT,
  fillDeposit,
  flowData,
  nominal,
  openDeposit,
  posting,
  postings,
  press,
  preview,
  previews,
  showDeposit,
  steps,
  transitionButtons,
} from './deposit.tsx';
import { ok, type Replies, refusal, router } from './page.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
vi.mock('next/router', async () => {
  const page = await import('./page.tsx');
  return { useRouter: () => page.router };
});

beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  router.query = {};
});
afterEach(() => vi.unstubAllGlobals());

test('the preview is asked once, dry and without a key, when the form is whole', async () => {
  const calls = await openDeposit({});
  await userEvent.type(await screen.findByLabelText('Lembar pecahan 100,000'), '10');
  await userEvent.type(await screen.findByLabelText(/Nomor rekening/), ACCOUNT);
  expect(previews(calls)).toHaveLength(0);
  // Pasted at once: the form becomes whole in one step, so a slow machine cannot ask in between.
  await userEvent.click(nominal());
  await userEvent.paste('1jt');
  expect(await screen.findByText('Seimbang')).toBeInTheDocument();
  expect(screen.getByText('Kas teller IDR')).toBeInTheDocument();
  expect(screen.getByText('13,350,000.00')).toBeInTheDocument();
  const last = previews(calls).at(-1);
  expect(last).toMatchObject({ path: 'flow/setor-tunai', body: { flowCode: 'SETOR_TUNAI', flowData } });
  expect(last?.headers['idempotency-key']).toBeUndefined();
  expect(postings(calls)).toHaveLength(0);
});

test('a refusal of the preview is shown in place of the lines, without a popup', async () => {
  await openDeposit({ 'flow/setor-tunai': () => refusal('62', 'Rekening diblokir') });
  await userEvent.type(screen.getByLabelText(/Nomor rekening/), ACCOUNT);
  await userEvent.type(nominal(), '1jt');
  expect(await screen.findByText('Rekening diblokir')).toBeInTheDocument();
  expect(popups.notify).not.toHaveBeenCalled();
});

test('a refusal of one row of many says which row, of a field of the form itself none', async () => {
  const said = 'Akun 101001 adalah akun kontrol';
  const refused = refusal('12', said, { violations: [{ field: 'baris.2.nomor', kode: 'GL_KEPT', pesan: said }] });
  await openDeposit({ 'flow/setor-tunai': () => refused });
  await userEvent.type(screen.getByLabelText(/Nomor rekening/), ACCOUNT);
  await userEvent.type(nominal(), '1jt');
  expect(await screen.findByText(`Baris 3: ${said}`)).toBeInTheDocument();
  expect(screen.queryByText(said)).toBeNull();
});

test('errors show under a field only after it was touched', async () => {
  await openDeposit({});
  expect(screen.queryByText('Wajib diisi')).toBeNull();
  await userEvent.click(nominal());
  await userEvent.tab();
  await waitFor(() => expect(nominal()).toHaveAccessibleDescription('Wajib diisi'));
});

test('a form can be filled before its check is here, and nothing is sent unchecked', async () => {
  const load = teller.cashDeposit.schema;
  const checked = Promise.withResolvers<void>();
  const held = vi.spyOn(teller.cashDeposit, 'schema').mockImplementation(async () => {
    await checked.promise;
    return load();
  });
  onTestFinished(() => held.mockRestore());
  const calls = await openDeposit({});
  await userEvent.type(screen.getByLabelText(/Nomor rekening/), ACCOUNT);
  await userEvent.click(nominal());
  await userEvent.tab();
  await press('Proses');
  expect(popups.notify).not.toHaveBeenCalled();
  checked.resolve();
  await waitFor(() => expect(nominal()).toHaveAccessibleDescription('Wajib diisi'));
  await waitFor(() => expect(popups.notify).toHaveBeenCalledWith('warning', 'Info', 'Nominal: Wajib diisi'));
  expect(screen.getByLabelText(/Nomor rekening/)).toHaveValue(ACCOUNT);
  expect(previews(calls)).toHaveLength(0);
  expect(postings(calls)).toHaveLength(0);
});

test('processing an unfinished form warns with the first field and sends nothing', async () => {
  const calls = await openDeposit({});
  await press('Proses');
  await waitFor(() => expect(popups.notify).toHaveBeenCalledWith('warning', 'Info', 'Nomor rekening: Wajib diisi'));
  expect(popups.confirm).not.toHaveBeenCalled();
  expect(postings(calls)).toHaveLength(0);
  expect(screen.getByLabelText(/Nomor rekening/)).toHaveFocus();
});

test('Ctrl+Enter asks, posts with a key, shows the reference and the slip', async () => {
  const calls = await openDeposit({
    'flow/setor-tunai': ({ query }) => (query.has('dry_run') ? preview() : posting()),
  });
  await fillDeposit();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('satu juta rupiah', { exact: false, selector: 'dd' })).toBeInTheDocument();
  expect(popups.confirm).toHaveBeenCalledWith({
    title: 'Lanjutkan transaksi ?',
    text: 'Proses',
    about: [
      ['Jenis', 'Setor tunai'],
      ['Nominal', 'IDR 1,000,000.00'],
      ['Rekening', 'Siti Aminah 001120000454'],
    ],
    yes: 'Yes',
    no: 'Cancel',
  });
  expect(popups.progress.mock.calls[0]?.[0]).toBe('Submitting process... please wait');
  // The slip and a toast say it: nothing has to be answered before the next customer.
  expect(popups.notify).not.toHaveBeenCalled();
  expect(postings(calls)).toHaveLength(1);
  expect(postings(calls)[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(postings(calls)[0]?.body).toEqual({ flowCode: 'SETOR_TUNAI', flowData });
  expect(screen.getByText('001 21/11/26 10:42:17 TLR01 000005')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cetak' })).toHaveFocus();

  await press('Transaksi baru');
  expect(nominal()).toHaveValue('');
  expect(screen.getByLabelText(/Nomor rekening/)).toHaveValue('');
});

test('a digit begins the next transaction beside the slip, which makes room for the preview', async () => {
  document.body.classList.add('content');
  onTestFinished(() => document.body.classList.remove('content'));
  await openDeposit({ 'flow/setor-tunai': ({ query }) => (query.has('dry_run') ? preview() : posting()) });
  await fillDeposit();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('button', { name: 'Cetak' })).toHaveFocus();
  expect(screen.getByLabelText(/Nomor rekening/)).toHaveValue('');
  expect(screen.queryByText('Pratinjau posting')).toBeNull();
  await userEvent.keyboard('0');
  expect(screen.getByLabelText(/Nomor rekening/)).toHaveFocus();
  expect(screen.getByLabelText(/Nomor rekening/)).toHaveValue('0');
  expect(screen.queryByRole('button', { name: 'Cetak' })).toBeNull();
  expect(screen.getByText('Pratinjau posting')).toBeInTheDocument();
});

test('Enter goes from field to field past every helper', async () => {
  await openDeposit({});
  await userEvent.type(screen.getByLabelText(/Nomor rekening/), '00{Enter}');
  expect(nominal()).toHaveFocus();
});

test('somebody else at the counter is named in the one line that held the account holder', async () => {
  await openDeposit({});
  expect(screen.getByLabelText('Identitas penyetor')).toHaveValue('Pemilik rekening');
  await userEvent.keyboard('{Alt>}p{/Alt}');
  expect(screen.getByLabelText('Identitas penyetor')).toHaveFocus();
  await userEvent.keyboard('3171046504880003');
  expect(screen.getByLabelText(/Nama sesuai identitas/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pemilik' }));
  expect(screen.getByLabelText('Identitas penyetor')).toHaveValue('Pemilik rekening');
  expect(screen.queryByLabelText(/Nama sesuai identitas/)).toBeNull();
});

test('declining the question posts nothing and preserves the form', async () => {
  popups.confirm.mockResolvedValue(false);
  const calls = await openDeposit({});
  await fillDeposit();
  await press('Proses');
  await waitFor(() => expect(popups.confirm).toHaveBeenCalledTimes(1));
  expect(postings(calls)).toHaveLength(0);
  expect(nominal()).toHaveValue('1,000,000.00');
});

test('two quick clicks post once', async () => {
  // The question is answered once both clicks were made: on a busy machine the second would otherwise find a screen that is through.
  const answer = Promise.withResolvers<boolean>();
  popups.confirm.mockReturnValue(answer.promise);
  const calls = await openDeposit({
    'flow/setor-tunai': ({ query }) => (query.has('dry_run') ? preview() : posting()),
  });
  await fillDeposit();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Proses' }));
  expect(popups.confirm).toHaveBeenCalledTimes(1);
  answer.resolve(true);
  await screen.findByRole('button', { name: 'Transaksi baru' });
  expect(postings(calls)).toHaveLength(1);
});

test('an error that the server finds stands under its field', async () => {
  await openDeposit({
    'flow/setor-tunai': ({ query }) =>
      query.has('dry_run')
        ? preview()
        : refusal('30', 'Isian belum benar', {
            violations: [{ field: 'nominal', kode: 'v.uang', pesan: 'Jumlah terlalu besar' }],
          }),
  });
  await fillDeposit();
  await press('Proses');
  await waitFor(() => expect(nominal()).toHaveAccessibleDescription(/Jumlah terlalu besar/));
  expect(nominal()).toHaveFocus();
  expect(popups.notify).not.toHaveBeenCalled();
});

test('any other refusal is a popup titled Info with the message and the correlation id', async () => {
  await openDeposit({
    'flow/setor-tunai': ({ query }) => (query.has('dry_run') ? preview() : refusal('90', 'Hari cabang ditutup')),
  });
  await fillDeposit();
  await press('Proses');
  await waitFor(() => expect(popups.notify).toHaveBeenCalledWith('info', 'Info', 'Hari cabang ditutup', 'k-1'));
});

test('the address fills in the account', async () => {
  router.query = { nomor_rekening: ACCOUNT };
  await openDeposit({});
  expect(screen.getByLabelText(/Nomor rekening/)).toHaveValue(ACCOUNT);
  await waitFor(() => expect(screen.getByText('Bambang Wicaksono')).toBeInTheDocument());
});

test('the focus begins at the first field that is still empty', async () => {
  // The shell around a page gives it this name.
  document.body.classList.add('content');
  onTestFinished(() => document.body.classList.remove('content'));
  await openDeposit({});
  expect(screen.getByLabelText(/Nomor rekening/)).toHaveFocus();
  cleanup();
  router.query = { nomor_rekening: ACCOUNT };
  await openDeposit({});
  expect(nominal()).toHaveFocus();
});

const ID = '5b9f1c4e-9d1c-4a35-8f5e-1f2f3a4b5c6d';
const opened = (flow_state: string, transRemark = '', catatan_kolom: readonly object[] = []): Replies => ({
  'flow/get-by-id_flow': () => ok({ item: { flow_state, transRemark }, flowData, catatan_kolom }),
  'flow/get-button-transition': (call) => transitionButtons(call, flow_state),
});
const buttonNames = () => [...document.querySelectorAll('.action-bar .btn')].map((button) => button.textContent);

test('a returned item opens filled, says why it came back, and continues through the workflow with its id', async () => {
  router.query = { id_flow: ID };
  const calls = await openDeposit({
    ...opened('RETURNED', 'Nominal keliru'),
    'flow/process-v2': () => ok({ id_flow: ID, flow_state: 'WAITING', nomor_referensi: '' }),
  });
  expect(await screen.findByText('Nominal keliru')).toBeInTheDocument();
  expect(nominal()).toHaveValue('1,000,000.00');
  expect(buttonNames()).toEqual(['Batalkan', 'Kirim ulang']);
  await press('Kirim ulang');
  await userEvent.type(await screen.findByLabelText('Catatan'), 'sudah diperbaiki');
  await press('Yes');
  await waitFor(() => expect(steps(calls)).toHaveLength(1));
  expect(steps(calls)[0]?.body).toEqual({
    flowCode: 'SETOR_TUNAI',
    flowState: 'RETURNED',
    flowData,
    actionType: 'SUBMIT',
    transRemark: 'sudah diperbaiki',
    transCode: '1401',
    sendToCore: 'F',
    idFlow: ID,
  });
  expect(router.replace).toHaveBeenCalled();
});

test('remarks of a checker stand at their fields, are read with them, and are summed up above the form', async () => {
  router.query = { id_flow: ID };
  await openDeposit(
    opened('RETURNED', 'Belum lengkap', [
      { kolom: 'nominal', catatan: 'Tidak sama dengan slip' },
      { kolom: 'keterangan', catatan: 'Isi nama penyetor' },
    ]),
  );
  await screen.findByText('Belum lengkap');
  expect(screen.getByText('Nominal: Tidak sama dengan slip')).toBeInTheDocument();
  expect(screen.getByText('Catatan pemeriksa: Isi nama penyetor')).toBeInTheDocument();
  expect(nominal()).toHaveAccessibleDescription(/^Catatan pemeriksa: Tidak sama dengan slip/);
  expect(screen.getByLabelText(/Nomor rekening/)).not.toHaveAccessibleDescription(/Catatan pemeriksa/);
});

test('an opened draft continues like a new form, and posting it names the draft that ends with it', async () => {
  router.query = { id_flow: ID };
  const calls = await openDeposit({
    ...opened('DRAFT'),
    'flow/setor-tunai': ({ query }) => (query.has('dry_run') ? preview() : posting()),
  });
  expect(buttonNames()).toEqual(['Batalkan', 'Simpan draf', 'Kirim untuk otorisasi', 'Proses']);
  await press('Proses');
  await userEvent.type(await screen.findByLabelText('Catatan'), 'nasabah kembali');
  await press('Yes');
  await screen.findByRole('button', { name: 'Transaksi baru' });
  expect(postings(calls).map(({ body }) => body)).toEqual([
    { flowCode: 'SETOR_TUNAI', flowData, idFlow: ID, transRemark: 'nasabah kembali' },
  ]);
  expect(steps(calls)).toHaveLength(0);
});

test('a draft is withdrawn unchanged, without a check and without its content', async () => {
  router.query = { id_flow: ID };
  const calls = await openDeposit({
    ...opened('DRAFT'),
    'flow/process-v2': () => ok({ id_flow: ID, flow_state: 'CANCELLED', nomor_referensi: '' }),
  });
  await userEvent.clear(nominal());
  await press('Batalkan');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(steps(calls)).toHaveLength(1));
  expect(steps(calls)[0]?.body).toMatchObject({ actionType: 'CANCEL', idFlow: ID });
  expect(steps(calls)[0]?.body).not.toHaveProperty('flowData');
});

test('an unfinished draft is stored unchanged', async () => {
  const calls = await openDeposit({
    'flow/process-v2': () => ok({ id_flow: 'x', flow_state: 'DRAFT', nomor_referensi: '' }),
  });
  await userEvent.type(nominal(), '1jt');
  await press('Simpan draf');
  await waitFor(() => expect(steps(calls)).toHaveLength(1));
  expect(popups.confirm.mock.calls[0]?.[0]).toMatchObject({ title: 'Lanjutkan transaksi ?', text: 'Simpan draf' });
  expect(steps(calls)[0]?.body).toMatchObject({ actionType: 'DRAFT', idFlow: '', flowData: { nominal: '1000000.00' } });
});

test('an item that cannot be read is a popup titled Terjadi Kesalahan, and the form does not open', async () => {
  router.query = { id_flow: '5b9f1c4e-9d1c-4a35-8f5e-1f2f3a4b5c6d' };
  showDeposit({ 'flow/get-by-id_flow': () => refusal('25', 'Data tidak ditemukan') });
  await waitFor(() => expect(popups.notify).toHaveBeenCalledWith('error', 'Terjadi Kesalahan', 'Data tidak ditemukan'));
  expect(screen.queryByLabelText(/Nominal/)).toBeNull();
});
