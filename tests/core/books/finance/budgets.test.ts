import { expect, test } from 'vitest';
import { anggaran } from '#core/books/finance/budget-query.ts';
import { readBudget } from '#lib/books/schemas/budget.ts';
import { paging } from '../../asking.ts';
import { accepted, counterBank, refused } from '../../counter-bank.ts';

const bank = await counterBank();
const HEAD = 'kode_gl,01,02,03,04,05,06,07,08,09,10,11,12';
const line = (code: string, ...months: readonly string[]) =>
  [code, ...months, ...Array.from({ length: 12 - months.length }, () => '')].join(',');
const form = (lines: readonly string[], over: object = {}) => ({
  tahun: '2027',
  kode_cabang: '001',
  berkas: { nama: 'anggaran-001.xlsx', isi: [HEAD, ...lines].join('\n') },
  alasan: 'Anggaran tahun depan',
  ...over,
});
const file = async (data: object, user = 'finance1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: 'SIMPAN_ANGGARAN', seen: '', data })).id_flow;
const save = async (data: object) => {
  const idFlow = await file(data);
  await refused(bank, 'SELF_APPROVAL', () => bank.flow('finance1', 'APPROVE', { idFlow }));
  return accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow }));
};
const budgetRows = async (user: string, over: object = {}) =>
  (await anggaran(await bank.as(user), { paging: paging(), branch_code: '', tahun: '', ...over })).data;

test('a branch’s budget is taken in whole by two persons and replaced whole; every version and its print stay', async () => {
  await save(form([line('502003', '1000', '2000.50'), line('603002', '400')]));
  expect(await budgetRows('finance1')).toMatchObject([
    { tahun: '2027', kode_cabang: '001', jumlah_akun: 2, laba: '2600.50', versi: 1 },
  ]);
  const [first] = await budgetRows('finance1');
  await refused(bank, 'NO_CHANGE', () =>
    file(
      form([line('603002', '400.00'), line('502003', '1000', '2000.5')], {
        berkas: {
          nama: 'lain.csv',
          isi: form([line('603002', '400.00'), line('502003', '1000', '2000.5')]).berkas.isi,
        },
      }),
    ),
  );
  await save(form([line('502003', '1500')]));
  const [second] = await budgetRows('finance1');
  expect(second).toMatchObject({ jumlah_akun: 1, laba: '1500.00', versi: 2 });
  expect(second?.sidik).not.toBe(first?.sidik);
  const versions = await bank.owner<{ versi: number; sidik: string; n: number }[]>`
    select versi, isi ->> 'sidik' as sidik, jsonb_array_length(isi -> 'gl_budget_line') as n from record_version where jenis = 'gl_budget' order by versi`;
  expect(versions.map((each) => ({ ...each }))).toEqual([
    { versi: 1, sidik: first?.sidik, n: 24 },
    { versi: 2, sidik: second?.sidik, n: 12 },
  ]);
});

test('an unknown account, one off the balance sheet or computed, an unknown branch, and an unreadable line', async () => {
  await refused(bank, 'GL_UNKNOWN', () => file(form([line('502003', '1'), line('599999', '1')])));
  for (const code of ['901001', '403002', '110001'])
    await refused(bank, 'BUDGET_ACCOUNT', () => file(form([line(code, '1')])));
  await refused(bank, 'BRANCH_UNKNOWN', () => file(form([line('502003', '1')], { kode_cabang: '999' })));
  await refused(bank, 'REPORT_LINE', () => file(form([line('502003', '1.000.00')])));
  // A budget file reads grouped thousands as every other file does.
  await accepted(bank, () => file(form([line('502003', '1.000.000')])));
  await refused(bank, 'FORBIDDEN', () => file(form([line('502003', '1')]), 'backoffice1'));
  await accepted(bank, () => file(form([line('502003', '1')], { kode_cabang: '002' })));
});

test('reports all errors of a file at once, by line and column', () => {
  const { problems } = readBudget(
    [HEAD, line('50200', '1'), line('502003', '=1'), line('603002', '1'), line('603002', '2')].join('\n'),
  );
  expect(problems).toEqual([
    { baris: 2, kolom: 'kode_gl', salah: 'v.kode' },
    { baris: 3, kolom: '01', salah: 'v.uangNol' },
    { baris: 5, kolom: 'kode_gl', salah: 'v.ganda' },
  ]);
  expect(readBudget(HEAD).problems).toEqual([{ baris: 0, kolom: '', salah: 'v.anggaranKosong' }]);
  expect(readBudget(`${HEAD}\n${line('603002', '-5')}`).problems).toEqual([]);
});

test('a branch reads its own budget, head office all of them', async () => {
  expect((await budgetRows('supervisor1')).map(({ kode_cabang }) => kode_cabang)).toEqual(['001']);
  expect(await budgetRows('manager2')).toEqual([]);
  expect(await budgetRows('manager2', { branch_code: '001' })).toEqual([]);
  expect(await budgetRows('finance1', { tahun: '2026' })).toEqual([]);
});
