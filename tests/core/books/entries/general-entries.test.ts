import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { generalEntries } from '#core/books/entries/general-entries.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { generalEntriesInput } from '#lib/books/schemas/ledger.ts';
import { accepted, accountRow, books, counterBank, linesOf, refused, rupiah, seenItem } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
const FLOW = 'TRANSAKSI_UMUM_MULTI';

type Row = Readonly<Record<string, unknown>>;
const gl = (sisi: string, nomor: string, whole: bigint, rest: Row = {}) => ({
  sisi,
  jenis: 'GL',
  nomor,
  nominal: rupiah(whole),
  ...rest,
});
const of = (sisi: string, nomor: string, whole: bigint) => ({ ...gl(sisi, nomor, whole), jenis: 'REKENING' });
const paid = [
  gl('D', '603002', 300_000n, { keterangan: 'listrik' }),
  gl('D', '603001', 200_000n),
  gl('K', '201001', 400_000n),
  of('K', accounts.citra, 100_000n),
];
const form = (baris: readonly Row[] = paid, rest: Row = {}) => ({
  baris,
  keterangan: 'biaya operasional November',
  ...rest,
});
const file = async (data: unknown, user = 'backoffice1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: FLOW, seen: '', data })).id_flow;
const approve = (idFlow: string, user = 'headteller1') => bank.flow(user, 'APPROVE', { idFlow });
const fieldsOf = (error: { details: { violations?: readonly { field: string }[] } }) =>
  error.details.violations?.map(({ field }) => field);

describe('posts every leg in one journal, once a second person has approved', () => {
  test('over accounts of the ledger and customers, each branch in balance; each leg has its own text', async () => {
    const before = await accountRow(bank, accounts.citra);
    const { id_jurnal } = await accepted(bank, async () => approve(await file(form())));
    expect(await linesOf(bank, id_jurnal)).toEqual([
      ['001', '603002', 30_000_000n, null, null],
      ['001', '603001', 20_000_000n, null, null],
      ['001', '201001', -40_000_000n, null, null],
      ['001', '110001', -10_000_000n, null, '002'],
      ['002', '301001', -10_000_000n, accounts.citra, null],
      ['002', '110001', 10_000_000n, null, '001'],
    ]);
    const texts = await bank.owner`select keterangan from journal_line where journal_id = ${id_jurnal} order by urut`;
    expect(texts.slice(0, 2).map(({ keterangan }) => keterangan)).toEqual(['listrik', null]);
    const [journal] = await bank.owner`select nominal, kode_valuta, keterangan from journal where id = ${id_jurnal}`;
    expect({ ...journal }).toEqual({
      nominal: 50_000_000n,
      kode_valuta: 'IDR',
      keterangan: 'biaya operasional November',
    });
    expect((await accountRow(bank, accounts.citra)).saldo_buku - before.saldo_buku).toBe(10_000_000n);
  });

  test('head office over three branches: each settles with head office', async () => {
    const baris = [
      gl('D', '603002', 10n, { kode_cabang: '001' }),
      gl('D', '603002', 20n, { kode_cabang: '002' }),
      gl('K', '201001', 30n),
    ];
    const idFlow = await file(form(baris), 'finance1');
    const { id_jurnal } = await accepted(bank, () => approve(idFlow, 'finance2'));
    expect(await linesOf(bank, id_jurnal)).toEqual([
      ['001', '603002', 1_000n, null, null],
      ['001', '110001', -1_000n, null, '000'],
      ['002', '603002', 2_000n, null, null],
      ['002', '110001', -2_000n, null, '000'],
      ['000', '201001', -3_000n, null, null],
      ['000', '110001', 1_000n, null, '001'],
      ['000', '110001', 2_000n, null, '002'],
    ]);
  });

  test('is reversed by its mirror', async () => {
    const { nomor_referensi } = await approve(await file(form()));
    const undo = { nomor_referensi, alasan: 'bulan yang salah' };
    const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'REVERSAL', seen: '', data: undo });
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', reversal, undo));
    const { id_jurnal } = await accepted(bank, () => approve(id_flow));
    expect((await linesOf(bank, id_jurnal)).reduce((sum, [, , jumlah]) => sum + jumlah, 0n)).toBe(0n);
  });

  test('approves the content that the checker has seen: the print of other content posts nothing', async () => {
    const idFlow = await file(form());
    const other = await file(form([...paid.slice(0, 2), gl('K', '201001', 500_000n)]));
    const [shown, wrong] = [await seenItem(bank, idFlow), await seenItem(bank, other)];
    const seen = { ...shown, sidik: wrong.sidik };
    await refused(bank, 'FLOW_CHANGED', () => bank.flow('headteller1', 'APPROVE', { idFlow, shown: seen }));
    await accepted(bank, () => bank.flow('headteller1', 'APPROVE', { idFlow, shown }));
  });

  test('five thousand legs in one approval', async () => {
    const many = Array.from({ length: 2_500 }, (_, place) => [
      gl('D', '603002', BigInt(place + 1)),
      gl('K', '201001', BigInt(place + 1)),
    ]).flat();
    const idFlow = await file(form(many));
    const started = performance.now();
    const { id_jurnal } = await accepted(bank, () => approve(idFlow));
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await linesOf(bank, id_jurnal)).toHaveLength(5_000);
    await expectSoundBooks(bank);
  }, 60_000);
});

