import { describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { moneyExchange } from '#core/cash/counter/money-exchange.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { accepted, boxOf, counterBank, insertGrant, linesOf, reasonsOf, refused, replays } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
const till = () => boxOf(bank, { user: 'teller1' });
const movement = async (journal: string) => {
  const [row] = await bank.owner<{ masuk: bigint; keluar: bigint; pecahan: Record<string, number> }[]>`
    select masuk, keluar, pecahan from cash_movement where journal_id = ${journal}`;
  return { ...row };
};

describe('change', () => {
  const given = { nomor_rekening: accounts.ani, nominal: '75000.00', pecahan: toRows({ '100000': 1 }) };

  test('a customer gives 100,000 for 75,000: in and out stand on one slip', async () => {
    const before = await till();
    await refused(bank, 'CASH_COUNT', () => bank.run('teller1', cashDeposit, given));
    const kembalian = toRows({ '20000': 1, '5000': 1 });
    const posted = await accepted(bank, () => bank.run('teller1', cashDeposit, { ...given, kembalian }));
    expect((await linesOf(bank, posted.id_jurnal)).map(([, gl, amount]) => [gl, amount])).toEqual([
      ['101002', 7_500_000n],
      ['301001', -7_500_000n],
    ]);
    const after = await till();
    expect(after.saldo).toBe(before.saldo + 7_500_000n);
    expect(await movement(posted.id_jurnal)).toEqual({
      masuk: 7_500_000n,
      keluar: 0n,
      pecahan: { '10000000': 1, '2000000': -1, '500000': -1 },
    });
    expect(posted.slip?.pecahan).toEqual([{ nominal: '100000.00', lembar: 1 }]);
    expect(posted.slip?.kembalian).toEqual([
      { nominal: '20000.00', lembar: 1 },
      { nominal: '5000.00', lembar: 1 },
    ]);
  });

  test('refuses change the till has not, the same note both ways, a worn note handed out', async () => {
    await refused(bank, 'CASH_SHORT', () =>
      bank.run('teller1', cashDeposit, { ...given, kembalian: toRows({ '500': 50 }) }),
    );
    await refused(bank, 'PIECES_BOTH_WAYS', () =>
      bank.run('teller1', cashDeposit, {
        ...given,
        pecahan: toRows({ '100000': 1, '5000': 1 }),
        kembalian: toRows({ '20000': 1, '5000': 2 }),
      }),
    );
    const worn = [{ nominal: '5000.00', lembar: 1, kondisi: 'T' }, ...toRows({ '20000': 1 })];
    await refused(bank, 'CASH_UNFIT', () => bank.run('teller1', cashDeposit, { ...given, kembalian: worn }));
  });

  test('a withdrawal takes small money back', async () => {
    const posted = await accepted(bank, () =>
      bank.run('teller1', cashWithdrawal, {
        nomor_rekening: accounts.ani,
        nominal: '75000.00',
        pecahan: toRows({ '100000': 1 }),
        kembalian: toRows({ '20000': 1, '5000': 1 }),
      }),
    );
    expect(await movement(posted.id_jurnal)).toEqual({
      masuk: 0n,
      keluar: 7_500_000n,
      pecahan: { '10000000': -1, '2000000': 1, '500000': 1 },
    });
    expect(posted.slip?.pecahan).toEqual([{ nominal: '100000.00', lembar: 1 }]);
  });
});

describe('money exchange', () => {
  const ten = {
    nominal: '100000.00',
    nama: 'Siti',
    keterangan: '',
    pecahan: toRows({ '100000': 1 }),
    kembalian: toRows({ '10000': 10 }),
  };

  test('moves pieces and nothing in the ledger, under a slip of its own', async () => {
    const before = await till();
    const posted = await replays(bank, moneyExchange, {
      user: 'teller1',
      stranger: 'teller3',
      input: ten,
      other: { ...ten, nama: 'Sita' },
    });
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([]);
    expect(await movement(posted.id_jurnal)).toEqual({
      masuk: 10_000_000n,
      keluar: 10_000_000n,
      pecahan: { '10000000': 1, '1000000': -10 },
    });
    const after = await till();
    expect([after.saldo, after.nomor_urut]).toEqual([before.saldo, before.nomor_urut + 1]);
    expect(after.stok['1000000']).toBe((before.stok['1000000'] ?? 0) - 10);
    expect(posted.slip).toMatchObject({
      nominal: '100000.00',
      pecahan: [{ nominal: '100000.00', lembar: 1 }],
      kembalian: [{ nominal: '10000.00', lembar: 10 }],
    });
  });

  test('takes worn notes for fit ones and never gives a worn one out; the coin of 1,000 is another piece than its note', async () => {
    const worn = {
      ...ten,
      pecahan: [{ nominal: '50000.00', lembar: 2, kondisi: 'T' }],
      kembalian: toRows({ '100000': 1 }),
    };
    await accepted(bank, () => bank.run('teller1', moneyExchange, worn));
    expect((await till()).stok['5000000T']).toBe(2);
    await refused(bank, 'CASH_UNFIT', () =>
      bank.run('teller1', moneyExchange, { ...worn, pecahan: worn.kembalian, kembalian: worn.pecahan }),
    );
    const coins = [{ nominal: '1000.00', lembar: 100, jenis: 'L' }];
    await refused(bank, 'CASH_SHORT', () =>
      bank.run('teller1', moneyExchange, { ...ten, pecahan: toRows({ '100000': 1 }), kembalian: coins }),
    );
    await accepted(bank, () =>
      bank.run('teller1', moneyExchange, { ...ten, pecahan: coins, kembalian: toRows({ '100000': 1 }) }),
    );
    const { stok } = await till();
    expect([stok['100000L'], stok['100000']]).toEqual([100, undefined]);
    await refused(bank, 'CASH_UNKNOWN', () =>
      bank.run('teller1', moneyExchange, { ...ten, pecahan: [{ nominal: '100000.00', lembar: 1, jenis: 'L' }] }),
    );
  });

  test('refuses unequal worth, a closed till, and more than the teller’s limit', async () => {
    await refused(bank, 'CASH_COUNT', () =>
      bank.run('teller1', moneyExchange, { ...ten, kembalian: toRows({ '10000': 9 }) }),
    );
    await refused(bank, 'CASH_COUNT', () =>
      bank.run('teller1', moneyExchange, { ...ten, pecahan: toRows({ '100000': 2 }) }),
    );
    await refused(bank, 'TILL_CLOSED', () => bank.run('teller2', moneyExchange, ten));
    await refused(bank, 'NO_TILL', () => bank.run('headteller1', moneyExchange, ten));
    const error = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('teller1', moneyExchange, {
        ...ten,
        nominal: '26000000.00',
        // From 10,000,000 on the bank knows whoever exchanges (domain: CIF, walk-in).
        nomor_identitas: '3171014506900001',
        pecahan: toRows({ '50000': 520 }),
        kembalian: toRows({ '100000': 240, '10000': 200 }),
      }),
    );
    expect(reasonsOf(error)).toEqual([['MELEBIHI_WEWENANG', 'HEAD_TELLER']]);
    await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', () => bank.run('teller1', moneyExchange, ten));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  });
});

describe('a reversal', () => {
  const release = (data: unknown) =>
    insertGrant(bank, {
      code: 'REVERSAL',
      data: reversal.schema.parse(data),
      maker: 'teller1',
      supervisor: 'headteller1',
      reasons: ['PEMBATALAN'],
    });

  test('asks for the money, not for the same pieces', async () => {
    const posted = await bank.run('teller1', cashDeposit, {
      nomor_rekening: accounts.ani,
      nominal: '100000.00',
      pecahan: toRows({ '100000': 1 }),
    });
    const undo = { nomor_referensi: posted.nomor_referensi, alasan: 'Salah rekening' };
    const short = { ...undo, pecahan: toRows({ '50000': 1 }) };
    const refusedToken = await release(short);
    await refused(bank, 'CASH_COUNT', () => bank.run('teller1', reversal, short, { token: refusedToken }));
    const other = { ...undo, pecahan: toRows({ '50000': 2 }) };
    const token = await release(other);
    const reversed = await accepted(bank, () => bank.run('teller1', reversal, other, { token }));
    expect(await movement(reversed.id_jurnal)).toEqual({ masuk: 0n, keluar: 10_000_000n, pecahan: { '5000000': -2 } });
  });
});

test('cash from the vault fills a till up to its maximum without a second person, with cash on its way', async () => {
  const box = await till();
  await bank.owner`update cash_box set batas = ${(box.saldo + 20_000_000n).toString()}::bigint where id_kas = ${box.id_kas}`;
  const send = { id_kas: String(box.id_kas), nominal: '100000.00', pecahan: toRows({ '100000': 1 }) };
  await accepted(bank, () => bank.run('headteller1', vaultToTill, send));
  await accepted(bank, () => bank.run('headteller1', vaultToTill, send));
  const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('headteller1', vaultToTill, send));
  expect(reasonsOf(error)).toEqual([['KAS_MELEBIHI_BATAS', 'HEAD_TELLER']]);
  const token = await insertGrant(bank, {
    code: 'PENARIKAN_KHASANAH',
    data: vaultToTill.schema.parse(send),
    maker: 'headteller1',
    supervisor: 'manager1',
    reasons: ['KAS_MELEBIHI_BATAS'],
  });
  await accepted(bank, () => bank.run('headteller1', vaultToTill, send, { token }));
});
