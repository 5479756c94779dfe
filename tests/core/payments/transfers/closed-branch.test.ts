import { expect, test } from 'vitest';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { unanswered } from '#core/payments/settlement/queries.ts';
import { paging } from '../../asking.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { beginOf } from '../settlement/settlement-bank.ts';
import { fromGiro, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
// An end of day is written here beside a day that stays open.
breaksBooks(bank, ['33']);
const { answer, balance, done, ledger, leave, lines, newest, owner } = bank;
const M = 1_000_000_00n;

const day = (kode: string, status: string) => owner`update branch set status = ${status} where kode_cabang = ${kode}`;
const again = () =>
  processEntries({ db: bank.app, begin: beginOf(bank) }, [bank.area], (error) => {
    throw error;
  });
/** Returns head office's items under "not taken yet", as the screen asks for them. */
const waiting = async () =>
  (await unanswered(await bank.as('finance1'), { daftar: 'ENTRI', paging: paging() })).data.map(
    ({ nomor, jenis, sebab, kode_cabang, gagal_kali }) => [nomor, jenis, sebab, kode_cabang, gagal_kali],
  );
const stateOf = async (nomor: string) => {
  const [row] = await owner<{ status: string; journal_akhir: bigint | null }[]>`
    select status, journal_akhir from transfer where nomor = ${nomor}`;
  return row ?? { status: '', journal_akhir: null };
};
/** A transfer by branch 001 of an account, settled. */
async function settled(nomor_rekening: string): Promise<string> {
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(2_000_000n, { nomor_rekening }));
  const { nomor } = await newest();
  await leave();
  await answer(nomor, 'SELESAI');
  expect((await stateOf(nomor)).status).toBe('SELESAI');
  return nomor;
}

test('a return to a branch whose day is over waits visibly, blocks no other, and is booked when the branch opens', async () => {
  const hers = await settled(accounts.citra);
  const other = await settled(accounts.ani);
  const before = [await balance(accounts.citra), await balance(accounts.ani), await ledger('102001')] as const;
  await day('002', 'TUTUP');
  await answer(hers, 'DIKEMBALIKAN', 'AC04');
  await answer(other, 'DIKEMBALIKAN', 'AC04');
  expect([(await stateOf(hers)).status, (await stateOf(other)).status]).toEqual(['SELESAI', 'DIRETUR']);
  expect(await waiting()).toEqual([[hers, 'DIKEMBALIKAN', 'DAY_CLOSED', '002', 0]]);
  expect([await balance(accounts.citra), await balance(accounts.ani)]).toEqual([before[0], before[1] + 2n * M]);
  // However often it is tried; its branch's own books, and those of the branch that sent it, are untouched.
  expect([await again(), await again()]).toEqual([0, 0]);
  expect([await balance(accounts.citra), await ledger('109002'), await ledger('102001')]).toEqual([
    before[0],
    0n,
    before[2] + 2n * M,
  ]);
  await day('002', 'BUKA');
  expect([await again(), await again()]).toEqual([1, 0]);
  const { status, journal_akhir } = await stateOf(hers);
  expect(status).toBe('DIRETUR');
  expect(await lines(journal_akhir)).toEqual([
    ['000', '102001', 2n * M],
    ['001', '109002', 2n * M],
    ['001', '109002', -2n * M],
    ['002', '301001', -2n * M],
  ]);
  expect([await waiting(), await balance(accounts.citra), await ledger('102001')]).toEqual([
    [],
    before[0] + 2n * M,
    before[2] + 4n * M,
  ]);
  // The other bank repeats it: nothing happens.
  await answer(hers, 'DIKEMBALIKAN', 'AC04');
  expect(await balance(accounts.citra)).toBe(before[0] + 2n * M);
});

