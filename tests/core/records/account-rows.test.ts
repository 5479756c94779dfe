import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { accepted, cash, counterBank, insertGrant, reasonsOf, refused } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';

const bank = await counterBank();
const HEAD_OFFICE = 'finance1';
const BRANCH = 'manager1';

/** One change of a row, as two persons have made it. */
const write = (jenis: string, change: object, second = BRANCH) =>
  bank.owner`select write_record(${bank.owner.json({ jenis, versi: 0, ...change })}, 'supervisor1', ${second}, '001')`;
const state = async (nomor: string) => {
  const [row] =
    await bank.owner`select blokir, blokir_resmi, saldo_ditahan, dana_belum_efektif from account_state where nomor_rekening = ${nomor}`;
  return { ...row };
};
const hold = (over: object) => ({
  id_blokir: randomUUID(),
  nomor_rekening: accounts.budi,
  jenis: 'JAMINAN',
  tingkat: 'CABANG',
  jumlah: '70000000',
  alasan: 'Jaminan',
  tanggal_awal: '2026-11-20',
  ...over,
});
const block = (arah: string, over: object = {}) => ({
  id_blokir: randomUUID(),
  nomor_rekening: accounts.ani,
  arah,
  tingkat: 'CABANG',
  alasan: 'Data belum lengkap',
  tanggal_awal: '2026-11-20',
  ...over,
});

describe('funds held', () => {
  test('add up, count from their first to their last day, and are released in part', async () => {
    const [first, second] = [hold({}), hold({ jumlah: '50000000', tanggal_akhir: '2026-11-23' })];
    await write('hold', { aksi: 'BUAT', baris: first });
    await write('hold', { aksi: 'BUAT', baris: second });
    await write('hold', { aksi: 'BUAT', baris: hold({ tanggal_awal: '2026-11-25' }) });
    expect((await state(accounts.budi)).saldo_ditahan).toBe(120_000_000n);
    await write('hold', { aksi: 'UBAH', versi: 1, baris: { id_blokir: first.id_blokir, dilepas: '30000000' } });
    expect((await state(accounts.budi)).saldo_ditahan).toBe(90_000_000n);
    await expect(
      write('hold', { aksi: 'UBAH', versi: 2, baris: { id_blokir: first.id_blokir, dilepas: '10000000' } }),
    ).rejects.toThrow('not made another');
    await expect(write('hold', { aksi: 'HAPUS', versi: 2, baris: { id_blokir: first.id_blokir } })).rejects.toThrow(
      'is ended, not removed',
    );
    await expectSoundBooks(bank);
    // A new day of the branch begins one and ends another.
    await bank.owner`update branch set accounting_date = '2026-11-25' where kode_cabang = '001'`;
    expect((await state(accounts.budi)).saldo_ditahan).toBe(40_000_000n + 70_000_000n);
    await bank.owner`update branch set accounting_date = '2026-11-20' where kode_cabang = '001'`;
    await bank.owner`select sum_up_account(${accounts.budi})`;
  });

  test('of an authority are let go by head office with its letter only', async () => {
    const row = hold({ tingkat: 'BERWENANG', nomor_surat: 'S-0', nomor_rekening: accounts.firma });
    await write('hold', { aksi: 'BUAT', baris: row });
    const release = { aksi: 'UBAH', versi: 1, baris: { id_blokir: row.id_blokir, dilepas: '70000000' } };
    await expect(write('hold', { ...release, rincian: { surat: 'S-1' } })).rejects.toThrow('LIFT_LEVEL');
    await expect(write('hold', release, HEAD_OFFICE)).rejects.toThrow('LIFT_LEVEL');
    expect((await state(accounts.firma)).saldo_ditahan).toBe(70_000_000n);
    await write('hold', { ...release, rincian: { surat: 'S-1' } }, HEAD_OFFICE);
    expect((await state(accounts.firma)).saldo_ditahan).toBe(0n);
  });
});

