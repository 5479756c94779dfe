import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AccrualsTab } from '#components/profit-sharing/accruals-tab.tsx';
import { accountTabs } from '#components/workplace/account/account-tabs.ts';
import type { InfoRekening, RekeningDetail, RekeningRow } from '#types/proto/accounts/savings.ts';
import { gateway, ok, show } from '../../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: () => true, data: { menu_id: ['rekening'] } }),
  useSession: () => ({ user: { id_user: 'cs1' } }),
}));
afterEach(() => vi.unstubAllGlobals());

const NUMBER = '001120000010';
const account = {
  row: { nomor_rekening: NUMBER } as RekeningRow,
  detail: {} as RekeningDetail,
  info: {} as InfoRekening,
};
const CALL = 'pemeliharaan-rekening/history-accrual-bagi-hasil';

const each = {
  hari_bulan: 30,
  hi_1000: '8.600000',
  nisbah: '30.00',
  kode_cabang: '001',
  nomor_referensi: '',
  id_jurnal: '',
  kode_valuta: 'IDR',
};
const rows = [
  {
    ...each,
    dari: '2027-09-20',
    sampai: '2027-09-30',
    hari: 11,
    saldo: '12000000.00',
    sehari: '1032.00',
    jumlah: '11352.00',
  },
  {
    ...each,
    dari: '2027-09-10',
    sampai: '2027-09-19',
    hari: 10,
    saldo: '15000000.00',
    sehari: '1290.00',
    jumlah: '12900.00',
  },
  {
    ...each,
    dari: '2027-09-01',
    sampai: '2027-09-09',
    hari: 9,
    saldo: '10000000.00',
    sehari: '860.00',
    jumlah: '7740.00',
  },
];
const opened = (data: readonly object[]) => {
  const calls = gateway({ [CALL]: () => ok(data, { resp_cursor: '' }) });
  show(() => <AccrualsTab {...account} />);
  return calls;
};

test('says how a day was reckoned, draws the balances, and lists each period', async () => {
  const calls = opened(rows);
  expect(await screen.findByText('12,000,000.00 ÷ 1,000 × 8.600000 × 30% ÷ 30 = 1,032.00 sehari')).toBeTruthy();
  expect(screen.getByText('Saldo akhir hari yang ikut bagi hasil')).toBeTruthy();
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(within(table).getByText(/20.09.2027 – 30.09.2027/)).toBeTruthy();
  expect(within(table).getByText('11,352.00')).toBeTruthy();
  const asked = calls.find(({ path }) => path === CALL)?.query;
  expect([asked?.get('nomor_rekening'), asked?.get('rinci')]).toEqual([NUMBER, 'PERIODE']);
});

test('an account that has earned nothing yet says so', async () => {
  opened([]);
  expect(await screen.findByText('Belum ada akrual bagi hasil')).toBeTruthy();
});

test('shows in the window of an account whose contract shares the income, and in no other', () => {
  const tab = accountTabs.find(({ id }) => id === 'akrual');
  const with_ = (nisbah_nasabah: string) => ({ ...account, info: { kontrak: { nisbah_nasabah } } as InfoRekening });
  expect(tab?.shown?.(with_('30.00'))).toBe(true);
  expect(tab?.shown?.(with_(''))).toBe(false);
  expect(tab?.shown?.(account)).toBe(false);
});
