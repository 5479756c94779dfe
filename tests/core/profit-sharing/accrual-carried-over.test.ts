import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { counterBank } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const { owner } = bank;
const MIGRATION = new URL('../../../core/db/migrations/0055-accruals-that-stand.sql', import.meta.url);

/** The table of spans as the releases before had it: each within its month, open until something changes or the month ends. */
const BEFORE = `
  drop view accrual_kept, accrual_stood;
  drop table accrual_span, accrual_now, accrual_rate, accrual_look, accrual_touch cascade;
  drop index account_float_day;
  create table accrual_span (
    saldo bigint not null, hi bigint not null, sehari bigint not null, dari date not null, sampai date, nisbah integer not null,
    nomor_rekening text not null, kode_cabang text not null, kode_produk text not null, primary key (nomor_rekening, dari)
  ) partition by range (dari);
  create table accrual_span_202707 partition of accrual_span for values from ('2027-07-01') to ('2027-08-01');
  create table accrual_span_202708 partition of accrual_span for values from ('2027-08-01') to ('2027-09-01');`;

test('spans of earlier releases stand on as they were, with the rates they were reckoned by', async () => {
  const undone = new Error('undone');
  const { ani, budi, citra } = accounts;
  await owner
    .begin(async (tx) => {
      await tx.unsafe(BEFORE);
      await tx`insert into accrual_branch (kode_cabang, sejak, sampai) values ('001', '2027-07-30', '2027-08-05'), ('002', '2027-07-30', '2027-07-31')`;
      // HI-1000 was 8.60, for two days of August 9.10, then 8.60 again; the one account moved, the other one was closed on the last of July. The
      // other branch is at a month's end, one of its accounts already brought to the day after.
      await tx`insert into accrual_span (nomor_rekening, dari, sampai, kode_cabang, kode_produk, saldo, nisbah, hi, sehari) values
        (${ani}, '2027-07-30', null, '001', '12', 1000000000, 3000, 8600000, 83226),
        (${ani}, '2027-08-01', '2027-08-01', '001', '12', 1000000000, 3000, 8600000, 83226),
        (${ani}, '2027-08-02', '2027-08-03', '001', '12', 1000000000, 3000, 9100000, 88065),
        (${ani}, '2027-08-04', null, '001', '12', 1000000000, 3000, 8600000, 83226),
        (${budi}, '2027-07-30', null, '001', '12', 500000000, 3000, 8600000, 41613),
        (${citra}, '2027-07-30', null, '002', '12', 800000000, 3000, 8600000, 66581),
        (${citra}, '2027-08-01', null, '002', '12', 800000000, 3000, 8600000, 66581)`;
      await tx.unsafe(readFileSync(MIGRATION, 'utf8'));
      const days =
        await tx`select nomor_rekening, dari, sampai, saldo, nisbah from accrual_span order by nomor_rekening <> ${ani}, nomor_rekening <> ${budi}, dari`;
      expect(days.map((row) => Object.values(row))).toEqual([
        [ani, '2027-07-30', '2027-07-31', 1_000_000_000n, 3000],
        [ani, '2027-08-01', '2027-08-01', 1_000_000_000n, 3000],
        [ani, '2027-08-02', '2027-08-03', 1_000_000_000n, 3000],
        [budi, '2027-07-30', '2027-07-31', 500_000_000n, 3000],
        [citra, '2027-07-30', '2027-07-31', 800_000_000n, 3000],
      ]);
      const now = await tx`select nomor_rekening, dari, kode_cabang from accrual_now order by nomor_rekening <> ${ani}`;
      expect(now.map((row) => Object.values(row))).toEqual([
        [ani, '2027-08-04', '001'],
        [citra, '2027-08-01', '002'],
      ]);
      const rates =
        await tx`select kode_cabang, dari, sampai, hi, faktor, bawah from accrual_rate order by kode_cabang, dari`;
      const august = { faktor: 43n, bawah: 1_550_000_000n };
      expect(rates.map((row) => ({ ...row }))).toEqual([
        { kode_cabang: '001', dari: '2027-07-30', sampai: '2027-07-31', hi: 8_600_000n, ...august },
        { kode_cabang: '001', dari: '2027-08-01', sampai: '2027-08-01', hi: 8_600_000n, ...august },
        {
          kode_cabang: '001',
          dari: '2027-08-02',
          sampai: '2027-08-03',
          hi: 9_100_000n,
          faktor: 91n,
          bawah: 3_100_000_000n,
        },
        { kode_cabang: '001', dari: '2027-08-04', sampai: '2027-08-31', hi: 8_600_000n, ...august },
        { kode_cabang: '002', dari: '2027-07-30', sampai: '2027-07-31', hi: 8_600_000n, ...august },
        { kode_cabang: '002', dari: '2027-08-01', sampai: '2027-08-31', hi: 8_600_000n, ...august },
      ]);
      const [amount] = await tx`
        select accrual_of(1000000000, 3000, 43, 1550000000) as lama, accrual_of(1000000000, 3000, 91, 3100000000) as tinggi`;
      expect({ ...amount }).toEqual({ lama: 83_226n, tinggi: 88_065n });
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
});
