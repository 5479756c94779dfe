import { expect, test } from 'vitest';
import { hasil } from '#core/accounts/standing-orders/run-queries.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { accepted, counterBank, linesOf } from '../../counter-bank.ts';
import { balanceOf, breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { order, standingBank } from './standing-order-bank.ts';

const bank = await counterBank();
breaksBooks(bank, ['4', '7', '9']);
const { clean, registered, turn, runEndOfDay, dues, done, file, approve } = standingBank(bank);

const whole = (rupiah: bigint) => rupiah * 100n;
const level = (number: string, rupiah: bigint) =>
  bank.owner`update account_state set saldo_buku = ${whole(rupiah)} where nomor_rekening = ${number}`;
/** Runs an end of day of branch 001 with so much on Ani's account, of which 50,000 must stay. */
const endOfDayWith = async (day: string, ani: bigint) => {
  await level(accounts.ani, ani);
  await turn(day, 'CUT_OFF');
  return runEndOfDay();
};
const last = async (nomor: string) => {
  const due = (await dues(nomor)).at(-1);
  return due && [due.jatuh_tempo, due.status, due.percobaan, due.nominal / 100n, due.biaya / 100n, due.sebab];
};
const attempts = async (nomor: string) =>
  (
    await bank.owner<{ hasil: string; diminta: bigint; nominal: bigint; biaya: bigint }[]>`
      select hasil, diminta, nominal, biaya from standing_order_attempt where nomor_perintah = ${nomor} order by jatuh_tempo, percobaan`
  ).map(({ hasil: result, diminta, nominal, biaya }) => [result, diminta / 100n, nominal / 100n, biaya / 100n]);
const lastJournal = async (nomor: string) => {
  const [row] = await bank.owner<{ journal_id: bigint }[]>`
    select journal_id from standing_order_due where nomor_perintah = ${nomor} order by jatuh_tempo desc limit 1`;
  return String(row?.journal_id);
};
const failuresOf = async (nomor: string) =>
  (await bank.owner`select gagal_beruntun, jatuh_berikut from standing_order_state where nomor_perintah = ${nomor}`)[0];
const runOf = async (nomor: string) =>
  (
    await hasil(await bank.as('cs1'), {
      status: '',
      tanggal: '',
      kode_cabang: '',
      paging: { keyword: nomor, page: 0, page_size: 0, sort: '', cursor: '' } as never,
    })
  ).data[0];
/** Every invariant but those of days and of balances, which this file sets by hand. */
const sound = async () =>
  expect((await checkBooks(bank.owner)).filter(({ ok, name }) => !ok && !/^[479] /.test(name))).toEqual([]);

const monthEnd = { periode: 'AKHIR_BULAN', hari: '', sebagian: 'T', coba_ulang: '3' };

test('tries the rest again on each retry until the due date is whole, and takes its fee once', async () => {
  await clean();
  await turn('2026-11-30', 'BUKA');
  const nomor = await registered(order({ ...monthEnd, mulai: '2026-11-30' }));
  const budi = (await balanceOf(bank, accounts.budi)) ?? 0n;

  const { temuan } = await endOfDayWith('2026-11-30', 452_500n);
  expect(temuan.map(({ id, sebab }) => [id, sebab])).toEqual([[nomor, 'SALDO_KURANG']]);
  expect(await last(nomor)).toEqual(['2026-11-30', 'DICOBA_LAGI', 1, 400_000n, 2_500n, 'SALDO_KURANG']);
  const first = await lastJournal(nomor);
  expect(await linesOf(bank, first)).toEqual([
    ['001', '301001', whole(400_000n), accounts.ani, null],
    ['001', '203002', -whole(400_000n), accounts.budi, null],
    ['001', '301001', whole(2_500n), accounts.ani, null],
    ['001', '502003', -whole(2_500n), null, null],
  ]);
  await sound();

  // No funds on the first day of December: the part and its journal stay.
  await endOfDayWith('2026-12-01', 50_000n);
  expect(await last(nomor)).toEqual(['2026-11-30', 'DICOBA_LAGI', 2, 400_000n, 2_500n, 'SALDO_KURANG']);
  expect(await lastJournal(nomor)).toBe(first);
  expect(await runOf(nomor)).toMatchObject({ nominal: '400000.00', diminta: '1000000.00', coba_lagi: '2026-12-02' });

  await endOfDayWith('2026-12-02', 300_000n);
  expect(await last(nomor)).toEqual(['2026-11-30', 'DICOBA_LAGI', 3, 650_000n, 2_500n, 'SALDO_KURANG']);

  expect((await endOfDayWith('2026-12-03', 1_000_000n)).temuan).toEqual([]);
  expect(await last(nomor)).toEqual(['2026-11-30', 'BERHASIL', 4, 1_000_000n, 2_500n, '']);
  expect(await linesOf(bank, await lastJournal(nomor))).toEqual([
    ['001', '301001', whole(350_000n), accounts.ani, null],
    ['001', '203002', -whole(350_000n), accounts.budi, null],
  ]);
  expect(await attempts(nomor)).toEqual([
    ['SEBAGIAN', 1_000_000n, 400_000n, 2_500n],
    ['DICOBA_LAGI', 600_000n, 0n, 0n],
    ['SEBAGIAN', 600_000n, 250_000n, 0n],
    ['BERHASIL', 350_000n, 350_000n, 0n],
  ]);
  expect((await balanceOf(bank, accounts.budi)) ?? 0n).toBe(budi + whole(1_000_000n));
  expect(await balanceOf(bank, accounts.ani)).toBe(whole(650_000n));

  expect((await endOfDayWith('2026-12-04', 5_000_000n)).baris).toBe(0);
  expect(await failuresOf(nomor)).toEqual({ gagal_beruntun: 0, jatuh_berikut: '2026-12-31' });
  await sound();
});

test('leaves the due date in part when its retries are over: neither a failure nor its fee', async () => {
  await clean();
  await turn('2026-12-31', 'BUKA');
  const retried = await registered(order({ ...monthEnd, mulai: '2026-12-31', coba_ulang: '1' }));
  await endOfDayWith('2026-12-31', 152_500n);
  expect(await last(retried)).toEqual(['2026-12-31', 'DICOBA_LAGI', 1, 100_000n, 2_500n, 'SALDO_KURANG']);
  await endOfDayWith('2027-01-04', 50_000n);
  expect(await last(retried)).toEqual(['2026-12-31', 'SEBAGIAN', 2, 100_000n, 2_500n, 'SALDO_KURANG']);
  expect((await attempts(retried)).map(([result]) => result)).toEqual(['SEBAGIAN', 'GAGAL']);
  expect(await failuresOf(retried)).toEqual({ gagal_beruntun: 0, jatuh_berikut: '2027-01-31' });
  expect((await endOfDayWith('2027-01-06', 5_000_000n)).baris).toBe(0);

  // Without retries the first end of day settles it.
  await turn('2027-01-07', 'BUKA');
  const once = await registered(order({ ...monthEnd, mulai: '2027-01-07', periode: 'HARIAN', coba_ulang: '0' }));
  await endOfDayWith('2027-01-07', 152_500n);
  expect(await last(once)).toEqual(['2027-01-07', 'SEBAGIAN', 1, 100_000n, 2_500n, 'SALDO_KURANG']);
  await sound();
});

test('a sweep moves no more on a retry than its due date lacks, and is whole once its account is filled', async () => {
  await clean();
  await turn('2027-01-11', 'BUKA');
  const sweep = { ...monthEnd, jenis: 'SAPU_MASUK', nominal: '', batas_bawah: '3000000.00', bebas_biaya: 'T' };
  const nomor = await registered(order({ ...sweep, mulai: '2027-01-11', periode: 'MINGGUAN', hari: '1' }));
  await level(accounts.budi, 2_000_000n);
  await endOfDayWith('2027-01-11', 650_000n);
  expect(await last(nomor)).toEqual(['2027-01-11', 'DICOBA_LAGI', 1, 600_000n, 0n, 'SALDO_KURANG']);
  // Budi has spent what came; the rest of the due date is 400,000 all the same.
  await level(accounts.budi, 2_000_000n);
  await endOfDayWith('2027-01-12', 5_000_000n);
  expect(await last(nomor)).toEqual(['2027-01-11', 'BERHASIL', 2, 1_000_000n, 0n, '']);
  expect(await balanceOf(bank, accounts.budi)).toBe(whole(2_400_000n));

  await endOfDayWith('2027-01-18', 350_000n);
  expect(await last(nomor)).toEqual(['2027-01-18', 'DICOBA_LAGI', 1, 300_000n, 0n, 'SALDO_KURANG']);
  await level(accounts.budi, 3_000_000n);
  expect(await endOfDayWith('2027-01-19', 5_000_000n)).toEqual({ baris: 1, temuan: [] });
  expect(await last(nomor)).toEqual(['2027-01-18', 'BERHASIL', 2, 300_000n, 0n, '']);
  expect(await balanceOf(bank, accounts.ani)).toBe(whole(5_000_000n));
  await sound();
});

test('a variable amount is the balance of its day: its rest is not tried again', async () => {
  await clean();
  await turn('2027-01-20', 'BUKA');
  const all = { ...monthEnd, jenis: 'VARIABEL', nominal: '', persen: '100.00', periode: 'HARIAN' };
  const nomor = await registered(order({ ...all, mulai: '2027-01-20' }));
  await endOfDayWith('2027-01-20', 1_052_500n);
  expect(await last(nomor)).toEqual(['2027-01-20', 'SEBAGIAN', 1, 1_000_000n, 2_500n, 'SALDO_KURANG']);
});

test('a suspended order retains its partial amounts; a reversed part is shown on its due date', async () => {
  await clean();
  await turn('2027-01-29', 'BUKA');
  const nomor = await registered(order({ ...monthEnd, mulai: '2027-01-29', periode: 'HARIAN' }));
  await endOfDayWith('2027-01-29', 152_500n);
  expect(await runOf(nomor)).toMatchObject({ status: 'DICOBA_LAGI', dibalik: 'F' });
  await turn('2027-01-29', 'BUKA');
  const referensi = (await runOf(nomor))?.referensi;
  const idFlow = await file('REVERSAL', { nomor_referensi: referensi, alasan: 'Nasabah keliru' }, 'teller1');
  await accepted(bank, () => approve(idFlow, 'supervisor1'));
  expect(await runOf(nomor)).toMatchObject({ status: 'DICOBA_LAGI', dibalik: 'T' });
  await done('STATUS_PERINTAH', { nomor_perintah: nomor, versi: 1, tindakan: 'TANGGUHKAN', alasan: 'Nasabah meminta' });
  expect(await last(nomor)).toEqual(['2027-01-29', 'SEBAGIAN', 1, 100_000n, 2_500n, 'SALDO_KURANG']);
  await sound();
});

test('the database refuses a due date that is called whole with less than it asks', async () => {
  await expect(
    bank.owner`update standing_order_due set status = 'BERHASIL', coba_lagi = null where status = 'SEBAGIAN'`,
  ).rejects.toThrow(/standing_order_due_moved/);
});
