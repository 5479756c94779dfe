import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type GrossShare, netShare } from '#core/ledger/net-share.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { breaksBooks, type TestBank, testBank } from '../helpers.ts';
import { accounts, DAY } from '../small-bank.ts';

const rupiah = (whole: bigint): bigint => whole * 100n;
const share = (bruto: bigint, rest: Partial<GrossShare> = {}) =>
  netShare({ bruto, per: 1n, kena_pajak: true, zakat: false, pajak_persen: 2_000n, zakat_persen: 250n, ...rest });

describe('the net of a share (domain: profit sharing)', () => {
  test('32,550: tax 6,510, net 26,040, zakat 651, credited 25,389', () => {
    expect(share(rupiah(32_550n), { zakat: true })).toEqual({
      bruto: rupiah(32_550n),
      pajak: rupiah(6_510n),
      zakat: rupiah(651n),
      neto: rupiah(25_389n),
    });
    expect(share(rupiah(32_550n)).neto).toBe(rupiah(26_040n));
  });

  test('32,876 of a deposit: tax 6,575; of a share that is not taxed nothing', () => {
    expect(share(rupiah(32_876n)).pajak).toBe(rupiah(6_575n));
    expect(share(rupiah(14_795n), { kena_pajak: false })).toMatchObject({ pajak: 0n, neto: rupiah(14_795n) });
  });

  test('433,266.13: 433,266 with tax 86,653 leaves 346,613; with zakat of 8,665 it leaves 337,948', () => {
    expect(share(433_266_13n)).toMatchObject({
      bruto: rupiah(433_266n),
      pajak: rupiah(86_653n),
      neto: rupiah(346_613n),
    });
    expect(share(433_266_13n, { zakat: true })).toMatchObject({ zakat: rupiah(8_665n), neto: rupiah(337_948n) });
  });

  test('half a rupiah is rounded up, at each step alone', () => {
    expect(share(100_50n).bruto).toBe(101_00n);
    expect(share(100_49n).bruto).toBe(100_00n);
    // Tax of 13 rupiah at 20 % is 2.60.
    expect(share(13_00n).pajak).toBe(3_00n);
    expect(share(1_000_000_00n, { per: 3n, kena_pajak: false }).bruto).toBe(333_333_00n);
  });
});

