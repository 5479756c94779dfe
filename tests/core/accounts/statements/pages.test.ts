import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statement as area } from '#core/accounts/statements/module.ts';
import { LINES_A_PAGE, printStatement } from '#core/accounts/statements/print-statement.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { rupiahMinor } from '#lib/money.ts';
import { accountRow, cash, counterBank } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
const { 'statement.dokumen': document, 'statement.halaman': pages } = area.handlers({
  documentKeys: ['the document key of this test bank'],
});
const RUNS = 4;

/** Minor units of an amount on a page, which is empty on the side that the line is not on. */
const minor = (wire: string): bigint => (wire === '' ? 0n : rupiahMinor(wire));

test('of any movements each page balances, its lines run from its opening to its closing, and the next begins with that', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: LINES_A_PAGE + 5 }), async (comes) => {
      // So much comes in first that no run of withdrawals wants more than there is.
      await bank.run('teller1', cashDeposit, cash(accounts.ani, comes.length));
      for (const inwards of comes)
        await bank.run('teller1', inwards ? cashDeposit : cashWithdrawal, cash(accounts.ani, inwards ? 2 : 1));
      const data = { nomor_rekening: accounts.ani, tanggal_awal: `${DAY.slice(0, 8)}01`, tanggal_akhir: DAY };
      const { saldo_buku } = await accountRow(bank, accounts.ani);
      const { nomor_dokumen } = await bank.run('cs1', printStatement, data);
      const as = await bank.as('cs1');
      const { kepala } = await document.handle(as, { nomor: nomor_dokumen });
      const { halaman } = await pages.handle(as, {
        nomor: nomor_dokumen,
        dari: 1,
        sampai: kepala?.jumlah_halaman ?? 0,
      });
      expect(halaman.map((page) => page.halaman)).toEqual(halaman.map((_, index) => index + 1));
      expect(halaman).toHaveLength(Math.ceil((kepala?.jumlah_baris ?? 0) / LINES_A_PAGE));
      let runs = minor(kepala?.saldo_awal ?? '');
      let [debits, credits] = [0n, 0n];
      for (const page of halaman) {
        expect(minor(page.saldo_awal)).toBe(runs);
        for (const { debet, kredit, saldo } of page.baris) {
          runs += minor(kredit) - minor(debet);
          expect(minor(saldo)).toBe(runs);
        }
        expect(minor(page.saldo_awal) + minor(page.kredit) - minor(page.debet)).toBe(minor(page.saldo_akhir));
        expect(minor(page.saldo_akhir)).toBe(runs);
        [debits, credits] = [debits + minor(page.debet), credits + minor(page.kredit)];
      }
      expect([runs, debits, credits]).toEqual([saldo_buku, minor(kepala?.debet ?? ''), minor(kepala?.kredit ?? '')]);
    }),
    { numRuns: RUNS },
  );
});
