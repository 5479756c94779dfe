import { beforeAll, describe, expect, test } from 'vitest';
import { obstaclesOf } from '#core/accounts/closing/obstacles.ts';
import { infoTabungan } from '#core/accounts/inquiries/account-info.ts';
import { allPortofolio } from '#core/customers/records/portfolio.ts';
import { accepted, counterBank, refused } from '../../counter-bank.ts';
import { customersBank } from '../../customers/records/customers-bank.ts';
import { merging } from '../../customers/records/merging.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { cardDesk, NUMBER, OTHER } from './card-desk.ts';

const bank = await counterBank();
const desk = cardDesk(bank);

describe('the end that is printed on a card', () => {
  test('is requested from the stock, allows a renewal shortly before, and stops acts that would put it into use', async () => {
    await refused(bank, 'CARD_EXPIRED', async () =>
      desk.file('STOK_KARTU', await desk.stock('SLV000001', NUMBER, '10/26'), 'backoffice1'),
    );
    await refused(bank, 'VALIDATION', async () =>
      desk.file('STOK_KARTU', await desk.stock('SLV000001', NUMBER, '13/31'), 'backoffice1'),
    );
    await desk.active(accounts.ani, NUMBER, 'SLV000001', '11/26');
    await desk.active(accounts.budi, OTHER, 'SLV000002', '08/31');
    expect(await desk.one(accounts.ani)).toMatchObject({ berlaku_sampai: '2026-11-30', habis: 'F' });

    const renewal = (nomor_rekening: string) => desk.request({ nomor_rekening, sebab: 'HABIS' });
    await refused(bank, 'CARD_NOT_DUE', () => desk.file('MINTA_KARTU', renewal(accounts.budi)));
    await accepted(bank, () => desk.done('MINTA_KARTU', renewal(accounts.ani)));
    expect((await desk.live(accounts.ani)).map(({ status }) => status).sort()).toEqual(['AKTIF', 'DIMINTA']);
  });

  test('past it a card is reported as over, and neither opened nor handed over', async () => {
    await desk.block(accounts.budi);
    const printed = (day: string) =>
      bank.owner`update card_stock set berlaku_sampai = ${day} where nomor_seri = 'SLV000002'`;
    await printed('2026-10-31');
    expect(await desk.one(accounts.budi)).toMatchObject({ status: 'BLOKIR', habis: 'T' });
    const opening = { ...(await desk.seen(accounts.budi)), tindakan: 'BUKA', alasan: 'Kartu ditemukan kembali' };
    await refused(bank, 'CARD_EXPIRED', () => desk.file('UBAH_KARTU', opening));
    await accepted(bank, () => desk.done('UBAH_KARTU', { ...opening, tindakan: 'TUTUP' }));
    await printed('2031-08-31');
  });
});

