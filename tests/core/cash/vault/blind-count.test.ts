import { expect, test } from 'vitest';
import { endingItems } from '#core/business-day/branch-day/ending.ts';
import { countVault } from '#core/cash/vault/count-vault.ts';
import { denom, posisi } from '#core/cash/vault/proofs.ts';
import { dailyBalance, khasanah, mutasi } from '#core/cash/vault/queries.ts';
import { draftOtorisasi, otorisasiData, otorisasiHistoryData } from '#core/control/workflow/desk.ts';
import { getButtonTransition, getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { requestOverride } from '#core/control/workflow/override.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { operations } from '#core/server/modules.ts';
import { access } from '#lib/access/calls.ts';
import { fromMinor } from '#lib/money.ts';
import type { OtorisasiQuery } from '#types/proto/control/flow.ts';
import { askItems, paging } from '../../asking.ts';
import { accepted, boxOf, counterBank, refused } from '../../counter-bank.ts';

const bank = await counterBank();
const MAKER = 'headteller1';
const NOTE = 10_000_000n;

/** A count of the vault of 001 with so many notes of 100,000 more than the books hold. */
async function counted(more: number, keterangan = 'Hitungan dua petugas') {
  const { stok } = await boxOf(bank, { vault: '001' });
  const denominations = Object.fromEntries(
    Object.entries(stok).map(([key, count]) => [String(BigInt(key.replace('T', '')) / 100n), count] as const),
  );
  return {
    pecahan_layak: toRows({ ...denominations, '100000': (denominations['100000'] ?? 0) + more }),
    pecahan_tidak_layak: [],
    keterangan,
  };
}

const filed = async (more: number, keterangan?: string) =>
  bank.flow(MAKER, 'SUBMIT', { flowCode: 'HITUNG_KHASANAH', seen: '', data: await counted(more, keterangan) });

type Asked = Partial<OtorisasiQuery>;
const mine = async (asked: Asked = {}) => draftOtorisasi(await bank.as(MAKER), askItems(asked));
const byAmount = (sort: string) => mine({ paging: paging({ sort, show: 1 }) });

/** Everything that the workflow and the day's lists answer to the maker about the item. */
async function makerView(idFlow: string) {
  const context = await bank.as(MAKER);
  return {
    item: await getByIdFlow(context, operations, idFlow),
    buttons: await getButtonTransition(context, operations, {
      flowCode: '',
      flowState: '',
      idFlow,
      is_override: 'F',
      is_auto_auth: 'F',
    }),
    mine: await mine(),
    dearest: [await byAmount('-nominal'), await byAmount('nominal')],
    fromOne: await mine({ nominal_dari: '1' }),
    upToNone: await mine({ nominal_sampai: '0' }),
    atLevels: [await mine({ tingkat: 'HEAD_TELLER' }), await mine({ tingkat: 'BRANCH_MANAGER' })],
    inbox: await otorisasiData(context, askItems()),
    history: await otorisasiHistoryData(context, askItems()),
    ending: await endingItems(context, { paging: undefined, kode_cabang: '' }),
  };
}

/** Removes from an answer the item's name, its content and its time, so that answers about two items compare. */
const withoutNames = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (name, value) =>
      ['id_flow', 'flowData', 'sidik', 'dibuat_pada', 'diubah_pada', 'waktu', 'resp_cursor'].includes(name)
        ? ''
        : value,
    ),
  );

test('a waiting count shows its maker the same whether it agrees or not, and its checker the difference', async () => {
  const { saldo } = await boxOf(bank, { vault: '001' });
  const answers: unknown[] = [];
  for (const more of [0, -3, 2000]) {
    const answer = await filed(more);
    const view = await makerView(answer.id_flow);
    answers.push(withoutNames({ answer, view }));
    const difference = NOTE * BigInt(Math.abs(more));
    for (const minor of more === 0 ? [saldo] : [difference, saldo]) {
      for (const figure of [fromMinor(minor), String(minor), `-${fromMinor(minor)}`])
        expect(JSON.stringify({ answer, view })).not.toContain(`"${figure}"`);
    }
    const { item, jurnal } = await getByIdFlow(await bank.as('manager1'), operations, answer.id_flow);
    expect(item?.nominal).toBe(fromMinor(difference));
    expect(jurnal).toHaveLength(more === 0 ? 0 : 2);
    await bank.flow(MAKER, 'CANCEL', { idFlow: answer.id_flow });
    const cancelled = await otorisasiHistoryData(await bank.as(MAKER), askItems());
    expect(cancelled.data.find(({ id_flow }) => id_flow === answer.id_flow)).toMatchObject({
      nominal: fromMinor(0n),
      tingkat: '',
    });
  }
  // The history of the day grows by what was cancelled before.
  const comparable = answers.map((each) => ({ ...(each as { view: object }).view, history: null }));
  expect(comparable[1]).toEqual(comparable[0]);
  expect(comparable[2]).toEqual(comparable[0]);
});

