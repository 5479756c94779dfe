import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { checkCash } from '#core/cash/vault/check-cash.ts';
import { pemeriksaanKas } from '#core/cash/vault/check-queries.ts';
import { getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { operations } from '#core/server/modules.ts';
import { accepted, boxOf, counterBank, linesOf, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
const NOTE = 10_000_000n;

interface Found {
  /** Notes of 100,000 more or fewer than the books hold. */
  readonly more?: number;
  readonly unfit?: Record<string, number>;
}

/** A count of a box by what the books hold, fit and unfit. */
async function counted(
  kas: 'TELLER' | 'KHASANAH',
  whose: Parameters<typeof boxOf>[1],
  { more = 0, unfit = {} }: Found = {},
) {
  const { stok } = await boxOf(bank, whose);
  const held = (worn: boolean): Record<string, number> =>
    Object.fromEntries(
      Object.entries(stok)
        .filter(([key]) => key.endsWith('T') === worn)
        .map(([key, denominations]) => [String(BigInt(key.replace('T', '')) / 100n), denominations]),
    );
  const fit = held(false);
  const worn = held(true);
  for (const [nominal, denominations] of Object.entries(unfit)) {
    fit[nominal] = (fit[nominal] ?? 0) - denominations;
    worn[nominal] = (worn[nominal] ?? 0) + denominations;
  }
  fit['100000'] = (fit['100000'] ?? 0) + more;
  return checkCash.schema.parse({
    kas,
    kode_valuta: 'IDR',
    pecahan_layak: toRows(fit),
    pecahan_tidak_layak: toRows(worn),
    keterangan: '',
  });
}
const till = (found?: Found) => counted('TELLER', { user: 'teller1' }, found);
const vault = (found?: Found) => counted('KHASANAH', { vault: '001' }, found);
const file = async (maker: string, data: object) =>
  (await bank.flow(maker, 'SUBMIT', { flowCode: 'PERIKSA_KAS', seen: '', data })).id_flow;
const approve = (idFlow: string, checker = 'finance1') => bank.flow(checker, 'APPROVE', { idFlow });
const listed = async (user: string, over: object = {}) =>
  (await pemeriksaanKas(await bank.as(user), { kode_cabang: '', kas: '', hasil: '', ...over } as never)).data;

describe('a till counted before somebody from head office', () => {
  test('agrees: nothing is posted, the stock is as counted, the till continues', async () => {
    const before = await boxOf(bank, { user: 'teller1' });
    const idFlow = await file('teller1', await till({ unfit: { '100000': 2 } }));
    const posted = await accepted(bank, () => approve(idFlow));
    expect(posted.id_jurnal).toBe('');
    const after = await boxOf(bank, { user: 'teller1' });
    expect([after.saldo, after.status]).toEqual([before.saldo, 'BUKA']);
    expect(after.stok['10000000T']).toBe(2);
    expect(await listed('finance1')).toMatchObject([
      {
        kode_cabang: '001',
        kas: 'TELLER',
        petugas: 'teller1',
        pemeriksa: 'finance1',
        cabang_pemeriksa: '000',
        selisih: '0.00',
      },
    ]);
    await expectSoundBooks(bank);
  });

  test('is a note short: the difference is the teller’s, as at a closing, and ends as any other', async () => {
    const before = await boxOf(bank, { user: 'teller1' });
    const idFlow = await file('teller1', await till({ more: -1 }));
    // The teller's own item shows the teller no amount before the visitor has decided; the visitor's shows all.
    const seenBy = async (user: string) => (await getByIdFlow(await bank.as(user), operations, idFlow)).item?.nominal;
    expect([await seenBy('teller1'), await seenBy('finance1')]).toEqual(['0.00', '100000.00']);
    const posted = await accepted(bank, () => approve(idFlow));
    expect((await linesOf(bank, posted.id_jurnal)).map((line) => line.slice(0, 4))).toEqual([
      ['001', '112003', NOTE, 'teller1'],
      ['001', '101002', -NOTE, String(before.id_kas)],
    ]);
    const [difference] = await bank.owner<{ nomor: string; operasi: string; nominal: bigint }[]>`
      select nomor, operasi, nominal from cash_difference where cara is null`;
    expect(difference).toMatchObject({ operasi: 'PERIKSA_KAS', nominal: NOTE });
    expect(await listed('manager1', { hasil: 'SELISIH' })).toMatchObject([{ selisih: '-100000.00' }]);
    const repay = {
      nomor_selisih: difference?.nomor,
      cara: 'GANTI_TUNAI',
      pecahan: toRows({ '100000': 1 }),
      alasan: 'Diganti petugas',
    };
    const { id_flow } = await bank.flow('teller1', 'SUBMIT', {
      flowCode: 'SELESAI_SELISIH_TUNAI',
      seen: '',
      data: repay,
    });
    await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: id_flow }));
    expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(before.saldo);
    await expectSoundBooks(bank);
  });

  test('holds a note too many: the overage is booked', async () => {
    const posted = await accepted(bank, async () => approve(await file('teller1', await till({ more: 1 }))));
    expect((await linesOf(bank, posted.id_jurnal)).map((line) => line.slice(0, 4))).toEqual([
      ['001', '101002', NOTE, expect.any(String)],
      ['001', '201005', -NOTE, 'teller1'],
    ]);
    await expectSoundBooks(bank);
  });
});