describe('an account with a card', () => {
  test('is not closed: each live card is named, also when it was asked for while the closing waited', async () => {
    const asked = { nomor_rekening: accounts.pejabat, tanggal: DAY };
    expect(await obstaclesOf(bank.app, asked)).toEqual([]);
    // The owner of the account does not approve: the manager does.
    await desk.approve(await desk.file('MINTA_KARTU', desk.request({ nomor_rekening: accounts.pejabat })), 'manager1');
    expect(await obstaclesOf(bank.app, asked)).toEqual([
      { kode: 'KARTU_HIDUP', sebut: 'Debit Silver', nominal: null, sampai: null },
    ]);
    await expect(
      bank.owner`select before_closing(${bank.owner.json({
        aksi: 'BUAT',
        baris: { nomor_rekening: accounts.pejabat, status: 'DISETUJUI', status_lama: 'AKTIF', saldo: '300000000' },
      })}, 'cs1', 'manager1')`,
    ).rejects.toThrow('CLOSING_OBSTRUCTED');
    const close = { ...(await desk.seen(accounts.pejabat)), tindakan: 'TUTUP', alasan: 'Rekening akan ditutup' };
    await accepted(bank, async () => desk.approve(await desk.file('UBAH_KARTU', close), 'manager1'));
    expect(await obstaclesOf(bank.app, asked)).toEqual([]);
  });

  test('appears beside its details and in its owner’s portfolio, to its own branch only', async () => {
    const expected = [
      expect.objectContaining({ nama_produk_kartu: 'Debit Silver', empat: '0366', status: 'AKTIF', habis: 'F' }),
      expect.objectContaining({ empat: '', status: 'DIMINTA', berlaku_sampai: '' }),
    ];
    const asked = { nomor_rekening: accounts.ani, pegangan: '' };
    expect((await infoTabungan(await bank.as('cs1'), asked)).kartu).toEqual(expect.arrayContaining(expected));
    expect((await infoTabungan(await bank.as('cs2'), asked)).kartu).toEqual([]);
    const [owner] = await bank.owner<{ nomor_nasabah: string }[]>`
      select nomor_nasabah from account where nomor_rekening = ${accounts.ani}`;
    const portfolio = async (user: string) =>
      (await allPortofolio(await bank.as(user), { nomor_nasabah: owner?.nomor_nasabah ?? '' })).kartu;
    expect(await portfolio('cs1')).toEqual(expect.arrayContaining(expected));
    expect((await portfolio('cs1')).map(({ nomor_rekening }) => nomor_rekening)).toEqual([accounts.ani, accounts.ani]);
    // The clerk of another branch does not find the customer; head office finds all of the customer's cards.
    await refused(bank, 'NOT_FOUND', () => portfolio('cs2'));
    expect(await portfolio('finance1')).toHaveLength(2);
  });

  test('goes to another branch with its card; a requested card is issued from the drawer there', async () => {
    const wanted = (await desk.live(accounts.ani)).find(({ status }) => status === 'DIMINTA');
    const move = { nomor_rekening: accounts.ani, cabang_tujuan: '002', alasan: 'Nasabah pindah rumah' };
    await desk.done('STOK_KARTU', await desk.stock('SLV000003', '4916338506082832'), 'backoffice1');
    await accepted(bank, () => desk.done('PINDAH_CABANG', move, 'cs1', 'manager1'));
    const issue = {
      id_kartu: wanted?.id_kartu,
      versi: wanted?.versi,
      nomor_seri: 'SLV000003',
      keterangan: 'Pembaruan masa berlaku',
    };
    await refused(bank, 'OTHER_BRANCH', () => desk.file('TERBITKAN_KARTU', issue));
    const there = await desk.file('TERBITKAN_KARTU', issue, 'cs2');
    await refused(bank, 'CARD_STOCK', () => desk.approve(there, 'manager2'));
    await bank.flow('cs2', 'CANCEL', { idFlow: there });
    // As if its envelope had been counted in there.
    const drawer = (branch: string) =>
      bank.owner`update card_stock set kode_cabang = ${branch} where nomor_seri = 'SLV000003'`;
    await drawer('002');
    await accepted(bank, () => desk.done('TERBITKAN_KARTU', issue, 'cs2', 'manager2'));
    await drawer('001');
    expect((await desk.live(accounts.ani)).map(({ status, kode_cabang }) => [status, kode_cabang])).toEqual([
      ['TERBIT', '002'],
    ]);
  });
});

describe('two customers who become one', () => {
  const merged = customersBankDesk();
  beforeAll(async () => {
    await (await merged).desk.active(accounts.budi, OTHER, 'SLV000009');
  });

  test('retain their cards: a card belongs to its account', async () => {
    const { others, desk: theirs, merge, ownerOf } = await merged;
    const [ani, budi] = [await ownerOf(accounts.ani), await ownerOf(accounts.budi)];
    const before = await theirs.one(accounts.budi);
    await accepted(others, () => merge(budi, ani));
    expect(await ownerOf(accounts.budi)).toBe(ani);
    expect(await theirs.one(accounts.budi)).toEqual(before);
  });
});

/** A bank of its own with the desk of customers. */
async function customersBankDesk() {
  const others = await customersBank();
  const ownerOf = async (number: string): Promise<string> =>
    (await others.owner<{ n: string }[]>`select nomor_nasabah as n from account where nomor_rekening = ${number}`)[0]
      ?.n ?? '';
  return { others, desk: cardDesk(others), merge: merging(others).merge, ownerOf };
}