test('the vault’s content is hidden from its maker while the count waits, from nobody else, and shown after it', async () => {
  const vaultAs = async (user: string) => {
    const { data } = await khasanah(await bank.as(user), { paging: paging(), kode_cabang: '001' });
    return data[0];
  };
  const { saldo } = await boxOf(bank, { vault: '001' });
  const shown = { saldo: fromMinor(saldo), pecahan: expect.arrayContaining([expect.anything()]) };
  expect(await vaultAs(MAKER)).toMatchObject(shown);
  const { id_flow } = await filed(0);
  expect(await vaultAs(MAKER)).toMatchObject({ saldo: '', pecahan: [], pecahan_kurang: [] });
  expect(await vaultAs('supervisor1')).toMatchObject(shown);
  await bank.flow(MAKER, 'CANCEL', { idFlow: id_flow });
  expect(await vaultAs(MAKER)).toMatchObject(shown);
});

test('no list of its movements, days, positions or pieces reveals it either', async () => {
  const box = await boxOf(bank, { vault: '001' });
  const asked = { paging: paging(), kode_cabang: '001', balance_date: '' };
  const about = async (user: string) => {
    const context = await bank.as(user);
    const moves = {
      paging: paging(),
      id_kas: String(box.id_kas),
      tanggal_awal: '2026-01-01',
      tanggal_akhir: '2026-12-31',
    };
    const [days, [position], [move]] = [
      (await dailyBalance(context, asked)).data,
      (await posisi(context, asked)).data,
      (await mutasi(context, moves)).data,
    ];
    const day = days.find(({ jenis }) => jenis === 'KHASANAH');
    return [day?.saldo_awal, day?.saldo_akhir, position?.saldo_awal, position?.saldo_akhir, move?.saldo];
  };
  const denominations = async (user: string) => denom(await bank.as(user), { ...asked, kode_kas: '' });
  const shown = [1, 2, 3, 4, 5].map(() => expect.stringMatching(/^\d+\.00$/));
  const { id_flow } = await filed(0);
  expect(await about(MAKER)).toEqual(['', '', '', '', '']);
  await refused(bank, 'VAULT_COUNT_WAITS', () => denominations(MAKER));
  expect([await about('supervisor1'), (await denominations('supervisor1')).data.length > 0]).toEqual([shown, true]);
  await bank.flow(MAKER, 'CANCEL', { idFlow: id_flow });
  expect([await about(MAKER), (await denominations(MAKER)).data.length > 0]).toEqual([shown, true]);
});

test('the menu of the count alone opens no stock of a vault, that of the vault does', () => {
  expect(access['vault.khasanah']).toEqual(['khasanah']);
});

test('a count that was rejected stays hidden from its maker, an approved one shows its booking', async () => {
  const amount = async (idFlow: string) => (await getByIdFlow(await bank.as(MAKER), operations, idFlow)).item?.nominal;
  const wrong = await filed(-1);
  await bank.flow('manager1', 'REJECT', { idFlow: wrong.id_flow, remark: 'hitung sekali lagi' });
  expect(await amount(wrong.id_flow)).toBe(fromMinor(0n));
  const right = await filed(-1);
  await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: right.id_flow }));
  expect(await amount(right.id_flow)).toBe(fromMinor(NOTE));
});

test('the question at the counter names no role that would follow from the difference', async () => {
  const asked = async (more: number) => {
    const data = await counted(more);
    const error = await bank.run(MAKER, countVault, data).catch((refusal: unknown) => refusal);
    const { id_flow } = await requestOverride(await bank.as(MAKER), operations, {
      flowCode: 'HITUNG_KHASANAH',
      flowData: JSON.stringify(data),
      transRemark: '',
    });
    const { item, alasan } = await getByIdFlow(await bank.as(MAKER), operations, id_flow);
    await bank.flow(MAKER, 'CANCEL', { idFlow: id_flow });
    return withoutNames({ error: (error as { details: unknown }).details, item, alasan });
  };
  const agreeing = await asked(0);
  expect(agreeing).toMatchObject({ error: { params: { tingkat: '' } }, item: { nominal: fromMinor(0n), tingkat: '' } });
  expect(await asked(2000)).toEqual(agreeing);
});

test('the checker sees that an explanation of a difference is missing, the maker does not', async () => {
  const silent = await filed(-1, '');
  const { peringatan } = await getByIdFlow(await bank.as(MAKER), operations, silent.id_flow);
  expect(peringatan).toEqual([]);
  await refused(bank, 'VAULT_COUNT_REASON', () => bank.flow('manager1', 'APPROVE', { idFlow: silent.id_flow }));
  await bank.flow('manager1', 'REJECT', { idFlow: silent.id_flow, remark: 'beri keterangan' });
  const explained = await filed(-1);
  await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: explained.id_flow }));
});
