import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { counterBank } from '../../counter-bank.ts';

/** A holiday that is put in at the instant at which an end of day begins: whichever comes second knows of the first (calendar.test.ts has them apart). */
const bank = await counterBank();
const { owner, flow } = bank;

const dayOf = async (branch: string) => {
  const [row] = await owner<{ tanggal: string; berikut: string }[]>`
    select accounting_date as tanggal, next_business_day(accounting_date) as berikut from branch where kode_cabang = ${branch}`;
  return row ?? { tanggal: '', berikut: '' };
};
const begins = async (branch: string) => {
  const data = { kode_cabang: branch, accounting_date: (await dayOf(branch)).tanggal, alasan: 'Tidak ada petugas' };
  const { id_flow } = await flow('finance1', 'SUBMIT', { flowCode: 'TUTUP_PAKSA', seen: '', data });
  return () => flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Diperiksa' });
};
/** Puts the day in and keeps the change open until `done` is called. */
function putIn(tanggal: string) {
  const inside = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const change = owner.begin(async (tx) => {
    await tx`insert into holiday (tanggal, nama) values (${tanggal}, 'Cuti bersama')`;
    inside.resolve();
    await held.promise;
  });
  change.catch(inside.reject);
  return { inside: inside.promise, done: () => held.resolve(), change };
}

test('an end of day that begins while a holiday is put in waits for it and counts on the day after', async () => {
  const { berikut } = await dayOf('002');
  const approve = await begins('002');
  const holiday = putIn(berikut);
  await holiday.inside;
  const begun = approve();
  expect(await Promise.race([begun.then(() => 'begun'), pause(300).then(() => 'waits')])).toBe('waits');
  holiday.done();
  await holiday.change;
  await begun;
  const [endOfDay] = await owner<{ berikut: string }[]>`select berikut from eod_run where kode_cabang = '002'`;
  expect(endOfDay?.berikut).toBe((await dayOf('002')).berikut);
  expect(endOfDay?.berikut).not.toBe(berikut);
});