describe('in the database', () => {
  let bank: TestBank;
  /** Names another account of Ani's, a deposit listed among accounts. */
  const other = makeAccountNumber('001', '12', 77);
  beforeAll(async () => {
    bank = await testBank();
    // Balances are set as the rules need them, and the deposit has no contract.
    breaksBooks(bank, ['4', '9', '35']);
    await bank.owner`
      insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
      select ${other}, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, '2026-01-02' from account where nomor_rekening = ${accounts.ani}`;
    await bank.owner`insert into account_state (nomor_rekening, tanggal_aktivitas) values (${other}, '2026-01-02')`;
  });
  afterAll(() => bank.close());

  const stands = (number: string, whole: bigint) =>
    bank.owner`update account_state set saldo_buku = ${rupiah(whole)} where nomor_rekening = ${number}`;
  const net = async (number: string, whole: bigint) => {
    const [row] = await bank.app<{ pajak: bigint; zakat: bigint; neto: bigint; dana: bigint; sebab_pajak: string }[]>`
      select pajak, zakat, neto, dana, sebab_pajak from net_shares(${[number]}::text[], ${[rupiah(whole).toString()]}::numeric[], ${DAY}::date)`;
    return row;
  };

  beforeEach(async () => {
    await stands(accounts.ani, 0n);
    await stands(other, 0n);
    await bank.owner`update account set zakat = false, skb_nomor = '', skb_sampai = null where nomor_rekening in (${accounts.ani}, ${other})`;
  });

  test('6,000,000 in all: 14,795 without tax; 10,000,000: 6,575 of 32,876', async () => {
    await stands(accounts.ani, 6_000_000n);
    expect(await net(accounts.ani, 14_795n)).toMatchObject({ pajak: 0n, neto: rupiah(14_795n), sebab_pajak: 'BATAS' });
    await stands(accounts.ani, 10_000_000n);
    expect(await net(accounts.ani, 32_876n)).toMatchObject({ pajak: rupiah(6_575n), sebab_pajak: 'KENA' });
  });

  test('exactly 7,500,000 is not taxed, one rupiah more is', async () => {
    await stands(accounts.ani, 7_500_000n);
    expect(await net(accounts.ani, 100_000n)).toMatchObject({ pajak: 0n, dana: rupiah(7_500_000n) });
    await stands(accounts.ani, 7_500_001n);
    expect(await net(accounts.ani, 100_000n)).toMatchObject({ pajak: rupiah(20_000n) });
  });

  test('5,000,000 and 4,000,000 of one customer: both are taxed', async () => {
    await stands(accounts.ani, 5_000_000n);
    await stands(other, 4_000_000n);
    for (const number of [accounts.ani, other])
      expect(await net(number, 10_000n)).toMatchObject({ pajak: rupiah(2_000n), dana: rupiah(9_000_000n) });
  });

  test('a letter in force exempts the account that has it, and only that one', async () => {
    await stands(accounts.ani, 10_000_000n);
    await bank.owner`update account set skb_nomor = 'SKB-1', skb_sampai = ${DAY} where nomor_rekening = ${accounts.ani}`;
    expect(await net(accounts.ani, 10_000n)).toMatchObject({ pajak: 0n, sebab_pajak: 'BEBAS' });
    expect(await net(other, 10_000n)).toMatchObject({ pajak: rupiah(2_000n), sebab_pajak: 'KENA' });
    await bank.owner`update account set skb_sampai = '2026-11-19' where nomor_rekening = ${accounts.ani}`;
    expect(await net(accounts.ani, 10_000n)).toMatchObject({ pajak: rupiah(2_000n) });
  });

  test('rows are answered under the places they were asked at, also an account asked twice', async () => {
    const rows = await bank.app<{ urut: bigint; nomor_rekening: string; bruto: bigint }[]>`
      select urut, nomor_rekening, bruto from net_shares(${[other, accounts.ani, other]}::text[], ${['100', '250', '300']}::numeric[], ${DAY}::date) order by urut`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { urut: 1n, nomor_rekening: other, bruto: 100n },
      { urut: 2n, nomor_rekening: accounts.ani, bruto: 300n },
      { urut: 3n, nomor_rekening: other, bruto: 300n },
    ]);
  });

  test('SQL and TypeScript say the same of any share', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.bigInt(0n, 10n ** 15n),
            fc.integer({ min: 1, max: 31 }),
            fc.boolean(),
            fc.boolean(),
            fc.integer({ min: 0, max: 9_999 }),
          ),
          { minLength: 50, maxLength: 50 },
        ),
        async (cases) => {
          const rows = await bank.app<{ bruto: bigint; pajak: bigint; zakat: bigint; neto: bigint }[]>`
            select n.* from unnest(${cases.map(([bruto]) => bruto.toString())}::numeric[], ${cases.map(([, per]) => per)}::integer[],
              ${cases.map(([, , kena]) => String(kena))}::text[], ${cases.map(([, , , zakat]) => String(zakat))}::text[],
              ${cases.map(([, , , , persen]) => persen)}::integer[]) with ordinality as x(bruto, per, kena, zakat, persen, urut)
            cross join lateral net_share(x.bruto::numeric(40, 20) / x.per, x.kena::boolean, x.zakat::boolean, x.persen / 100.0, 2.5) n order by x.urut`;
          expect(rows.map((row) => ({ ...row }))).toEqual(
            cases.map(([bruto, per, kena_pajak, zakat, persen]) =>
              netShare({
                bruto,
                per: BigInt(per),
                kena_pajak,
                zakat,
                pajak_persen: BigInt(persen),
                zakat_persen: 250n,
              }),
            ),
          );
        },
      ),
      { numRuns: 20 },
    );
  });

  test('the rate of a month is the one set for it, else the latest before it, else the parameter', async () => {
    const on = async (bulan: string) =>
      (await bank.app<{ hi: bigint }[]>`select hi1000_on('UTAMA', ${bulan}::date) as hi`)[0]?.hi;
    expect(await on('2026-11-01')).toBe(8_600_000n);
    const insertShare = (bulan: string, final: number, status: string) => bank.owner`
      insert into hi1000 (pool, bulan, status, hari, indikatif, dasar, final, pendapatan, pendapatan_dpk, jumlah_dpk, jumlah_aset)
      values ('UTAMA', ${bulan}, ${status}, 30, 8600000, ${final}, ${final}, 1, 1, 1, 1)`;
    await insertShare('2026-09-01', 8_750_000, 'DIBAGIKAN');
    await insertShare('2026-10-01', 9_100_000, 'DIBATALKAN');
    expect(await on('2026-08-01')).toBe(8_600_000n);
    expect(await on('2026-09-01')).toBe(8_750_000n);
    expect(await on('2026-11-01')).toBe(8_750_000n);
    await bank.owner`update hi1000 set status = 'DITETAPKAN' where bulan = '2026-10-01'`;
    expect(await on('2026-11-01')).toBe(9_100_000n);
  });
});
