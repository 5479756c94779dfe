import { afterAll, beforeAll, expect, test } from 'vitest';
import { rincianSaldo } from '#core/accounts/inquiries/explain-balance.ts';
import type { Db } from '#core/db/client.ts';
import { as } from '#core/programs/seed/counter.ts';
import { type TestBank, testBank } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';

let bank: TestBank;
const WAITING = 30;
const ENDED = 500;

// Items of everybody: those that wait, of which one sets something of Budi's aside, and those that are ended.
beforeAll(async () => {
  bank = await testBank();
  await bank.owner`
    insert into flow_instance (id_flow, jenis, flow_code, trans_code, flow_state, kode_cabang, tanggal, user_input, flow_data, sidik, nominal,
      kode_valuta, rekening, reservasi, antrian)
    select gen_random_uuid(), 'FLOW', 'TARIK_TUNAI', '1201', case when n <= ${WAITING}::integer then 'WAITING' else 'CANCELLED' end, '001', b.accounting_date,
      'teller1', '{}', sha256(n::text::bytea), 50000000, 'IDR', ${accounts.ani},
      case when n = 1 then jsonb_build_array(jsonb_build_object('rekening', ${accounts.budi}::text, 'jumlah', '50000000')) else '[]' end, n
    from generate_series(1, ${WAITING + ENDED}::integer) n, branch b where b.kode_cabang = '001'`;
  await bank.owner`update account_state set debet_menunggu = 50000000 where nomor_rekening = ${accounts.budi}`;
  await bank.owner`analyze flow_instance`;
});
afterAll(() => bank.close());

/** Returns the waiting amounts of an account, and the number of items read for it. */
async function explained(nomor_rekening: string) {
  const context = await as(bank, 'teller1');
  return bank.app.begin(async (tx) => {
    // Some hundred items are read whole with good reason; how many are read shows when that is not on offer.
    await tx`set local enable_seqscan = off`;
    const counted = async () => {
      const [row] = await tx<{ whole: number; fetched: number }[]>`
        select seq_scan::integer as whole, idx_tup_fetch::integer as fetched from pg_stat_xact_user_tables where relname = 'flow_instance'`;
      return row ?? { whole: 0, fetched: 0 };
    };
    const before = await counted();
    const { menunggu } = await rincianSaldo({ ...context, db: tx as unknown as Db }, { nomor_rekening, pegangan: '' });
    const after = await counted();
    return { menunggu, whole: after.whole - before.whole, fetched: after.fetched - before.fetched };
  });
}

test('of an account that nothing is set aside of no item is read, and of another none but those that wait', async () => {
  expect(await explained(accounts.ani)).toEqual({ menunggu: [], whole: 0, fetched: 0 });
  const { menunggu, whole, fetched } = await explained(accounts.budi);
  expect(menunggu).toMatchObject([{ flowCode: 'TARIK_TUNAI', jumlah: '500000.00', user_input: 'teller1' }]);
  expect(whole).toBe(0);
  expect(fetched).toBe(WAITING);
});
