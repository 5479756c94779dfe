import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { connect, type Db } from '#core/db/client.ts';
import { bookChecks } from '#core/ledger/check-books.ts';
import { type Proof, proveBooks } from '#core/ledger/prove-books.ts';
import { cash, counterBank } from '../counter-bank.ts';
import { chainAll } from '../helpers.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const old = await bank.run('teller1', cashDeposit, cash(accounts.budi, 2));
await chainAll(bank);

/** Returns the proof after a statement of the database's owner, which is then taken back. */
async function proofAfter(statement: string, onlyNew: boolean): Promise<Proof> {
  const owner = connect(bank.ownerUrl, { max: 1 });
  const undo = new Error('taken back');
  let proof: Proof | null = null;
  try {
    await owner.begin(async (tx) => {
      expect((await tx.unsafe(statement)).count, statement).toBeGreaterThan(0);
      const within = Object.assign((...args: Parameters<Db>) => (tx as unknown as Db)(...args), {
        begin: (_: string, work: (sql: Db) => Promise<unknown>) => work(tx as unknown as Db),
      }) as unknown as Db;
      proof = await proveBooks(within, { onlyNew });
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  } finally {
    await owner.end();
  }
  if (!proof) throw new Error('nothing was proved');
  return proof;
}

const broken = ({ results }: Proof): readonly string[] =>
  results.filter(({ ok }) => !ok).map(({ name }) => name.split(' ').slice(0, 4).join(' '));

test('the first proof is of the whole books, the next of later postings, and each leaves a mark with its version', async () => {
  const first = await proveBooks(bank.owner, { onlyNew: true });
  expect([broken(first), first.since, first.left]).toEqual([[], null, []]);
  const posted = await bank.run('teller1', cashDeposit, cash(accounts.ani, 3));
  await bank.owner`update cash_box set batas = batas + 100 where id_user = 'teller1'`;
  await chainAll(bank);
  const second = await proveBooks(bank.owner, { onlyNew: true });
  expect([broken(second), second.since?.menyeluruh]).toEqual([[], true]);
  expect(second.left).toEqual(bookChecks.filter(({ since }) => since === 'WHOLE').map(({ name }) => name));
  expect(second.left).toContain('5 control accounts carry their sub-ledger on every line, others on none');
  const marks = await bank.owner`select menyeluruh from books_proof order by id`;
  expect(marks.map(({ menyeluruh }) => menyeluruh)).toEqual([true, false]);
  // The faults below are asked for from the first mark on.
  await bank.owner`delete from books_proof where not menyeluruh`;
  const line = `journal_id = ${posted.id_jurnal} and rekening is not null`;
  const since: readonly (readonly [string, readonly string[]])[] = [
    [
      `update journal_line set jumlah = jumlah - 100 where ${line}`,
      ['1 each journal balances', '9 running balances recompute'],
    ],
    [`update journal set keterangan = 'lain' where id = ${posted.id_jurnal}`, ['6 nothing that was']],
    [`delete from journal_line where ${line}`, ['1 each journal balances', '6 nothing that was']],
    [
      `update account_state set saldo_buku = saldo_buku + 1 where nomor_rekening = '${accounts.ani}'`,
      ['9 running balances recompute'],
    ],
    [`update cash_box set batas = batas * 2 where id_user = 'teller1'`, ['27 every row of']],
    [`update gl_daily set debet = debet + 100 where tanggal = '2026-11-20'`, ['2 rolled-up totals and']],
  ];
  await bank.owner`select rollup_gl_balances()`;
  for (const [statement, names] of since)
    expect([statement, broken(await proofAfter(statement, true))]).toEqual([
      statement,
      expect.arrayContaining([...names]),
    ]);
});

test('a fault behind the mark is the whole proof’s to find, a forged mark both find', async () => {
  const behind = `update journal set keterangan = 'lain' where id = ${old.id_jurnal}`;
  expect(broken(await proofAfter(behind, true))).toEqual([]);
  expect(broken(await proofAfter(behind, false))).toEqual(['6 nothing that was']);
  for (const forged of [
    'update books_proof set posisi = posisi + 1',
    `insert into books_proof (menyeluruh, posisi, sidik, xid, tanggal, pemeriksaan) select true, posisi, hash, xid, '2026-11-20', 1 from audit_chain_head`,
  ]) {
    expect(broken(await proofAfter(forged, true))).toContain('27 every row of');
    expect(broken(await proofAfter(forged, false))).toContain('27 every row of');
  }
});
