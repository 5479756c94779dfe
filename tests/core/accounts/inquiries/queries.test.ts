import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rekening, validateRekening } from '#core/accounts/inquiries/queries.ts';
import { as } from '#core/programs/seed/counter.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import type { RekeningQuery } from '#types/proto/accounts/savings.ts';
import { paging } from '../../asking.ts';
import { breaksBooks, refusal, type TestBank, testBank } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['10', '11']);
});
afterAll(() => bank.close());

async function find(user: string, keyword: string, asked: Partial<RekeningQuery> = {}) {
  const { data } = await rekening(await as(bank, user), {
    paging: paging({ keyword }),
    kode_cabang: '',
    status_rekening: '',
    kode_produk: '',
    nomor_nasabah: '',
    ...asked,
  });
  return data;
}
const numbers = async (...ask: Parameters<typeof find>) => (await find(...ask)).map((row) => row.nomor_rekening);

describe('finding an account', () => {
  test('by the beginning of its number', async () => {
    expect(await numbers('teller1', accounts.ani.slice(0, 11))).toEqual([accounts.ani]);
    expect(await numbers('teller1', '0011100000')).toEqual(
      [accounts.budi, accounts.pasif, accounts.dorman, accounts.blokir, accounts.tutup, accounts.pejabat].sort(),
    );
  });

  test('by the whole number of its customer, in branches that may be seen', async () => {
    const [ani] = await find('teller1', accounts.ani);
    const nasabah = ani?.nomor_nasabah ?? '';
    expect(nasabah).not.toBe('');
    expect(await numbers('teller1', nasabah)).toContain(accounts.ani);
    expect(await numbers('finance1', nasabah)).toContain(accounts.ani);
    expect(await numbers('teller3', nasabah)).toEqual([]);
    expect(await numbers('teller1', nasabah.slice(0, -1))).toEqual([]);
  });

  test.each(['Ani Lestari', 'ani', 'LESTARI', 'lest an', 'Hj. Ani Lestari, S.E.'])(
    'by the name, typed as %s',
    async (name) => {
      expect(await numbers('teller1', name)).toEqual([accounts.ani]);
    },
  );

  test.each(['PT Sinar Jaya', 'pt. sinar jaya abadi', 'abadi'])('a company, typed as %s', async (name) => {
    expect(await numbers('teller1', name)).toEqual([accounts.firma]);
  });

  test.each(["x' or '1'='1", '%%%', 'ani & !lestari', ":* | 'x", 'ani:*'])(
    'operators are only text: %s',
    async (keyword) => {
      expect((await numbers('teller1', keyword)).filter((number) => number !== accounts.ani)).toEqual([]);
    },
  );

  test('filters narrow it', async () => {
    expect(await numbers('teller1', '', { status_rekening: 'DORMAN' })).toEqual([accounts.dorman]);
    expect(await numbers('teller1', '', { kode_produk: '01' })).toEqual([accounts.firma]);
  });

  test('balances are no order', async () => {
    const context = await as(bank, 'teller1');
    const asked = { kode_cabang: '', status_rekening: '', kode_produk: '', nomor_nasabah: '' };
    await refusal(rekening(context, { ...asked, paging: paging({ sort: 'saldo_buku' }) }), 'VALIDATION');
    const sorted = await rekening(context, { ...asked, paging: paging({ sort: '-nama_nasabah', show: 1 }) });
    expect(sorted.data[0]?.nama_nasabah).toBe('Tuti Sudahtutup');
  });
});

