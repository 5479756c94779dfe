import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { rekening, validateRekening } from '#core/accounts/inquiries/queries.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { bukaSamaran } from '#core/control/audit/audit-unmask.ts';
import { requestOverride } from '#core/control/workflow/override.ts';
import { operations } from '#core/server/modules.ts';
import type { AppError } from '#lib/errors/errors.ts';
import { counterBank, refused, rupiah } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
beforeEach(() => bank.owner`delete from sensitive_read`);

const codeOf = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => 'OK',
    (error: AppError) => error.code,
  );
const bounded = (name: string, value: number) =>
  bank.owner`update parameter set nilai = ${String(value)} where nama = ${name}`;
const trail = async (aksi: string) =>
  (
    await bank.owner<
      { id_user: string; objek: string }[]
    >`select id_user, objek from audit_log where aksi = ${aksi} order by id`
  ).map((row) => ({ ...row }));

describe('another branch’s balance', () => {
  /** The small bank's account of branch 002, seen from a teller of 001. */
  const foreign = async () => {
    const [row] = await bank.owner<{ nomor_rekening: string }[]>`
      select nomor_rekening from account join account_state using (nomor_rekening)
      where kode_cabang = '002' and status = 'AKTIF' order by 1 limit 1`;
    return row?.nomor_rekening ?? '';
  };
  const from = (debet: string, whole: bigint) => ({
    nomor_rekening_debet: debet,
    nomor_rekening_kredit: accounts.ani,
    nominal: rupiah(whole),
  });

  test('is not found by trying: each refusal is an inquiry, and beyond a handful the account gets no answer', async () => {
    const account = await foreign();
    const before = await bank.owner<{ n: bigint }[]>`select count(*) as n from inbox_event where jenis = 'PERINGATAN'`;
    const tryOut = (whole: bigint) =>
      codeOf(() => bank.run('teller1', bookTransfer, from(account, whole), { dryRun: true }));
    const answers = [];
    for (let at = 0; at < 6; at++) answers.push(await tryOut(900_000_000_000n - BigInt(at)));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'INSUFFICIENT'), 'LOOKED_ENOUGH']);
    expect(await tryOut(1_000n)).toBe('LOOKED_ENOUGH');
    await refused(bank, 'LOOKED_ENOUGH', () => bank.run('teller1', bookTransfer, from(account, 1_000n)));
    await refused(bank, 'LOOKED_ENOUGH', () =>
      bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: from(account, 1_000n) }),
    );
    expect(await trail('TANYA_SALDO')).toEqual(
      Array.from({ length: 6 }, () => ({ id_user: 'teller1', objek: account })),
    );
    expect(await trail('PERINGATAN_TANYA_SALDO')).toEqual([{ id_user: 'teller1', objek: account }]);
    const after = await bank.owner<{ n: bigint }[]>`select count(*) as n from inbox_event where jenis = 'PERINGATAN'`;
    expect((after[0]?.n ?? 0n) - (before[0]?.n ?? 0n)).toBe(1n);
    // An account of the own branch, and another user, go on.
    expect(await codeOf(() => bank.run('teller1', bookTransfer, from(accounts.firma, 1_000n), { dryRun: true }))).toBe(
      'OK',
    );
    expect(await codeOf(() => bank.run('backoffice1', bookTransfer, from(account, 1_000n), { dryRun: true }))).toBe(
      'OK',
    );
  });

  test('nor by asking for a release, nor by filing', async () => {
    const account = await foreign();
    const data = JSON.stringify(from(account, 900_000_000_000n));
    const attempts = [
      async () =>
        requestOverride(await bank.as('teller1'), operations, {
          flowCode: 'PEMINDAHBUKUAN',
          flowData: data,
          transRemark: '',
        }),
      () =>
        bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: from(account, 900_000_000_000n) }),
    ];
    const answers = [];
    for (let at = 0; at < 6; at++) answers.push(await codeOf(attempts[at % 2] as () => Promise<unknown>));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'INSUFFICIENT'), 'LOOKED_ENOUGH']);
  });

  test('of the own branch is returned without a bound', async () => {
    for (let at = 0; at < 8; at++) {
      const ask = () => bank.run('teller1', bookTransfer, from(accounts.firma, 900_000_000_000n), { dryRun: true });
      expect(await codeOf(ask)).toBe('INSUFFICIENT');
    }
    expect(await bank.owner`select 1 from sensitive_read`).toHaveLength(0);
  });
});

