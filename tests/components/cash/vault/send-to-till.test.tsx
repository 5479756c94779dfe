import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SendToTill } from '#components/cash/vault/send-to-till.tsx';
import { choose } from '../../dropdown.ts';
import { type Call, fakeGateway, queryWrapper } from '../../hooks/harness.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);

const over = {
  alasan: [
    { kode: 'BATAS_KAS', pesan: 'Kas teller akan melebihi batas', tingkat: 'HEAD_TELLER', tindakan: 'OVERRIDE' },
  ],
};
const tills = [{ id_kas: '2', kode_kas: 'TLR01', nama_user: 'Siti', kode_valuta: 'IDR', saldo: '90000000.00' }];

let calls: Call[] = [];
let refuse = false;
const sendings = () => calls.filter(({ path }) => path.includes('penarikan-khasanah'));

beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  refuse = false;
  calls = fakeGateway(({ path }) => {
    const refused = refuse && path.endsWith('penarikan-khasanah');
    return {
      resp_code: refused ? '61' : '00',
      resp_msg: 'Sukses',
      resp_data: refused
        ? over
        : path.endsWith('denom-list')
          ? [{ kode_valuta: 'IDR', nominal: '100000.00', jenis: 'K' }]
          : path.includes('validate')
            ? { status: 'DISETUJUI', token_override: 'izin' }
            : tills,
    };
  });
});
afterEach(() => vi.unstubAllGlobals());

async function sendOneNote(onClose: () => void) {
  render(<SendToTill stock={[{ nominal: '100000.00', lembar: 10 }]} kodeValuta="IDR" onClose={onClose} />, {
    wrapper: queryWrapper(),
  });
  await choose('Kas teller penerima', 'TLR01 - Siti (90,000,000.00)');
  await userEvent.type(await screen.findByLabelText('Lembar pecahan 100,000'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Serahkan' }));
}

test('cash within the till’s maximum is sent at once, and the window closes', async () => {
  const onClose = vi.fn();
  await sendOneNote(onClose);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sendings().map(({ path }) => path)).toEqual([expect.stringMatching(/penarikan-khasanah$/)]);
});

test('cash above the till’s maximum asks for a second person, who sees amount and receiver', async () => {
  refuse = true;
  const onClose = vi.fn();
  await sendOneNote(onClose);
  const release = await screen.findByRole('dialog', { name: 'Otorisasi supervisor' });
  expect(release).toHaveTextContent('Kas teller akan melebihi batas');
  expect(release).toHaveTextContent('TLR01');
  expect(within(release).getByText(/100,000\.00/)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(popups.notify).not.toHaveBeenCalled();
});
