import { describe, expect, test } from 'vitest';
import { openTill } from '#core/cash/vault/open-till.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { accepted, boxOf, counterBank, linesOf, refused, replays, rupiah } from '../../counter-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
const till1 = await boxOf(bank, { user: 'teller1' });
const till2 = await boxOf(bank, { user: 'teller2' });
const till3 = await boxOf(bank, { user: 'teller3' });

/** So many notes of 50,000. */
const notes = (lembar: number) => ({ nominal: rupiah(BigInt(lembar) * 50_000n), pecahan: toRows({ '50000': lembar }) });
const toTill = (id: number, lembar: number) => ({ id_kas: String(id), ...notes(lembar) });

/** Sends cash from the vault to a till; returns the handover's id. */
async function send(id: number, lembar: number, user = 'headteller1'): Promise<string> {
  return handoverOf((await bank.run(user, vaultToTill, toTill(id, lembar))).id_jurnal);
}

async function handoverOf(journal: string): Promise<string> {
  const [row] = await bank.owner<
    { id: string }[]
  >`select id_serah_terima as id from handover where journal_kirim = ${journal}`;
  return row?.id ?? '';
}

const confirm = (id_serah_terima: string, lembar: number) => ({ id_serah_terima, pecahan: notes(lembar).pecahan });

describe('vault to till', () => {
  test('posts Dr cash in transit / Cr vault cash; the till has it only after the teller’s own count', async () => {
    const vault = await boxOf(bank, { vault: '001' });
    const sent = await bank.run('headteller1', vaultToTill, toTill(till1.id_kas, 40));
    expect(await linesOf(bank, sent.id_jurnal)).toEqual([
      ['001', '101006', 200_000_000n, null, null],
      ['001', '101001', -200_000_000n, String(vault.id_kas), null],
    ]);
    expect(await boxOf(bank, { vault: '001' })).toMatchObject({
      saldo: vault.saldo - 200_000_000n,
      stok: { ...vault.stok, '5000000': (vault.stok['5000000'] ?? 0) - 40 },
    });
    expect(await boxOf(bank, { user: 'teller1' })).toEqual(till1);
    await expectSoundBooks(bank);

    const received = await bank.run('teller1', receiveCash, confirm(await handoverOf(sent.id_jurnal), 40));
    expect(await linesOf(bank, received.id_jurnal)).toEqual([
      ['001', '101002', 200_000_000n, String(till1.id_kas), null],
      ['001', '101006', -200_000_000n, null, null],
    ]);
    expect(await boxOf(bank, { user: 'teller1' })).toMatchObject({
      saldo: 5_200_000_000n,
      stok: { ...till1.stok, '5000000': 340 },
    });
  });

  const cases: { why: string; code: ErrorCode; user: string; input: () => unknown }[] = [
    { why: 'a till of another branch', code: 'NOT_FOUND', user: 'headteller1', input: () => toTill(till3.id_kas, 1) },
    { why: 'a till that does not exist', code: 'NOT_FOUND', user: 'headteller1', input: () => toTill(999, 1) },
    { why: 'the vault as a till', code: 'NOT_FOUND', user: 'headteller1', input: () => toTill(2, 1) },
    {
      why: 'pieces the vault does not hold',
      code: 'CASH_SHORT',
      user: 'headteller1',
      input: () => toTill(till1.id_kas, 50_000),
    },
    {
      why: 'a count that does not add up',
      code: 'CASH_COUNT',
      user: 'headteller1',
      input: () => ({ ...toTill(till1.id_kas, 2), nominal: '50000.00' }),
    },
    {
      why: 'an unknown denomination',
      code: 'CASH_UNKNOWN',
      user: 'headteller1',
      input: () => ({ ...toTill(till1.id_kas, 2), nominal: '75000.00', pecahan: toRows({ '75000': 1 }) }),
    },
  ];
  test.each(cases)('refuses $why with $code', async ({ code, user, input }) => {
    await refused(bank, code, () => bank.run(user, vaultToTill, input()));
    await accepted(bank, () => bank.run('headteller1', vaultToTill, toTill(till1.id_kas, 1)));
  });

  test('refuses a closed branch day', async () => {
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', () => bank.run('headteller1', vaultToTill, toTill(till1.id_kas, 1)));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await accepted(bank, () => bank.run('headteller1', vaultToTill, toTill(till1.id_kas, 1)));
  });

  test('replays', async () => {
    const before = await bank.owner`select count(*) from handover`;
    await replays(bank, vaultToTill, {
      user: 'headteller1',
      stranger: 'headteller2',
      input: toTill(till1.id_kas, 2),
      other: toTill(till1.id_kas, 3),
    });
    const after = await bank.owner`select count(*) - ${before[0]?.count} as more from handover`;
    expect(after[0]?.more).toBe(1n);
  });
});

