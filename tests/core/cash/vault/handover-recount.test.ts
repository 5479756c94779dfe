import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { closeTill } from '#core/cash/vault/close-till.ts';
import { countHandover } from '#core/cash/vault/count-handover.ts';
import { serahTerima } from '#core/cash/vault/queries.ts';
import { recallCash } from '#core/cash/vault/recall-cash.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { reopenTill } from '#core/cash/vault/reopen-till.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { accepted, boxOf, counterBank, insertGrant, linesOf, refused, replays, rupiah } from '../../counter-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
// A second pair of hands at the vault: the other head teller comes to this branch.
await bank.owner`update app_user set kode_cabang = '001' where id_user = 'headteller2'`;
forgetCaller(bank.app, 'headteller2');

const notes = (lembar: number) => (lembar === 0 ? [] : toRows({ '50000': lembar }));
const amount = (lembar: number) => ({ nominal: rupiah(BigInt(lembar) * 50_000n), pecahan: notes(lembar) });
const sentBy = async (journal: string): Promise<string> => {
  const [row] = await bank.owner<{ id: string }[]>`
    select id_serah_terima as id from handover where journal_kirim = ${journal}`;
  return row?.id ?? '';
};
const toVault = async (lembar: number) => sentBy((await bank.run('teller1', tillToVault, amount(lembar))).id_jurnal);
const count = (user: string, id_serah_terima: string, lembar: number) =>
  bank.run(user, countHandover, { id_serah_terima, pecahan: notes(lembar) });
const receive = (user: string, id_serah_terima: string, lembar: number) =>
  bank.run(user, receiveCash, { id_serah_terima, pecahan: notes(lembar) });
const recall = (user: string, id_serah_terima: string) => bank.run(user, recallCash, { id_serah_terima });
const statusOf = async (id: string): Promise<string | undefined> => {
  const [row] = await bank.owner<{ status: string }[]>`select status from handover where id_serah_terima = ${id}`;
  return row?.status;
};
/** Returns the stored counts of a handover: which, whose, by whom, how much in minor units, and whether it equals the amount sent. */
const counts = async (id: string) => {
  const rows = await bank.owner`
    select hitungan, pihak, petugas, nominal, cocok from handover_count where id_serah_terima = ${id} order by id`;
  return rows.map((row) => Object.values(row));
};

