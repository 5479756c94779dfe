import { describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { accepted, cash, insertGrant, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { cashBank, short } from './cash-bank.ts';

const bank = await cashBank();
breaksBooks(bank, ['7']);
const ani = await bank.ownerOf(accounts.ani);
const budi = await bank.ownerOf(accounts.budi);
const citra = await bank.ownerOf(accounts.citra);

const undo = async (teller: string, head: string, branch: string, nomor_referensi: string) => {
  const data = { nomor_referensi, alasan: 'Salah rekening' };
  const token = await insertGrant(bank, {
    code: 'REVERSAL',
    data: reversal.schema.parse(data),
    maker: teller,
    branch,
    supervisor: head,
    reasons: ['PEMBATALAN', 'DUA_ORANG'],
  });
  return bank.run(teller, reversal, data, { token });
};

describe('the sum of a day', () => {
  test('counts cash in and cash out apart, for the holder of the account, over all branches', async () => {
    const before = (await bank.dayOf(budi)) ?? [0, 0, 0];
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.budi, 20)));
    await accepted(bank, () => bank.run('teller3', cashDeposit, cash(accounts.budi, 30)));
    await accepted(bank, () => bank.run('teller1', cashWithdrawal, cash(accounts.budi, 10)));
    expect(await bank.dayOf(budi)).toEqual([before[0] + 5_000_000, before[1] + 1_000_000, before[2] + 6_000_000]);
  });

  test('is exact when two tills serve one customer at the same instant', async () => {
    const before = (await bank.dayOf(ani)) ?? [0, 0, 0];
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((notes) =>
        bank.run(notes % 2 ? 'teller1' : 'teller3', cashDeposit, cash(accounts.ani, notes)),
      ),
    );
    expect((await bank.dayOf(ani))?.[0]).toBe(before[0] + 2_100_000);
    await expectSoundBooks(bank);
  });

  test('counts nothing of a deposit that is refused', async () => {
    await refused(bank, 'CASH_COUNT', () =>
      bank.run('teller1', cashDeposit, { ...cash(accounts.ani, 5), nominal: '400000.00' }),
    );
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 5)));
  });

  test('counts for the presenter too, and once for a holder with an own document', async () => {
    const before = (await bank.dayOf(budi)) ?? [0, 0, 0];
    await accepted(bank, () => bank.run('teller1', cashDeposit, { ...cash(accounts.budi, 10), ...short }));
    expect((await bank.dayOf(budi))?.[0]).toBe(before[0] + 1_000_000);
    const [walkIn] = await bank.owner<
      { nomor_wic: string }[]
    >`select nomor_wic from walk_in where nomor_identitas = ${short.nomor_identitas}`;
    expect(await bank.dayOf(walkIn?.nomor_wic ?? '')).toEqual([1_000_000, 0, 1_000_000]);
    const [holder] = await bank.owner<
      { nomor_identitas: string }[]
    >`select nomor_identitas from customer where nomor_nasabah = ${budi}`;
    await accepted(bank, () =>
      bank.run('teller1', cashDeposit, { ...cash(accounts.budi, 10), nomor_identitas: holder?.nomor_identitas }),
    );
    expect((await bank.dayOf(budi))?.[0]).toBe(before[0] + 2_000_000);
    const own = await bank.owner`
      select peran from cash_entry where pihak = ${budi} and journal_id = (select max(journal_id) from cash_entry)`;
    expect(own.map(({ peran }) => peran)).toEqual(['PEMILIK']);
    expect(await bank.owner`select from walk_in where nomor_identitas = ${holder?.nomor_identitas ?? ''}`).toHaveLength(
      0,
    );
  });

  test('excludes reversed transactions', async () => {
    const before = await bank.dayOf(citra);
    const posted = await accepted(bank, () => bank.run('teller3', cashDeposit, cash(accounts.citra, 40)));
    expect((await bank.dayOf(citra))?.[0]).toBe((before?.[0] ?? 0) + 4_000_000);
    await accepted(bank, () => undo('teller3', 'headteller2', '002', posted.nomor_referensi));
    expect(await bank.dayOf(citra)).toEqual(before ?? [0, 0, 0]);
    await expectSoundBooks(bank);
  });
});

describe('worked examples', () => {
  test('300 million at 001 and 250 million at 002 on one day are 550 million, and to be reported within 14 business days', async () => {
    const before = (await bank.dayOf(citra))?.[0] ?? 0;
    expect(before).toBe(8_000_000);
    await bank.deposit('teller1', accounts.citra, 300);
    expect(await bank.reportsOf(citra)).toEqual([]);
    const second = await bank.deposit('teller3', accounts.citra, 242);
    expect((await bank.dayOf(citra))?.slice(0, 2)).toEqual([550_000_000, 0]);
    expect(await bank.reportsOf(citra)).toEqual([['LTKT', 'MASUK', '2026-11-20', '2026-11-20', 550_000_000, 'BARU']]);
    // From Friday 20 November fourteen business days on.
    const [row] = await bank.owner<{ tenggat: string }[]>`select tenggat from cash_report where pihak = ${citra}`;
    expect(row?.tenggat).toBe('2026-12-10');
    // Taken back below the amount nothing is left to report; brought again it is.
    await undo('teller3', 'manager2', '002', second.nomor_referensi);
    expect((await bank.reportsOf(citra))[0]?.slice(4)).toEqual([308_000_000, 'GUGUR']);
    await bank.deposit('teller3', accounts.citra, 192);
    expect((await bank.reportsOf(citra))[0]?.slice(4)).toEqual([500_000_000, 'BARU']);
    await expectSoundBooks(bank);
  });

  test('three times 180 million on three days are a pattern, and two times are none', async () => {
    for (const [day, found] of [
      ['2026-11-23', 0],
      ['2026-11-24', 0],
      ['2026-11-25', 1],
    ] as const) {
      await bank.turnTo(day);
      await bank.deposit('teller1', accounts.budi, 180);
      expect(await bank.reportsOf(budi), day).toHaveLength(found);
    }
    expect(await bank.reportsOf(budi)).toEqual([['POLA', 'MASUK', '2026-11-23', '2026-11-25', 540_000_000, 'BARU']]);
    // Another such day makes the same pattern longer, a day without cash in between or not.
    await bank.turnTo('2026-11-27');
    await bank.deposit('teller1', accounts.budi, 120);
    expect(await bank.reportsOf(budi)).toEqual([['POLA', 'MASUK', '2026-11-23', '2026-11-27', 660_000_000, 'BARU']]);
  });
});
