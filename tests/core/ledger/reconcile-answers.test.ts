import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { connect, type Db } from '#core/db/client.ts';
import type { Answered } from '#core/ledger/answer-file.ts';
import { reconcileAnswers } from '#core/ledger/reconcile-answers.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { answeredOf } from '#core/server/answer-log.ts';
import { counterBank } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
let owner: Db;
beforeAll(() => {
  owner = connect(bank.ownerUrl, { max: 1, asal: 'PERINTAH' });
});
afterAll(() => owner.end());

/** A deposit of so many notes, and what the core that answered it keeps. */
async function deposited(notes: number): Promise<Answered> {
  const key = randomUUID();
  const input = {
    nomor_rekening: accounts.ani,
    nominal: `${notes}00000.00`,
    keterangan: '',
    pecahan: toRows({ '100000': notes }),
  };
  const answer = await bank.run('teller1', cashDeposit, input, { key });
  const stored = answeredOf({ rpc: 'teller.setorTunai', key, idUser: 'teller1' }, answer);
  if (!stored) throw new Error('a posting was not kept');
  return stored;
}

async function* inBatches(...batches: readonly (readonly Answered[])[]) {
  yield* batches;
}

test('names answers that are not in the books, and bookings without an answer', async () => {
  const [first, second, third] = [await deposited(1), await deposited(2), await deposited(3)];
  expect(await reconcileAnswers(owner, inBatches([first, second], [third, third]))).toEqual({
    answers: 3,
    missing: [],
    extra: [],
  });

  const lost = { ...second, kunci: randomUUID(), id_jurnal: String(BigInt(third.id_jurnal) + 500n) };
  const again = { ...second, id_jurnal: String(BigInt(third.id_jurnal) + 501n) };
  const { answers, missing, extra } = await reconcileAnswers(owner, inBatches([first, third, lost, again]));
  expect(answers).toBe(4);
  expect(missing).toEqual([
    { ...lost, lain: null },
    { ...again, lain: second.id_jurnal },
  ]);
  expect(missing[0]?.baris.map(([, gl, account, , debit, credit]) => [gl, account, debit, credit])).toEqual([
    ['101002', '', '200000.00', '0.00'],
    ['301001', accounts.ani, '0.00', '200000.00'],
  ]);
  expect(extra).toEqual([
    {
      id_jurnal: second.id_jurnal,
      kunci: second.kunci,
      id_user: 'teller1',
      operasi: 'SETOR_TUNAI',
      tanggal: second.tanggal,
      nominal: 20_000_000n,
      kode_valuta: 'IDR',
    },
  ]);
  // What the bank posts by itself is answered to nobody.
  await owner`update operation_definition set orang = false, bank = true where operasi = 'SETOR_TUNAI'`;
  expect((await reconcileAnswers(owner, inBatches([first, third]))).extra).toEqual([]);
  await owner`update operation_definition set orang = true, bank = false where operasi = 'SETOR_TUNAI'`;
});

test('a journal whose key the bank has forgotten counts by who made it', async () => {
  const stored = await deposited(4);
  breaksBooks(bank, ['6']);
  await bank.owner`delete from idempotency where kunci = ${stored.kunci}`;
  expect((await reconcileAnswers(owner, inBatches([stored]))).missing).toEqual([]);
  expect((await reconcileAnswers(owner, inBatches([{ ...stored, id_user: 'teller3' }]))).missing).toHaveLength(1);
});
