import { beforeEach, describe, expect, test } from 'vitest';
import { closingSheet } from '#core/cash/vault/closing-sheet.ts';
import { countHandover } from '#core/cash/vault/count-handover.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { daysBank } from '../../business-day/branch-day/days-bank.ts';
import { accepted, boxOf, cash, linesOf, refused, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await daysBank();
const till = await boxOf(bank, { user: 'teller1' });
const till2 = await boxOf(bank, { user: 'teller2' });
const vault = await boxOf(bank, { vault: '001' });

/** Returns a till's content by its books, as rows of a count, with some notes of 100,000 more or fewer. */
async function lying(user: string, more = 0) {
  const { stok } = await boxOf(bank, { user });
  const denominations = Object.fromEntries(
    Object.entries(stok).map(([key, count]) => [String(BigInt(key) / 100n), count]),
  );
  const hundred = (denominations['100000'] ?? 0) + more;
  return toRows({ ...denominations, ...(hundred > 0 ? { '100000': hundred } : {}) });
}

const asked = async (more = 0, id_kas = till.id_kas, user = 'teller1') => ({
  id_kas: String(id_kas),
  kode_valuta: 'IDR',
  pecahan: await lying(user, more),
  alasan: 'Teller sakit mendadak',
});
const code = 'TUTUP_KAS_BERHALANGAN';
const file = async (maker: string, data: object) =>
  (await bank.flow(maker, 'SUBMIT', { flowCode: code, seen: '', data })).id_flow;
const approve = (idFlow: string, checker = 'manager1') => bank.flow(checker, 'APPROVE', { idFlow });

const status = async (table: 'handover' | 'flow_instance', id: string): Promise<string> => {
  const [row] =
    table === 'handover'
      ? await bank.owner`select status from handover where id_serah_terima = ${id}`
      : await bank.owner`select flow_state as status from flow_instance where id_flow = ${id}`;
  return row?.status;
};
const sent = async (journal: string): Promise<string> => {
  const [row] = await bank.owner`select id_serah_terima as id from handover where journal_kirim = ${journal}`;
  return row?.id;
};

/** Opens the till of teller1 with the notes it began with. */
beforeEach(async () => {
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  const now = await boxOf(bank, { user: 'teller1' });
  if (now.status === 'BUKA') return;
  await bank.owner`update cash_box set status = 'BUKA', dibuka_pada = now(), ditutup_pada = null where id_kas = ${till.id_kas}`;
  const pecahan = toRows({ '100000': 5 });
  const given = await bank.run('headteller1', vaultToTill, {
    id_kas: String(till.id_kas),
    nominal: rupiah(500_000n),
    pecahan,
  });
  await bank.run('teller1', receiveCash, { id_serah_terima: await sent(given.id_jurnal), pecahan });
});

describe('the till of a teller who is gone', () => {
  test('is closed by two others of the branch, its cash locked into the vault and its difference the teller’s', async () => {
    const before = await boxOf(bank, { vault: '001' });
    const { saldo } = await boxOf(bank, { user: 'teller1' });
    const short = await asked(-1);
    await refused(bank, 'FORBIDDEN', () => file('teller1', short));
    await refused(bank, 'NOT_FOUND', () => file('headteller2', short));
    const id = await file('headteller1', short);
    await refused(bank, 'SELF_APPROVAL', () => approve(id, 'headteller1'));
    const posted = await accepted(bank, () => approve(id));
    const counted = saldo - 10_000_000n;
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '101001', counted, String(vault.id_kas), null],
      ['001', '112003', 10_000_000n, 'teller1', null],
      ['001', '101002', -saldo, String(till.id_kas), null],
    ]);
    expect(await boxOf(bank, { user: 'teller1' })).toMatchObject({ status: 'TUTUP', saldo: 0n, stok: {} });
    expect((await boxOf(bank, { vault: '001' })).saldo).toBe(before.saldo + counted);
    const { tutup } = await closingSheet(await bank.as('headteller1'), { id_kas: String(till.id_kas), tanggal: '' });
    expect(tutup).toEqual([expect.objectContaining({ selisih: '-100000.00', alasan: 'Teller sakit mendadak' })]);
    await expectSoundBooks(bank);
  });

  test('gives more than the books say to 201005 in the teller’s name, and nothing where they agree', async () => {
    const more = await bank.flow('headteller1', 'SUBMIT', { flowCode: code, seen: '', data: await asked(2) });
    const posted = await accepted(bank, () => approve(more.id_flow));
    expect((await linesOf(bank, posted.id_jurnal)).filter(([, gl]) => gl === '201005')).toEqual([
      ['001', '201005', -20_000_000n, 'teller1', null],
    ]);
    await refused(bank, 'TILL_CLOSED', async () => file('headteller1', { ...(await asked()), pecahan: [] }));
    await expectSoundBooks(bank);
  });

  test('is counted anew where it moved while the count waited', async () => {
    const stale = await file('headteller1', await asked());
    await bank.run('teller1', tillToVault, { nominal: rupiah(100_000n), pecahan: toRows({ '100000': 1 }) });
    // The difference that was shown is another one now, and the notes that were counted are not those that lie there.
    await expect(approve(stale)).rejects.toMatchObject({ code: 'REASONS_NEW' });
    await refused(bank, 'DATA_CHANGED', () => approve(stale));
    await bank.flow('manager1', 'REJECT', { idFlow: stale, remark: 'hitung lagi' });
    const fresh = await file('headteller1', await asked());
    await accepted(bank, () => approve(fresh));
  });

  test('takes cash on its way to it back to the vault unchanged, before the cut-off and after', async () => {
    for (const day of ['BUKA', 'CUT_OFF']) {
      const given = await bank.run('headteller1', vaultToTill, {
        id_kas: String(till.id_kas),
        nominal: rupiah(300_000n),
        pecahan: toRows({ '50000': 6 }),
      });
      const handover = await sent(given.id_jurnal);
      await bank.owner`update branch set status = ${day} where kode_cabang = '001'`;
      const before = await boxOf(bank, { vault: '001' });
      const { saldo } = await boxOf(bank, { user: 'teller1' });
      const posted = await accepted(bank, async () => approve(await file('headteller1', await asked())));
      expect(await linesOf(bank, posted.id_jurnal)).toEqual([
        ['001', '101001', saldo + 30_000_000n, String(vault.id_kas), null],
        ['001', '101002', -saldo, String(till.id_kas), null],
        ['001', '101006', -30_000_000n, null, null],
      ]);
      expect((await boxOf(bank, { vault: '001' })).saldo).toBe(before.saldo + saldo + 30_000_000n);
      expect(await status('handover', handover)).toBe('KEMBALI');
      await expectSoundBooks(bank);
      await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
      const again = await bank.run('headteller1', vaultToTill, {
        id_kas: String(till.id_kas),
        nominal: rupiah(100_000n),
        pecahan: toRows({ '100000': 1 }),
      });
      await bank.owner`update cash_box set status = 'BUKA', ditutup_pada = null where id_kas = ${till.id_kas}`;
      await bank.run('teller1', receiveCash, {
        id_serah_terima: await sent(again.id_jurnal),
        pecahan: toRows({ '100000': 1 }),
      });
    }
  });

  test('counts cash that came back from the vault to the teller, also when the till itself is closed', async () => {
    const given = await bank.run('teller1', tillToVault, {
      nominal: rupiah(100_000n),
      pecahan: toRows({ '100000': 1 }),
    });
    const handover = await sent(given.id_jurnal);
    await bank.run('headteller1', countHandover, { id_serah_terima: handover, pecahan: [] });
    expect(await status('handover', handover)).toBe('SELISIH');
    const { saldo } = await boxOf(bank, { user: 'teller1' });
    // The bag holds its note after all.
    const posted = await accepted(bank, async () => approve(await file('headteller1', await asked(1))));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '101001', saldo + 10_000_000n, String(vault.id_kas), null],
      ...(saldo > 0n ? [['001', '101002', -saldo, String(till.id_kas), null]] : []),
      ['001', '101006', -10_000_000n, null, null],
    ]);
    expect(await status('handover', handover)).toBe('KEMBALI');
    await expectSoundBooks(bank);
  });

  test('ends transactions that were returned to the teller, and waits for those a checker can still decide', async () => {
    const data = cash(accounts.ani, 300);
    const { id_flow } = await bank.flow('teller1', 'SUBMIT', { flowCode: 'SETOR_TUNAI', seen: '', data });
    await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
    await refused(bank, 'TILL_ITEM_WAITS', async () => file('headteller1', await asked()));
    await bank.flow('supervisor1', 'RETURN', { idFlow: id_flow, remark: 'slip belum ditandatangani' });
    expect(await bank.failing('manager1')).toContainEqual(['KAS_MENUNGGU', expect.stringContaining('SETOR_TUNAI')]);
    // The customer's 30,000,000 lies in the till.
    const posted = await accepted(bank, async () => approve(await file('headteller1', await asked(300))));
    expect((await linesOf(bank, posted.id_jurnal)).filter(([, gl]) => gl === '201005')).toEqual([
      ['001', '201005', -3_000_000_000n, 'teller1', null],
    ]);
    expect(await status('flow_instance', id_flow)).toBe('CANCELLED');
    const names = (await bank.failing('manager1')).map(([check]) => check);
    expect(names).not.toContain('KAS_MENUNGGU');
    expect(names).not.toContain('KAS_TELLER');
    await expectSoundBooks(bank);
  });

  test('is closed by its owner alone, who is neither of the two', async () => {
    await refused(bank, 'TILL_CLOSED', async () => file('headteller1', await asked(0, till2.id_kas, 'teller2')));
    const assignTill = (user: string) =>
      bank.owner`update cash_box set id_user = ${user} where id_kas = ${till.id_kas}`;
    const data = await asked();
    await assignTill('supervisor1');
    await refused(bank, 'TILL_OWN', () => file('supervisor1', data));
    const id = await file('headteller1', data);
    await refused(bank, 'TILL_OWN', () => approve(id, 'supervisor1'));
    await assignTill('teller1');
    await accepted(bank, () => approve(id, 'supervisor1'));
  });
});
