import { expect, test } from 'vitest';
import { moveDay, steps as moves } from '#core/business-day/branch-day/day.ts';
import { completeEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';
import { countVaultOf } from '#core/programs/seed/days.ts';
import { ordinarySteps } from '../../business-day/end-of-day/run-step.ts';
import { DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { beginOf } from '../settlement/settlement-bank.ts';
import { fromGiro, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { owner, file, approve, done, ledger, leave, newest, arrive, arrival, answer } = bank;
const M = 1_000_000_00n;
const MONDAY = '2026-11-23';
await owner`insert into app_user (id_user, nama_user, kode_cabang) values ('keuangan1', 'Keuangan Satu', '000'), ('keuangan2', 'Keuangan Dua', '000') on conflict do nothing`;
await owner`insert into user_role (id_user, role_id) values ('keuangan1', 'HO_FINANCE_STAFF'), ('keuangan2', 'HO_FINANCE') on conflict do nothing`;

/** A transfer of 001 that was sent and that nobody has answered: its number. */
const sent = async () => {
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(1_000_000n));
  await leave();
  return (await newest()).nomor;
};
/** Two persons of head office say what the other side has not said; the next round takes it. */
const answeredByHand = async (nomor: string) => {
  const data = {
    daftar: 'ITEM',
    kunci: nomor,
    hasil: 'SELESAI',
    sebab: '',
    bukti: 'BI/2026/117',
    alasan: 'Surat konfirmasi bank sentral',
  };
  await approve(await file('keuangan1', 'JAWAB_PENYELESAIAN', data), 'keuangan2');
  await processEntries({ db: bank.app, begin: beginOf(bank) }, [transferSettlement], (error) => {
    throw error;
  });
};
const move = async (user: string, step: keyof typeof moves) => {
  await moveDay(await bank.as(user), { kode_cabang: '', accounting_date: '' }, moves[step]);
  if (step === 'close') await completeEndsOfDay(bank.app, ordinarySteps);
};
const underWay = async () =>
  (
    await owner<
      { nominal: bigint }[]
    >`select nominal from day_blockers('001') where kode = 'PERANTARA' and id = '109002'`
  ).map(({ nominal }) => nominal);
const settledOn = async (nomor: string) =>
  (
    await owner<
      { status: string; tanggal: string | null }[]
    >`select status, tanggal_settle as tanggal from transfer where nomor = ${nomor}`
  ).map((row) => ({ ...row }))[0];

/** Past the core: an end of day that is over does not change. */
const endedByForce = (paksa: boolean) =>
  owner.begin(async (tx) => {
    await tx`alter table eod_run disable trigger user`;
    await tx`update eod_run set paksa = ${paksa} where kode_cabang = '001'`;
    await tx`alter table eod_run enable trigger user`;
  });

test('an unanswered transfer stops its branch from closing until head office answers it, after the cut-off too', async () => {
  const nomor = await sent();
  await move('manager1', 'cutOff');
  expect(await underWay()).toEqual([-1n * M]);
  await answeredByHand(nomor);
  expect([await underWay(), await settledOn(nomor)]).toEqual([[], { status: 'SELESAI', tanggal: DAY }]);
  await owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
});

test('a day that head office ends by force leaves it under way, and its answer is booked on the next open day', async () => {
  const nomor = await sent();
  // A transfer that no account can take is on its way back, and nobody has answered that either.
  await arrive('001999999999', 'Siapa Saja', 3_000_000n);
  const back = (await arrival()).nomor;
  await leave();
  expect((await arrival()).status).toBe('RETUR');
  await approve(
    await file('finance1', 'TUTUP_PAKSA', {
      kode_cabang: '001',
      accounting_date: DAY,
      alasan: 'Cabang tidak dapat dihubungi',
    }),
    'finance2',
  );
  await completeEndsOfDay(bank.app, ordinarySteps);
  expect(await ledger('109002')).toBe(-4n * M);
  await expectSoundBooks(bank);
  // Answered while the branch is closed it waits for its next day.
  await answeredByHand(nomor);
  expect(await settledOn(nomor)).toEqual({ status: 'DIKIRIM', tanggal: null });

  await countVaultOf(bank, 'finance1');
  await move('finance1', 'cutOff');
  await move('finance1', 'close');
  await approve(await file('finance1', 'BUKA_HARI', { tanggal: MONDAY }), 'finance2');
  await move('manager1', 'prepare');
  await move('manager1', 'open');
  await processEntries({ db: bank.app, begin: beginOf(bank) }, [transferSettlement], (error) => {
    throw error;
  });
  expect([await settledOn(nomor), await ledger('109002')]).toEqual([{ status: 'SELESAI', tanggal: MONDAY }, -3n * M]);
  await expectSoundBooks(bank);
  // Refused, and sent back once more on the same day: that it was under way on the day before stays known.
  await answer(back, 'DITOLAK', 'AC03');
  expect([await ledger('109002'), (await arrival()).status]).toEqual([0n, 'TERTAHAN']);
  await expectSoundBooks(bank);
  // Of a day that its branch ended itself the same would be an offence, though the next day has made it good.
  await endedByForce(false);
  await expect(expectSoundBooks(bank)).rejects.toThrow();
  await endedByForce(true);
});
