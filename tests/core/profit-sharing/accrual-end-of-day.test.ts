import { describe, expect, test } from 'vitest';
import { penutupan } from '#core/accounts/closing/queries.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import type { Db } from '#core/db/client.ts';
import { accrual, accrualDays } from '#core/profit-sharing/accrual-step.ts';
import { fromMinor } from '#lib/money.ts';
import { accepted, counterBank, insertGrant, linesOf, refused } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { accrue, accrueAtEndOfDay, closeDay, endOfDayOf, goTo, moveFunds, postedOn, spansOf } from './accrual-bank.ts';

const bank = await counterBank();
const { owner, app } = bank;
const MILLION = 1_000_000_00n;

const openOf = async (number: string): Promise<bigint> =>
  (await app<{ sisa: bigint }[]>`select accrual_open(${number}) as sisa`)[0]?.sisa ?? 0n;
const ledgerOf = async (branch: string): Promise<bigint> =>
  (
    await app<{ saldo: bigint }[]>`
      select coalesce(sum(kredit - debet), 0)::bigint as saldo from gl_total where kode_gl = '202001' and kode_cabang = ${branch}`
  )[0]?.saldo ?? 0n;
const periods = async (number: string) =>
  (await spansOf(bank, number)).map(({ dari, sampai, sehari }) => [dari, sampai, sehari]);

