import { describe, expect, test } from 'vitest';
import { statement as area } from '#core/accounts/statements/module.ts';
import { printStatement } from '#core/accounts/statements/print-statement.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { transaksiDetails } from '#core/cash/counter/transaction-queries.ts';
import { paging } from '../../asking.ts';
import { accepted, cash, counterBank } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
const handlers = area.handlers({ documentKeys: ['the document key of this test bank'] });
const copiesOf = async (nomor: string) =>
  (await bank.owner`select ke, bentuk, id_user, kode_cabang from printed_copy where nomor = ${nomor} order by ke`).map(
    (row) => Object.values(row),
  );
const made = async () => {
  const data = { nomor_rekening: accounts.ani, tanggal_awal: '2026-11-01', tanggal_akhir: DAY };
  return (await accepted(bank, () => bank.run('cs1', printStatement, data))).nomor_dokumen;
};
const copy = async (nomor: string, bentuk: string, user = 'cs1') =>
  handlers['statement.salinan'].handle(await bank.as(user), { nomor, bentuk });

describe('copies of a statement', () => {
  test('each is a row: form, who, where; the first is the original', async () => {
    const nomor = await made();
    expect(await copiesOf(nomor)).toEqual([]);
    expect((await copy(nomor, 'KERTAS')).ke).toBe(1);
    const second = await copy(nomor, 'PDF', 'teller1');
    expect(second).toMatchObject({ ke: 2, cabang_cetak: '001', tanggal_cetak: DAY });
    expect(second.salinan.map(({ ke, bentuk }) => [ke, bentuk])).toEqual([
      [1, 'KERTAS'],
      [2, 'PDF'],
    ]);
    expect(await copiesOf(nomor)).toEqual([
      [1, 'KERTAS', 'cs1', '001'],
      [2, 'PDF', 'teller1', '001'],
    ]);
  });

  test('of twenty at once each has a number of its own', async () => {
    const nomor = await made();
    const replies = await Promise.all(Array.from({ length: 20 }, () => copy(nomor, 'XLSX')));
    expect(replies.map(({ ke }) => ke).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  test('another branch takes none, and none is counted', async () => {
    const nomor = await made();
    await expect(copy(nomor, 'PDF', 'teller3')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await copiesOf(nomor)).toEqual([]);
  });
});

describe('the list of statements made', () => {
  const nothing = { kode_cabang: '', nomor_rekening: '', id_user: '', tanggal_awal: '', tanggal_akhir: '' };
  const list = async (rest: Partial<typeof nothing>, user = 'cs1', keyword = '') =>
    (
      await handlers['statement.daftar'].handle(await bank.as(user), {
        ...nothing,
        ...rest,
        paging: { ...paging(), keyword },
      })
    ).data;

  test('by account, maker, days and number, with how many copies left the bank', async () => {
    const nomor = await made();
    await copy(nomor, 'KERTAS');
    await copy(nomor, 'PDF');
    expect(await list({}, 'cs1', nomor)).toEqual([
      expect.objectContaining({ nomor, nomor_rekening: accounts.ani, id_user: 'cs1', tanggal: DAY, salinan: 2 }),
    ]);
    const numbers = async (rest: Partial<typeof nothing>, user?: string) =>
      (await list(rest, user)).map((row) => row.nomor);
    for (const wanted of [{ nomor_rekening: accounts.ani }, { id_user: 'cs1' }, { tanggal_awal: DAY }]) {
      expect(await numbers(wanted)).toContain(nomor);
    }
    for (const other of [
      { nomor_rekening: accounts.budi },
      { id_user: 'teller1' },
      { tanggal_akhir: '2026-01-01' },
      { tanggal_awal: '2030-01-01' },
    ]) {
      expect(await numbers(other)).toEqual([]);
    }
    // Another branch sees none; head office sees all.
    expect(await numbers({}, 'teller3')).toEqual([]);
    expect(await numbers({ kode_cabang: '001' }, 'auditor1')).toContain(nomor);
  });
});

describe('slips once more', () => {
  const again = async (nomor_referensi: string[], user = 'teller1') =>
    (await handlers['statement.slip'].handle(await bank.as(user), { nomor_referensi })).slip;

  test('each is marked and counted, from the list of transactions and from here alike', async () => {
    const { nomor_referensi: one } = await bank.run('teller1', cashDeposit, cash(accounts.ani, 2));
    const { nomor_referensi: two } = await bank.run('teller1', cashDeposit, cash(accounts.ani, 3));
    const slips = await again([one, two]);
    expect(
      slips.map(({ nomor_referensi, nominal, duplikat, salinan_ke }) => [
        nomor_referensi,
        nominal,
        duplikat,
        salinan_ke,
      ]),
    ).toEqual([
      [one, '200000.00', 'T', 1],
      [two, '300000.00', 'T', 1],
    ]);
    const { slip } = await transaksiDetails(await bank.as('headteller1'), { nomor_referensi: one, duplikat: 'T' });
    expect(slip?.salinan_ke).toBe(2);
    expect(await copiesOf(one)).toEqual([
      [1, 'KERTAS', 'teller1', '001'],
      [2, 'KERTAS', 'headteller1', '001'],
    ]);
    const trail =
      await bank.owner`select rincian from audit_log where aksi = 'CETAK_ULANG' and objek = ${one} order by id`;
    expect(trail.map(({ rincian }) => rincian)).toEqual([
      { ke: 1, bentuk: 'KERTAS' },
      { ke: 2, bentuk: 'KERTAS' },
    ]);
  });

  test('one that is not there, or another branch’s, stops all and counts none', async () => {
    const { nomor_referensi: one } = await bank.run('teller1', cashDeposit, cash(accounts.ani, 2));
    await expect(again([one, `${one.slice(0, 9)}999999999`])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(again([one], 'teller3')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(again([one], 'cs1')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await copiesOf(one)).toEqual([]);
    expect(await again([one])).toHaveLength(1);
  });
});
