import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import {
  accepted,
  accountRow,
  boxOf,
  cash,
  counterBank,
  insertGrant,
  linesOf,
  reasonsOf,
  refused,
  rupiah,
  shut,
} from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
const undo = (nomor_referensi: string) => ({ nomor_referensi, alasan: 'salah rekening' });

/** The reversal released by the branch manager at the counter. */
async function reverse(nomorReferensi: string, user = 'teller1', reasons = ['PEMBATALAN'], key: string = randomUUID()) {
  const data = undo(nomorReferensi);
  const branch = user === 'teller3' ? '002' : '001';
  const supervisor = user === 'teller3' ? 'manager2' : 'manager1';
  const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: user, branch, supervisor, reasons });
  return bank.run(user, reversal, data, { token, key });
}

const transfer = (from: string, to: string, whole: bigint) => ({
  nomor_rekening_debet: from,
  nomor_rekening_kredit: to,
  nominal: rupiah(whole),
});

describe('posts the mirror of', () => {
  test('a deposit: lines, balance and pieces are as before, both journals are linked', async () => {
    const [till, account] = [await boxOf(bank, { user: 'teller1' }), await accountRow(bank, accounts.ani)];
    const original = await bank.run('teller1', cashDeposit, {
      ...cash(accounts.ani, 0),
      nominal: '350000.00',
      pecahan: toRows({ '100000': 3, '50000': 1 }),
    });
    const answer = await reverse(original.nomor_referensi);
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['001', '101002', -35_000_000n, String(till.id_kas), null],
      ['001', '301001', 35_000_000n, accounts.ani, null],
    ]);
    expect(await boxOf(bank, { user: 'teller1' })).toEqual({ ...till, nomor_urut: till.nomor_urut + 2 });
    expect(await accountRow(bank, accounts.ani)).toEqual({ ...account, seq: account.seq + 2 });
    const links = await bank.owner`select journal_id::text, reversal_id::text from journal_reversal`;
    expect(links.map((row) => ({ ...row }))).toEqual([
      { journal_id: original.id_jurnal, reversal_id: answer.id_jurnal },
    ]);
    expect(answer.slip).toMatchObject({ user_otorisasi: 'manager1', kode_transaksi: '1409' });
  });

  test('a withdrawal: the pieces come back', async () => {
    const [till, account] = [await boxOf(bank, { user: 'teller1' }), await accountRow(bank, accounts.ani)];
    const original = await bank.run('teller1', cashWithdrawal, cash(accounts.ani, 4));
    await reverse(original.nomor_referensi);
    expect(await boxOf(bank, { user: 'teller1' })).toMatchObject({ saldo: till.saldo, stok: till.stok });
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(account.saldo_buku);
  });

  test('a transfer between branches: all four lines', async () => {
    const original = await bank.run('teller1', bookTransfer, transfer(accounts.ani, accounts.citra, 600_000n));
    const answer = await reverse(original.nomor_referensi);
    const before = await linesOf(bank, original.id_jurnal);
    expect(before).toHaveLength(4);
    expect(await linesOf(bank, answer.id_jurnal)).toEqual(
      before.map(([branch, gl, minor, sub, other]) => [branch, gl, -minor, sub, other]),
    );
  });

  test('cash sent from the vault: the handover is called off and the vault has its pieces again', async () => {
    const vault = await boxOf(bank, { vault: '001' });
    const till = await boxOf(bank, { user: 'teller2' });
    const sent = await bank.run('headteller1', vaultToTill, {
      id_kas: String(till.id_kas),
      nominal: '1000000.00',
      pecahan: toRows({ '100000': 10 }),
    });
    await reverse(sent.nomor_referensi, 'headteller1');
    expect(await boxOf(bank, { vault: '001' })).toMatchObject({ saldo: vault.saldo, stok: vault.stok });
    const [handover] =
      await bank.owner`select id_serah_terima, status from handover where journal_kirim = ${sent.id_jurnal}`;
    expect(handover?.status).toBe('DIBATALKAN');
    await refused(bank, 'HANDOVER_STATE', () =>
      bank.run('teller2', openTill, { id_serah_terima: handover?.id_serah_terima, pecahan: toRows({ '100000': 10 }) }),
    );
  });

  test('cash sent to the vault: it is in the till again', async () => {
    const till = await boxOf(bank, { user: 'teller1' });
    const sent = await bank.run('teller1', tillToVault, { nominal: '500000.00', pecahan: toRows({ '100000': 5 }) });
    await reverse(sent.nomor_referensi);
    expect(await boxOf(bank, { user: 'teller1' })).toMatchObject({ saldo: till.saldo, stok: till.stok });
  });
});

