import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Evening } from '#core/engine/evening-step.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { standingOrders } from '#core/standing/evening.ts';
import { payOutward } from '#core/standing/pay-outward.ts';
import { perintah, si } from '#core/standing/queries.ts';
import { hasil } from '#core/standing/run-queries.ts';
import { reversal } from '#core/teller/reversal.ts';
import { cancelUnsent } from '#core/transfer/evening.ts';
import { paging } from '../asking.ts';
import { accepted, linesOf, refused } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { line, listsOf, part } from '../screening/lists-bank.ts';
import { beginOf } from '../settlement/settlement-bank.ts';
import { accounts, DAY } from '../small-bank.ts';
import { transferBank } from '../transfer/transfer-bank.ts';
import { order, standingBank } from './standing-bank.ts';

const bank = await transferBank();
// The days of this bank are turned by hand.
breaksBooks(bank, ['4', '7', '9']);
const { owner, balance, newest, leave, answer } = bank;
const { clean, registered, turn, night, dues, done, eveningOf, file } = standingBank(bank);
const M = 1_000_000_00n;
const OWN = 2_500_00n;
const SKN = 2_900_00n;
const MONDAY = '2026-11-23';

/** 1,000,000 to an account at another bank, due today. */
const outward = (over: object = {}) =>
  order({
    jalur: 'SKN',
    hari: '20',
    kode_bank: 'CENAIDJA',
    rekening_tujuan: '8800112233',
    nama_tujuan: 'CV Maju Bersama',
    ...over,
  });
const set = (nama: string, nilai: string) => owner`update parameter set nilai = ${nilai} where nama = ${nama}`;
const fail = (error: unknown) => {
  throw error;
};
const payNow = () => payOutward({ db: bank.app, begin: beginOf(bank) }, fail);
const transfers = async () => (await owner<{ n: number }[]>`select count(*)::integer as n from transfer`)[0]?.n;
const dueJournal = async (nomor: string) => {
  const [row] = await owner<{ journal_id: bigint | null }[]>`
    select journal_id from standing_due where nomor_perintah = ${nomor} order by jatuh_tempo desc limit 1`;
  return String(row?.journal_id);
};
const stateOf = async (nomor: string) =>
  (await owner<{ status: string }[]>`select status from standing_order where nomor_perintah = ${nomor}`)[0]?.status;
const shownOf = async (nomor: string) => {
  const { data } = await hasil(await bank.as('cs1'), {
    paging: paging({ keyword: nomor }),
    status: '',
    tanggal: '',
    kode_cabang: '',
  });
  return data[0];
};
const sound = async () =>
  expect((await checkBooks(owner)).filter(({ ok, name }) => !ok && !/^(4|7|9) /.test(name))).toEqual([]);
/** What the end of a branch's day does about transfers that never left, and then about orders. */
const endOfDay = async () => {
  await owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
  const evening: Evening = await eveningOf('001');
  await owner`insert into evening (run, kode_cabang, tanggal, berikut, dari, id_user) values (${evening.run}, '001', ${evening.tanggal}, ${evening.berikut}, ${evening.dari}, 'supervisor1')`;
  return evening;
};

beforeEach(async () => {
  await clean();
  await turn(DAY, 'BUKA');
});

test('is registered, paid in one journal with both fees, sent and settled as any transfer of its account', async () => {
  const nomor = await registered(outward());
  const before = await balance(accounts.ani);
  expect(await payNow()).toBe(1);
  expect(await linesOf(bank, await dueJournal(nomor))).toEqual([
    ['001', '301001', M, accounts.ani, null],
    ['001', '109002', -M, null, null],
    ['001', '301001', SKN, accounts.ani, null],
    ['001', '502001', -SKN, null, null],
    ['001', '301001', OWN, accounts.ani, null],
    ['001', '502003', -OWN, null, null],
  ]);
  expect(await balance(accounts.ani)).toBe(before - M - OWN - SKN);
  const [row] = await owner`select * from transfer order by nomor desc limit 1`;
  expect(row).toMatchObject({
    rail: 'SKN',
    status: 'AUTHORISED',
    kode_cabang: '001',
    nomor_rekening: accounts.ani,
    nominal: M,
    biaya: SKN,
    kode_bank: 'CENAIDJA',
    rekening_tujuan: '8800112233',
    nama_tujuan: 'CV Maju Bersama',
    keterangan: `Uang sekolah · ${nomor}`,
  });
  // The same evening pays it no second time, nor does another round.
  expect(await payNow()).toBe(0);
  expect(await leave()).toBe(1);
  await answer((await newest()).nomor, 'SELESAI');
  expect(await newest()).toMatchObject({ status: 'SETTLED' });
  expect(await dues(nomor)).toEqual([
    { jatuh_tempo: DAY, status: 'BERHASIL', percobaan: 1, nominal: M, biaya: OWN + SKN, sebab: '' },
  ]);
  expect((await night()).baris).toBe(0);
  await sound();
});
