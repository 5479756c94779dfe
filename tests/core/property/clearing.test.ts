import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearingSettlement } from '#core/cheques/clearing/settlement-module.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { formBatches } from '#core/payments/settlement/form-batch.ts';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { clearingBank, sheet, slip } from '../cheques/clearing/clearing-bank.ts';
import { beginOf, storeMessage } from '../payments/settlement/settlement-bank.ts';

/**
 * The rail may report presented sheets in any order, any number of times and in any number of messages: each sheet ends once, as the first word that
 * fits says, every amount stands where its state says, and nothing is left on the way (domain: invariants, 15 and 16).
 */
const bank = await clearingBank();
const { done, newest, ledger } = bank;
const faults: unknown[] = [];
const noted = (error: unknown) => {
  faults.push(error);
};

type Word = 'SELESAI' | 'DITOLAK' | 'DIKEMBALIKAN';
interface Said {
  readonly of: number;
  readonly word: Word;
  /** Is it taken before the next word comes? */
  readonly isReceived: boolean;
}
const SHEETS = 4;
const said: fc.Arbitrary<Said> = fc.record({
  of: fc.integer({ min: 0, max: SHEETS - 1 }),
  word: fc.constantFrom<Word>('SELESAI', 'DITOLAK', 'DIKEMBALIKAN'),
  isReceived: fc.boolean(),
});

/**
 * Returns a sheet's end by these words in their order, worked out here: one that was refused or came back has ended, a settled one may still come
 * back.
 */
const endOf = (words: readonly Word[]): 'DISETOR' | 'SELESAI_KLIRING' | 'DITOLAK' =>
  words.reduce<'DISETOR' | 'SELESAI_KLIRING' | 'DITOLAK'>((state, word) => {
    if (state === 'DISETOR') return word === 'SELESAI' ? 'SELESAI_KLIRING' : 'DITOLAK';
    return state === 'SELESAI_KLIRING' && word === 'DIKEMBALIKAN' ? 'DITOLAK' : state;
  }, 'DISETOR');

const process = () => processEntries({ db: bank.app, begin: beginOf(bank) }, [clearingSettlement], noted);
const amountOf = (place: number): bigint => BigInt(place + 1) * 10_000_000_00n;
const minus = (after: readonly bigint[], before: readonly bigint[]) =>
  after.map((each, at) => each - (before[at] ?? 0n));
const balances = () => Promise.all(['109001', '201004', '109006', '102001'].map(ledger));

test('any order of settlements, refusals, returns and duplicates ends each cheque once, with nothing on the way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 12 }), async (words) => {
      const before = await balances();
      const sheets = Array.from({ length: SHEETS }, (_, place) => sheet({ nominal: `${amountOf(place) / 100n}.00` }));
      await done('teller1', 'SETORAN_KLIRING', slip(sheets));
      const rows = await newest();
      await formBatches(beginOf(bank), [clearingSettlement], noted, { semua: true });
      for (const { of, word, isReceived } of words) {
        const end_to_end = `W${(rows[of]?.id_warkat ?? '').padStart(12, '0')}`;
        await storeMessage(bank, [
          {
            jenis: word,
            rail: 'KLIRING',
            end_to_end,
            jumlah: amountOf(of).toString(),
            sebab: word === 'SELESAI' ? '' : '01',
          },
        ]);
        if (isReceived) await process();
      }
      await process();
      await process();
      const expected = sheets.map((_, place) => endOf(words.filter(({ of }) => of === place).map(({ word }) => word)));
      expect((await newest()).map(({ status }) => status)).toEqual(expected);
      const sum = (...states: readonly string[]) =>
        expected.reduce((total, state, place) => (states.includes(state) ? total + amountOf(place) : total), 0n);
      expect(minus(await balances(), before)).toEqual([
        sum('DISETOR'),
        -sum('DISETOR', 'SELESAI_KLIRING'),
        0n,
        sum('SELESAI_KLIRING'),
      ]);
      expect(faults).toEqual([]);
    }),
    { numRuns: 25 },
  );
  expect((await checkBooks(bank.owner)).filter(({ ok }) => !ok)).toEqual([]);
});