describe('refuses', () => {
  const deposited = () => bank.run('teller1', cashDeposit, cash(accounts.budi, 1));

  test('one person may do it, by any amount and maker', async () => {
    const { nomor_referensi } = await deposited();
    for (const user of ['teller1', 'headteller1']) {
      const cashless = await bank.run('backoffice1', bookTransfer, transfer(accounts.ani, accounts.budi, 1n));
      const error = await refused(bank, 'OVERRIDE_NEEDED', () =>
        bank.run(user, reversal, undo(user === 'teller1' ? nomor_referensi : cashless.nomor_referensi)),
      );
      expect(reasonsOf(error)).toEqual([['PEMBATALAN', 'HEAD_TELLER']]);
    }
    await accepted(bank, () => reverse(nomor_referensi));
  });

  test('a second reversal', async () => {
    const { nomor_referensi } = await deposited();
    await accepted(bank, () => reverse(nomor_referensi));
    await refused(bank, 'ALREADY_REVERSED', () => bank.run('teller1', reversal, undo(nomor_referensi)));
  });

  test('the reversal of a reversal', async () => {
    const reversed = await reverse((await deposited()).nomor_referensi);
    await refused(bank, 'NOT_REVERSIBLE', () => bank.run('teller1', reversal, undo(reversed.nomor_referensi)));
  });

  test('a reference that is none, of another branch, or with another date or branch in it', async () => {
    const { nomor_referensi } = await deposited();
    const other = await bank.run('teller3', cashDeposit, cash(accounts.budi, 1));
    const forged = [
      `001261120${'999999999'}`,
      other.nomor_referensi,
      `002${nomor_referensi.slice(3)}`,
      `${nomor_referensi.slice(0, 3)}261119${nomor_referensi.slice(9)}`,
    ];
    for (const reference of forged) {
      await refused(bank, 'NOT_FOUND', () => bank.run('teller1', reversal, undo(reference)));
    }
    await accepted(bank, () => reverse(nomor_referensi));
    await accepted(bank, () => reverse(other.nomor_referensi, 'teller3'));
  });

  test('opening, closing and receiving, which have their own way back', async () => {
    const [opening] = await bank.owner<{ id: bigint }[]>`
      select max(id) as id from journal where operasi = 'BUKA_KAS' and id_user = 'teller1'`;
    const reference = `001261120${String(opening?.id).padStart(9, '0')}`;
    const error = await refused(bank, 'NOT_REVERSIBLE', () => bank.run('teller1', reversal, undo(reference)));
    expect(error.details.params?.referensi).toBe(reference);
  });

  test('cash that another teller took in, and a till that is no longer open', async () => {
    const { nomor_referensi } = await deposited();
    await refused(bank, 'NOT_REVERSIBLE', () => bank.run('teller2', reversal, undo(nomor_referensi)));
    await bank.owner`update cash_box set status = 'TUTUP' where id_user = 'teller1'`;
    await refused(bank, 'TILL_CLOSED', () => bank.run('teller1', reversal, undo(nomor_referensi)));
    await bank.owner`update cash_box set status = 'BUKA' where id_user = 'teller1'`;
    await accepted(bank, () => reverse(nomor_referensi));
  });

  test('cash that the receiver has confirmed already', async () => {
    const till = await boxOf(bank, { user: 'teller2' });
    const pecahan = toRows({ '100000': 20 });
    const sent = await bank.run('headteller1', vaultToTill, {
      id_kas: String(till.id_kas),
      nominal: '2000000.00',
      pecahan,
    });
    const [handover] = await bank.owner`select id_serah_terima from handover where journal_kirim = ${sent.id_jurnal}`;
    await bank.run('teller2', openTill, { id_serah_terima: handover?.id_serah_terima, pecahan });
    await refused(bank, 'NOT_REVERSIBLE', () => bank.run('headteller1', reversal, undo(sent.nomor_referensi)));
  });

  test('when the money is no longer there; below the minimum is a second reason', async () => {
    const { nomor_referensi } = await bank.run('teller1', cashDeposit, cash(accounts.pejabat, 10));
    await bank.owner`update account_state set saldo_ditahan = 300000000 where nomor_rekening = ${accounts.pejabat}`;
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', reversal, undo(nomor_referensi)));
    expect(reasonsOf(error)).toEqual([
      ['DI_BAWAH_MINIMUM', 'HEAD_TELLER'],
      ['PEMBATALAN', 'HEAD_TELLER'],
    ]);
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', reversal, undo(nomor_referensi)));
    await bank.owner`update account_state set saldo_ditahan = 300000001 where nomor_rekening = ${accounts.pejabat}`;
    await refused(bank, 'INSUFFICIENT', () => bank.run('teller1', reversal, undo(nomor_referensi)));
    await bank.owner`update account_state set saldo_ditahan = 0 where nomor_rekening = ${accounts.pejabat}`;
    await accepted(bank, () => reverse(nomor_referensi));
  });

  test('when the account has been blocked or has fallen dormant meanwhile', async () => {
    const { nomor_referensi } = await bank.run('teller1', cashDeposit, cash(accounts.pejabat, 1));
    await shut(bank, accounts.pejabat, 'D');
    const shutError = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('teller1', reversal, undo(nomor_referensi)),
    );
    expect(reasonsOf(shutError)).toEqual([
      ['ENTRI_DIBATALKAN', 'BRANCH_MANAGER'],
      ['PEMBATALAN', 'HEAD_TELLER'],
    ]);
    await shut(bank, accounts.pejabat, '');
    await bank.owner`update account_state set status = 'DORMAN' where nomor_rekening = ${accounts.pejabat}`;
    const asleep = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', reversal, undo(nomor_referensi)));
    expect(reasonsOf(asleep)[0]).toEqual(['ENTRI_DIBATALKAN', 'BRANCH_MANAGER']);
    await bank.owner`update account_state set status = 'TIDAK_AKTIF' where nomor_rekening = ${accounts.pejabat}`;
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', reversal, undo(nomor_referensi)));
    expect(reasonsOf(error)).toEqual([
      ['TIDAK_AKTIF', 'HEAD_TELLER'],
      ['PEMBATALAN', 'HEAD_TELLER'],
    ]);
    const data = undo(nomor_referensi);
    const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'teller1', reasons: ['PEMBATALAN'] });
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', reversal, data, { token }));
    await accepted(bank, () => reverse(nomor_referensi, 'teller1', ['PEMBATALAN', 'TIDAK_AKTIF']));
  });

  test.each(['DORMAN', 'BLOKIR'])('a wrong deposit comes out of the account again: %s', async (state) => {
    const { nomor_referensi } = await bank.run('teller1', cashDeposit, cash(accounts.pejabat, 1));
    const before = await accountRow(bank, accounts.pejabat);
    const sleep = (status: string) =>
      bank.owner`update account_state set status = ${status} where nomor_rekening = ${accounts.pejabat}`;
    if (state === 'DORMAN') await sleep('DORMAN');
    else await shut(bank, accounts.pejabat, 'T');
    // Not by the word of the core: without the reason in the grant, or for anything but the way back, the account stays shut.
    const data = undo(nomor_referensi);
    const bare = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'teller1', reasons: ['PEMBATALAN'] });
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', reversal, data, { token: bare }));
    await accepted(bank, () => reverse(nomor_referensi, 'teller1', ['PEMBATALAN', 'ENTRI_DIBATALKAN']));
    expect((await accountRow(bank, accounts.pejabat)).saldo_buku).toBe(before.saldo_buku - 10_000_000n);
    const code = state === 'DORMAN' ? 'ACCOUNT_DORMANT' : 'ACCOUNT_BLOCKED';
    await refused(bank, code, () => bank.run('teller1', cashWithdrawal, cash(accounts.pejabat, 1)));
    if (state === 'DORMAN') await sleep('AKTIF');
    else await shut(bank, accounts.pejabat, '');
  });

  test('of a transfer is measured by authority over transfers: who may approve it may undo it', async () => {
    const data = {
      nomor_rekening_debet: accounts.firma,
      nomor_rekening_kredit: accounts.ani,
      nominal: rupiah(150_000_000n),
    };
    const { id_flow } = await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data });
    const posted = await bank.flow('manager1', 'APPROVE', { idFlow: id_flow });
    const wrong = undo(posted.nomor_referensi);
    const filed = await bank.flow('teller1', 'SUBMIT', { flowCode: 'REVERSAL', seen: '', data: wrong });
    const [item] = await bank.owner`select kelompok, tingkat from flow_instance where id_flow = ${filed.id_flow}`;
    const [asked] = await bank.owner`select kelompok, tingkat from flow_instance where id_flow = ${id_flow}`;
    expect({ ...item }).toEqual({ ...asked });
    const reversed = await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: filed.id_flow }));
    expect(reversed.flow_state).toBe('APPROVED');
  });

  test('after the day of the transaction', async () => {
    const { nomor_referensi } = await deposited();
    const move = (date: string) => bank.owner`update branch set accounting_date = ${date}`;
    await move('2026-11-23');
    await bank.owner`update cash_box set tanggal = '2026-11-23' where id_user = 'teller1'`;
    await refused(bank, 'NOT_REVERSIBLE', () => bank.run('teller1', reversal, undo(nomor_referensi)));
    await move('2026-11-20');
    await bank.owner`update cash_box set tanggal = '2026-11-20' where id_user = 'teller1'`;
    await accepted(bank, () => reverse(nomor_referensi));
  });

  test('when the pieces have left the till', async () => {
    const coin = { ...cash(accounts.ani, 0), nominal: '10100.00', pecahan: toRows({ '10000': 1, '100': 1 }) };
    const { nomor_referensi } = await bank.run('teller1', cashDeposit, coin);
    await bank.run('teller1', cashWithdrawal, coin);
    const error = await refused(bank, 'CASH_SHORT', () => bank.run('teller1', reversal, undo(nomor_referensi)));
    expect(error.details.params?.kas).toBe('TLR01');
    await bank.run('teller1', cashDeposit, coin);
    await accepted(bank, () => reverse(nomor_referensi));
  });
});

test('replays: the same key answers the same reversal', async () => {
  const { nomor_referensi } = await bank.run('teller1', cashDeposit, cash(accounts.budi, 1));
  const key = randomUUID();
  const first = await reverse(nomor_referensi, 'teller1', ['PEMBATALAN'], key);
  expect(await bank.run('teller1', reversal, undo(nomor_referensi), { key })).toEqual(first);
  await refused(bank, 'KEY_REUSED', () =>
    bank.run('teller1', reversal, { ...undo(nomor_referensi), alasan: 'lain lagi' }, { key }),
  );
});

test('twenty reversals of one transaction at once: one wins', async () => {
  const { nomor_referensi } = await bank.run('teller1', cashDeposit, cash(accounts.budi, 1));
  const before = await accountRow(bank, accounts.budi);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => reverse(nomor_referensi)));
  expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['ALREADY_REVERSED']));
  expect((await accountRow(bank, accounts.budi)).saldo_buku).toBe(before.saldo_buku - 10_000_000n);
});