describe('a vault counted before somebody from head office', () => {
  test('is also its count of the day', async () => {
    const posted = await accepted(bank, async () => approve(await file('headteller1', await vault())));
    expect(posted.id_jurnal).toBe('');
    const [row] = await bank.owner`
      select petugas, saksi, cabang_saksi from vault_count c join cash_box k using (id_kas) where k.jenis = 'KHASANAH' order by c.id desc limit 1`;
    expect({ ...row }).toEqual({ petugas: 'headteller1', saksi: 'finance1', cabang_saksi: '000' });
    await expectSoundBooks(bank);
  });

  test('by a person who does not hold it is refused; so is head office’s own cash', async () => {
    await refused(bank, 'NOT_FOUND', async () => file('teller1', await vault()));
    await refused(bank, 'CHECK_HEAD_OFFICE', async () =>
      bank.run('finance1', checkCash, await vault(), { dryRun: true }),
    );
    await refused(bank, 'TILL_CLOSED', async () => file('headteller1', { ...(await till()), kas: 'TELLER' }));
  });
});

describe('nobody', () => {
  test('of the branch approves it, with or without the right', async () => {
    const idFlow = await file('teller1', await till());
    await refused(bank, 'APPROVER_RIGHT', () => approve(idFlow, 'manager1'));
    // A user who got the right at the branch still belongs to the branch.
    await bank.owner`insert into role_menu (role_id, menu_id) select role_id, 'oto-periksa-kas' from user_role where id_user = 'manager1'`;
    forgetCaller(bank.app);
    const error = await refused(bank, 'CHECK_OUTSIDE', () => approve(idFlow, 'manager1'));
    expect(error.details.params).toMatchObject({ pemeriksa: 'manager1' });
    await refused(bank, 'NOT_FOUND', () => approve(idFlow, 'manager2'));
    await accepted(bank, () => approve(idFlow));
  });

  test('agrees to a count that the cash has moved since, nor twice', async () => {
    const idFlow = await file('teller1', await till());
    await accepted(bank, () =>
      bank.run('teller1', cashDeposit, {
        nomor_rekening: accounts.ani,
        nominal: '100000.00',
        kode_valuta: 'IDR',
        keterangan: '',
        pecahan: toRows({ '100000': 1 }),
      }),
    );
    const rejected = await approve(idFlow).then(
      () => null,
      (error: unknown) => error,
    );
    expect(rejected).toMatchObject({ code: expect.stringMatching(/^(DATA_CHANGED|GRANT_INVALID)$/) });
    const again = await file('teller1', await till());
    const both = await Promise.allSettled([approve(again), approve(again)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expectSoundBooks(bank);
  });
});
