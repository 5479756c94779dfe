import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { payPayroll } from '#core/payments/payroll/pay.ts';
import { payPart } from '#core/payments/payroll/payroll-job.ts';
import { AppError } from '#lib/errors/errors.ts';
import { MOST_SALARIES } from '#lib/payments/payroll.ts';
import { accepted, insertGrant, refused, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { employees, payment, payrollBank, type Typed } from './payroll-bank.ts';

const bank = await payrollBank();
const { file, approve, newest, rows, lines, balance, waiting, work } = bank;
const TOTAL = 10_000_000_50n;
/** Makes a file with the same people for the same month and other content: a part of the month that was not paid before. */
const fresh = (n: number) =>
  payment(employees.map(([nomor, nama, nominal, berita = '']): Typed => [nomor, nama, nominal, `${berita} ${n}`]));
const count = async () => (await bank.owner<{ n: number }[]>`select count(*)::integer as n from payroll`)[0]?.n;

describe('salaries by file', () => {
  test('leave the employer whole by two persons and reach each account once, over head office', async () => {
    const before = await Promise.all([accounts.firma, accounts.ani, accounts.citra].map(balance));
    const item = await file(payment());
    await refused(bank, 'SELF_APPROVAL', () => approve(item, 'backoffice1'));
    expect(await count()).toBe(0);
    const posted = await approve(item);
    expect(await lines(posted.id_jurnal)).toEqual([
      ['001', '203001', TOTAL, accounts.firma],
      ['001', '201008', -TOTAL, null],
    ]);
    const { id_gaji } = await newest();
    expect(await waiting()).toBe(-TOTAL);
    await expectSoundBooks(bank);
    await work(id_gaji);
    expect(await newest()).toMatchObject({ status: 'SELESAI', dibayar: 3, gagal: 0, journal_kembali: null });
    const paid = await rows(id_gaji);
    expect(paid.map(([nomor, status]) => [nomor, status])).toEqual(employees.map(([nomor]) => [nomor, 'DIBAYAR']));
    expect(await lines(paid[1]?.[3] ?? null)).toEqual([
      ['001', '201008', 3_500_000_50n, null],
      ['001', '110001', -3_500_000_50n, '002'],
      ['002', '301001', -3_500_000_50n, accounts.citra],
      ['002', '110001', 3_500_000_50n, '001'],
    ]);
    expect(await Promise.all([accounts.firma, accounts.ani, accounts.citra].map(balance))).toEqual([
      (before[0] ?? 0n) - TOTAL,
      (before[1] ?? 0n) + 4_000_000_00n,
      (before[2] ?? 0n) + 3_500_000_50n,
    ]);
    expect(await waiting()).toBe(0n);
    // A second run of the job finds nothing to do.
    await work(id_gaji);
    expect(await balance(accounts.ani)).toBe((before[1] ?? 0n) + 4_000_000_00n);
  });

  test('name who released them at the counter as their second person, not who called', async () => {
    const data = fresh(12);
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', payPayroll, data));
    const seen = payPayroll.schema.parse(data);
    const token = await insertGrant(bank, {
      code: 'BAYAR_GAJI',
      data: seen,
      maker: 'backoffice1',
      reasons: ['GAJI_BULAN_SAMA', 'GAJI_BARIS_SAMA', 'NON_TUNAI_BERDUA'],
    });
    await bank.run('backoffice1', payPayroll, data, { token, key: randomUUID() });
    const { id_gaji } = await newest();
    const [stored] = await bank.owner`select user_input, user_setuju from payroll where id_gaji = ${id_gaji}`;
    expect(stored).toEqual({ user_input: 'backoffice1', user_setuju: 'manager1' });
    await work(id_gaji);
  });

  test('a core that is killed between parts, or within one, leaves the rest to another and nothing is doubled', async () => {
    const item = await file(fresh(1));
    await approve(item);
    const { id_gaji } = await newest();
    const before = await balance(accounts.citra);
    await bank.begin((tx) => payPart(tx, id_gaji, 1));
    expect((await rows(id_gaji)).map(([, status]) => status)).toEqual(['DIBAYAR', 'MENUNGGU', 'MENUNGGU']);
    // Within a part: all of it is rolled back.
    await bank
      .begin(async (tx) => {
        await payPart(tx, id_gaji, 1);
        throw new Error('killed');
      })
      .catch(() => {});
    expect(await balance(accounts.citra)).toBe(before);
    await expectSoundBooks(bank);
    await Promise.all([work(id_gaji), work(id_gaji)]);
    expect(await newest()).toMatchObject({ status: 'SELESAI', dibayar: 3 });
    expect(await balance(accounts.citra)).toBe(before + 3_500_000_50n);
  });

  test('an account that was closed, blocked or became dormant after the filing fails alone, and its salary goes back', async () => {
    const item = await file(fresh(2));
    await bank.owner`update account_state set status = 'DORMAN' where nomor_rekening = ${accounts.budi}`;
    await bank.owner`insert into account_blocking (nomor_rekening, arah, tingkat, alasan, tanggal_awal)
      values (${accounts.citra}, 'K', 'BERWENANG', 'Permintaan penegak hukum', '2026-10-01')`;
    const before = await balance(accounts.firma);
    await approve(item);
    const { id_gaji } = await newest();
    await work(id_gaji);
    expect((await rows(id_gaji)).map(([, status, sebab]) => [status, sebab])).toEqual([
      ['DIBAYAR', ''],
      ['GAGAL', 'ACCOUNT_BLOCKED'],
      ['GAGAL', 'ACCOUNT_DORMANT'],
    ]);
    const done = await newest();
    expect(done).toMatchObject({ status: 'SELESAI', dibayar: 1, gagal: 2, nominal_gagal: 6_000_000_50n });
    expect(await lines(String(done.journal_kembali))).toEqual([
      ['001', '201008', 6_000_000_50n, null],
      ['001', '203001', -6_000_000_50n, accounts.firma],
    ]);
    expect(await balance(accounts.firma)).toBe(before - 4_000_000_00n);
    expect(await waiting()).toBe(0n);
    // Nothing is filed with them any more, and is once they take money again.
    await refused(bank, 'PAYROLL_ROWS', () => file(fresh(3)));
    await bank.owner`update account_state set status = 'AKTIF' where nomor_rekening = ${accounts.budi}`;
    await bank.owner`delete from account_blocking where nomor_rekening = ${accounts.citra}`;
    await accepted(bank, () => file(fresh(3)));
  });

  test('rows of a branch that is not at work wait, and are paid when it is', async () => {
    await approve(await file(fresh(4)));
    const { id_gaji } = await newest();
    await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = '002'`;
    await work(id_gaji);
    expect(await newest()).toMatchObject({ status: 'BERJALAN', tertahan: 'DAY_CLOSED', dibayar: 2 });
    expect(await waiting()).toBe(-3_500_000_50n);
    await expectSoundBooks(bank);
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '002'`;
    await work(id_gaji);
    expect(await newest()).toMatchObject({ status: 'SELESAI', tertahan: '', dibayar: 3 });
    expect(await waiting()).toBe(0n);
  });

  test('are refused by code where they may not be, with nothing written', async () => {
    const other = (over: object, of?: readonly Typed[]) => ({
      ...(of ? payment(of) : fresh(5)),
      ...over,
    });
    await refused(bank, 'OTHER_BRANCH', () => file(other({ nomor_rekening: accounts.citra })));
    await refused(bank, 'PAYROLL_TOTALS', () => file(other({ nominal: rupiah(10_000_001n) })));
    await refused(bank, 'PAYROLL_TOTALS', () => file(other({ jumlah_baris: '4' })));
    const bad: readonly Typed[] = [
      ['=1+1', 'Ani Lestari', '4000000'],
      [accounts.ani, 'Orang Lain', '4000000'],
      [accounts.tutup, 'Tuti Sudahtutup', '1'],
      [accounts.firma, 'PT Sinar Jaya Abadi', '1'],
    ];
    for (const row of bad) await refused(bank, 'PAYROLL_ROWS', () => file(other({}, [row])));
    const first = employees[0] as Typed;
    await refused(bank, 'PAYROLL_ROWS', () => file(other({}, [first, first])));
    const many = Array.from({ length: MOST_SALARIES + 1 }, (): Typed => [accounts.ani, 'Ani', '1']);
    await refused(bank, 'PAYROLL_TOO_MANY', () => file(other({}, many)));
    const rich: readonly Typed[] = [[accounts.ani, 'Ani Lestari', '900000000']];
    await refused(bank, 'INSUFFICIENT', () => file(other({}, rich)));
    await accepted(bank, () => file(other({})));
  });

  test('the same rows for the same month are approved once, by any makers and deciders at one moment', async () => {
    const [one, other] = [await file(fresh(6)), await file(fresh(6))];
    const before = await balance(accounts.firma);
    const n = (await count()) ?? 0;
    const outcome = (call: Promise<unknown>) =>
      call.then(
        () => 'OK',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
    // Two checkers at one item: one of them decides it.
    const both = await Promise.all([outcome(approve(one, 'manager1')), outcome(approve(one, 'supervisor1'))]);
    expect(both.filter((each) => each === 'OK')).toHaveLength(1);
    expect(await balance(accounts.firma)).toBe(before - TOTAL);
    // The same file once more, filed before the first was approved.
    await refused(bank, 'PAYROLL_TWICE', () => approve(other));
    await refused(bank, 'PAYROLL_TWICE', () => file(fresh(6)));
    expect(await count()).toBe(n + 1);
    await accepted(bank, () => file(fresh(7)));
    await work((await newest()).id_gaji);
  });

  test('an approved file is not changed, and not paid where it was paid', async () => {
    await approve(await file(fresh(8)));
    const { id_gaji } = await newest();
    await expect(bank.owner`update payroll_row set nominal = 1 where id_gaji = ${id_gaji}`).rejects.toThrow(
      'PAYROLL_CHANGED',
    );
    await expect(bank.owner`delete from payroll_row where id_gaji = ${id_gaji}`).rejects.toThrow('a payroll stays');
    await bank.owner.begin(async (tx) => {
      await tx`alter table payroll_row disable trigger payroll_row_guard`;
      await tx`update payroll_row set nominal = nominal + 1 where id_gaji = ${id_gaji} and urut = 1`;
      await tx`alter table payroll_row enable trigger payroll_row_guard`;
    });
    const before = await balance(accounts.ani);
    await work(id_gaji);
    expect(await newest()).toMatchObject({ status: 'BERJALAN', tertahan: 'PAYROLL_CHANGED', dibayar: 0 });
    expect(await balance(accounts.ani)).toBe(before);
    await bank.owner.begin(async (tx) => {
      await tx`alter table payroll_row disable trigger payroll_row_guard`;
      await tx`update payroll_row set nominal = nominal - 1 where id_gaji = ${id_gaji} and urut = 1`;
      await tx`alter table payroll_row enable trigger payroll_row_guard`;
    });
    await work(id_gaji);
    expect(await newest()).toMatchObject({ status: 'SELESAI', dibayar: 3 });
  });
});
