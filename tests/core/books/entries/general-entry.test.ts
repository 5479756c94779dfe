import { describe, expect, test } from 'vitest';
import { generalEntry } from '#core/books/entries/general-entry.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { generalEntryInput } from '#lib/books/schemas/ledger.ts';
import {
  accepted,
  accountRow,
  bareCommit,
  bareGrant,
  counterBank,
  insertGrant,
  linesOf,
  refused,
  rupiah,
  shut,
} from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
const FLOW = 'TRANSAKSI_UMUM';
const entry = (rest: Readonly<Record<string, unknown>> = {}) => ({
  jenis_debet: 'GL',
  nomor_debet: '603002',
  jenis_kredit: 'GL',
  nomor_kredit: '201001',
  nominal: rupiah(750_000n),
  keterangan: 'tagihan listrik November',
  ...rest,
});
const on = (side: 'debet' | 'kredit', nomor: string) => ({ [`jenis_${side}`]: 'REKENING', [`nomor_${side}`]: nomor });
const file = async (data: unknown, user = 'backoffice1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: FLOW, seen: '', data })).id_flow;
const approve = (idFlow: string, user = 'headteller1') => bank.flow(user, 'APPROVE', { idFlow });
const fieldsOf = (error: { details: { violations?: readonly { field: string }[] } }) =>
  error.details.violations?.map(({ field }) => field);

describe('posts, once a second person has approved', () => {
  test('account of the ledger against another: two lines at the maker’s branch', async () => {
    const { id_jurnal } = await accepted(bank, async () => approve(await file(entry())));
    expect(await linesOf(bank, id_jurnal)).toEqual([
      ['001', '603002', 75_000_000n, null, null],
      ['001', '201001', -75_000_000n, null, null],
    ]);
    const [journal] =
      await bank.owner`select operasi, id_user, user_otorisasi, nominal, keterangan from journal where id = ${id_jurnal}`;
    expect({ ...journal }).toEqual({
      operasi: FLOW,
      id_user: 'backoffice1',
      user_otorisasi: 'headteller1',
      nominal: 75_000_000n,
      keterangan: 'tagihan listrik November',
    });
  });

  test('to a customer of another branch: both balance over the inter-branch account', async () => {
    const before = await accountRow(bank, accounts.citra);
    const { id_jurnal } = await accepted(bank, async () => approve(await file(entry(on('kredit', accounts.citra)))));
    expect(await linesOf(bank, id_jurnal)).toEqual([
      ['001', '603002', 75_000_000n, null, null],
      ['001', '110001', -75_000_000n, null, '002'],
      ['002', '301001', -75_000_000n, accounts.citra, null],
      ['002', '110001', 75_000_000n, null, '001'],
    ]);
    const after = await accountRow(bank, accounts.citra);
    expect(after.saldo_buku - before.saldo_buku).toBe(75_000_000n);
    // It is the bank's act, not the customer's: it does not keep the account active.
    expect(after.tanggal_aktivitas).toBe(before.tanggal_aktivitas);
  });

  test('head office enters in the books of any branch, and on its own accounts', async () => {
    const data = entry({ nomor_debet: '603002', cabang_debet: '002', nomor_kredit: '102001' });
    const idFlow = await file(data, 'finance1');
    const { id_jurnal } = await accepted(bank, () => approve(idFlow, 'finance2'));
    expect(await linesOf(bank, id_jurnal)).toEqual([
      ['002', '603002', 75_000_000n, null, null],
      ['002', '110001', -75_000_000n, null, '000'],
      ['000', '102001', -75_000_000n, null, null],
      ['000', '110001', 75_000_000n, null, '002'],
    ]);
  });

  test('with an earlier value date only by the branch manager', async () => {
    const idFlow = await file(entry({ tanggal_valuta: '2026-11-19' }));
    await refused(bank, 'APPROVER_LIMIT', () => approve(idFlow));
    const { id_jurnal } = await accepted(bank, () => approve(idFlow, 'manager1'));
    const rows = await bank.owner`select distinct tanggal_valuta from journal_line where journal_id = ${id_jurnal}`;
    expect(rows.map((row) => row.tanggal_valuta)).toEqual(['2026-11-19']);
  });

  test('released at the counter by a grant for exactly this; and reversed by its mirror', async () => {
    const input = entry({ nominal: rupiah(20_000n) });
    const data = generalEntry.schema.parse(input);
    const token = await insertGrant(bank, { code: FLOW, data, maker: 'backoffice1', reasons: ['DUA_ORANG'] });
    const { nomor_referensi } = await accepted(bank, () => bank.run('backoffice1', generalEntry, input, { token }));
    const undo = { nomor_referensi, alasan: 'akun yang salah' };
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', reversal, undo));
    const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'REVERSAL', seen: '', data: undo });
    const { id_jurnal } = await accepted(bank, () => approve(id_flow));
    expect((await linesOf(bank, id_jurnal)).map(([, gl, jumlah]) => [gl, jumlah])).toEqual([
      ['603002', -2_000_000n],
      ['201001', 2_000_000n],
    ]);
  });
});

