import { expect, test } from 'vitest';
import { counterBank } from '../counter-bank.ts';
import { chainAll } from '../helpers.ts';

const bank = await counterBank();
const closeBranch = (branch: string) =>
  bank.owner`update branch_day set ditutup_pada = now(), ditutup_oleh = 'manager2' where kode_cabang = ${branch}`;
const appendDayHashes = async () => (await bank.owner<{ n: number }[]>`select append_day_hashes() as n`)[0]?.n;

test('a round hashes the days that closed since the last one, and no day again', async () => {
  await closeBranch('002');
  await chainAll(bank);
  expect(await appendDayHashes()).toBe(1);
  const undo = new Error('taken back');
  await expect(
    bank.owner.begin(async (tx) => {
      await tx`create or replace function day_hash(p_cabang text, p_tanggal date, out jumlah bigint, out sidik bytea) language plpgsql as $$
        begin raise exception 'hashed %', p_cabang; end $$`;
      // With statistics the planner chooses freely, as in a bank at work.
      await tx`analyze branch_day, audit_day_hash, journal, audit_chain_head`;
      expect((await tx<{ n: number }[]>`select append_day_hashes() as n`)[0]?.n).toBe(0);
      await tx`update branch_day set ditutup_pada = now(), ditutup_oleh = 'manager1' where kode_cabang = '001'`;
      await expect(tx.savepoint((inner) => inner`select append_day_hashes()`)).rejects.toThrow('hashed 001');
      throw undo;
    }),
  ).rejects.toBe(undo);
});
