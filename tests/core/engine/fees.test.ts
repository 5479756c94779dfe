import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { reversal } from '#core/cash/counter/reversal.ts';
import type { Operation } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { rupiahMinor } from '#lib/money.ts';
import { flag } from '#lib/schemas/common.ts';
import {
  accepted,
  accountRow,
  books,
  counterBank,
  insertGrant,
  linesOf,
  reasonsOf,
  refused,
  shut,
} from '../counter-bank.ts';
import { accounts, DAY } from '../small-bank.ts';

const bank = await counterBank();

/** Money out of an account to another with a fee of 6,500 beside the amount, as a transfer to another bank would have. */
const data = z.strictObject({
  dari: z.string(),
  ke: z.string(),
  nominal: z.string(),
  kode_valuta: z.literal('IDR').default('IDR'),
  bebas_biaya: flag.default('F'),
});
type Data = z.output<typeof data>;
const FEE = 650_000n;
const transfer: Operation<Data, null> = {
  code: 'SKN_NON_TUNAI',
  schema: data,
  needs: ({ dari, ke }) => ({ accounts: [dari, ke] }),
  rules: [],
  subject: (context) => ({
    nominal: rupiahMinor(context.data.nominal),
    kode_valuta: 'IDR',
    rekening: context.data.dari,
    lawan: context.data.ke,
    keterangan: '',
    id_kas: null,
  }),
  journal: (context) => [
    debit(accountTarget(context, context.data.dari), rupiahMinor(context.data.nominal)),
    credit(accountTarget(context, context.data.ke), rupiahMinor(context.data.nominal)),
  ],
  fees: (context) => [
    {
      kode: 'BIAYA_REAKTIVASI',
      nominal: FEE,
      dari: accountTarget(context, context.data.dari),
      kode_gl: '502001',
      dihapus: context.data.bebas_biaya === 'T',
    },
  ],
};
const send = (nominal: string, rest: Partial<Data> = {}) => ({
  dari: accounts.ani,
  ke: accounts.budi,
  nominal,
  kode_valuta: 'IDR' as const,
  bebas_biaya: 'F' as const,
  ...rest,
});
/** Leaves so much to be taken from the account without its minimum. */
const leave = async (minor: bigint) => {
  await bank.owner`update account_state set saldo_ditahan = 0 where nomor_rekening = ${accounts.ani}`;
  await bank.owner`update account_state set saldo_ditahan = saldo_buku - saldo_minimum - debet_menunggu - ${minor} where nomor_rekening = ${accounts.ani}`;
};

test('nothing is asked of an account that an authority has blocked, also where only its credits are', async () => {
  const balance = (await accountRow(bank, accounts.ani)).saldo_buku;
  await shut(bank, accounts.ani, 'K');
  await accepted(bank, () => bank.run('teller1', transfer, send('1000.00')));
  expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(balance - 100_000n);
  await shut(bank, accounts.ani, '');
  await accepted(bank, () => bank.run('teller1', transfer, send('1000.00')));
  expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(balance - 200_000n - FEE);
});

describe('a fee is a part of the operation', () => {
  test('its legs come with those of the amount, its payer’s line carries its code, preview and slip show it', async () => {
    const preview = await bank.run('teller1', transfer, send('100000.00'), { dryRun: true });
    expect(preview).toMatchObject({
      biaya: '6500.00',
      rincian_biaya: [{ kode: 'BIAYA_REAKTIVASI', nominal: '6500.00', dihapus: 'F' }],
      ringkasan: { nominal: '100000.00', biaya: '6500.00', jumlah: '106500.00' },
      otorisasi: { perlu: 'F' },
    });
    const before = await accountRow(bank, accounts.ani);
    const key = randomUUID();
    const posted = await accepted(bank, () => bank.run('teller1', transfer, send('100000.00'), { key }));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '301001', 10_000_000n, accounts.ani, null],
      ['001', '203002', -10_000_000n, accounts.budi, null],
      ['001', '301001', FEE, accounts.ani, null],
      ['001', '502001', -FEE, null, null],
    ]);
    const codes = await bank.owner`select kode from journal_line where journal_id = ${posted.id_jurnal} order by urut`;
    expect(codes.map(({ kode }) => kode)).toEqual([null, null, 'BIAYA_REAKTIVASI', null]);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku - 10_000_000n - FEE);
    expect(posted.biaya).toBe('6500.00');
    expect(posted.slip).toMatchObject({ nominal: '100000.00', biaya: [{ nominal: '6500.00' }] });
    expect(await bank.run('teller1', transfer, send('100000.00'), { key })).toEqual(posted);
  });

  test('its reversal gives the fee back with the amount', async () => {
    const before = await accountRow(bank, accounts.ani);
    const { nomor_referensi, id_jurnal } = await bank.run('teller1', transfer, send('20000.00'));
    const undo = { nomor_referensi, alasan: 'tujuan yang keliru' };
    const token = await insertGrant(bank, { code: 'REVERSAL', data: undo, maker: 'teller1', reasons: ['PEMBATALAN'] });
    const posted = await accepted(bank, () => bank.run('teller1', reversal, undo, { token }));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual(
      (await linesOf(bank, id_jurnal)).map(([branch, gl, minor, sub, other]) => [branch, gl, -minor, sub, other]),
    );
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku);
    expect(posted.biaya).toBe('-6500.00');
  });

  test('the account has the funds for both: amount alone is not enough, and of the minimum it is said once', async () => {
    await leave(10_000_000n + FEE);
    await accepted(bank, () => bank.run('teller1', transfer, send('100000.00')));
    await leave(10_000_000n);
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', transfer, send('100000.00')));
    expect(reasonsOf(error)).toEqual([['DI_BAWAH_MINIMUM', 'HEAD_TELLER']]);
    const [{ saldo_minimum = 0n } = {}] = await bank.owner<{ saldo_minimum: bigint }[]>`
      select saldo_minimum from account_state where nomor_rekening = ${accounts.ani}`;
    await leave(10_000_000n + FEE - saldo_minimum - 1n);
    await refused(bank, 'INSUFFICIENT', () => bank.run('teller1', transfer, send('100000.00')));
    await leave(10_000_000n - saldo_minimum);
    await refused(bank, 'INSUFFICIENT', () => bank.run('teller1', transfer, send('100000.00')));
    const waived = await bank.run('teller1', transfer, send('100000.00', { bebas_biaya: 'T' }), { dryRun: true });
    expect(waived.otorisasi?.alasan.map(({ kode }) => kode)).toEqual(['DI_BAWAH_MINIMUM', 'BIAYA_DIHAPUS']);
    await bank.owner`update account_state set saldo_ditahan = 0 where nomor_rekening = ${accounts.ani}`;
  });

  test('waived it is the manager’s: refused without a manager, not posted with one, and the journal says so', async () => {
    const input = send('30000.00', { bebas_biaya: 'T' });
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', transfer, input));
    expect(reasonsOf(error)).toEqual([['BIAYA_DIHAPUS', 'BRANCH_MANAGER']]);
    const reasons = ['BIAYA_DIHAPUS'];
    const token = await insertGrant(bank, { code: 'SKN_NON_TUNAI', data: input, maker: 'teller1', reasons });
    const posted = await accepted(bank, () => bank.run('teller1', transfer, input, { token }));
    expect(await linesOf(bank, posted.id_jurnal)).toHaveLength(2);
    const [journal] = await bank.owner`select bukti, user_otorisasi from journal where id = ${posted.id_jurnal}`;
    expect(journal).toMatchObject({
      user_otorisasi: 'manager1',
      bukti: { alasan: reasons, token, biaya_dihapus: [{ kode: 'BIAYA_REAKTIVASI', nominal: '650000' }] },
    });
  });
});