describe('never by one person', () => {
  test('with any amount; the preview shows every line and writes nothing', async () => {
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('manager1', generalEntry, entry({ nominal: '1.00' })));
    const preview = await bank.run('backoffice1', generalEntry, entry(on('kredit', accounts.citra)), { dryRun: true });
    expect(preview.jurnal.map(({ kode_gl }) => kode_gl)).toEqual(['603002', '110001', '301001', '110001']);
    expect(preview.otorisasi).toMatchObject({ perlu: 'T', alasan: [{ kode: 'DUA_ORANG' }] });
  });

  test('the maker is no second person, and a teller has not the screen', async () => {
    const idFlow = await file(entry());
    await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'backoffice1'));
    await accepted(bank, () => approve(idFlow));
    await refused(bank, 'FORBIDDEN', () => file(entry(), 'teller1'));
  });
});

describe('refuses, with the leg named', () => {
  test.each([
    ['101002', 'GL_KAS'],
    ['301001', 'GL_REKENING'],
    ['112003', 'GL_SELISIH_TELLER'],
    ['109001', 'GL_WARKAT'],
    ['105001', 'GL_PEMBIAYAAN'],
    ['110001', 'GL_RAK'],
    ['109006', 'GL_KLIRING'],
    ['109002', 'GL_TRANSFER'],
    ['202001', 'GL_BAGI_HASIL'],
    ['201006', 'GL_DEPOSITO'],
    ['113001', 'GL_VALAS'],
    ['403002', 'GL_LABA'],
    ['901002', 'GL_BLANGKO'],
  ])('%s, which something else of the bank moves (%s); another account goes through', async (kode, sebab) => {
    const error = await refused(bank, 'GL_KEPT', () => file(entry({ nomor_debet: kode })));
    expect(error.details.params).toEqual({ gl: kode, sebab });
    expect(fieldsOf(error)).toEqual(['nomor_debet']);
    const other = await refused(bank, 'GL_KEPT', () => file(entry({ nomor_kredit: kode })));
    expect(fieldsOf(other)).toEqual(['nomor_kredit']);
    await accepted(bank, () => file(entry()));
  });

  test('an account that is not in the chart, or closed from today on; open until tomorrow it takes the entry', async () => {
    expect(fieldsOf(await refused(bank, 'GL_UNKNOWN', () => file(entry({ nomor_debet: '699999' }))))).toEqual([
      'nomor_debet',
    ]);
    await bank.owner`update gl_account set ditutup_sejak = '2026-11-20' where kode_gl = '603002'`;
    expect(fieldsOf(await refused(bank, 'GL_CLOSED', () => file(entry())))).toEqual(['nomor_debet']);
    await bank.owner`update gl_account set ditutup_sejak = '2026-11-21' where kode_gl = '603002'`;
    const idFlow = await accepted(bank, () => file(entry()));
    // Approval checks an entry again that was filed before the account closed.
    await bank.owner`update gl_account set ditutup_sejak = '2026-11-20' where kode_gl = '603002'`;
    await refused(bank, 'GL_CLOSED', () => approve(idFlow));
    await bank.owner`update gl_account set ditutup_sejak = null where kode_gl = '603002'`;
    await accepted(bank, () => approve(idFlow));
  });

  test('another branch’s ledger from a branch, accounts of head office, an unknown branch', async () => {
    const foreign = await refused(bank, 'GL_OTHER_BRANCH', () => file(entry({ cabang_debet: '002' })));
    expect(fieldsOf(foreign)).toEqual(['cabang_debet']);
    const pusat = await refused(bank, 'GL_HEAD_OFFICE', () => file(entry({ nomor_kredit: '102001' })));
    expect(fieldsOf(pusat)).toEqual(['nomor_kredit']);
    const unknown = await refused(bank, 'BRANCH_UNKNOWN', () => file(entry({ cabang_kredit: '777' }), 'finance1'));
    expect(fieldsOf(unknown)).toEqual(['cabang_kredit']);
    await accepted(bank, () => file(entry({ cabang_debet: '001' })));
  });

  test('income or expense in another currency than rupiah, and an account of another currency', async () => {
    const gl = await refused(bank, 'GL_CURRENCY', () => file(entry({ kode_valuta: 'USD' })));
    expect(fieldsOf(gl)).toEqual(['nomor_debet']);
    const dollars = { nomor_debet: '103001', ...on('kredit', accounts.ani), kode_valuta: 'USD' };
    const account = await refused(bank, 'CURRENCY_MISMATCH', () => file(entry(dollars)));
    expect(fieldsOf(account)).toEqual(['nomor_kredit']);
    await accepted(bank, () => file(entry({ ...dollars, kode_valuta: 'IDR' })));
  });

  test('an off-balance account against one on the balance sheet; against its contra it goes through', async () => {
    const error = await refused(bank, 'GL_OFF_BALANCE', () => file(entry({ nomor_debet: '909002' })));
    expect(fieldsOf(error)).toEqual(['nomor_debet']);
    await accepted(bank, async () => approve(await file(entry({ nomor_debet: '909002', nomor_kredit: '902002' }))));
  });

  test('an account against itself; the same one in two branches is head office’s to enter', async () => {
    const error = await refused(bank, 'GL_SAME', () => file(entry({ nomor_kredit: '603002' })));
    expect(fieldsOf(error)).toEqual(['nomor_kredit']);
    await accepted(bank, () => file(entry({ nomor_kredit: '603002', cabang_kredit: '002' }), 'finance1'));
  });
});

