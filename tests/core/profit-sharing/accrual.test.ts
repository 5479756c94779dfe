import { beforeAll, describe, expect, test } from 'vitest';
import { historyAccrual } from '#core/accounts/inquiries/accruals.ts';
import type { Db } from '#core/db/client.ts';
import { accrualChecks } from '#core/ledger/check-accruals.ts';
import { counterBank } from '../counter-bank.ts';
import { refusal } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { closeDay, daysOf, FIRST, goTo, moveFunds, postedOn, spansOf } from './accrual-bank.ts';

const bank = await counterBank();
const { owner, app } = bank;
const MILLION = 1_000_000_00n;

/** 10,000,000 on days 1-9, 15,000,000 on days 10-19, 12,000,000 on days 20-30. */
beforeAll(async () => {
  await goTo(bank, FIRST);
  for (let day = FIRST; day < '2027-10-01'; ) {
    if (day === '2027-09-10') await moveFunds(bank, accounts.ani, 5n * MILLION);
    if (day === '2027-09-20') await moveFunds(bank, accounts.ani, -3n * MILLION);
    day = await closeDay(bank);
  }
});

describe('the month of the worked example', () => {
  test('860.00, then 1,290.00, then 1,032.00 a day; 31,992.00 in the month', async () => {
    const each = { nisbah: 3000, hi: 8_600_000n };
    expect(await spansOf(bank, accounts.ani)).toEqual([
      { dari: FIRST, sampai: '2027-09-09', saldo: 10n * MILLION, ...each, sehari: 860_00n },
      { dari: '2027-09-10', sampai: '2027-09-19', saldo: 15n * MILLION, ...each, sehari: 1_290_00n },
      { dari: '2027-09-20', sampai: '2027-09-30', saldo: 12n * MILLION, ...each, sehari: 1_032_00n },
    ]);
    const [sum] = await app`
      select accrued_between(${accounts.ani}, ${FIRST}::date, '2027-09-30'::date) as jumlah,
        accrued_between(${accounts.ani}, '2027-09-09'::date, '2027-09-10'::date) as dua_hari, accrual_open(${accounts.ani}) as sisa`;
    expect({ ...sum }).toEqual({ jumlah: 31_992_00n, dua_hari: 2_150_00n, sisa: 31_992_00n });
  });

  test('one journal for each branch, product and day, on 601001 and 202001; weekends on Friday', async () => {
    expect(await postedOn(bank, '2027-09-10')).toEqual([
      ['601001', 1_290_00n],
      ['202001', -1_290_00n],
    ]);
    expect(await postedOn(bank, '2027-09-10', '002')).toEqual([
      ['601001', 688_00n],
      ['202001', -688_00n],
    ]);
    const weekend = await owner`
      select tanggal, tanggal_buku from accrual_day where kode_cabang = '001' and tanggal between '2027-09-17' and '2027-09-20' order by 1`;
    expect(weekend.map(({ tanggal, tanggal_buku }) => [tanggal, tanggal_buku])).toEqual([
      ['2027-09-17', '2027-09-17'],
      ['2027-09-18', '2027-09-17'],
      ['2027-09-19', '2027-09-17'],
      ['2027-09-20', '2027-09-20'],
    ]);
    const [n] = await owner`
      select count(*)::integer as n, count(distinct journal_id)::integer as jurnal, sum(jumlah)::bigint as jumlah from accrual_day where kode_cabang = '001'`;
    expect({ ...n }).toEqual({ n: 30, jurnal: 30, jumlah: 31_992_00n });
  });

  test('the average of the month is 12,400,000, and its days are drawn as steps', async () => {
    const average = {
      nomor_rekening: accounts.ani,
      kode_produk: '12',
      jumlah_saldo: 372n * MILLION,
      hari: 30,
      hari_periode: 30,
      tertimbang: 372n * MILLION,
      rata_rata: 12_400_000_00n,
    };
    const ofBranch =
      await app`select * from average_balances('001', array['12'], null, ${FIRST}::date, '2027-09-30'::date)`;
    expect(ofBranch.map((row) => ({ ...row }))).toEqual([average]);
    const [own] =
      await app`select * from average_balances(null, null, ${accounts.ani}, ${FIRST}::date, '2027-09-30'::date)`;
    expect({ ...own }).toEqual(average);
    const steps =
      await app`select dari, sampai, saldo from balance_steps(null, null, ${accounts.ani}, ${FIRST}::date, '2027-09-30'::date)`;
    expect(steps.map(({ dari, sampai, saldo }) => [dari, sampai, saldo])).toEqual([
      ['2027-09-01', '2027-09-09', 10n * MILLION],
      ['2027-09-10', '2027-09-19', 15n * MILLION],
      ['2027-09-20', '2027-09-30', 12n * MILLION],
    ]);
  });

  test('an account opened within the month divides by all its days; days below the minimum count or not by the terms', async () => {
    const average = async () => {
      const [row] =
        await app`select jumlah_saldo, hari, rata_rata from average_balances(null, null, ${accounts.ani}, '2026-11-01'::date, '2026-11-30'::date)`;
      return { ...row };
    };
    // Paid in on the 20th: eleven of thirty days.
    expect(await average()).toEqual({ jumlah_saldo: 110n * MILLION, hari: 30, rata_rata: 3_666_666_67n });
    await owner`update product_term set hitung_di_bawah_minimum = false where kode_produk = '12'`;
    expect(await average()).toEqual({ jumlah_saldo: 110n * MILLION, hari: 11, rata_rata: 3_666_666_67n });
    await owner`update product_term set hitung_di_bawah_minimum = true where kode_produk = '12'`;
  });
});

