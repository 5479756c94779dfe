import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { connect } from '#core/db/client.ts';
import { activityChecks } from '#core/ledger/check-activity.ts';
import { cash, counterBank } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();

const said = async (): Promise<readonly string[]> =>
  (await Promise.all(activityChecks.map(({ offences }) => offences(bank.owner)))).flat().map(({ rincian }) => rincian);

/** Gives a journal the form of one that was posted before this was stored with it. */
const asBefore = () =>
  bank.owner`update journal set nasabah = null, harian = null, harian_nilai = null where operasi = 'SETOR_TUNAI'`;

test('only journals older than this record may exceed their day or be the last act of their account', async () => {
  await bank.run('teller1', cashDeposit, cash(accounts.ani, 2));
  await bank.run('teller1', cashWithdrawal, cash(accounts.budi, 1));
  expect(await said()).toEqual([]);
  await bank.owner`delete from account_activity_start where nomor_rekening = ${accounts.ani}`;
  await asBefore();
  expect(await said()).toEqual([]);
  // Neither less than what journals since have used, nor a day on which nothing of that account was posted.
  await bank.owner`update daily_usage set jumlah = 1 where kelompok = 'TUNAI_KELUAR'`;
  const forger = connect(bank.ownerUrl, { max: 1 });
  try {
    await forger`update account_state set tanggal_aktivitas = '2026-11-19' where nomor_rekening = ${accounts.ani}`;
    expect(await said()).toEqual([
      'user teller1 on 2026-11-20, TUNAI_KELUAR IDR: kept 1, journals 10000000',
      `${accounts.ani}: last used on 2026-11-19, by its acts 2020-01-02`,
    ]);
    await forger`update account_state set tanggal_aktivitas = '2026-11-20' where nomor_rekening = ${accounts.ani}`;
  } finally {
    await forger.end();
  }
  await bank.owner`update daily_usage set jumlah = 10000000 where kelompok = 'TUNAI_KELUAR' and lingkup = 'PENGGUNA'`;
});