describe('moves a customer’s account as any transfer does', () => {
  const debits = (nomor: string, whole: bigint) =>
    entry({ ...on('debet', nomor), nomor_kredit: '502008', nominal: rupiah(whole), keterangan: 'koreksi biaya admin' });

  test('within the available balance; below the minimum it warns, beyond it refuses', async () => {
    await refused(bank, 'INSUFFICIENT', () => file(debits(accounts.budi, 5_000_000_000n)));
    const preview = await bank.run('backoffice1', generalEntry, debits(accounts.budi, 4_960_000n), { dryRun: true });
    expect(preview.otorisasi?.alasan.map(({ kode }) => kode)).toContain('DI_BAWAH_MINIMUM');
    const idFlow = await file(debits(accounts.budi, 100_000n));
    expect((await accountRow(bank, accounts.budi)).debet_menunggu).toBe(10_000_000n);
    const { id_jurnal } = await accepted(bank, () => approve(idFlow));
    expect(await linesOf(bank, id_jurnal)).toEqual([
      ['001', '203002', 10_000_000n, accounts.budi, null],
      ['001', '502008', -10_000_000n, null, null],
    ]);
  });

  test('not while it is closed, dormant or blocked by an authority', async () => {
    await refused(bank, 'ACCOUNT_CLOSED', () => file(debits(accounts.tutup, 1_000n)));
    await refused(bank, 'ACCOUNT_DORMANT', () => file(debits(accounts.dorman, 1_000n)));
    await refused(bank, 'ACCOUNT_BLOCKED', () => file(debits(accounts.blokir, 1_000n)));
    const idFlow = await accepted(bank, () => file(debits(accounts.ani, 1_000n)));
    await shut(bank, accounts.ani, 'D');
    await refused(bank, 'ACCOUNT_BLOCKED', () => approve(idFlow));
    await shut(bank, accounts.ani, '');
    await accepted(bank, () => approve(idFlow));
  });

  test('not by its number where nobody has it, and in whole rupiah', async () => {
    const nobody = await refused(bank, 'ACCOUNT_NOT_FOUND', () =>
      file(debits(makeAccountNumber('001', '11', 999), 1_000n)),
    );
    expect(fieldsOf(nobody)).toEqual(['nomor_debet']);
    const sen = await refused(bank, 'SMALLEST_UNIT', () =>
      file({ ...debits(accounts.ani, 1_000n), nominal: '1000.50' }),
    );
    expect(fieldsOf(sen)).toEqual(['nominal']);
    await accepted(bank, () => file(debits(accounts.ani, 1_000n)));
  });
});

