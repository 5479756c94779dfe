import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { statement as area } from '#core/accounts/statements/module.ts';
import { LINES_A_PAGE, printStatement } from '#core/accounts/statements/print-statement.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { runOperation } from '#core/engine/run-operation.ts';
import {
  accepted,
  accountRow,
  cash,
  counterBank,
  insertGrant,
  linesOf,
  reasonsOf,
  refused,
} from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
const handlers = area.handlers({ documentKeys: ['the document key of this test bank'] });
const FIRST = `${DAY.slice(0, 8)}01`;
const PAGE = 250_000n;

const asked = (rest: object = {}) => ({
  nomor_rekening: accounts.ani,
  tanggal_awal: FIRST,
  tanggal_akhir: DAY,
  ...rest,
});
const make = (rest: object = {}, user = 'cs1', options: { token?: string; key?: string } = {}) =>
  bank.run(user, printStatement, asked(rest), options);
const opened = async (nomor: string, user = 'cs1') =>
  handlers['statement.dokumen'].handle(await bank.as(user), { nomor });
const stored = async (nomor: string) => {
  const [row] = await bank.owner`
    select halaman, jumlah_baris, biaya, biaya_penuh, gratis_ke, journal_id is not null as jurnal, identitas_dilihat, id_user, cabang_pembuat
    from statement where nomor = ${nomor}`;
  return row && { ...row };
};
const count = async () => (await bank.owner`select count(*)::integer as n from statement`)[0]?.n;
const identityOf = async (nomor: string): Promise<string> => {
  const [row] =
    await bank.owner`select nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${nomor}`;
  return String(row?.nomor_identitas);
};
describe('a statement is made under a number', () => {
  test('the first of the month costs nothing and posts nothing; opening, credits, debits and closing agree with the account', async () => {
    await bank.run('teller1', cashDeposit, cash(accounts.ani, 3));
    await bank.run('teller1', cashWithdrawal, cash(accounts.ani, 1));
    const before = await accountRow(bank, accounts.ani);
    const posting = await accepted(bank, () => make());
    expect(posting).toMatchObject({ nomor_referensi: '', jurnal: [] });
    expect(posting.nomor_dokumen).toMatch(/^RK001\d{6}[0-9A-Z]{8}$/);
    expect(await accountRow(bank, accounts.ani)).toEqual(before);
    expect(await stored(posting.nomor_dokumen)).toMatchObject({
      biaya: 0n,
      gratis_ke: 1,
      jurnal: false,
      id_user: 'cs1',
    });
    const { kepala, halaman } = await opened(posting.nomor_dokumen);
    expect(kepala).toMatchObject({ nomor_rekening: accounts.ani, gratis: 'T', jumlah_halaman: 1 });
    expect(BigInt(kepala?.saldo_akhir.replace('.', '') ?? '')).toBe(before.saldo_buku);
    const last = halaman.at(-1)?.baris.slice(-2);
    expect(last?.map(({ kode, debet, kredit }) => [kode, debet, kredit])).toEqual([
      ['SETOR_TUNAI', '', '300000.00'],
      ['TARIK_TUNAI', '100000.00', ''],
    ]);
  });

  test('the next one is charged by its pages: exact lines, and the same key returns the number again', async () => {
    const before = await accountRow(bank, accounts.ani);
    const key = randomUUID();
    const posting = await accepted(bank, () => make({}, 'cs1', { key }));
    expect(await linesOf(bank, posting.id_jurnal)).toEqual([
      ['001', '301001', PAGE, accounts.ani, null],
      ['001', '502003', -PAGE, null, null],
    ]);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku - PAGE);
    expect(await stored(posting.nomor_dokumen)).toMatchObject({ biaya: PAGE, gratis_ke: null, jurnal: true });
    const made = await count();
    const again = await make({}, 'cs1', { key });
    expect(again).toEqual(posting);
    expect(await count()).toBe(made);
    // The cost is known only afterwards: no line of the statement has it.
    const { kepala } = await opened(posting.nomor_dokumen);
    expect(BigInt(kepala?.saldo_akhir.replace('.', '') ?? '')).toBe(before.saldo_buku);
  });

  test('a preview says the fee and makes nothing', async () => {
    const made = await count();
    const preview = await bank.run('cs1', printStatement, asked(), { dryRun: true });
    expect(preview).toMatchObject({ biaya: '2500.00', nomor_dokumen: '', ringkasan: { jumlah: '2500.00' } });
    expect(await count()).toBe(made);
  });
});