describe('earnings of an account, by report', () => {
  const ask = async (rest: object, user = 'cs1') =>
    historyAccrual(await bank.as(user), {
      paging: { page: 1, show: 20, keyword: '', sort: '', cursor: '' },
      nomor_rekening: accounts.ani,
      pegangan: '',
      tanggal_awal: '',
      tanggal_akhir: '',
      rinci: 'PERIODE',
      ...rest,
    });

  test('by periods in which it earned the same, the latest first, with all that a day is reckoned from', async () => {
    const { data, resp_cursor } = await ask({});
    expect(resp_cursor).toBe('');
    const each = { hari_bulan: 30, hi_1000: '8.600000', nisbah: '30.00', kode_cabang: '001', nomor_referensi: '' };
    expect(data).toMatchObject([
      {
        ...each,
        dari: '2027-09-20',
        sampai: '2027-09-30',
        hari: 11,
        saldo: '12000000.00',
        sehari: '1032.00',
        jumlah: '11352.00',
      },
      {
        ...each,
        dari: '2027-09-10',
        sampai: '2027-09-19',
        hari: 10,
        saldo: '15000000.00',
        sehari: '1290.00',
        jumlah: '12900.00',
      },
      {
        ...each,
        dari: FIRST,
        sampai: '2027-09-09',
        hari: 9,
        saldo: '10000000.00',
        sehari: '860.00',
        jumlah: '7740.00',
      },
    ]);
  });

  test('day by day with the journal of each, page after page', async () => {
    const days: string[] = [];
    for (let cursor = '', pages = 0; pages < 4; pages += 1) {
      const page = await ask({
        rinci: 'HARI',
        paging: { page: 1, show: 12, keyword: '', sort: '', cursor },
      });
      days.push(...page.data.map(({ dari }) => dari));
      expect(page.data.every(({ nomor_referensi, hari }) => /^001\d{15}$/.test(nomor_referensi) && hari === 1)).toBe(
        true,
      );
      cursor = page.resp_cursor;
      if (cursor === '') break;
    }
    expect(days).toEqual(daysOf(FIRST, '2027-09-30').reverse());
    const { data } = await ask({ rinci: 'HARI', tanggal_awal: '2027-09-09', tanggal_akhir: '2027-09-10' });
    expect(data.map(({ dari, jumlah }) => [dari, jumlah])).toEqual([
      ['2027-09-10', '1290.00'],
      ['2027-09-09', '860.00'],
    ]);
  });

  test('to staff of its branch and of head office, and each read is a row of the trail', async () => {
    await refusal(ask({}, 'cs2'), 'OTHER_BRANCH');
    const looks = async () =>
      (
        await owner<
          { n: number }[]
        >`select count(*)::integer as n from audit_log where aksi = 'LIHAT_MUTASI' and objek = ${accounts.ani}`
      )[0]?.n ?? 0;
    const [{ pegangan } = { pegangan: '' }] = await owner<
      { pegangan: string }[]
    >`select pegangan from account where nomor_rekening = ${accounts.ani}`;
    const before = await looks();
    expect((await ask({ nomor_rekening: '', pegangan }, 'auditor1')).data).toHaveLength(3);
    expect(await looks()).toBe(before + 1);
  });
});

