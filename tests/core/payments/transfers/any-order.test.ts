import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cancelUnsent } from '#core/payments/transfers/end-of-day.ts';
import { makeRandom } from '#core/programs/seed/random.ts';
import { endOfDayOf, runStep } from '../../business-day/end-of-day/run-step.ts';
import { accounts } from '../../small-bank.ts';
import { fromGiro, inNotes, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { done, run1, newest, ledger, balance, leave, answer } = bank;
const FEE = 2_900_00n;
const inWay = async () => [await ledger('109002'), await ledger('109003'), await ledger('201003')];

test('a transfer ends once by any messages in any order and twice, and leaves nothing under way', async () => {
  const random = makeRandom(13);
  const words = ['SELESAI', 'DITOLAK', 'DIKEMBALIKAN'] as const;
  for (let turn = 0; turn < 12; turn += 1) {
    const before = await balance(accounts.firma);
    await done('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n + BigInt(turn)));
    await leave();
    const { nomor } = await newest();
    const said = Array.from({ length: random.between(1, 5) }, () => random.pick([...words]));
    for (const word of said) await answer(nomor, word, word === 'SELESAI' ? '' : 'AC04');
    const { status } = await newest();
    // The first word decides between refused and settled; only what was settled can still come back.
    const refusedFirst = said[0] === 'DITOLAK';
    const back = refusedFirst || said.includes('DIKEMBALIKAN');
    expect([said.join(' '), status]).toEqual([said.join(' '), back ? 'DIRETUR' : 'SELESAI']);
    expect(await inWay()).toEqual([0n, 0n, 0n]);
    const charged = before - (await balance(accounts.firma));
    expect(charged).toBe(back ? FEE : FEE + (6_000_000n + BigInt(turn)) * 100n);
  }
});

test('the end of day cancels unsent transfers: an account has the money back, cash waits on 201002', async () => {
  await bank.owner`update parameter set nilai = '100000.00' where nama = 'skn_biaya'`;
  const before = await balance(accounts.firma);
  const waiting = await ledger('201002');
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(7_000_000n));
  const notes = { pecahan: [{ nominal: '100000.00', lembar: 10 }] };
  await run1('teller1', 'SKN_TUNAI', inNotes(900_000n, 1_000_000n, notes));
  const blockers = await bank.owner<{ kode: string }[]>`select kode from day_blockers('001') where kode = 'PERANTARA'`;
  expect([...blockers]).toEqual([]);
  const run = randomUUID();
  const at = await endOfDayOf(bank, '001', run);
  await bank.owner`
    insert into eod_run (run, kode_cabang, tanggal, dari, berikut, id_user) values (${run}, '001', ${at.tanggal}, ${at.dari}, ${at.berikut}, 'manager1')`;
  await bank.owner`insert into eod_step (run, urut, kode, status, mulai) values (${run}, 1, 'BATALKAN_TRANSFER', 'BERJALAN', now())`;
  await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
  expect(await cancelUnsent.foresee?.(bank.app, at)).toHaveLength(2);
  expect(await runStep(bank, cancelUnsent, at)).toMatchObject({ baris: 2 });
  expect((await runStep(bank, cancelUnsent, at)).baris).toBe(0);
  expect(await inWay()).toEqual([0n, 0n, 0n]);
  expect(await balance(accounts.firma)).toBe(before);
  expect((await ledger('201002')) - waiting).toBe(-1_000_000_00n);
  expect(await leave()).toBe(0);
});