test('so does a return for the branch that sent it, and for all while head office is closed', async () => {
  const nomor = await settled(accounts.ani);
  const before = await balance(accounts.ani);
  await day('001', 'TUTUP');
  await answer(nomor, 'DIKEMBALIKAN', 'AC04');
  expect(await waiting()).toEqual([[nomor, 'DIKEMBALIKAN', 'DAY_CLOSED', '001', 0]]);
  await day('001', 'BUKA');
  await day('000', 'TUTUP');
  expect(await again()).toBe(0);
  expect(await waiting()).toEqual([[nomor, 'DIKEMBALIKAN', 'DAY_CLOSED', '000', 0]]);
  expect([(await stateOf(nomor)).status, await balance(accounts.ani)]).toEqual(['SELESAI', before]);
  await day('000', 'BUKA');
  expect(await again()).toBe(1);
  expect([await waiting(), (await stateOf(nomor)).status, await balance(accounts.ani)]).toEqual([
    [],
    'DIRETUR',
    before + 2n * M,
  ]);
});

test('an arrival for a branch in its end of day waits for its next day; after a mere cut-off it is booked', async () => {
  const before = await balance(accounts.citra);
  await day('002', 'CUT_OFF');
  await bank.arrive(accounts.citra, 'Citra Permana', 3_000_000n);
  expect(await balance(accounts.citra)).toBe(before + 3n * M);
  await owner`
    insert into eod_run (kode_cabang, tanggal, dari, berikut, id_user, status)
    select kode_cabang, accounting_date, accounting_date, next_business_day(accounting_date), 'manager2', 'TERTAHAN' from branch where kode_cabang = '002'`;
  await bank.arrive(accounts.citra, 'Citra Permana', 4_000_000n);
  expect((await waiting()).map(([, ...rest]) => rest)).toEqual([['MASUK', 'DAY_CLOSED', '002', 0]]);
  expect([await balance(accounts.citra), await ledger('109002')]).toEqual([before + 3n * M, 0n]);
  // Another branch goes on, also with what it sends to a place of its own.
  await bank.arrive(accounts.ani, 'Ani Lestari', 1_000_000n);
  expect((await bank.arrival()).status).toBe('DIKREDIT');
  // Its next day.
  await owner`update eod_run set status = 'SELESAI', selesai = now() where kode_cabang = '002'`;
  await day('002', 'BUKA');
  expect([await again(), await waiting(), await balance(accounts.citra)]).toEqual([1, [], before + 7n * M]);
  await expectSoundBooks(bank, ['33']);
});

test('a return from a branch in its end of day leaves on its next day, and blocks no other', async () => {
  await bank.leave();
  await bank.arrive('001999999999', 'Siapa Saja', 4_000_000n);
  const { nomor, kode_cabang, status } = await bank.arrival();
  expect(status).toBe('TERTAHAN');
  const state = async () =>
    (await owner<{ status: string }[]>`select status from incoming_transfer where nomor = ${nomor}`)[0]?.status;
  await day(kode_cabang, 'CUT_OFF');
  await owner`
    insert into eod_run (kode_cabang, tanggal, dari, berikut, id_user, status)
    select kode_cabang, accounting_date, accounting_date, next_business_day(accounting_date), 'manager1', 'TERTAHAN' from branch where kode_cabang = ${kode_cabang}
    on conflict do nothing`;
  await done('teller3', 'SKN_NON_TUNAI', fromGiro(1_000_000n, { nomor_rekening: accounts.citra }), 'manager2');
  const other = (await newest()).nomor;
  await leave();
  expect([await state(), (await stateOf(other)).status, await ledger('109002')]).toEqual([
    'TERTAHAN',
    'DIKIRIM',
    -1n * M,
  ]);
  await owner`update eod_run set status = 'SELESAI', selesai = now() where kode_cabang = ${kode_cabang}`;
  await day(kode_cabang, 'BUKA');
  await leave();
  expect(await state()).toBe('RETUR');
  await answer(nomor, 'SELESAI');
  await answer(other, 'SELESAI');
  expect([await state(), await ledger('109002')]).toEqual(['DIRETUR', 0n]);
});