describe('the same paper for ever', () => {
  test('a later posting, by date of the period too, is on none of the earlier statements', async () => {
    const { nomor_dokumen } = await make();
    const before = await opened(nomor_dokumen);
    await bank.run('teller1', cashDeposit, cash(accounts.ani, 7));
    await bank.owner`update account set nama_rekening = 'NAMA BARU' where nomor_rekening = ${accounts.ani}`;
    const after = await opened(nomor_dokumen);
    expect({ ...after, salinan: [] }).toEqual({ ...before, salinan: [] });
  });
});

describe('fee', () => {
  test('waived by the manager: nothing is posted, the trail records the waived fee', async () => {
    const data = { nomor_identitas: '', keterangan: '', ...asked({ bebas_biaya: 'T' }) };
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => make({ bebas_biaya: 'T' }));
    expect(reasonsOf(error)).toEqual([['BIAYA_DIHAPUS', 'BRANCH_MANAGER']]);
    const token = await insertGrant(bank, {
      code: 'CETAK_STATEMENT',
      data: printStatement.schema.parse(data),
      maker: 'cs1',
      reasons: ['BIAYA_DIHAPUS'],
    });
    const posting = await accepted(bank, () => make({ bebas_biaya: 'T' }, 'cs1', { token }));
    expect(await stored(posting.nomor_dokumen)).toMatchObject({ biaya: 0n, biaya_penuh: PAGE, jurnal: false });
  });

  test.each([
    ['blocked by an authority', { blokir: 'D', blokir_resmi: 'D' }],
    ['dormant', { status: 'DORMAN' }],
    ['inactive', { status: 'TIDAK_AKTIF' }],
    ['closed', { status: 'TUTUP' }],
  ] as const)('an account that is %s pays nothing and is read all the same', async (_, state) => {
    const [row] =
      await bank.owner`select status, blokir, blokir_resmi from account_state where nomor_rekening = ${accounts.ani}`;
    await bank.owner`update account_state set ${bank.owner({ ...state })} where nomor_rekening = ${accounts.ani}`;
    const posting = await accepted(bank, () => make());
    expect(await stored(posting.nomor_dokumen)).toMatchObject({ biaya: 0n, gratis_ke: null, jurnal: false });
    await bank.owner`update account_state set ${bank.owner({ ...row })} where nomor_rekening = ${accounts.ani}`;
  });

  test('takes at most the balance, and nothing of an empty account', async () => {
    const [row] =
      await bank.owner`select saldo_ditahan, saldo_buku, saldo_minimum from account_state where nomor_rekening = ${accounts.ani}`;
    const hold = (left: bigint) =>
      bank.owner`update account_state set saldo_ditahan = saldo_buku - saldo_minimum - ${left}::bigint where nomor_rekening = ${accounts.ani}`;
    await hold(100_000n);
    const part = await accepted(bank, () => make());
    expect(await stored(part.nomor_dokumen)).toMatchObject({ biaya: 100_000n, biaya_penuh: PAGE });
    const none = await accepted(bank, () => make());
    expect(await stored(none.nomor_dokumen)).toMatchObject({ biaya: 0n, biaya_penuh: PAGE, jurnal: false });
    await bank.owner`update account_state set saldo_ditahan = ${row?.saldo_ditahan} where nomor_rekening = ${accounts.ani}`;
  });

  test('of two at the same instant one is given the free one', async () => {
    await bank.owner`delete from statement where nomor_rekening = ${accounts.budi} and gratis_ke is not null`;
    const of = { nomor_rekening: accounts.budi };
    const both = await Promise.allSettled([make(of), make(of)]);
    const free =
      await bank.owner`select gratis_ke from statement where nomor_rekening = ${accounts.budi} and gratis_ke is not null`;
    expect(free.map((row) => row.gratis_ke)).toEqual([1]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const each of both)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'DATA_CHANGED' });
  });
});

