import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOST_BUDGET_CHARACTERS } from '#lib/books/schemas/budget.ts';
import { MOST_CHARACTERS } from '#lib/customers/schemas/financing.ts';
import { codesWhere } from '#lib/operations/operations.ts';
import { MOST_PAYROLL_TEXT } from '#lib/payments/payroll.ts';
import { cash, counterBank, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
const data = { ...cash(accounts.ani, 251), kode_valuta: 'IDR', keterangan: 'Setoran Ibu Sri' };
const { id_flow } = await bank.flow('teller1', 'DRAFT', { flowCode: 'SETOR_TUNAI', seen: '', data });

/** An item like that draft of another operation, with the text of a file in its form. */
const saveDraft = (code: string, characters: number) => bank.owner`
  insert into flow_instance select (jsonb_populate_record(f, jsonb_build_object('id_flow', ${randomUUID()}::uuid, 'flow_code', ${code}::text,
    'flow_data', jsonb_set(f.flow_data, '{isi}', to_jsonb(repeat('x', ${characters}::integer)))))).*
  from flow_instance f where f.id_flow = ${id_flow}`;

test('the database has room for the operations whose definitions say so, and for no other', async () => {
  const [row] = await bank.owner<{ bunyi: string }[]>`
    select pg_get_constraintdef(oid) as bunyi from pg_constraint where conname = 'flow_data_size'`;
  const codes = [...(row?.bunyi ?? '').matchAll(/'([A-Z_]+)'/g)].map(([, code]) => code);
  expect(codes.sort()).toEqual(codesWhere(({ large }) => large === true).toSorted());
});

test.each([
  ['BAYAR_GAJI', MOST_PAYROLL_TEXT],
  ['IMPOR_PEMBIAYAAN', MOST_CHARACTERS],
  ['SIMPAN_ANGGARAN', MOST_BUDGET_CHARACTERS],
] as const)('the largest file of %s finds room in the item that two persons see', async (code, characters) => {
  expect((await saveDraft(code, characters)).count).toBe(1);
});

test('an item of a deposit has no such room', async () => {
  await expect(saveDraft('SETOR_TUNAI', MOST_CHARACTERS)).rejects.toMatchObject({ constraint_name: 'flow_data_size' });
});

const draft = (keterangan: string) =>
  bank.flow('backoffice1', 'DRAFT', { flowCode: 'TRANSAKSI_UMUM_MULTI', seen: '', data: { keterangan } });
const storedCount = async () => (await bank.owner`select from flow_instance where user_input = 'backoffice1'`).length;

test('half an entry of thousands of legs is stored; an item over its bytes is refused by its field, and not stored', async () => {
  const before = await storedCount();
  await draft('x'.repeat(1_500_000));
  expect(await storedCount()).toBe(before + 1);
  for (const letters of ['x'.repeat(1_800_001), '\u20ac'.repeat(900_000)]) {
    const error = await refused(bank, 'VALIDATION', () => draft(letters));
    expect(error.details.violations).toEqual([{ field: 'flowData', kode: 'v.teks' }]);
  }
  expect(await storedCount()).toBe(before + 1);
});
