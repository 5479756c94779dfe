import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { message } from '#lib/messages/id.ts';
import type { AuditRow } from '#types/proto/control/audit.ts';
import Trail from '../../../../pages/audit/trail.tsx';
import { choose } from '../../dropdown.ts';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, refusal, router, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({}),
  useProfile: () => ({ headOffice: true, canOpen: () => false }),
}));

const row = (aksi: string, more: Partial<AuditRow> = {}): AuditRow => ({
  id_audit: aksi,
  waktu: '2026-11-22T08:00:00+07:00',
  id_user: 'teller1',
  kode_cabang: '001',
  aksi,
  hasil: '00',
  kalimat: undefined,
  objek: '',
  id_korelasi: '',
  rincian: '',
  hash: 'ab12'.repeat(16),
  sesi: '',
  alamat: '10.1.2.3',
  posisi: '7',
  sebab: '',
  ...more,
});
const rows = [
  row('SETOR_TUNAI', { objek: '001261122000000077' }),
  row('teller.setorTunai', { hasil: '57', sebab: 'Anda tidak berwenang untuk ini', rincian: '{"sebab":"FORBIDDEN"}' }),
  row('MASUK', { objek: 'sesi-a', sesi: 'sesi-a' }),
  row('CETAK_ULANG', { objek: 'USER:teller3' }),
  row('report.jurnal', { hasil: '57' }),
  row('BANK_LAIN'),
];

let reply: (call: Call) => unknown;
let calls: Call[] = [];
beforeEach(() => {
  router.query = {};
  reply = () => ok(rows, { resp_cursor: null });
  calls = gateway({ 'audit-trail': (call) => reply(call) });
});
afterEach(() => vi.unstubAllGlobals());

test('acts and results are words, a refused call has the words of its operation, and no hash is listed', async () => {
  show(Trail);
  const cells = async (id: string) => (await screen.findAllByText(id)).map((cell) => cell.closest('tr')?.textContent);
  expect(await cells('Setor tunai')).toEqual([
    expect.stringMatching(/001261122000000077Berhasil$/),
    expect.stringMatching(/Setor tunaiDitolak$/),
  ]);
  expect(await cells('Masuk')).toEqual([expect.stringMatching(/MasukBerhasil$/)]);
  expect(await cells('Slip dicetak ulang')).toEqual([expect.stringContaining('Pengguna teller3')]);
  expect(await cells('Jurnal')).toEqual([expect.stringMatching(/Ditolak$/)]);
  expect(await cells('BANK_LAIN')).toHaveLength(1);
  expect(document.body.textContent).not.toContain('ab12');
});

test('the window says why a call was refused; proof and content are there for who opens them', async () => {
  show(Trail);
  const [, refused] = await screen.findAllByText('Setor tunai');
  await userEvent.click(refused as HTMLElement);
  const shown = within(await screen.findByRole('dialog'));
  expect(shown.getByText('Ditolak (57)')).toBeInTheDocument();
  expect(shown.getByText('Anda tidak berwenang untuk ini')).toBeInTheDocument();
  expect(shown.getByText('Isi catatan').closest('details')).not.toHaveAttribute('open');
  expect(shown.getByText('ab12'.repeat(16)).closest('details')).not.toHaveAttribute('open');
});

test('an act is picked by its name and asked for by its code; nothing found says that filters are at work', async () => {
  show(Trail);
  await screen.findByText('Masuk');
  reply = () => ok([], { resp_cursor: null });
  await choose('Tindakan', 'Setor tunai');
  expect(await screen.findByText('Tidak ada data yang sesuai dengan filter.')).toBeInTheDocument();
  expect(calls.at(-1)?.query.get('aksi')).toBe('SETOR_TUNAI');
});

test('a user nobody knows is said at its filter, not shown as an empty list', async () => {
  const violations = [{ field: 'id_user', kode: 'v.userId', pesan: 'Tidak ada pengguna dengan User ID ini' }];
  reply = ({ query }) =>
    query.get('id_user') === 'teler1' ? refusal('30', 'Isian belum benar', { violations }) : ok(rows, {});
  show(Trail);
  await screen.findByText('Masuk');
  const user = screen.getByLabelText('User ID');
  await userEvent.type(user, 'teler1{Enter}');
  await screen.findByText(message('umum.gagalMuat'));
  expect(user).toHaveAccessibleDescription('Tidak ada pengguna dengan User ID ini');
  await userEvent.type(user, '{Backspace}');
  expect(user).not.toHaveAccessibleDescription();
});