describe('personal data has a bound per user and hour', () => {
  const asking = { nomor_rekening: accounts.ani, pegangan: '', detailed: 'T' };
  const detail = async (user: string) => codeOf(async () => validateRekening(await bank.as(user), asking));

  test('customers in detail; the auditor has a row, and a user below the bound continues', async () => {
    await bounded('batas_rincian_nasabah', 2);
    expect([
      await detail('teller1'),
      await detail('teller1'),
      await detail('teller1'),
      await detail('teller1'),
    ]).toEqual(['OK', 'OK', 'LOOKED_ENOUGH', 'LOOKED_ENOUGH']);
    expect(await trail('PERINGATAN_RINCIAN_NASABAH')).toEqual([{ id_user: 'teller1', objek: '' }]);
    expect(await detail('backoffice1')).toBe('OK');
    // The counter still gets the details of an account that it needs.
    expect(await codeOf(async () => validateRekening(await bank.as('teller1'), { ...asking, detailed: 'F' }))).toBe(
      'OK',
    );
  });

  test('rows of lists are counted by the rows shown', async () => {
    await bounded('batas_daftar_nasabah', 3);
    const list = async (show: number) =>
      codeOf(async () =>
        rekening(await bank.as('teller1'), {
          paging: { page: 1, show, cursor: '', sort: '', keyword: '' },
          kode_cabang: '',
          kode_produk: '',
          nomor_nasabah: '',
          status_rekening: '',
        }),
      );
    expect([await list(2), await list(1), await list(1)]).toEqual(['OK', 'OK', 'LOOKED_ENOUGH']);
  });

  test('values unmasked, and many for one and the same reason; a reason has substance', async () => {
    const [{ pegangan } = { pegangan: '' }] = await bank.owner<{ pegangan: string }[]>`
      select pegangan from account where nomor_rekening = ${accounts.ani}`;
    const open = (alasan: string) =>
      codeOf(async () =>
        bukaSamaran(
          { ...(await bank.as('manager1')), key: randomUUID() },
          { objek: pegangan, kolom: 'nomor_rekening', alasan, sisi: '' },
        ),
      );
    expect(await open('xxxxxxxxxxxx')).toBe('VALIDATION');
    expect(await open('aaaa aaaa aaaa')).toBe('VALIDATION');
    await bounded('batas_alasan_samaran', 2);
    const same = ['Nasabah meminta mutasi', 'nasabah  meminta mutasi!', 'Nasabah meminta mutasi'];
    expect([await open(same[0] ?? ''), await open(same[1] ?? ''), await open(same[2] ?? '')]).toEqual([
      'OK',
      'OK',
      'LOOKED_ENOUGH',
    ]);
    expect(await open('Permintaan tertulis pengadilan')).toBe('OK');
    await bounded('batas_buka_samaran', 4);
    expect(await open('Klarifikasi data pelaporan')).toBe('LOOKED_ENOUGH');
    expect(await trail('PERINGATAN_BUKA_SAMARAN')).toEqual([{ id_user: 'manager1', objek: '' }]);
  });

  test('a draft stores no personal data', async () => {
    const saveDraft = (keterangan: string) =>
      bank.flow('teller1', 'DRAFT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: { keterangan } });
    await refused(bank, 'VALIDATION', () => saveDraft('x'.repeat(20_001)));
    expect((await saveDraft('x'.repeat(10_000))).flow_state).toBe('DRAFT');
  });
});
