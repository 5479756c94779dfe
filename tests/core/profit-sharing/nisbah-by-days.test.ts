import { beforeAll, expect, test } from 'vitest';
import { distribute, lockAverages, trueUp } from '#core/profit-sharing/end-of-day-steps.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { historyBagiHasil } from '#core/profit-sharing/share-history.ts';
import { rincianBagiHasil } from '#core/profit-sharing/share-queries.ts';
import { paging } from '../asking.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { MONTH, type MonthBank, monthBank, rupiah, saver } from './month-bank.ts';

const BRANCHES = ['000', '001', '002'] as const;
let bank: MonthBank;
beforeAll(async () => {
  bank = await monthBank();
  await bank.earn(166_250n);
  // From the 15th on 25 instead of 30 %, as two persons would have agreed with the customer.
  await bank.owner`
    insert into account_contract
    select (jsonb_populate_record(k, '{"berlaku_sejak": "2026-11-15", "nisbah_nasabah": 2500, "nisbah_khusus": true}')).*
    from account_contract_on(${saver}, ${MONTH}::date) k`;
});

test('a share counts each day with the nisbah of its own contract, from the locked average to the posting', async () => {
  for (const branch of BRANCHES) await bank.endOfDay(branch, lockAverages);
  const [locked] = await bank.owner<{ nisbah: number; jumlah_saldo: bigint; saldo_nisbah: string }[]>`
    select nisbah, jumlah_saldo, saldo_nisbah::text from profit_share where nomor_rekening = ${saver} and bulan = ${MONTH}`;
  // 10,000,000 for nine days and 15,000,000 for five at 30 %, 15,000,000 for five and 12,000,000 for eleven at 25 %.
  expect({ ...locked }).toEqual({
    nisbah: 2_500,
    jumlah_saldo: rupiah(372_000_000n),
    saldo_nisbah: String(rupiah(165_000_000n) * 3_000n + rupiah(207_000_000n) * 2_500n),
  });
  const nothing = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };
  const { sidik, final } = await perhitunganHi1000(await bank.as('finance1'), {
    pool: 'UTAMA',
    bulan: MONTH,
    ...nothing,
  });
  expect(final).toBe('8.750000');
  const data = { pool: 'UTAMA', bulan: MONTH, sidik };
  const { id_flow } = await bank.flow('finance1', 'SUBMIT', {
    flowCode: 'TETAPKAN_HI1000',
    data,
    remark: 'Mohon disetujui',
  });
  await bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai' });
  for (const branch of BRANCHES) await bank.endOfDay(branch, trueUp);
  await bank.endOfDay('001', distribute);
  // 101,250,000 / 30 / 1,000 x 8.75 = 29,531.25; by the last day's 25 % alone it would be 27,125, by the first day's 32,550.
  const [share] = await bank.owner<{ bruto: bigint }[]>`
    select bruto from profit_share where nomor_rekening = ${saver} and bulan = ${MONTH}`;
  expect(share?.bruto).toBe(rupiah(29_531n));
  await expectSoundBooks(bank);
});

test('the explanation names both shares and the slip their mean by balance', async () => {
  const explained = await rincianBagiHasil(await bank.as('manager1'), {
    nomor_rekening: saver,
    bulan: MONTH,
    nisbah: '',
  });
  expect(explained.nisbah_hari).toEqual([
    { dari: '2026-11-01', sampai: '2026-11-14', nisbah: '30.00' },
    { dari: '2026-11-15', sampai: '2026-11-30', nisbah: '25.00' },
  ]);
  // 101,250,000 of 372,000,000.
  expect(explained.bagian?.nisbah).toBe('27.22');
  const { data } = await historyBagiHasil(await bank.as('manager1'), {
    paging: paging(),
    nomor_rekening: saver,
    bulan: '',
    kode_cabang: '',
  });
  expect(data.map(({ nisbah, bruto }) => [nisbah, bruto])).toEqual([['27.22', '29531.00']]);
});