describe('records and legs of one operation', () => {
  /** Changes the record, and then waits for the signal to move more than there is. */
  const both = (minor: bigint, versi = 0): Operation<Record<string, never>, null> => ({
    code: 'SKN_NON_TUNAI',
    schema: z.object({}) as unknown as z.ZodType<Record<string, never>>,
    needs: () => ({ accounts: [accounts.ani, accounts.budi] }),
    rules: [],
    subject: () => ({
      nominal: minor,
      kode_valuta: 'IDR',
      rekening: accounts.ani,
      lawan: null,
      keterangan: '',
      id_kas: null,
    }),
    journal: (context) => [
      debit(accountTarget(context, accounts.ani), minor),
      credit(accountTarget(context, accounts.budi), minor),
    ],
    change: {
      object: () => `PARAMETER:uji`,
      level: () => 'BRANCH_MANAGER',
      fields: () => [{ kolom: 'nilai', lama: '', baru: '1' }],
    },
    effects: () => [
      recordChange('parameter', { aksi: 'BUAT', versi, baris: { nama: 'uji', berlaku_sejak: DAY, nilai: '1' } }),
    ],
  });
  const grant = () =>
    insertGrant(bank, { code: 'SKN_NON_TUNAI', data: {}, maker: 'teller1', reasons: ['PERUBAHAN_DATA'] });
  const stored = () => bank.owner`select nilai from parameter where nama = 'uji'`;

  test('go in whole or not at all: a debit that fails leaves no record, a record that fails no debit', async () => {
    const [row] = await bank.owner<{ saldo_buku: bigint }[]>`
      select saldo_buku from account_state where nomor_rekening = ${accounts.ani}`;
    const tooMuch = (row?.saldo_buku ?? 0n) + 1n;
    const token = await grant();
    await refused(bank, 'INSUFFICIENT', () => bank.run('teller1', both(tooMuch), {}, { token }));
    expect(await stored()).toHaveLength(0);
    const posted = await accepted(bank, () => bank.run('teller1', both(100n), {}, { token }));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '301001', 100n, accounts.ani, null],
      ['001', '203002', -100n, accounts.budi, null],
    ]);
    expect((await stored()).map(({ nilai }) => nilai)).toEqual(['1']);
    const [version] = await bank.owner`
      select v.aksi, v.pembuat, v.disetujui_oleh, v.xid = j.xid as satu from record_version v join journal j on j.id = ${posted.id_jurnal}
      where v.jenis = 'parameter' and v.kunci like 'uji/%'`;
    expect({ ...version }).toEqual({ aksi: 'BUAT', pembuat: 'teller1', disetujui_oleh: 'manager1', satu: true });
    const again = await grant();
    await refused(bank, 'DUPLICATE', () => bank.run('teller1', both(100n), {}, { token: again }));
  });

  test('want two persons, by any maker', async () => {
    for (const user of ['teller1', 'manager1']) {
      const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run(user, both(100n), {}));
      expect(reasonsOf(error)).toEqual([['PERUBAHAN_DATA', 'BRANCH_MANAGER']]);
    }
    const before = await books(bank);
    await bank.run('teller1', both(100n), {}, { dryRun: true });
    expect(await books(bank)).toEqual(before);
  });
});
