import { beforeAll, describe, expect, test } from 'vitest';
import { statement as area } from '#core/accounts/statements/module.ts';
import { printStatement } from '#core/accounts/statements/print-statement.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import type { StatementHalaman, StatementKepala } from '#types/proto/accounts/statement.ts';
import { accepted, cash, counterBank } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
const KEY = 'the document key of this test bank';
const OTHER = 'the document key of another test bank';
const { 'statement.periksa': check, 'statement.dokumen': open } = area.handlers({ documentKeys: [KEY] });
const abroad = area.handlers({ documentKeys: [OTHER] });
const turned = area.handlers({ documentKeys: [OTHER, KEY] });

let kepala: StatementKepala;
let first: StatementHalaman;
let last: StatementHalaman;
let another: StatementKepala;

const made = async (nomor_rekening: string) => {
  const data = { nomor_rekening, tanggal_awal: '2026-01-01', tanggal_akhir: DAY };
  const { nomor_dokumen } = await accepted(bank, () => bank.run('cs1', printStatement, data));
  const detail = await open.handle(await bank.as('cs1'), { nomor: nomor_dokumen });
  if (!detail.kepala) throw new Error('no head');
  return { kepala: detail.kepala, pages: detail.halaman };
};

beforeAll(async () => {
  for (let n = 0; n < 40; n += 1) await bank.run('teller1', cashDeposit, cash(accounts.ani, 1 + (n % 3)));
  const statement = await made(accounts.ani);
  kepala = statement.kepala;
  [first, last] = statement.pages as [StatementHalaman, StatementHalaman];
  another = (await made(accounts.budi)).kepala;
});

/** Returns the text of the copy's last page, as it was handed out. */
const copy = (rest: object = {}) => ({
  nomor: kepala.nomor,
  halaman: last.halaman,
  kode_periksa: last.kode_periksa,
  nomor_rekening: accounts.ani,
  saldo_awal: last.saldo_awal,
  debet: last.debet,
  kredit: last.kredit,
  saldo_akhir: last.saldo_akhir,
  ...rest,
});
const checked = async (rest: object = {}, user = 'cs1', by = check) => {
  const { hasil, isi } = await by.handle(await bank.as(user), copy(rest));
  return [hasil, isi.filter(({ sama }) => sama === 'F').map(({ kolom }) => kolom)];
};

describe('a true copy', () => {
  test('is the bank’s own copy, for any reader at any place', async () => {
    expect(last.halaman).toBe(2);
    expect(await checked()).toEqual(['SAMA', []]);
    expect(await checked({}, 'teller3')).toEqual(['SAMA', []]);
    expect(await checked({}, 'auditor1')).toEqual(['SAMA', []]);
    expect(
      await checked({
        halaman: 1,
        kode_periksa: first.kode_periksa,
        ...Object.fromEntries(
          ['saldo_awal', 'debet', 'kredit', 'saldo_akhir'].map((name) => [name, first[name as 'debet']]),
        ),
      }),
    ).toEqual(['SAMA', []]);
  });

  test('stays one when lines are posted later and when the bank has taken a new key', async () => {
    await bank.run('teller1', cashDeposit, cash(accounts.ani, 3));
    expect(await checked()).toEqual(['SAMA', []]);
    expect(await checked({}, 'cs1', turned['statement.periksa'])).toEqual(['SAMA', []]);
  });

  test('leaves a row of the trail each time', async () => {
    const rows =
      await bank.owner`select rincian from audit_log where aksi = 'PERIKSA_SALINAN' and objek = ${kepala.nomor} order by id desc limit 1`;
    expect(rows[0]?.rincian).toEqual({ halaman: 2, hasil: 'SAMA', beda: [] });
  });
});

describe('an altered copy', () => {
  test.each([
    ['saldo_akhir', '999000000.00'],
    ['kredit', '1.00'],
    ['debet', '1.00'],
    ['saldo_awal', '-5.00'],
  ])('%s', async (kolom, text) => {
    expect(await checked({ [kolom]: text })).toEqual(['DIUBAH', [kolom]]);
  });

  test('the number of another account', async () => {
    expect(await checked({ nomor_rekening: accounts.budi })).toEqual(['DIUBAH', ['nomor_rekening']]);
  });

  test('an amount that is none in the account’s currency', async () => {
    expect(await checked({ saldo_akhir: '1' })).toEqual(['DIUBAH', ['saldo_akhir']]);
  });
});

describe('a forged copy', () => {
  test.each([
    ['a page with the code of another', () => ({ halaman: 1 })],
    ['the code of another account’s statement', () => ({ nomor: another.nomor, halaman: 1 })],
    ['a code that was guessed', () => ({ kode_periksa: '0000-0000-0000' })],
  ])('%s reveals nothing of its right content', async (_, rest) => {
    const reply = await check.handle(await bank.as('cs1'), copy(rest()));
    expect(reply).toEqual({ hasil: 'KODE_SALAH', isi: [] });
  });

  test('a code made with another bank’s key', async () => {
    const detail = await abroad['statement.dokumen'].handle(await bank.as('cs1'), { nomor: kepala.nomor });
    const theirs = detail.halaman.at(-1)?.kode_periksa ?? '';
    expect(theirs).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    expect(theirs).not.toBe(last.kode_periksa);
    expect(await checked({ kode_periksa: theirs })).toEqual(['KODE_SALAH', []]);
    expect(await checked({}, 'cs1', abroad['statement.periksa'])).toEqual(['KODE_SALAH', []]);
  });

  test.each([
    ['a number the bank never gave', { nomor: `RK001${DAY.slice(2).replaceAll('-', '')}ZZZZZZZZ` }],
    ['a page it does not have', { halaman: 3 }],
  ])('%s', async (_, rest) => {
    expect(await checked(rest)).toEqual(['TIDAK_DIKENAL', []]);
  });
});

describe('the books behind it', () => {
  test('a row that was changed by its owner no longer fits the code; a line that was changed no longer fits the row', async () => {
    await bank.owner`update statement set nomor_rekening = ${accounts.firma} where nomor = ${kepala.nomor}`;
    await expect(checked()).rejects.toMatchObject({ code: 'STATEMENT_CHANGED' });
    await bank.owner`update statement set nomor_rekening = ${accounts.ani} where nomor = ${kepala.nomor}`;
    await bank.owner`update journal_line set keterangan = 'lain' where rekening = ${accounts.ani} and seq = 5`;
    await expect(checked()).rejects.toMatchObject({ code: 'STATEMENT_CHANGED' });
    await bank.owner`update journal_line set keterangan = null where rekening = ${accounts.ani} and seq = 5`;
    expect(await checked()).toEqual(['SAMA', []]);
  });

  test('a bank without a key makes no codes and accepts none', async () => {
    const bare = area.handlers({});
    await expect(bare['statement.dokumen'].handle(await bank.as('cs1'), { nomor: kepala.nomor })).rejects.toMatchObject(
      { code: 'DOCUMENT_KEY_NONE' },
    );
    expect(await checked({}, 'cs1', bare['statement.periksa'])).toEqual(['KODE_SALAH', []]);
  });
});
