import { describe, expect, test } from 'vitest';
import { insertRate } from '../../currency-bank.ts';
import { rupiah } from '../../profit-sharing/month-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { LAST, MONTH, monthEndBank, withDollars } from './month-end-bank.ts';

describe('head office ends a month after the last posting of every branch', () => {
  test('a branch that waits for a rate posts its revaluation once the rate is there, and the month ends after it', async () => {
    const bank = await monthEndBank();
    await withDollars(bank);
    await bank.earn(100_000n);
    for (const branch of ['000', '001', '002'] as const) await bank.cutOff(branch);
    for (const branch of ['001', '002', '000'] as const) await bank.begin(branch);
    await bank.setRate();
    await bank.carry(3);
    expect(await bank.branchStates()).toEqual([
      '000 CUT_OFF TUTUP_BAGI_HASIL MENUNGGU_CABANG',
      '001 CUT_OFF REVALUASI RATE_MISSING',
      '002 TUTUP',
    ]);
    expect(await bank.periodOf(MONTH)).toBe('OPEN');
    await insertRate(bank, ['16500', '16600', '16700'], LAST);
    await bank.carry(3);
    expect(await bank.branchStates()).toEqual(['000 TUTUP', '001 TUTUP', '002 TUTUP']);
    expect(await bank.periodOf(MONTH)).toBe('DISTRIBUTED');
    const [loss] = await bank.owner<{ jumlah: bigint }[]>`
      select sum(jumlah)::bigint as jumlah from journal_line where kode_gl = '604001' and tanggal = ${LAST}`;
    expect(loss?.jumlah).toBe(rupiah(60_000n));
    await expectSoundBooks(bank);
  });
});