describe('refuses, with the leg named', () => {
  test('accounts that the bank moves otherwise, closed ones, another branch’s ledger', async () => {
    const refusal = await refused(bank, 'GL_KEPT', () =>
      file(form([...paid.slice(0, 2), gl('K', '101001', 500_000n)])),
    );
    expect(fieldsOf(refusal)).toEqual(['baris.2.nomor']);
    const foreign = gl('K', '201001', 500_000n, { kode_cabang: '002' });
    const other = await refused(bank, 'GL_OTHER_BRANCH', () => file(form([...paid.slice(0, 2), foreign])));
    expect(fieldsOf(other)).toEqual(['baris.2.kode_cabang']);
    await bank.owner`update gl_account set ditutup_sejak = '2026-11-20' where kode_gl = '603001'`;
    expect(fieldsOf(await refused(bank, 'GL_CLOSED', () => file(form())))).toEqual(['baris.1.nomor']);
    await bank.owner`update gl_account set ditutup_sejak = null where kode_gl = '603001'`;
    await accepted(bank, () => file(form()));
  });

  test('an account that cannot be debited, and more than it holds over several legs', async () => {
    const twice = (whole: bigint) => [
      of('D', accounts.ani, whole),
      of('D', accounts.ani, whole),
      gl('K', '502008', whole * 2n),
    ];
    const short = await refused(bank, 'INSUFFICIENT', () => file(form(twice(6_000_000n))));
    expect(fieldsOf(short)).toEqual(['baris.0.nominal']);
    // The core does not refuse a credit to a dormant account: it names the row that debits it.
    const asleep = [
      of('K', accounts.dorman, 9n),
      gl('D', '603002', 9n),
      of('D', accounts.dorman, 5n),
      gl('K', '502008', 5n),
    ];
    expect(fieldsOf(await refused(bank, 'ACCOUNT_DORMANT', () => file(form(asleep))))).toEqual(['baris.2.nomor']);
    await bank.owner`update account_state set blokir_resmi = 'K' where nomor_rekening = ${accounts.budi}`;
    const blocked = [gl('D', '603002', 9n), of('D', accounts.budi, 1n), of('K', accounts.budi, 10n)];
    expect(fieldsOf(await refused(bank, 'ACCOUNT_BLOCKED', () => file(form(blocked))))).toEqual(['baris.2.nomor']);
    await bank.owner`update account_state set blokir_resmi = '' where nomor_rekening = ${accounts.budi}`;
    await accepted(bank, () => file(form(blocked)));
    await accepted(bank, async () => approve(await file(form(twice(1_000n)))));
  });

  test('off-balance accounts that do not balance in their branch', async () => {
    const mixed = [gl('D', '909002', 5n), gl('K', '201001', 5n), gl('D', '603002', 7n), gl('K', '902002', 7n)];
    expect(fieldsOf(await refused(bank, 'GL_OFF_BALANCE', () => file(form(mixed))))).toEqual(['baris.3.nomor']);
    const even = [gl('D', '909002', 5n), gl('K', '902002', 5n), gl('D', '603002', 7n), gl('K', '201001', 7n)];
    await accepted(bank, () => file(form(even)));
  });
});

test('never by one person, and a key is good for one', async () => {
  await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('manager1', generalEntries, form()));
  const idFlow = await file(form());
  await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'backoffice1'));
  const key = randomUUID();
  const posted = await accepted(bank, () => bank.flow('headteller1', 'APPROVE', { idFlow }, key));
  const before = await books(bank);
  expect(await bank.flow('headteller1', 'APPROVE', { idFlow }, key)).toEqual(posted);
  expect(await books(bank)).toEqual(before);
});

test.each([
  { field: 'baris', input: form([gl('D', '603002', 10n), gl('K', '201001', 9n)]) },
  { field: 'baris', input: form([gl('D', '103001', 10n, { kode_valuta: 'USD' }), gl('K', '201001', 10n)]) },
  { field: 'baris', input: form([gl('D', '603002', 10n)]) },
  { field: 'baris', input: form([]) },
  { field: 'baris.0.nominal', input: form([gl('D', '603002', 10n, { nominal: '0.00' }), gl('K', '201001', 10n)]) },
  { field: 'baris.1.nominal', input: form([gl('D', '603002', 10n), gl('K', '201001', 10n, { nominal: '-10.00' })]) },
  { field: 'baris.0.nomor', input: form([gl('D', '60300', 10n), gl('K', '201001', 10n)]) },
  { field: 'baris.1.sisi', input: form([gl('D', '603002', 10n), gl('X', '201001', 10n)]) },
  { field: 'keterangan', input: form(paid, { keterangan: '' }) },
  ...['=1+1', '+62 8', '-2+3', '@SUM(A1)', ' =HYPERLINK("x")'].map((formula) => ({
    field: 'baris.1.keterangan',
    input: form([gl('D', '603002', 10n), gl('K', '201001', 10n, { keterangan: formula })]),
  })),
  { field: 'baris.0.nominal', input: form([gl('D', '603002', 10n, { nominal: '=10' }), gl('K', '201001', 10n)]) },
])('refuses to read $field', ({ field, input }) => {
  const parsed = generalEntriesInput.safeParse({ flowCode: FLOW, flowData: input });
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toContain(`flowData.${field}`);
  expect(generalEntriesInput.safeParse({ flowCode: FLOW, flowData: form() }).success).toBe(true);
});