describe('the check of the books reports', () => {
  const broken = async (deed: string): Promise<string[]> => {
    const back = new Error('taken back');
    let names: string[] = [];
    await owner
      .begin(async (tx) => {
        await tx.unsafe(deed);
        for (const { name, offences } of accrualChecks)
          if ((await offences(tx as unknown as Db)).length > 0) names = [...names, name.slice(0, 20)];
        throw back;
      })
      .catch((error: unknown) => {
        if (error !== back) throw error;
      });
    return names;
  };

  test.each([
    [
      'a day taken from an account',
      `update accrual_span set dari = dari + 1 where nomor_rekening = '${accounts.ani}' and dari = '2027-09-10'`,
      ['23 what was accrued ', '23 what was posted a', '34 the days accrued '],
    ],
    [
      'what a day earned changed',
      `update accrual_span set nisbah = nisbah + 1 where nomor_rekening = '${accounts.ani}' and dari = '2027-09-10'`,
      ['23 what was accrued ', '23 what was posted a'],
    ],
    [
      'an account left out',
      `delete from accrual_now where nomor_rekening = '${accounts.citra}'`,
      ['23 what was accrued ', '23 what was posted a', '34 the days accrued '],
    ],
    [
      'a change that no end of day looked at',
      `update accrual_now set nisbah = nisbah + 1 where nomor_rekening = '${accounts.citra}'`,
      ['23 what was accrued ', '23 what was posted a', '34 each account earn'],
    ],
    [
      'something paid that no journal knows',
      `insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk) values ('${accounts.ani}', 'BAYAR', -1, '2027-09-30', '001', '12')`,
      ['23 what was accrued '],
    ],
    [
      'an account closed with what it is owed',
      `update account_state set status = 'TUTUP' where nomor_rekening = '${accounts.ani}'`,
      ['23 nothing is owed t'],
    ],
  ])('of %s', async (_, deed, names) => {
    expect(await broken('select 1')).toEqual([]);
    expect(await broken(deed)).toEqual(names);
  });
});

describe('facts that no line of the ledger shows', () => {
  test('days below the minimum cease to count, a minimum is raised, days below it count again: from the end of day of each', async () => {
    const rule = (counts: boolean) =>
      owner`update product_term set hitung_di_bawah_minimum = ${counts} where kode_produk = '12'`;
    const minimum = async (minor: bigint) => {
      await owner`update account_contract set saldo_minimum = ${minor} where nomor_rekening = ${accounts.ani}`;
      await owner`update account_state set saldo_minimum = ${minor} where nomor_rekening = ${accounts.ani}`;
    };
    const [before] = await owner<{ saldo_minimum: bigint }[]>`
      select saldo_minimum from account_state where nomor_rekening = ${accounts.ani}`;
    await rule(false);
    await closeDay(bank);
    await minimum(13n * MILLION);
    await closeDay(bank);
    await rule(true);
    await closeDay(bank);
    expect(
      (await spansOf(bank, accounts.ani)).slice(-3).map(({ dari, sampai, saldo }) => [dari, sampai, saldo]),
    ).toEqual([
      ['2027-10-01', '2027-10-03', 12n * MILLION],
      ['2027-10-04', '2027-10-04', 0n],
      ['2027-10-05', '2027-10-05', 12n * MILLION],
    ]);
    await minimum(before?.saldo_minimum ?? 0n);
    await closeDay(bank);
  });
});