/** One bank, whose days go on from test to test. */
describe('ends of day', () => {
  test('Friday 30 July accrues the 30th and the 31st, Monday the first of August into August, at its own length', async () => {
    await goTo(bank, '2027-07-30');
    const friday = await endOfDayOf(bank, '001');
    expect([friday.berikut, await accrualDays(app, friday)]).toEqual(['2027-08-02', ['2027-07-30', '2027-07-31']]);
    await closeDay(bank);
    const monday = await endOfDayOf(bank, '001');
    expect(await accrualDays(app, monday)).toEqual(['2027-08-01', '2027-08-02']);
    await moveFunds(bank, accounts.ani, 5n * MILLION);
    await closeDay(bank);
    // 10,000,000 / 1,000 x 8.60 x 30 % / 31 days; Sunday by its own balance, Monday by Monday's.
    expect(await periods(accounts.ani)).toEqual([
      ['2027-07-30', '2027-07-31', 832_26n],
      ['2027-08-01', '2027-08-01', 832_26n],
      ['2027-08-02', '2027-08-02', 1_248_39n],
    ]);
    expect(await postedOn(bank, '2027-08-01')).toEqual([
      ['601001', 832_26n],
      ['202001', -832_26n],
    ]);
    await expectSoundBooks(bank);
  });

  test('a branch that stayed closed catches its days up one by one, each by its own balance', async () => {
    // Branch 002 ends neither the 3rd nor the 4th of August; what its customer took out on the 4th counts from the 4th.
    for (const day of ['2027-08-04', '2027-08-05']) {
      await accrue(bank, '001');
      await goTo(bank, day);
      if (day === '2027-08-04') await moveFunds(bank, accounts.citra, -2n * MILLION);
    }
    const late = { ...(await endOfDayOf(bank, '002')), dari: '2027-08-03' };
    expect(await accrualDays(app, late)).toEqual(['2027-08-03', '2027-08-04', '2027-08-05']);
    await accrueAtEndOfDay(bank, late);
    expect((await periods(accounts.citra)).slice(-2)).toEqual([
      ['2027-08-01', '2027-08-03', 665_81n],
      ['2027-08-04', '2027-08-05', 499_35n],
    ]);
    const days =
      await owner`select tanggal, tanggal_buku, jumlah from accrual_day where kode_cabang = '002' and tanggal > '2027-08-02' order by 1`;
    expect(days.map(({ tanggal, tanggal_buku, jumlah }) => [tanggal, tanggal_buku, jumlah])).toEqual([
      ['2027-08-03', '2027-08-05', 665_81n],
      ['2027-08-04', '2027-08-05', 499_35n],
      ['2027-08-05', '2027-08-05', 499_35n],
    ]);
    await accrue(bank, '001');
    await goTo(bank, '2027-08-06');
    await expectSoundBooks(bank);
  });

  test('a back-valued entry changes the average, and of the accrual only the days from its end of day on', async () => {
    await moveFunds(bank, accounts.ani, 1n * MILLION, '2027-08-04');
    await closeDay(bank);
    expect((await periods(accounts.ani)).slice(-2)).toEqual([
      ['2027-08-02', '2027-08-05', 1_248_39n],
      ['2027-08-06', '2027-08-08', 1_331_61n],
    ]);
    const steps =
      await app`select dari, saldo from balance_steps(null, null, ${accounts.ani}, '2027-08-01'::date, '2027-08-08'::date)`;
    expect(steps.map(({ dari, saldo }) => [dari, saldo])).toEqual([
      ['2027-08-01', 10n * MILLION],
      ['2027-08-02', 15n * MILLION],
      ['2027-08-04', 16n * MILLION],
    ]);
  });

  test('another share of the income counts from its day on, also within a weekend', async () => {
    await owner`
      insert into account_contract select (jsonb_populate_record(k, '{"berlaku_sejak": "2027-08-14", "nisbah_nasabah": 5000, "nisbah_khusus": true}')).*
      from account_contract k where k.nomor_rekening = ${accounts.ani} order by k.berlaku_sejak desc limit 1`;
    for (let day = '2027-08-09'; day < '2027-08-16'; ) day = await closeDay(bank);
    expect((await periods(accounts.ani)).slice(-2)).toEqual([
      ['2027-08-06', '2027-08-13', 1_331_61n],
      ['2027-08-14', '2027-08-15', 2_219_35n],
    ]);
    await expectSoundBooks(bank);
  });

  test('a chunk that runs again, and a day that is ended again, change nothing', async () => {
    const endOfDay = await endOfDayOf(bank, '001');
    await owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
    // Tuesday is a holiday: two days, each of one part and its end.
    const [accounting, ending, ...holiday] = await accrual.chunks(app, endOfDay);
    if (!accounting || !ending) throw new Error('a day has two parts');
    const run = (chunk: typeof ending) => app.begin((tx) => accrual.run(tx as unknown as Db, endOfDay, chunk));
    await run(accounting);
    const once = await owner`select * from accrual_periods order by nomor_rekening, dari`;
    await run(accounting);
    expect(await owner`select * from accrual_periods order by nomor_rekening, dari`).toEqual(once);
    await run(ending);
    const [owed, days] = [await ledgerOf('001'), await owner`select * from accrual_day order by kode_cabang, tanggal`];
    await expect(run(ending)).rejects.toMatchObject({ message: 'DAY_CHANGED' });
    expect(await ledgerOf('001')).toBe(owed);
    expect(await owner`select * from accrual_day order by kode_cabang, tanggal`).toEqual(days);
    for (const chunk of holiday) await run(chunk);
    await owner`update branch set status = 'BUKA'`;
    await accrue(bank, '002');
    await goTo(bank, endOfDay.berikut);
  });

  test("the application's role accrues no day out of its turn, and ends none that it has not posted", async () => {
    const before = await owner`select * from accrual_branch order by 1`;
    const refusedAs = (call: PromiseLike<unknown>, message: string) => expect(call).rejects.toMatchObject({ message });
    await refusedAs(app`select accrue_accounts('001', '2027-08-18'::date, '', '~')`, 'DAY_CLOSED');
    await owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
    for (const day of ['2027-08-16', '2027-08-19', '2027-09-01']) {
      await refusedAs(app`select accrue_accounts('001', ${day}::date, '', '~')`, 'DAY_CHANGED');
      await refusedAs(app`select end_accrual_day('001', ${day}::date)`, 'DAY_CHANGED');
    }
    await app`select accrue_accounts('001', '2027-08-18'::date, '', '~')`;
    await expect(app`select end_accrual_day('001', '2027-08-18'::date)`).rejects.toThrow(/was not summed/);
    await expect(
      app.begin(async (tx) => {
        await tx`select from sum_accrual_day('001', '2027-08-18'::date)`;
        await tx`select end_accrual_day('001', '2027-08-18'::date)`;
      }),
    ).rejects.toThrow(/accrual_day_check/);
    await expect(app`insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk)
      values (${accounts.ani}, 'BAYAR', 1, '2027-08-18', '001', '12')`).rejects.toMatchObject({ code: '42501' });
    await expect(app`update accrual_now set saldo = 0`).rejects.toMatchObject({ code: '42501' });
    expect(await owner`select * from accrual_branch order by 1`).toEqual(before);
    await owner`update branch set status = 'BUKA'`;
  });
});

