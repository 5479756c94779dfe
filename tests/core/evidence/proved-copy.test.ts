import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { connect, type Db } from '#core/db/client.ts';
import { chainCheck } from '#core/ledger/check-evidence.ts';
import { checksOfCopy, type ProvedChain, provedChain } from '../../proved-copy.ts';
import { cash, counterBank } from '../counter-bank.ts';
import { chainAll } from '../helpers.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const old = await bank.run('teller1', cashDeposit, cash(accounts.budi, 2));
await chainAll(bank);
const proved = await provedChain(bank.owner);
const later = await bank.run('teller1', cashDeposit, cash(accounts.ani, 3));
await chainAll(bank);

/** Returns what the chain's check finds after a statement of the database's owner, which is then taken back, and the statements that it sent. */
async function foundAfter(statement: string, chain: ProvedChain = proved) {
  const owner = connect(bank.ownerUrl, { max: 1 });
  const undo = new Error('taken back');
  const asked: string[] = [];
  let found: readonly string[] = [];
  try {
    await owner.begin(async (tx) => {
      await tx.unsafe(statement);
      const sql = Object.assign(
        (strings: TemplateStringsArray, ...values: readonly never[]) => {
          asked.push(strings.join(''));
          return (tx as unknown as Db)(strings, ...values);
        },
        { unsafe: tx.unsafe.bind(tx) },
      ) as unknown as Db;
      const check = checksOfCopy(chain).find(({ name }) => name === chainCheck.name);
      found = (await check?.offences(sql))?.map(({ rincian }) => rincian) ?? ['no check'];
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  } finally {
    await owner.end();
  }
  return { found, whole: asked.some((text) => text.includes('verify_audit()')) };
}

test('where nothing of before was changed, the new links are proved alone', async () => {
  expect(await foundAfter('select 1')).toEqual({ found: [], whole: false });
});

test.each([
  ['a journal of since', `update journal set keterangan = 'lain' where id = ${later.id_jurnal}`],
  ['a line of since', `delete from journal_line where journal_id = ${later.id_jurnal} and rekening is not null`],
  ['a link of since', `delete from audit_chain where posisi = (select max(posisi) from audit_chain)`],
])('%s that was changed is found among the new links', async (_, statement) => {
  const { found, whole } = await foundAfter(statement);
  expect([found.length, whole]).toEqual([1, false]);
});

const [first] = await bank.owner<{ id: bigint }[]>`select min(id) as id from row_version`;
test.each([
  ['a journal of before that was changed', `update journal set keterangan = 'lain' where id = ${old.id_jurnal}`],
  [
    'a line of before that was changed',
    `update journal_line set jumlah = jumlah + 1 where journal_id = ${old.id_jurnal} and rekening is not null`,
  ],
  ['a movement of cash of before that was removed', `delete from cash_movement where journal_id = ${old.id_jurnal}`],
  ['a version of before that was removed', `delete from row_version where id = ${first?.id}`],
  ['a link of before that was changed', `update audit_chain set hash = '\\x00' where posisi = 2`],
  [
    'a version that was slipped in among those of before',
    `insert into row_version select (jsonb_populate_record(l, '{"id": 999999999}')).* from row_version l where id = ${first?.id}`,
  ],
])('%s has the whole chain proved, which finds it', async (_, statement) => {
  const { found, whole } = await foundAfter(statement);
  expect([found.length, whole]).toEqual([1, true]);
});

test('a row of before that was written again as it was has the whole chain proved, which finds nothing', async () => {
  const again = `update journal set keterangan = keterangan where id = ${old.id_jurnal}`;
  expect(await foundAfter(again)).toEqual({ found: [], whole: true });
});