test('past the rules, the posting function refuses accounts that are not entered by hand', async () => {
  const legs = (kode_gl: string) =>
    [
      { kode_gl: '603002', jumlah: 100n },
      { kode_gl, jumlah: -100n },
    ].map((each) => ({
      ...each,
      kode_cabang: '001',
      sub: null,
      lawan: null,
      kode_valuta: null,
      jumlah_idr: null,
      tanggal_valuta: null,
      kode: null,
      keterangan: null,
    }));
  const effects = [{ efek: 'general_entry', fase: 'sesudah' }] as const;
  const call = async (kode_gl: string) => {
    const grant = await bareGrant(bank, ['DUA_ORANG'], FLOW, 'backoffice1');
    return () => bareCommit(bank, { operasi: FLOW, legs: legs(kode_gl), effects, ...grant });
  };
  await refused(bank, 'GL_KEPT', await call('202001'));
  await bank.owner`update gl_account set ditutup_sejak = '2026-11-20' where kode_gl = '201001'`;
  await refused(bank, 'GL_CLOSED', await call('201001'));
  await bank.owner`update gl_account set ditutup_sejak = null where kode_gl = '201001'`;
  await accepted(bank, await call('201001'));
});

test.each([
  { field: 'nominal', input: entry({ nominal: '0.00' }) },
  { field: 'nominal', input: entry({ nominal: '-5.00' }) },
  { field: 'keterangan', input: entry({ keterangan: '' }) },
  { field: 'nomor_debet', input: entry({ nomor_debet: '' }) },
  { field: 'nomor_debet', input: entry({ nomor_debet: '60300' }) },
  { field: 'nomor_kredit', input: entry({ jenis_kredit: 'REKENING', nomor_kredit: '001110001238' }) },
  { field: 'jenis_debet', input: entry({ jenis_debet: 'KAS' }) },
  { field: 'cabang_debet', input: entry({ cabang_debet: '1' }) },
  { field: 'kode_valuta', input: entry({ kode_valuta: 'XXX' }) },
  { field: 'tanggal_valuta', input: entry({ tanggal_valuta: 'kemarin' }) },
])('refuses to read $field: $input', ({ field, input }) => {
  const parsed = generalEntryInput.safeParse({ flowCode: FLOW, flowData: input });
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toContain(`flowData.${field}`);
  expect(generalEntryInput.safeParse({ flowCode: FLOW, flowData: entry() }).success).toBe(true);
});
