import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { commitBulk } from '#core/engine/bulk.ts';
import type { EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { closeCounter } from '#core/programs/seed/days.ts';
import { daysBank } from '../../business-day/branch-day/days-bank.ts';
import { onAnyAccount, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { feeSteps, feesBank, rupiah } from './fees-bank.ts';

/** This is the last Monday of November: the end of day of a month's end. */
const LAST = '2026-11-30';
const bank = await daysBank();
breaksBooks(bank, ['10', '33']);
const { standAt, turnTo, begin, go, findings, fees, balance, linesOf } = feesBank(bank);

beforeAll(async () => {
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
});

const WAS = '2026-11-23';
test('an account below its minimum pays for it once a month; one that its bank’s fees brought there does not', async () => {
  await turnTo(WAS);
  await standAt(accounts.budi, 40_000n);
  await standAt(accounts.pasif, 3_000n);
  const run = await begin(WAS);
  expect(await go(run)).toBe('SELESAI');
  // 5,000 each: of the second as much as is there, though it is inactive.
  expect(await fees(WAS)).toEqual([
    [accounts.budi, 'BIAYA', rupiah(5_000n), rupiah(5_000n), ''],
    [accounts.pasif, 'BIAYA', rupiah(5_000n), rupiah(3_000n), 'FEE_SHORT'],
  ]);
  expect(await linesOf(accounts.budi, WAS)).toEqual([
    ['203002', rupiah(5_000n), 'Periode 11-2026'],
    ['502003', -rupiah(5_000n), 'Periode 11-2026'],
  ]);
  expect([await balance(accounts.budi), await balance(accounts.pasif)]).toEqual([rupiah(35_000n), 0n]);
  expect(await findings(run)).toEqual([
    { rekaman: accounts.pasif, sebab: 'FEE_SHORT', nominal: rupiah(2_000n), menghalangi: false },
  ]);
  await expectSoundBooks(bank);
  // The next end of day of the month asks no more of it.
  await turnTo('2026-11-24');
  expect(await go(await begin('2026-11-24'))).toBe('SELESAI');
  expect(await fees('2026-11-24')).toEqual([]);
});

test('the month’s fee is taken below the minimum, from free funds; not of a blocked, dormant or seized account', async () => {
  // Of Ani 55,000 with 47,000 held: 8,000 of 10,000. The company has 15,000 to pay; one saver is blocked by its owner, another by an authority.
  await turnTo(LAST);
  await standAt(accounts.ani, 55_000n);
  await bank.owner`insert into account_hold (nomor_rekening, jenis, tingkat, jumlah, alasan, tanggal_awal)
    values (${accounts.ani}, 'JAMINAN', 'CABANG', ${rupiah(47_000n)}, 'Jaminan', ${LAST})`;
  await bank.owner`update account_contract set biaya_bulanan = ${rupiah(8_000n)}
    where nomor_rekening in (${accounts.pejabat}, ${accounts.dorman}, ${accounts.blokir}, ${accounts.tutup}, ${accounts.pasif})`;
  await bank.owner`insert into account_blocking (nomor_rekening, arah, tingkat, alasan, tanggal_awal) values (${accounts.pejabat}, 'D', 'NASABAH', 'Diminta nasabah', ${WAS})`;
  const before = await balance(accounts.firma);
  const run = await begin(LAST);
  const dying = feeSteps.map(
    (step): EndOfDayStep =>
      step.code !== 'BIAYA_BULANAN'
        ? step
        : {
            ...step,
            run: async (tx, endOfDay, chunk) => {
              await step.run(tx, endOfDay, chunk);
              throw Object.assign(new Error('the connection is gone'), { code: 'ECONNRESET' });
            },
          },
  );
  await expect(go(run, dying)).rejects.toThrow('the connection is gone');
  expect(await fees(LAST)).toEqual([]);
  expect(await go(run)).toBe('SELESAI');
  expect(await go(run)).toBe('SELESAI');
  expect(await fees(LAST)).toEqual([
    [accounts.firma, 'BIAYA_BULANAN', rupiah(15_000n), rupiah(15_000n), ''],
    [accounts.pejabat, 'BIAYA_BULANAN', rupiah(8_000n), 0n, 'ACCOUNT_BLOCKED'],
    [accounts.ani, 'BIAYA_BULANAN', rupiah(10_000n), rupiah(8_000n), 'FEE_SHORT'],
  ]);
  expect(await balance(accounts.firma)).toBe((before ?? 0n) - rupiah(15_000n));
  expect(await balance(accounts.ani)).toBe(rupiah(47_000n));
  expect(await findings(run)).toEqual([
    { rekaman: accounts.pejabat, sebab: 'ACCOUNT_BLOCKED', nominal: rupiah(8_000n), menghalangi: false },
    { rekaman: accounts.ani, sebab: 'FEE_SHORT', nominal: rupiah(2_000n), menghalangi: false },
  ]);
  // Only the customer's own act counts as activity.
  const [woken] = await bank.owner`select count(*)::integer as n from account_state where tanggal_aktivitas >= ${LAST}`;
  expect(woken?.n).toBe(0);
  await expectSoundBooks(bank);
});

test('skipped whole where the bank takes no part of a fee', async () => {
  await bank.owner`update parameter set nilai = 'F' where nama = 'biaya_sebagian'`;
  await turnTo('2026-12-01');
  await standAt(accounts.budi, 4_000n);
  // Budi's is below its minimum in December too; Ani's is so by the fee of November alone.
  const run = await begin('2026-12-01');
  expect(await go(run)).toBe('SELESAI');
  expect(await fees('2026-12-01')).toEqual([[accounts.budi, 'BIAYA', rupiah(5_000n), 0n, 'FEE_SHORT']]);
  expect(await balance(accounts.budi)).toBe(rupiah(4_000n));
  await bank.owner`update parameter set nilai = 'T' where nama = 'biaya_sebagian'`;
});

test('lifting the minimum serves 502003 and nothing else, and only an end of day takes a fee', async () => {
  await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
  const budi = { kode_cabang: '001', kode_gl: '203002', sub: { jenis: 'REKENING', id: accounts.budi } } as const;
  const charge = (operasi: string, kode_gl: string, jumlah = rupiah(1_000n)) =>
    commitBulk(bank.app, {
      run: randomUUID(),
      chunk: 1,
      actor: 'SISTEM',
      operasi,
      date: '2026-12-01',
      kodeValuta: 'IDR',
      keterangan: '',
      headOffice: '000',
      journals: [
        {
          kodeCabang: '001',
          nominal: jumlah,
          rekening: accounts.budi,
          legs: [debit(budi, jumlah), credit({ kode_cabang: '001', kode_gl }, jumlah)],
        },
      ],
    });
  await refused(bank, 'INSUFFICIENT', () => charge('UJI', '502003'));
  await refused(bank, 'GL_NOT_ALLOWED', () => charge('BIAYA', '201001'));
  await onAnyAccount(bank);
  await expect(charge('BIAYA', '201001')).rejects.toThrow('takes of accounts for 502003');
  await refused(bank, 'INSUFFICIENT', () => charge('BIAYA', '502003', rupiah(4_001n)));
  const code = (call: Promise<unknown>) =>
    call.then(
      () => 'allowed',
      (error: { code?: string }) => error.code,
    );
  expect(await code(bank.app`select claim_fees(${randomUUID()}, 'BIAYA', '', '9')`)).toBe('42501');
  expect(await code(bank.app`select record_fees(${randomUUID()}, 'BIAYA', '', '9')`)).toBe('42501');
  // The opposite case, forged past the end of day: the books show it.
  await charge('BIAYA', '502003');
  const failing = (await checkBooks(bank.owner))
    .filter(({ ok }) => !ok)
    .map(({ name, details }) => [name.slice(0, 15), details.length]);
  expect(failing).toEqual([
    // It also came after the end of day had stored its trial balance.
    ['33 the trial ba', 1],
    ['10 each fee of ', 1],
  ]);
});
