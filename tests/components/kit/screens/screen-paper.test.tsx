import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRecord } from '#hooks/use-record.ts';
import { parameter } from '#services/control/parameter.ts';
import TrialBalance from '../../../../pages/report/trial-balance.tsx';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, router, show } from './page.tsx';

vi.mock('next/router', async () => {
  const page = await import('./page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: { id_user: 'finance1', nama_user: 'Arief Nugroho', kode_cabang: '000', role_id: [] } }),
  useProfile: () => ({ headOffice: true, canOpen: () => true }),
}));

const balance = {
  kode_gl: '101002',
  nama_gl: 'Kas teller IDR',
  posisi: 'D',
  saldo_awal: '0.00',
  debet: '5000.00',
  kredit: '5000.00',
  saldo_akhir: '0.00',
};

let calls: Call[] = [];
beforeEach(() => {
  router.query = { balance_date: '2026-11-20', branch_code: '002', is_all_cabang: 'F' };
  calls = gateway({
    'laporan/trial-balance': () => ok([balance], { resp_cursor: null }),
    'parameter/kode-cabang': () => ok([{ kode_cabang: '002', nama_cabang: 'Bandung' }], { resp_cursor: null }),
    'parameter/status-cabang': () =>
      ok({ kode_cabang: '000', nama_cabang: 'Kantor Pusat', accounting_date: '2026-11-21', status_akses_desc: 'BUKA' }),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The screen in its shell: the top bar asks for the branch, and the content has its place. */
function Shell() {
  useRecord(parameter.branchStatus, {});
  return (
    <main id="content">
      <TrialBalance />
    </main>
  );
}

const paperHead = () => document.querySelector('.paper-head');
const print = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

test('a screen prints under bank, branch, title and date, with its filters, user and time', async () => {
  show(Shell);
  await screen.findByText('Kas teller IDR');
  expect(paperHead()).toBeNull();
  const asked = calls.length;
  await print('beforeprint');
  expect(paperHead()).toHaveTextContent('Bank Syariah Amanah' + '000 Kantor Pusat' + 'Neraca saldo' + '21-11-2026');
  expect([...document.querySelectorAll('.paper-asked > div')].map(({ textContent }) => textContent)).toEqual([
    'Cabang002 Bandung',
    'Per tanggal20-11-2026',
  ]);
  const foot = [...document.querySelectorAll('.paper-foot span')].map(({ textContent }) => textContent);
  expect(foot.slice(-2)).toEqual([
    'finance1 · Arief Nugroho',
    expect.stringMatching(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/),
  ]);
  expect(calls, 'printing waits for no answer').toHaveLength(asked);
  await print('afterprint');
  expect(paperHead()).toBeNull();
  expect(document.querySelector('.paper-foot')).toBeNull();
  expect(document.documentElement.style.getPropertyValue('--paper-screen')).toBe('');
});

test('a trial balance before closing entries is asked for so, and its paper says it', async () => {
  router.query = { ...router.query, sebelum_penutup: 'T' };
  show(Shell);
  await screen.findByText('Kas teller IDR');
  expect(calls.find(({ path }) => path === 'laporan/trial-balance')?.query.get('sebelum_penutup')).toBe('T');
  await print('beforeprint');
  expect([...document.querySelectorAll('.paper-asked > div')].map(({ textContent }) => textContent)).toContain(
    'Sebelum jurnal penutupYa',
  );
  await print('afterprint');
});