describe('receiving cash', () => {
  test('refuses another count, another receiver and a second time', async () => {
    const id = await send(till1.id_kas, 4);
    await refused(bank, 'HANDOVER_COUNT', () => bank.run('teller1', receiveCash, confirm(id, 3)));
    await refused(bank, 'HANDOVER_COUNT', () =>
      bank.run('teller1', receiveCash, { id_serah_terima: id, pecahan: toRows({ '100000': 2 }) }),
    );
    for (const stranger of ['teller2', 'teller3', 'headteller1', 'headteller2', 'manager1']) {
      await refused(bank, 'NOT_FOUND', () => bank.run(stranger, receiveCash, confirm(id, 4)));
    }
    await accepted(bank, () => bank.run('teller1', receiveCash, confirm(id, 4)));
    await refused(bank, 'HANDOVER_STATE', () => bank.run('teller1', receiveCash, confirm(id, 4)));
  });

  test('refuses a handover that does not exist, and a till that is closed', async () => {
    await refused(bank, 'NOT_FOUND', () =>
      bank.run('teller1', receiveCash, confirm('00000000-0000-4000-8000-000000000000', 1)),
    );
    const id = await send(till2.id_kas, 1);
    await refused(bank, 'TILL_CLOSED', () => bank.run('teller2', receiveCash, confirm(id, 1)));
    await accepted(bank, () => bank.run('teller2', openTill, confirm(id, 1)));
  });

  test('two confirmations at once: the cash arrives once', async () => {
    const id = await send(till1.id_kas, 6);
    const { saldo } = await boxOf(bank, { user: 'teller1' });
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => bank.run('teller1', receiveCash, confirm(id, 6))),
    );
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['HANDOVER_STATE']));
    expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(saldo + 30_000_000n);
  });

  test('replays', async () => {
    const id = await send(till1.id_kas, 2);
    await replays(bank, receiveCash, {
      user: 'teller1',
      stranger: 'teller2',
      input: confirm(id, 2),
      other: confirm(id, 1),
    });
  });
});

describe('till to vault', () => {
  test('posts Dr cash in transit / Cr teller cash, and the vault takes it in by count', async () => {
    const [till, vault] = [await boxOf(bank, { user: 'teller1' }), await boxOf(bank, { vault: '001' })];
    const sent = await bank.run('teller1', tillToVault, notes(100));
    expect(await linesOf(bank, sent.id_jurnal)).toEqual([
      ['001', '101006', 500_000_000n, null, null],
      ['001', '101002', -500_000_000n, String(till.id_kas), null],
    ]);
    expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(till.saldo - 500_000_000n);
    const id = await handoverOf(sent.id_jurnal);
    for (const stranger of ['teller1', 'teller2', 'manager1', 'headteller2']) {
      await refused(bank, 'NOT_FOUND', () => bank.run(stranger, receiveCash, confirm(id, 100)));
    }
    const received = await accepted(bank, () => bank.run('headteller1', receiveCash, confirm(id, 100)));
    expect(await linesOf(bank, received.id_jurnal)).toEqual([
      ['001', '101001', 500_000_000n, String(vault.id_kas), null],
      ['001', '101006', -500_000_000n, null, null],
    ]);
    expect((await boxOf(bank, { vault: '001' })).saldo).toBe(vault.saldo + 500_000_000n);
  });

  test('refuses cash that the till does not hold, a closed till, no till, a wrong sum', async () => {
    await refused(bank, 'CASH_SHORT', () => bank.run('teller1', tillToVault, notes(10_000)));
    await refused(bank, 'NO_TILL', () => bank.run('headteller1', tillToVault, notes(1)));
    await refused(bank, 'CASH_COUNT', () => bank.run('teller1', tillToVault, { ...notes(1), nominal: '50000.01' }));
    await accepted(bank, () => bank.run('teller1', tillToVault, notes(1)));
    await bank.owner`update cash_box set status = 'TUTUP' where id_user = 'teller1'`;
    await refused(bank, 'TILL_CLOSED', () => bank.run('teller1', tillToVault, notes(1)));
    await bank.owner`update cash_box set status = 'BUKA' where id_user = 'teller1'`;
    await accepted(bank, () => bank.run('teller1', tillToVault, notes(1)));
  });

  test('replays', async () => {
    await replays(bank, tillToVault, { user: 'teller1', stranger: 'teller3', input: notes(3), other: notes(4) });
  });
});

test('cash changes hands between two: its sender cannot confirm it', async () => {
  const id = await send(till1.id_kas, 1);
  await bank.owner`update handover set user_pengirim = 'teller1' where id_serah_terima = ${id}`;
  await refused(bank, 'SELF_APPROVAL', () => bank.run('teller1', receiveCash, confirm(id, 1)));
  await bank.owner`update handover set user_pengirim = 'headteller1' where id_serah_terima = ${id}`;
  await accepted(bank, () => bank.run('teller1', receiveCash, confirm(id, 1)));
});