describe('the customers who get one', () => {
  test('another branch sees the customer’s own document first', async () => {
    const teller = (rest: object) => bank.run('teller3', printStatement, asked(rest));
    const made = await count();
    await refused(bank, 'DOCUMENT_NEEDED', () => teller({}));
    await refused(bank, 'IDENTITY_DIFFERS', () => teller({ nomor_identitas: '1234567890123456' }));
    expect(await count()).toBe(made);
    const posting = await accepted(bank, async () => teller({ nomor_identitas: await identityOf(accounts.ani) }));
    expect(await stored(posting.nomor_dokumen)).toMatchObject({
      identitas_dilihat: true,
      cabang_pembuat: '002',
      id_user: 'teller3',
    });
    // The branch that made it opens it, and the account's own; a third does not know it.
    expect((await opened(posting.nomor_dokumen, 'teller3')).kepala?.nomor).toBe(posting.nomor_dokumen);
    expect((await opened(posting.nomor_dokumen, 'cs1')).kepala?.nomor).toBe(posting.nomor_dokumen);
    const own = await make();
    await expect(opened(own.nomor_dokumen, 'teller3')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('nobody makes one of an own account alone', async () => {
    const [row] = await bank.owner<
      { nomor_nasabah: string }[]
    >`select nomor_nasabah from account where nomor_rekening = ${accounts.ani}`;
    const data = printStatement.schema.parse(asked());
    const herself = async () => {
      const context = await bank.as('cs1', randomUUID());
      const caller = { ...context.caller, nomorNasabah: row?.nomor_nasabah ?? null };
      return runOperation({ ...context, caller }, printStatement, data);
    };
    const error = await refused(bank, 'OVERRIDE_NEEDED', herself);
    expect(reasonsOf(error).map(([kode]) => kode)).toEqual(['NASABAH_SENDIRI']);
    await accepted(bank, () => make());
  });
});

describe('periods', () => {
  test.each([
    ['ahead of the books', { tanggal_akhir: '2099-01-01' }, 'PERIOD_AHEAD'],
    ['further back than ten years', { tanggal_awal: '2010-01-01' }, 'PERIOD_TOO_FAR'],
    ['of an account that is not there', { nomor_rekening: '001110001239' }, 'ACCOUNT_NOT_FOUND'],
  ] as const)('%s are refused, and nothing is stored', async (_, rest, code) => {
    const made = await count();
    await refused(bank, code, () => make(rest));
    expect(await count()).toBe(made);
  });

  test('that end before they begin are no input', () => {
    const { success, error } = printStatement.schema.safeParse(asked({ tanggal_awal: DAY, tanggal_akhir: FIRST }));
    expect(success).toBe(false);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['tanggal_akhir']);
  });

  test('in which nothing moved make one page with the balance carried through', async () => {
    const posting = await accepted(bank, () => make({ tanggal_awal: '2020-01-01', tanggal_akhir: '2020-01-31' }));
    const { kepala, halaman } = await opened(posting.nomor_dokumen);
    expect(kepala).toMatchObject({ jumlah_halaman: 1, jumlah_baris: 0, saldo_awal: '0.00', saldo_akhir: '0.00' });
    expect(halaman.map(({ baris }) => baris.length)).toEqual([0]);
  });

  test('of more lines than a page has make more, and cost more', async () => {
    for (let n = 0; n < LINES_A_PAGE; n += 1)
      await bank.run('teller1', cashDeposit, cash(accounts.ani, 1, { keterangan: `ke ${n}` }));
    const posting = await accepted(bank, () => make());
    const row = await stored(posting.nomor_dokumen);
    expect(row?.halaman).toBe(Math.ceil(Number(row?.jumlah_baris) / LINES_A_PAGE));
    expect(row?.halaman).toBeGreaterThan(1);
    expect(row?.biaya).toBe(PAGE * BigInt(row?.halaman));
  });
});
