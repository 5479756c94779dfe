import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { processBatch } from '#core/control/workflow/batch.ts';
import { getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { processFlow } from '#core/control/workflow/process.ts';
import { emptySubmit } from '#core/engine/submitted.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { operations } from '#core/server/modules.ts';
import type { ItemDilihat } from '#types/proto/control/flow.ts';
import { accepted, accountRow, counterBank, refused, seenItem } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
await bank.owner`update cash_box set batas = saldo + 90000000000 where id_user = 'teller1'`;

const deposit = (rupiah: number, nomor_rekening: string = accounts.ani) => ({
  nomor_rekening,
  nominal: `${rupiah}.00`,
  kode_valuta: 'IDR',
  keterangan: '',
  pecahan: toRows({ '50000': rupiah / 50_000 }),
});
const filed = async (data: unknown, flowCode = 'SETOR_TUNAI') =>
  (await bank.flow('teller1', 'SUBMIT', { flowCode, data, seen: '' })).id_flow;
const itemOf = async (id_flow: string) => ({ id_flow, ...(await seenItem(bank, id_flow)) });
const decideAll = async (user: string, item: ItemDilihat[], actionType = 'APPROVE', transRemark = '', key?: string) =>
  processBatch(await bank.as(user, key), operations, { actionType, item, transRemark });
const batch = async (user: string, ids: string[], ...rest: [actionType?: string, transRemark?: string, key?: string]) =>
  decideAll(user, await Promise.all(ids.map(itemOf)), ...rest);
const stateOf = async (id: string) =>
  (await bank.owner<{ flow_state: string }[]>`select flow_state from flow_instance where id_flow = ${id}`)[0]
    ?.flow_state;

describe('several items at once', () => {
  test('of one kind and risk are each posted in a transaction of its own, and a repeat posts nothing', async () => {
    const before = await accountRow(bank, accounts.ani);
    const ids = [await filed(deposit(100_000)), await filed(deposit(150_000)), await filed(deposit(200_000))];
    const key = randomUUID();
    const items = await Promise.all(ids.map(itemOf));
    const { hasil } = await decideAll('headteller1', items, 'APPROVE', '', key);
    expect(hasil.map((row) => [row.id_flow, row.resp_code, row.flow_state])).toEqual(
      ids.map((id) => [id, '00', 'APPROVED']),
    );
    expect(new Set(hasil.map((row) => row.nomor_referensi)).size).toBe(3);
    const after = await accountRow(bank, accounts.ani);
    expect(after.saldo_buku - before.saldo_buku).toBe(45_000_000n);
    const again = await decideAll('headteller1', items, 'APPROVE', '', key);
    expect(again).toEqual({ hasil });
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(after.saldo_buku);
  });

  test('one that somebody else has decided meanwhile gets an error, and stops no other', async () => {
    const [first, second] = [await filed(deposit(100_000)), await filed(deposit(50_000))];
    await bank.flow('supervisor1', 'REJECT', { idFlow: first, remark: 'tidak jadi' });
    const { hasil } = await batch('headteller1', [first, second]);
    expect(hasil.map((row) => [row.resp_code, row.flow_state])).toEqual([
      ['40', 'REJECTED'],
      ['00', 'APPROVED'],
    ]);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['REJECTED', 'APPROVED']);
  });

  test('of more than a screen shows, or with an action that is no decision, are refused by the core itself', async () => {
    const id = await filed(deposit(100_000));
    const many = Array.from({ length: 25 }, () => randomUUID());
    await refused(bank, 'VALIDATION', () => batch('headteller1', [id, ...many]));
    await refused(bank, 'VALIDATION', () => batch('teller1', [id], 'CANCEL', 'tidak jadi'));
    const { hasil } = await batch('headteller1', [id]);
    expect(hasil.map((row) => row.flow_state)).toEqual(['APPROVED']);
  });

  test('requests of customer service of one kind are decided together, a deleted user alone', async () => {
    const held = async (nomor_rekening: string) => {
      const data = {
        nomor_rekening,
        jumlah: '100000.00',
        sebab: 'JAMINAN',
        tingkat: 'CABANG',
        alasan: 'Jaminan pembiayaan',
      };
      return (await bank.flow('cs1', 'SUBMIT', { flowCode: 'TAHAN_DANA', data, seen: '' })).id_flow;
    };
    const ids = [await held(accounts.ani), await held(accounts.budi)];
    const [known] = await bank.owner<{ versi: number }[]>`select versi from app_user where id_user = 'backoffice1'`;
    const user = { id_user: 'backoffice1', versi: known?.versi ?? 0, alasan: 'Pindah bagian' };
    const deletion = await bank.flow('admin1', 'SUBMIT', { flowCode: 'HAPUS_PENGGUNA', data: user, seen: '' });
    await refused(bank, 'BATCH_MIXED', () => batch('admin2', [deletion.id_flow]));
    const { hasil } = await batch('manager1', ids);
    expect(hasil.map((row) => [row.resp_code, row.flow_state])).toEqual([
      ['00', 'APPROVED'],
      ['00', 'APPROVED'],
    ]);
  });

  test('of different kinds, levels or reasons are refused whole', async () => {
    const small = await filed(deposit(100_000));
    const large = await filed(deposit(26_000_000));
    const transfer = await bank.flow('backoffice1', 'SUBMIT', {
      flowCode: 'PEMINDAHBUKUAN',
      data: {
        nomor_rekening_debet: accounts.ani,
        nomor_rekening_kredit: accounts.budi,
        nominal: '1000.00',
        kode_valuta: 'IDR',
        keterangan: '',
      },
      seen: '',
    });
    await refused(bank, 'BATCH_MIXED', () => batch('supervisor1', [small, transfer.id_flow]));
    await refused(bank, 'BATCH_MIXED', () => batch('supervisor1', [small, large]));
    await refused(bank, 'NOT_FOUND', () => batch('manager2', [small]));
    await refused(bank, 'VALIDATION', () => batch('supervisor1', [small], 'REJECT', 'no'));
    const { hasil } = await batch('supervisor1', [small], 'REJECT', 'slip tidak lengkap');
    expect(hasil.map((row) => row.flow_state)).toEqual(['REJECTED']);
    expect(await stateOf(large)).toBe('WAITING');
    expect((await batch('teller1', [large])).hasil.map((row) => row.resp_code)).toEqual(['63']);
    expect(await stateOf(large)).toBe('WAITING');
  });
});

describe('a remark pinned to a field', () => {
  const back = async (id: string, kolom: string, key?: string) =>
    processFlow(
      await bank.as('headteller1', key),
      operations,
      {
        ...emptySubmit,
        ...(await seenItem(bank, id)),
        flowState: 'WAITING',
        transRemark: 'mohon diperbaiki',
        idFlow: id,
        actionType: 'RETURN',
      },
      '',
      [{ kolom, catatan: 'nama penyetor belum ada' }],
    );

  test('comes back with the item and is gone once it is filed again', async () => {
    const id = await filed(deposit(100_000));
    await refused(bank, 'VALIDATION', () => back(id, 'tidak_ada'));
    await accepted(bank, () => back(id, 'keterangan'));
    const seen = await getByIdFlow(await bank.as('teller1'), operations, id);
    expect(seen.catatan_kolom).toEqual([{ kolom: 'keterangan', catatan: 'nama penyetor belum ada' }]);
    await bank.flow('teller1', 'SUBMIT', { idFlow: id, data: deposit(100_000), seen: 'RETURNED' });
    expect((await getByIdFlow(await bank.as('teller1'), operations, id)).catatan_kolom).toEqual([]);
  });
});
