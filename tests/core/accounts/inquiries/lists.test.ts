import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cetakListRekening,
  jumlahListRekening,
  rekeningTabungan,
  rekeningTutup,
} from '#core/accounts/inquiries/lists.ts';
import { as } from '#core/programs/seed/counter.ts';
import { daftarRekeningQuery } from '#lib/accounts/schemas/account-lists.ts';
import { refusal, type TestBank, testBank } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

type Asked = Readonly<Record<string, string | number>>;
const lists = { savings: rekeningTabungan, closed: rekeningTutup, listed: cetakListRekening };

/** A list as the gateway asks for it. */
const list = async (user: string, which: keyof typeof lists, asked: Asked = {}) =>
  lists[which](await as(bank, user), daftarRekeningQuery.parse({ show: 100, ...asked }));
const numbers = async (...ask: Parameters<typeof list>) => (await list(...ask)).data.map((row) => row.nomor_rekening);
const sums = async (user: string, asked: Asked = {}) =>
  (await jumlahListRekening(await as(bank, user), daftarRekeningQuery.parse(asked))).per_valuta;

const ofBranch = Object.values(accounts).filter((number) => number.startsWith('001'));

describe('the accounts of a list', () => {
  test('the closed ones stand in a list of their own, all of them in the one for paper', async () => {
    const open = ofBranch.filter((number) => number !== accounts.tutup).sort();
    expect(await numbers('cs1', 'savings')).toEqual(open);
    expect(await numbers('cs1', 'closed')).toEqual([accounts.tutup]);
    expect(await numbers('cs1', 'listed')).toEqual([...ofBranch].sort());
  });

  test.each<[string, Asked, readonly string[]]>([
    ['product', { kode_produk: '01' }, [accounts.firma]],
    ['state', { status_rekening: 'DORMAN' }, [accounts.dorman]],
    ['block', { blokir: 'ADA' }, [accounts.blokir]],
    ['kind of block', { blokir: 'K' }, []],
    [
      'balance, both bounds counted in',
      { saldo_dari: '3000000', saldo_sampai: '5000000' },
      [accounts.budi, accounts.pejabat],
    ],
    ['balance in another currency', { saldo_dari: '0', kode_valuta: 'USD' }, []],
    ['last activity before a day', { aktivitas_sebelum: '2025-10-02' }, [accounts.pasif, accounts.dorman]],
    ['the day it was opened', { dibuka_dari: '2020-01-03' }, []],
    ['the beginning of its number', { keyword: accounts.ani.slice(0, 11) }, [accounts.ani]],
    ['words of its name', { keyword: 'jaya sin' }, [accounts.firma]],
    ['a word that begins no word of it', { keyword: 'aya' }, []],
    ['signs alone', { keyword: '%%' }, []],
  ])('narrowed by %s', async (_, asked, expected) => {
    expect(await numbers('cs1', 'listed', asked)).toEqual([...expected].sort());
  });

  test('in the order of their balances, page by page by key', async () => {
    const first = await list('cs1', 'listed', { sort: '-saldo_buku', show: 1 });
    expect(first.data.map((row) => row.nomor_rekening)).toEqual([accounts.firma]);
    const second = await list('cs1', 'listed', { sort: '-saldo_buku', show: 1, cursor: first.resp_cursor });
    expect(second.data.map((row) => row.nomor_rekening)).toEqual([accounts.ani]);
  });

  test('a currency that is none is named', async () => {
    const error = await refusal(list('cs1', 'listed', { kode_valuta: 'XXX' }), 'VALIDATION');
    expect(error.details.violations).toMatchObject([{ field: 'kode_valuta' }]);
  });
});

