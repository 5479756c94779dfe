import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CloseChecks } from '#components/business-day/close-checks.tsx';
import { DayActions, ForceClose } from '#components/business-day/day-actions.tsx';
import { useProfile } from '#hooks/use-session.ts';
import type { PeriksaTutupReply, PeriksaTutupRow } from '#types/proto/business-day/branch.ts';
import { type Call, fakeGateway } from '../hooks/harness.tsx';
import { showSignedIn } from '../kit/screens/signed-in.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);

const blocker = { operasi: '', nama_user: '', kode_kas: '', petugas: [], diingatkan_pada: '', istirahat: 0 };
const till: PeriksaTutupRow = {
  kode: 'KAS_TELLER',
  pesan: 'Semua kas teller ditutup dan kosong',
  lulus: 'F',
  rincian: [{ ...blocker, id: '7', teks: 'T01 50,000,000.00', nama_user: 'Siti Rahmawati', kode_kas: 'T01' }],
};
const checks: readonly PeriksaTutupRow[] = [
  till,
  {
    kode: 'WARKAT_MASUK',
    pesan: 'Warkat masuk diputuskan',
    lulus: 'F',
    rincian: [{ ...blocker, id: '3', teks: 'CEK AA000001 2,000,000.00' }],
  },
  { kode: 'NERACA', pesan: 'Neraca seimbang', lulus: 'T', rincian: [] },
];
const day = (periksa: readonly PeriksaTutupRow[]): PeriksaTutupReply => ({
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  accounting_date: '2026-11-20',
  status_akses_desc: 'BUKA',
  kantor_pusat: 'F',
  tanggal_bank: '2026-11-20',
  status_bank: 'BUKA',
  tanggal_berikutnya: '',
  akan_dibatalkan: 0,
  akan_kedaluwarsa: 0,
  kalender_sampai: '',
  langkah: [],
  tanggal_penutupan: '',
  periksa: [...periksa],
});

let menus: string[] = [];
let headOffice = 'F';
let calls: Call[] = [];
const moved = () => calls.filter(({ path }) => path === 'cabang/cut-off');
beforeEach(() => {
  menus = ['hari-cabang'];
  headOffice = 'F';
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  calls = fakeGateway(({ path }) => ({
    resp_code: '00',
    resp_msg: 'Sukses',
    resp_data: path === 'access/profil' ? { menu_id: menus, kantor_pusat: headOffice } : {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

const cutOff = async (periksa: readonly PeriksaTutupRow[]) => {
  showSignedIn(() => <DayActions day={day(periksa)} ready={false} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cut-off' }));
  await waitFor(() => expect(popups.confirm).toHaveBeenCalledOnce());
  return popups.confirm.mock.calls[0]?.[0];
};

test('the cut-off lists the obstacles to closing the day before it asks, and sends nothing without a yes', async () => {
  popups.confirm.mockResolvedValue(false);
  const asked = await cutOff(checks);
  expect(JSON.stringify(asked)).toContain('Cut-off hari 20 November 2026 cabang 001?');
  expect(asked.text).toContain('masih dapat diselesaikan sesudah cut-off');
  // Each as what is missing: 'all tills are closed' beside an open till would say the opposite.
  expect(asked.about).toEqual([
    ['Kas teller belum ditutup', 'T01 50,000,000.00 · Siti Rahmawati'],
    ['Warkat yang diunjukkan belum diputus', 'CEK AA000001 2,000,000.00'],
  ]);
  expect(moved()).toEqual([]);
});

test('the cut-off of a day that nothing blocks asks all the same, and is sent with the day that was shown', async () => {
  const asked = await cutOff(checks.slice(2));
  expect(asked.about).toEqual([]);
  expect(JSON.stringify(asked)).not.toContain('masih dapat diselesaikan');
  await waitFor(() => expect(moved()).toHaveLength(1));
  expect(moved()[0]?.body).toMatchObject({ kode_cabang: '001', accounting_date: '2026-11-20' });
});

test('an open till leads to closing it for an absent teller, or names who can', async () => {
  menus = ['hari-cabang', 'tutup-kas-berhalangan'];
  const shown = showSignedIn(() => <CloseChecks kodeCabang="001" checks={checks} />);
  const link = await screen.findByRole('link', { name: 'Teller berhalangan? Tutup kasnya dengan dua petugas' });
  expect(link).toHaveAttribute('href', '/vault/absent?id_kas=7');
  shown.unmount();
  menus = ['hari-cabang'];
  showSignedIn(() => <CloseChecks kodeCabang="001" checks={checks} />);
  expect(await screen.findAllByText(/^Teller berhalangan\? Head teller/)).toHaveLength(1);
});

test.each([
  ['another branch, from head office', 'T', '002', false, 1],
  ['another branch, from a branch', 'F', '002', true, 0],
  ['head office’s own day, whose end of day has failed', 'T', '001', true, 1],
  ['head office’s own day, whose end of day has not failed', 'T', '001', false, 0],
] as const)('closing by force: %s', async (_, ofHeadOffice, kodeCabang, failed, links) => {
  headOffice = ofHeadOffice;
  showSignedIn(() => <Offer kodeCabang={kodeCabang} failed={failed} />, { kode_cabang: '001' });
  await screen.findByText(`kantor pusat: ${ofHeadOffice}`);
  expect(screen.queryAllByRole('link', { name: 'Tutup paksa' })).toHaveLength(links);
});

/** The link beside a text that is there once the reader's profile is known. */
function Offer(asked: { readonly kodeCabang: string; readonly failed: boolean }) {
  const { headOffice: known, canOpen } = useProfile();
  return (
    <>
      {canOpen('hari-cabang') ? <p>{`kantor pusat: ${known ? 'T' : 'F'}`}</p> : null}
      <ForceClose {...asked} />
    </>
  );
}