describe('a handover that its receiver counts differently', () => {
  test('stops, is counted again by both persons, and continues where both find the sum sent', async () => {
    const id = await toVault(10);
    await refused(bank, 'HANDOVER_COUNT', () => receive('headteller1', id, 9));
    await refused(bank, 'HANDOVER_AGREES', () => count('headteller1', id, 10));
    await refused(bank, 'HANDOVER_STATE', () => count('teller1', id, 9));
    for (const stranger of ['teller2', 'teller3', 'manager1']) {
      await refused(bank, 'NOT_FOUND', () => count(stranger, id, 9));
    }
    await accepted(bank, () => count('headteller1', id, 9));
    expect(await statusOf(id)).toBe('SELISIH');

    await refused(bank, 'HANDOVER_STATE', () => receive('headteller1', id, 10));
    await refused(bank, 'HANDOVER_STATE', () => recall('teller1', id));
    await accepted(bank, () => count('teller1', id, 10));
    await refused(bank, 'HANDOVER_COUNTED', () => count('teller1', id, 9));
    await accepted(bank, () => count('headteller1', id, 10));
    expect(await statusOf(id)).toBe('DIKIRIM');
    expect(await counts(id)).toEqual([
      [1, 'PENERIMA', 'headteller1', 45_000_000n, false],
      [2, 'PENGIRIM', 'teller1', 50_000_000n, true],
      [2, 'PENERIMA', 'headteller1', 50_000_000n, true],
    ]);
    await accepted(bank, () => receive('headteller1', id, 10));
    expect(await statusOf(id)).toBe('DITERIMA');
  });

  test('goes back where they do not agree: into the till it came from, once, by another person', async () => {
    const before = await boxOf(bank, { user: 'teller1' });
    const id = await toVault(10);
    await count('headteller1', id, 9);
    await count('headteller1', id, 9);
    await count('teller1', id, 10);
    expect(await statusOf(id)).toBe('DIKEMBALIKAN');
    await expectSoundBooks(bank);

    await refused(bank, 'HANDOVER_STATE', () => receive('headteller1', id, 10));
    await refused(bank, 'HANDOVER_STATE', () => count('headteller1', id, 10));
    for (const stranger of ['headteller1', 'teller2', 'teller3']) {
      await refused(bank, 'NOT_FOUND', () => recall(stranger, id));
    }
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => recall('teller1', id)));
    const done = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(done).toHaveLength(1);
    const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['HANDOVER_STATE']));
    expect(await linesOf(bank, done[0]?.id_jurnal ?? '')).toEqual([
      ['001', '101002', 50_000_000n, String(before.id_kas), null],
      ['001', '101006', -50_000_000n, null, null],
    ]);
    const after = await boxOf(bank, { user: 'teller1' });
    expect([after.saldo, after.stok]).toEqual([before.saldo, before.stok]);
    expect(await statusOf(id)).toBe('KEMBALI');
  });

  test('goes back also where both find the same other amount, and the sending cannot be reversed any more', async () => {
    const sent = await bank.run('teller1', tillToVault, amount(4));
    const id = await sentBy(sent.id_jurnal);
    await count('headteller1', id, 3);
    await count('teller1', id, 3);
    await count('headteller1', id, 3);
    expect(await statusOf(id)).toBe('DIKEMBALIKAN');
    await refused(bank, 'NOT_REVERSIBLE', () =>
      bank.run('teller1', reversal, { nomor_referensi: sent.nomor_referensi, alasan: 'salah hitung kas' }),
    );
    await accepted(bank, () => recall('teller1', id));
    await refused(bank, 'NOT_REVERSIBLE', () =>
      bank.run('teller1', reversal, { nomor_referensi: sent.nomor_referensi, alasan: 'salah hitung kas' }),
    );
  });

  test('goes back where the receiver finds something else after they had agreed', async () => {
    const id = await toVault(2);
    await count('headteller1', id, 1);
    await count('headteller1', id, 2);
    await count('teller1', id, 2);
    await accepted(bank, () => count('headteller1', id, 1));
    expect(await statusOf(id)).toBe('DIKEMBALIKAN');
    expect((await counts(id)).at(-1)).toEqual([3, 'PENERIMA', 'headteller1', 5_000_000n, false]);
    await accepted(bank, () => recall('teller1', id));
  });

  test('from the vault too: another keeper of it may give, never receive', async () => {
    const till = await boxOf(bank, { user: 'teller1' });
    const vault = await boxOf(bank, { vault: '001' });
    const id = await sentBy(
      (await bank.run('headteller1', vaultToTill, { id_kas: String(till.id_kas), ...amount(6) })).id_jurnal,
    );
    await count('teller1', id, 5);
    await accepted(bank, () => count('headteller2', id, 6));
    await accepted(bank, () => count('teller1', id, 5));
    await refused(bank, 'NOT_FOUND', () => recall('teller1', id));
    await accepted(bank, () => recall('headteller1', id));
    expect((await boxOf(bank, { vault: '001' })).saldo).toBe(vault.saldo);
  });

  test('two hands are two persons, at the posting function too', async () => {
    const id = await toVault(1);
    await count('headteller1', id, 0);
    // The till goes to whoever counted at the vault: that person is still the receiving hand.
    await bank.owner`update cash_box set id_user = null where id_user = 'teller1'`;
    await bank.owner`update cash_box set id_user = 'headteller1' where kode_kas = 'TLR01' and kode_cabang = '001' and kode_valuta = 'IDR'`;
    await count('headteller1', id, 0);
    await refused(bank, 'HANDOVER_COUNTED', () => count('headteller1', id, 1));
    await bank.owner`update handover set status = 'DIKEMBALIKAN' where id_serah_terima = ${id}`;
    await refused(bank, 'SELF_APPROVAL', () => recall('headteller1', id));
    await bank.owner`update cash_box set id_user = 'teller1' where kode_kas = 'TLR01' and kode_cabang = '001' and kode_valuta = 'IDR'`;
    await accepted(bank, () => recall('teller1', id));
  });

  test('both counts at the same instant: each stays, and one outcome', async () => {
    const id = await toVault(3);
    await count('headteller1', id, 2);
    await Promise.all([count('teller1', id, 3), count('headteller1', id, 3)]);
    expect(await statusOf(id)).toBe('DIKIRIM');
    expect(await counts(id)).toHaveLength(3);
    await accepted(bank, () => receive('headteller1', id, 3));
  });

  test('replays', async () => {
    const id = await toVault(1);
    const pecahan = notes(2);
    await replays(bank, countHandover, {
      user: 'headteller1',
      stranger: 'headteller2',
      input: { id_serah_terima: id, pecahan },
      other: { id_serah_terima: id, pecahan: [] },
    });
    await count('teller1', id, 1);
    await count('headteller1', id, 2);
    await replays(bank, recallCash, {
      user: 'teller1',
      stranger: 'teller2',
      input: { id_serah_terima: id },
      other: { id_serah_terima: randomUUID() },
    });
  });
});