describe('an account that leaves', () => {
  const NOW = '2027-08-18';

  test('to another branch takes its accrual over the inter-branch account', async () => {
    const owed = await openOf(accounts.ani);
    const balance = 16n * MILLION;
    const file = (user: string, cabang_tujuan: string) =>
      bank.flow(user, 'SUBMIT', {
        flowCode: 'PINDAH_CABANG',
        seen: '',
        data: { nomor_rekening: accounts.ani, cabang_tujuan, alasan: 'Nasabah pindah rumah' },
      });
    const [first] = [await file('cs1', '002')];
    const posted = await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: first.id_flow }));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '301001', balance, accounts.ani, null],
      ['001', '202001', owed, null, null],
      ['001', '110001', -(balance + owed), null, '002'],
      ['002', '301001', -balance, accounts.ani, null],
      ['002', '202001', -owed, null, null],
      ['002', '110001', balance + owed, null, '001'],
    ]);
    expect(await openOf(accounts.ani)).toBe(owed);
    expect(await ledgerOf('001')).toBe(0n);
    await expectSoundBooks(bank);
    // Its days go on at the other branch, none twice and none left out.
    await closeDay(bank);
    expect(
      (await owner`select dari, kode_cabang from accrual_periods where nomor_rekening = ${accounts.ani} order by dari`)
        .slice(-2)
        .map((row) => ({ ...row })),
    ).toEqual([
      { dari: '2027-08-14', kode_cabang: '001' },
      { dari: NOW, kode_cabang: '002' },
    ]);
    await expectSoundBooks(bank);
    // A branch that is behind gives none away.
    await accrue(bank, '001');
    await refused(bank, 'ACCRUAL_BEHIND', () => file('cs2', '001'));
    await accrue(bank, '002');
    const back = await file('cs2', '001');
    await accepted(bank, () => bank.flow('manager2', 'APPROVE', { idFlow: back.id_flow }));
    await expectSoundBooks(bank);
  });

  test('by its closing takes all that was accrued for it, and the reversal of the closing gives it back', async () => {
    await goTo(bank, '2027-08-20');
    await moveFunds(bank, accounts.ani, 1n * MILLION, '2027-08-18');
    const owed = await openOf(accounts.ani);
    const seen = await penutupan(await bank.as('cs1'), { nomor_rekening: accounts.ani, bebas_biaya: 'F' });
    const gross = BigInt(seen.bagi_hasil.replace('.', ''));
    // Two days more of 1,000,000, and the balances of days before the accruals began.
    expect(gross).not.toBe(owed);
    const [{ nomor_identitas } = { nomor_identitas: '' }] = await owner<{ nomor_identitas: string }[]>`
      select nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${accounts.ani}`;
    const { id_flow } = await bank.flow('cs1', 'SUBMIT', {
      flowCode: 'TUTUP_REKENING',
      seen: '',
      data: {
        nomor_rekening: accounts.ani,
        nomor_identitas,
        sebab: 'TIDAK_DIPAKAI',
        keterangan: '',
        cara_bayar: 'PINDAH',
        rekening_tujuan: accounts.budi,
        bebas_biaya: 'F',
        nominal: seen.nominal,
        kode_valuta: 'IDR',
      },
    });
    const spans = await spansOf(bank, accounts.ani);
    const posted = await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: id_flow }));
    const lines = (await linesOf(bank, posted.id_jurnal)).filter(
      ([, kode_gl]) => kode_gl === '202001' || kode_gl === '601001',
    );
    expect(lines).toEqual([
      ['001', '202001', owed, null, null],
      ['001', '601001', gross - owed, null, null],
    ]);
    expect(await openOf(accounts.ani)).toBe(0n);
    expect(await ledgerOf('001')).toBe(0n);
    await expectSoundBooks(bank);

    const data = reversal.schema.parse({ nomor_referensi: posted.nomor_referensi, alasan: 'nasabah berubah pikiran' });
    const token = await insertGrant(bank, {
      code: 'REVERSAL',
      data,
      maker: 'backoffice1',
      reasons: ['PEMBATALAN', 'PENUTUPAN_DIBATALKAN'],
    });
    await bank.run('backoffice1', reversal, data, { token });
    expect(await openOf(accounts.ani)).toBe(owed);
    expect(await spansOf(bank, accounts.ani)).toEqual(spans);
    await closeDay(bank);
    await expectSoundBooks(bank);
  });

  test('a payment is recorded with its lines, or not at all', async () => {
    const before = await openOf(accounts.citra);
    const note = (jumlah: bigint) =>
      owner`select record_accruals('BAYAR', '2027-08-20'::date, array[${accounts.citra}], array[${jumlah}::bigint])`;
    await expect(note(-100n)).rejects.toThrow(/its ledger by 0/);
    expect(await openOf(accounts.citra)).toBe(before);
    expect(fromMinor(before)).toMatch(/^\d+\.\d\d$/);
  });
});
