import { beforeEach, describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { payPayroll } from '#core/payments/payroll/pay.ts';
import { periksa } from '#core/payments/payroll/queries.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { accepted, reasonsOf, refused, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { employees, payment, payrollBank, sheet, type Typed } from './payroll-bank.ts';

const bank = await payrollBank();
const { file, approve, newest, owner, work } = bank;
const MONTHS = ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01'];

/** Links a user to the customer who owns this account, from now on. */
async function isCustomer(user: string, rekening: string | null): Promise<void> {
  await owner`update app_user set nomor_nasabah = (select nomor_nasabah from account where nomor_rekening = ${rekening}) where id_user = ${user}`;
  forgetCaller(bank.app, user);
}
/** Returns the reasons that the second person is asked to lift, with their details of the rows. */
const asked = async (data: object) => {
  const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', payPayroll, data));
  return new Map(error.details.alasan?.map(({ kode, rincian }) => [kode as string, rincian]));
};
const codes = async (data: object) =>
  reasonsOf(await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', payPayroll, data)))
    .map(([kode]) => kode)
    .filter((kode) => kode.startsWith('GAJI_'));

beforeEach(async () => {
  for (const user of ['backoffice1', 'manager1']) await isCustomer(user, null);
});

describe('nobody pays an own row', () => {
  test('the second person sees which rows belong to the maker or the maker’s family', async () => {
    expect(await codes(payment())).toEqual([]);
    await isCustomer('backoffice1', accounts.citra);
    expect((await asked(payment())).get('GAJI_SENDIRI')).toEqual({ baris: '2' });
    await owner`
      insert into customer_relation (nomor_nasabah, urut, peran, nama, nama_normal, pihak)
      select c.nomor_nasabah, 1, 'PASANGAN', 'Ani Lestari', 'ANI LESTARI', a.nomor_nasabah from account c, account a where c.nomor_rekening = ${accounts.citra} and a.nomor_rekening = ${accounts.ani}`;
    expect((await asked(payment())).get('GAJI_SENDIRI')).toEqual({ baris: '1, 2' });
    await owner`delete from customer_relation`;
    const [, ...others] = employees;
    expect(await codes(payment(others.slice(1)))).toEqual([]);
  });

  test('the owner of a row that is paid approves none of the file, from any row', async () => {
    const item = await file(payment());
    await isCustomer('manager1', accounts.budi);
    // The checker became a customer while it waited: the present state counts.
    await refused(bank, 'OWN_CUSTOMER', () => approve(item));
    const later = await file(payment());
    await refused(bank, 'OWN_CUSTOMER', () => approve(later));
    const inbox = await owner`select nomor_nasabah from flow_instance where id_flow = ${later}`;
    expect(inbox[0]?.nomor_nasabah).toContain(
      (await owner`select nomor_nasabah from account where nomor_rekening = ${accounts.budi}`)[0]?.nomor_nasabah,
    );
    await accepted(bank, () => approve(later, 'supervisor1'));
    await work((await newest()).id_gaji);
  });
});

describe('nothing is paid twice', () => {
  test('a second file of the month is a reason with the paid sum, also from the employer’s other account; the checker lifts it', async () => {
    const [ani, citra, budi] = employees as [Typed, Typed, Typed];
    await approve(await file(payment([ani, citra], { periode: '2026-10' })));
    await work((await newest()).id_gaji);
    const rest = payment([budi], { periode: '2026-10' });
    expect(Object.fromEntries(await asked(rest))).toMatchObject({
      GAJI_BULAN_SAMA: { periode: '2026-10', kali: '1', nominal: '7,500,000.50' },
    });
    expect(await codes(rest)).toEqual(['GAJI_BULAN_SAMA']);
    expect(await codes(payment([budi], { periode: '2026-12' }))).toEqual([]);
    // Another account of the same employer.
    const [{ nomor_nasabah: owned } = { nomor_nasabah: '' }] = await owner<{ nomor_nasabah: string }[]>`
      select nomor_nasabah from account where nomor_rekening = ${accounts.pasif}`;
    const givenTo = (whose: string) =>
      owner`update account set nomor_nasabah = ${whose} where nomor_rekening = ${accounts.pasif}`;
    await givenTo(
      (
        await owner<
          { nomor_nasabah: string }[]
        >`select nomor_nasabah from account where nomor_rekening = ${accounts.firma}`
      )[0]?.nomor_nasabah ?? '',
    );
    const small = payment([[accounts.budi, 'Budi Hartono', '1']], {
      periode: '2026-10',
      nomor_rekening: accounts.pasif,
    });
    expect(await codes(small)).toEqual(['GAJI_BULAN_SAMA']);
    await givenTo(owned);
    expect(await codes(small)).toEqual([]);
    await accepted(bank, async () => approve(await file(rest)));
    await work((await newest()).id_gaji);
  });

  test('rows of the same account and amount are named, in any order and narrative; of another amount they are not', async () => {
    const again = employees.map(([nomor, nama, nominal]): Typed => [nomor, nama, nominal, 'Lain']).reverse();
    const refusal = await asked(payment(again, { periode: '2026-10' }));
    expect(refusal.get('GAJI_BARIS_SAMA')).toEqual({ periode: '2026-10', jumlah: '3', baris: '1, 2, 3' });
    const raised = again.map(([nomor, nama]): Typed => [nomor, nama, '1000000', 'Bonus']);
    expect(await codes(payment(raised, { periode: '2026-10' }))).toEqual(['GAJI_BULAN_SAMA']);
  });

  test('two files of a month that were both filed before: the second returns to its checker with the sum that the first has paid', async () => {
    const files = ['A', 'B'].map((berita) =>
      payment(
        employees.map(([nomor, nama, nominal]): Typed => [nomor, nama, nominal, berita]),
        { periode: '2026-12' },
      ),
    );
    const [one, other] = [await file(files[0] as object), await file(files[1] as object)];
    const ends = await Promise.allSettled([approve(one), approve(other)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { code } = (ends.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason;
    const [left] = await owner<{ id_flow: string }[]>`
      select id_flow from flow_instance where id_flow in (${one}, ${other}) and flow_state = 'WAITING'`;
    const waits = left?.id_flow ?? '';
    // The loser's reasons were put before its checker at once, or it saw the other's payment only when it wrote: then they come with her next try.
    if (code === 'PAYROLL_CHANGED') await expect(approve(waits)).rejects.toMatchObject({ code: 'REASONS_NEW' });
    else expect(code).toBe('REASONS_NEW');
    await accepted(bank, () => approve(waits));
    await work((await newest()).id_gaji);
  });

  test('two files that were both shown an earlier payment: the second returns to its checker with the sum that the first added', async () => {
    const sent = (berita: string) =>
      payment(
        employees.map(([nomor, nama, nominal]): Typed => [nomor, nama, nominal, berita]),
        { periode: '2027-01' },
      );
    await accepted(bank, async () => approve(await file(sent('pertama'))));
    await work((await newest()).id_gaji);
    const [one, other] = [await file(sent('kedua')), await file(sent('ketiga'))];
    const reasons = async () => {
      const [row] = await owner<{ alasan: { kode: string; rincian: Record<string, string> }[] }[]>`
        select alasan from flow_instance where id_flow = ${other}`;
      return new Map(row?.alasan.map(({ kode, rincian }) => [kode, rincian]));
    };
    expect((await reasons()).get('GAJI_BULAN_SAMA')).toMatchObject({ kali: '1' });
    // The reasons shown of the first still hold: its checker lifts them.
    await accepted(bank, () => approve(one));
    await work((await newest()).id_gaji);
    await expect(approve(other)).rejects.toMatchObject({ code: 'REASONS_NEW' });
    expect((await reasons()).get('GAJI_BULAN_SAMA')).toMatchObject({ kali: '2' });
    await accepted(bank, () => approve(other));
    await work((await newest()).id_gaji);
  });

  test('a month far away is refused, with the ones that may be paid; those two around are', async () => {
    for (const periode of ['2026-08', '2027-02', '2025-11', '2027-11']) {
      const error = await refused(bank, 'PAYROLL_PERIOD', () => file(payment(employees.slice(2), { periode })));
      expect(error.details).toMatchObject({
        params: { periode, dari: '2026-09', sampai: '2027-01' },
        violations: [{ field: 'periode' }],
      });
    }
    for (const periode of MONTHS)
      expect(await codes(payment([[accounts.ani, 'Ani Lestari', '7']], { periode }))).toBeDefined();
  });
});

test('an account that does not exist is named by its row, as one of this bank and as one that is paid', async () => {
  const strange = makeAccountNumber('001', '20', 999_999);
  const rows: readonly Typed[] = [
    [accounts.ani, 'Ani Lestari', rupiah(1n)],
    [strange, 'Tidak Ada', rupiah(1n)],
  ];
  const answer = await periksa(await bank.as('backoffice1'), { nomor_rekening: accounts.firma, isi: sheet(rows) });
  expect(answer.salah).toMatchObject([{ baris: 2, kolom: 'nomor_rekening', kode: 'ACCOUNT_NOT_FOUND' }]);
  await refused(bank, 'PAYROLL_ROWS', () => file(payment(rows)));
  await refused(bank, 'ACCOUNT_NOT_FOUND', () => file(payment(employees, { nomor_rekening: strange })));
});