describe('the readers of each list', () => {
  test('another branch’s accounts are in no list; head office has all, or those of the branch it asks for', async () => {
    expect(await numbers('cs1', 'listed', { kode_cabang: '002' })).toEqual([]);
    expect(await numbers('cs1', 'listed', { keyword: 'Citra Permana' })).toEqual([]);
    expect(await numbers('cs2', 'listed')).toEqual([accounts.citra]);
    expect(await numbers('finance1', 'listed')).toEqual(Object.values(accounts).sort());
    expect(await numbers('finance1', 'listed', { kode_cabang: '002' })).toEqual([accounts.citra]);
  });

  test('numbers are masked for readers without the right, and neither found nor ordered by', async () => {
    const { data } = await list('auditor1', 'listed', { kode_cabang: '002' });
    expect(data).toMatchObject([{ nomor_rekening: `********${accounts.citra.slice(-4)}`, saldo_buku: '8000000.00' }]);
    expect(await numbers('auditor1', 'listed', { keyword: accounts.citra })).toEqual([]);
    const all = (await list('auditor1', 'listed')).data.map((row) => row.pegangan);
    expect(all).toEqual([...all].sort());
  });

  test('the rows count as read', async () => {
    const looked = async () =>
      (
        await bank.owner`select coalesce(sum(jumlah), 0)::integer as jumlah from sensitive_read where id_user = 'cs2' and jenis = 'DAFTAR_NASABAH'`
      )[0]?.jumlah;
    const before = await looked();
    await list('cs2', 'savings');
    expect(await looked()).toBe(before + 1);
  });
});

describe('the sums of a list', () => {
  test('are of the whole selection, by currency, and of nothing beyond it', async () => {
    expect(await sums('cs1', { show: 1 })).toEqual([
      {
        kode_valuta: 'IDR',
        jumlah_rekening: 8,
        saldo_buku: '221000000.00',
        saldo_ditahan: '0.00',
        saldo_tersedia: '219700000.00',
      },
    ]);
    expect(await sums('cs1', { kode_produk: '12' })).toMatchObject([{ jumlah_rekening: 1, saldo_buku: '10000000.00' }]);
    expect(await sums('cs1', { kode_cabang: '002' })).toEqual([]);
    expect(await sums('finance1', {})).toMatchObject([{ jumlah_rekening: 9, saldo_buku: '229000000.00' }]);
    const count = async (asked: Asked) => (await sums('cs1', asked)).map(({ jumlah_rekening }) => jumlah_rekening);
    expect(await count({ terbuka: 'T' })).toEqual([7]);
    const [row] = (await list('cs1', 'listed', { keyword: accounts.ani })).data;
    const ofCustomer = { nomor_nasabah: row?.nomor_nasabah ?? '' };
    expect(await count(ofCustomer)).toEqual([(await numbers('cs1', 'listed', ofCustomer)).length]);
  });

  test('of one account count as a read of it, of more they do not', async () => {
    const looked = async () =>
      (
        await bank.owner`select coalesce(sum(jumlah), 0)::integer as jumlah from sensitive_read where id_user = 'cs1' and jenis = 'DAFTAR_NASABAH'`
      )[0]?.jumlah;
    const before = await looked();
    await sums('cs1');
    expect(await looked()).toBe(before);
    await sums('cs1', { keyword: accounts.ani });
    expect(await looked()).toBe(before + 1);
  });
});

describe('an account without its customer', () => {
  const lastActive = (day: string, status: string) =>
    bank.owner`update account_state set tanggal_aktivitas = ${day}::date, status = ${status} where nomor_rekening = ${accounts.ani}`;
  const next = async () => {
    const [row] = (await list('cs1', 'savings', { keyword: accounts.ani })).data;
    return [row?.akan_status, row?.akan_tanggal];
  };

  test('inactive from day 361 on, dormant from day 1,801 on', async () => {
    await lastActive('2026-01-01', 'AKTIF');
    expect(await next()).toEqual(['TIDAK_AKTIF', '2026-12-28']);
    await lastActive('2026-01-01', 'TIDAK_AKTIF');
    expect(await next()).toEqual(['DORMAN', '2030-12-07']);
    await lastActive('2020-01-01', 'DORMAN');
    expect(await next()).toEqual(['', '']);
  });

  test('is announced thirty days before, not earlier', async () => {
    // The bank's day is 2026-11-20; thirty days later is 2026-12-20, day 361 after 2025-12-24.
    await lastActive('2025-12-24', 'AKTIF');
    expect(await numbers('cs1', 'savings', { akan: 'TIDAK_AKTIF' })).toEqual([accounts.ani]);
    expect(await numbers('cs1', 'savings', { akan: 'DORMAN' })).toEqual([]);
    await lastActive('2025-12-25', 'AKTIF');
    expect(await numbers('cs1', 'savings', { akan: 'TIDAK_AKTIF' })).toEqual([]);
  });
});
