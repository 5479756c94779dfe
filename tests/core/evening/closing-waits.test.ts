import { describe, expect, test } from 'vitest';
import { credit, debit, type Target } from '#core/ledger/legs.ts';
import { dollars, layDollars, layRate } from '../currency-bank.ts';
import { expectSoundBooks } from '../helpers.ts';
import { of, rupiah } from '../profit/month-bank.ts';
import { accounts } from '../small-bank.ts';
import { LAST, MONTH, type MonthEndBank, monthEndBank } from './month-end-bank.ts';

/** A company buys 100 dollars for an account at 001 at 16,000; without a rate of the last day its end of day waits for one. */
async function withDollars(bank: MonthEndBank): Promise<void> {
  await layDollars(bank);
  await bank.owner`delete from cash_box where kode_valuta = 'USD'`;
  const usd = (target: Target): Target => ({ ...target, kode_valuta: 'USD' });
  const worth = { jumlah_idr: rupiah(1_600_000n) };
  await bank.book([
    {
      kodeCabang: '001',
      nominal: rupiah(1_600_000n),
      rekening: null,
      legs: [
        debit(of(accounts.firma, '203001'), rupiah(1_600_000n)),
        credit({ kode_cabang: '001', kode_gl: '113002' }, rupiah(1_600_000n)),
        debit(usd({ kode_cabang: '001', kode_gl: '113001' }), 100_00n, worth),
        credit(usd(of(dollars.ani, '203005')), 100_00n, worth),
      ],
    },
  ]);
}

describe('head office ends a month after the last posting of every branch', () => {
  test('a branch that waits for a rate posts its revaluation once the rate is there, and the month ends after it', async () => {
    const bank = await monthEndBank();
    await withDollars(bank);
    await bank.earn(100_000n);
    for (const branch of ['000', '001', '002'] as const) await bank.cutOff(branch);
    for (const branch of ['001', '002', '000'] as const) await bank.begin(branch);
    await bank.setRate();
    await bank.carry(3);
    expect(await bank.standing()).toEqual([
      '000 CUT_OFF TUTUP_BAGI_HASIL MENUNGGU_CABANG',
      '001 CUT_OFF REVALUASI RATE_MISSING',
      '002 TUTUP',
    ]);
    expect(await bank.periodOf(MONTH)).toBe('OPEN');
    await layRate(bank, ['16500', '16600', '16700'], LAST);
    await bank.carry(3);
    expect(await bank.standing()).toEqual(['000 TUTUP', '001 TUTUP', '002 TUTUP']);
    expect(await bank.periodOf(MONTH)).toBe('DISTRIBUTED');
    const [loss] = await bank.owner<{ jumlah: bigint }[]>`
      select sum(jumlah)::bigint as jumlah from journal_line where kode_gl = '604001' and tanggal = ${LAST}`;
    expect(loss?.jumlah).toBe(rupiah(60_000n));
    await expectSoundBooks(bank);
  });
});