describe('accounts of another branch', () => {
  test('show name, product and status, and neither balance nor customer', async () => {
    const [row] = await find('teller1', 'Citra Permana');
    expect(row).toEqual({
      pegangan: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nomor_rekening: accounts.citra,
      nama_nasabah: 'Citra Permana',
      nomor_nasabah: '',
      kode_produk: '12',
      nama_produk: 'Tabungan Mudharabah',
      kode_cabang: '002',
      nama_cabang: 'Bandung',
      kode_valuta: 'IDR',
      status_rekening: 'AKTIF',
      blokir: '',
      saldo_buku: '',
      saldo_tersedia: '',
    });
    expect(await find('teller3', 'Citra Permana')).toMatchObject([
      { saldo_buku: '8000000.00', saldo_tersedia: '7950000.00' },
    ]);
  });

  test('cannot be leafed through: without a keyword, with a short one, or by customer number they are not there', async () => {
    const [own] = await find('teller3', 'Citra Permana');
    expect(await numbers('teller1', '', { kode_cabang: '002' })).toEqual([]);
    expect(await numbers('teller1', 'ci', { kode_cabang: '002' })).toEqual([]);
    expect(await numbers('teller1', '0021200', { kode_cabang: '002' })).toEqual([]);
    expect(await numbers('teller1', 'citra', { nomor_nasabah: own?.nomor_nasabah ?? '' })).toEqual([]);
    expect(await numbers('teller3', 'citra', { nomor_nasabah: own?.nomor_nasabah ?? '' })).toEqual([accounts.citra]);
  });

  test('head office sees them whole', async () => {
    expect(await find('finance1', '', { kode_cabang: '002' })).toMatchObject([
      { nomor_rekening: accounts.citra, saldo_buku: '8000000.00' },
    ]);
  });
});

describe('one account at the counter', () => {
  const detail = async (user: string, nomor_rekening: string, detailed = 'F') =>
    validateRekening(await as(bank, user), { nomor_rekening, pegangan: '', detailed });

  test('shows its balances; available is the rest above minimum, holds and pending debits', async () => {
    await bank.owner`update account_state set saldo_ditahan = 50000000, debet_menunggu = 25000000, dana_belum_efektif = 10000000
                     where nomor_rekening = ${accounts.budi}`;
    expect(await detail('teller1', accounts.budi)).toMatchObject({
      rekening: { saldo_buku: '5000000.00', saldo_tersedia: '4100000.00' },
      saldo_efektif: '4900000.00',
      saldo_minimum: '50000.00',
      saldo_ditahan: '500000.00',
      debet_menunggu: '250000.00',
      plafon: '0.00',
      akad: 'Wadiah yad dhamanah',
      alamat: '',
      nomor_identitas: '',
      telepon: '',
    });
  });

  test('identity number and telephone are masked but for the last four', async () => {
    const [stored] = await bank.owner<{ nomor_identitas: string; telepon: string; alamat: string }[]>`
      select n.nomor_identitas, n.telepon, n.alamat from customer n join account using (nomor_nasabah) where nomor_rekening = ${accounts.ani}`;
    const shown = await detail('teller1', accounts.ani, 'T');
    expect(shown.nomor_identitas).toBe(`************${stored?.nomor_identitas.slice(-4)}`);
    expect(shown.telepon).toBe(`********${stored?.telepon.slice(-4)}`);
    expect(shown.alamat).toContain(stored?.alamat);
  });

  test('records a read of the customer’s details; a read of the account, or at another branch, shows none', async () => {
    const looks = async () =>
      (
        await bank.app`select id_user, objek from audit_log where aksi = 'LIHAT_DATA_NASABAH' and objek <> ${accounts.ani}`
      ).map((row) => ({
        ...row,
      }));
    await detail('teller2', accounts.firma);
    await detail('teller2', accounts.citra, 'T');
    expect(await looks()).toEqual([]);
    await detail('teller2', accounts.firma, 'T');
    expect(await looks()).toEqual([{ id_user: 'teller2', objek: accounts.firma }]);
  });

  test('of another branch it reveals nothing more, even when asked in detail', async () => {
    const foreign = await detail('teller1', accounts.citra, 'T');
    const { rekening: row, cara_tanda_tangan, penanda, ...rest } = foreign;
    // A teller who pays there has to know how the account is signed for.
    expect([cara_tanda_tangan, penanda]).toEqual(['SENDIRI', []]);
    expect(row).toMatchObject({ nama_nasabah: 'Citra Permana', nomor_nasabah: '', saldo_buku: '' });
    expect(Object.values(rest)).toEqual(Object.values(rest).map(() => ''));
    expect((await detail('teller3', accounts.citra, 'T')).alamat).not.toBe('');
  });

  test('one that does not exist is refused', async () => {
    const error = await refusal(detail('teller1', makeAccountNumber('001', '12', 999)), 'ACCOUNT_NOT_FOUND');
    expect(error.details.params).toEqual({ rekening: makeAccountNumber('001', '12', 999) });
  });
});