test('one person’s joint count is not shown before the other has counted', async () => {
  const id = await toVault(8);
  await count('headteller1', id, 7);
  await count('teller1', id, 8);
  const row = async () => {
    const list = await serahTerima(await bank.as('headteller1'), {
      paging: undefined,
      kode_cabang: '',
      status: 'BERJALAN',
    });
    return list.data
      .find((each) => each.id_serah_terima === id)
      ?.hitungan.map((each) => [each.hitungan, each.nominal, each.cocok]);
  };
  expect(await row()).toEqual([
    [1, '350000.00', 'F'],
    [2, '', ''],
  ]);
  await count('headteller1', id, 8);
  expect(await row()).toEqual([
    [1, '350000.00', 'F'],
    [2, '400000.00', 'T'],
    [2, '400000.00', 'T'],
  ]);
  await receive('headteller1', id, 8);
});

test('a till is not closed over cash that comes back to it; a closing that is short comes back to the till, which is opened again', async () => {
  const id = await toVault(5);
  await count('headteller1', id, 4);
  await count('headteller1', id, 4);
  await count('teller1', id, 5);
  const box = await boxOf(bank, { user: 'teller1' });
  const stock = () =>
    toRows(
      Object.fromEntries(Object.entries(box.stok).map(([minor, lembar]) => [String(BigInt(minor) / 100n), lembar])),
    );
  await refused(bank, 'HANDOVER_PENDING', () => bank.run('teller1', closeTill, { pecahan: stock() }));
  await recall('teller1', id);
  const whole = await boxOf(bank, { user: 'teller1' });
  const pecahan = toRows(
    Object.fromEntries(Object.entries(whole.stok).map(([minor, lembar]) => [String(BigInt(minor) / 100n), lembar])),
  );
  await bank.run('teller1', closeTill, { pecahan });
  const [closing] = await bank.owner<{ id: string }[]>`
    select id_serah_terima as id from handover where status = 'DIKIRIM' and asal = ${whole.id_kas}`;
  const closed = closing?.id ?? '';
  const short = pecahan.map((row, place) => (place === 0 ? { ...row, lembar: row.lembar - 1 } : row));
  const counted = (user: string, rows: typeof pecahan) =>
    bank.run(user, countHandover, { id_serah_terima: closed, pecahan: rows });
  await counted('headteller1', short);
  await counted('headteller1', short);
  const data = { kode_valuta: 'IDR', alasan: 'Setoran tutup kas kurang satu lembar' };
  const token = await insertGrant(bank, {
    code: 'BUKA_KAS_ULANG',
    data,
    maker: 'teller1',
    reasons: ['KAS_DIBUKA_ULANG'],
    supervisor: 'headteller1',
  });
  await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
  await refused(bank, 'DAY_CLOSED', () => bank.run('teller1', reopenTill, data, { token }));
  await accepted(bank, () => counted('teller1', short));
  expect(await statusOf(closed)).toBe('DIKEMBALIKAN');
  await refused(bank, 'TILL_CLOSED', () => recall('teller1', closed));
  await accepted(bank, () => bank.run('teller1', reopenTill, data, { token }));
  await accepted(bank, () => recall('teller1', closed));
  expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(whole.saldo);
});