describe('an account’s block', () => {
  test('follows its rows: two that shut one side each shut both', async () => {
    const [debit, credit] = [block('D'), block('K', { tingkat: 'BERWENANG', nomor_surat: 'S-0' })];
    await write('block', { aksi: 'BUAT', baris: debit });
    expect(await state(accounts.ani)).toMatchObject({ blokir: 'D', blokir_resmi: '' });
    await write('block', { aksi: 'BUAT', baris: credit });
    expect(await state(accounts.ani)).toMatchObject({ blokir: 'T', blokir_resmi: 'K' });
    await expectSoundBooks(bank);
    await expect(
      write('block', { aksi: 'UBAH', versi: 1, baris: { id_blokir: credit.id_blokir, dicabut: true } }),
    ).rejects.toThrow('LIFT_LEVEL');
    await write(
      'block',
      { aksi: 'UBAH', versi: 1, baris: { id_blokir: credit.id_blokir, dicabut: true }, rincian: { surat: 'S-2' } },
      HEAD_OFFICE,
    );
    expect(await state(accounts.ani)).toMatchObject({ blokir: 'D', blokir_resmi: '' });
    await expect(
      write('block', { aksi: 'UBAH', versi: 2, baris: { id_blokir: credit.id_blokir, dicabut: false } }),
    ).rejects.toThrow('not made another');
  });

  test('of the bank is lifted for one transaction by the branch manager, of an authority by nobody', async () => {
    const input = cash(accounts.ani, 5);
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', cashWithdrawal, input));
    expect(reasonsOf(error)).toEqual([['BLOKIR', 'BRANCH_MANAGER']]);
    const data = cashWithdrawal.schema.parse(input);
    const token = await insertGrant(bank, { code: 'TARIK_TUNAI', data, maker: 'teller1', reasons: ['BLOKIR'] });
    await accepted(bank, () => bank.run('teller1', cashWithdrawal, input, { token }));
    await accepted(bank, () => bank.run('teller1', cashDeposit, input));

    const official = cash(accounts.blokir, 5);
    await refused(bank, 'ACCOUNT_BLOCKED', () => bank.run('teller1', cashWithdrawal, official));
    const grant = await insertGrant(bank, {
      code: 'TARIK_TUNAI',
      data: cashWithdrawal.schema.parse(official),
      maker: 'teller1',
      reasons: ['BLOKIR'],
    });
    await refused(bank, 'ACCOUNT_BLOCKED', () => bank.run('teller1', cashWithdrawal, official, { token: grant }));
    await accepted(bank, () => bank.run('teller1', cashDeposit, official));
  });
});

describe('the parties of an account', () => {
  test('begin with its own customer, who stays its owner', async () => {
    const [row] = await bank.owner<
      { nomor_nasabah: string }[]
    >`select nomor_nasabah from account where nomor_rekening = ${accounts.citra}`;
    const [other] = await bank.owner<
      { nomor_nasabah: string }[]
    >`select nomor_nasabah from account where nomor_rekening = ${accounts.pejabat}`;
    const owner = { nomor_nasabah: row?.nomor_nasabah ?? '', peran: 'PEMILIK', mulai: '2020-01-02' };
    const signer = { nomor_nasabah: other?.nomor_nasabah ?? '', peran: 'KUASA', mulai: '2026-11-01' };
    const change = (parties: object[], versi: number) =>
      write('account', {
        aksi: 'UBAH',
        versi,
        baris: { nomor_rekening: accounts.citra },
        bagian: { account_party: parties },
      });
    await change([owner, signer], 0);
    expect((await bank.owner`select parties_of(${accounts.citra}, '2026-11-20') as pihak`)[0]?.pihak).toEqual(
      [owner.nomor_nasabah, signer.nomor_nasabah].sort(),
    );
    expect((await bank.owner`select parties_of(${accounts.citra}, '2026-10-20') as pihak`)[0]?.pihak).toEqual([
      owner.nomor_nasabah,
    ]);
    await expect(change([signer], 1)).rejects.toThrow('keeps its own customer');
  });

  test('nobody approves for an account that they may sign for', async () => {
    // supervisor1 acts for this account since the test above; its branch is 002, so supervisor1 sees the item as head office only.
    const input = cash(accounts.citra, 5);
    const needed = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('teller3', cashDeposit, cash(accounts.citra, 300)),
    );
    expect(needed.details.alasan).toHaveLength(1);
    const filed = await bank.flow('teller3', 'SUBMIT', { flowCode: 'SETOR_TUNAI', data: input, seen: '' });
    const [item] = await bank.owner<
      { nomor_nasabah: string[] }[]
    >`select nomor_nasabah from flow_instance where id_flow = ${filed.id_flow}`;
    expect(item?.nomor_nasabah).toHaveLength(2);
  });
});
