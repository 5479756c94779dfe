import { describe, expect, test } from 'vitest';
import { countVault } from '#core/cash/vault/count-vault.ts';
import { selisihKas } from '#core/cash/vault/difference-queries.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { accepted, boxOf, counterBank, linesOf, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
const till = await boxOf(bank, { user: 'teller1' });
// The officer who counts the vault is a customer with an account.
await bank.owner`update app_user set nomor_nasabah = (select nomor_nasabah from account where nomor_rekening = ${accounts.budi}) where id_user = 'headteller1'`;
const NOTE = 10_000_000n;

/** Counts the vault of 001 with so many notes of 100,000 more or fewer; returns the number of the difference. */
async function found(more: number): Promise<string> {
  const { stok } = await boxOf(bank, { vault: '001' });
  const rupiah = Object.fromEntries(
    Object.entries(stok).map(
      ([key, denominations]) => [String(BigInt(key.replace('T', '')) / 100n), denominations] as const,
    ),
  );
  const data = countVault.schema.parse({
    pecahan_layak: toRows({ ...rupiah, '100000': (rupiah['100000'] ?? 0) + more }),
    pecahan_tidak_layak: [],
    keterangan: 'Hitungan dua petugas berbeda',
  });
  const { id_flow } = await bank.flow('headteller1', 'SUBMIT', { flowCode: 'HITUNG_KHASANAH', seen: '', data });
  await bank.flow('supervisor1', 'APPROVE', { idFlow: id_flow });
  const [row] = await bank.owner<{ nomor: string }[]>`select max(nomor) as nomor from cash_difference`;
  return row?.nomor ?? '';
}

const file = (maker: string, flowCode: string, data: object) =>
  bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data });
async function done(maker: string, flowCode: string, data: object, checker = 'manager1') {
  const { id_flow } = await file(maker, flowCode, data);
  return bank.flow(checker, 'APPROVE', { idFlow: id_flow });
}

const cash = (nomor_selisih: string, cara: string, over: object = {}) => ({
  nomor_selisih,
  cara,
  pecahan: toRows({ '100000': 1 }),
  alasan: 'Sesuai berita acara',
  ...over,
});
const booked = (nomor_selisih: string, cara: string, over: object = {}) => ({
  nomor_selisih,
  cara,
  alasan: 'Sesuai berita acara',
  ...over,
});
const claimant = { penerima: 'Ani Lestari', nomor_identitas: '3171012304900001' };
/** Lets a difference be so many days old. */
const aged = (nomor: string, days: number) =>
  bank.owner`update cash_difference set tanggal = tanggal - ${days}::integer where nomor = ${nomor}`;
const rowsOf = async (journal: string) => (await linesOf(bank, journal)).map((line) => line.slice(0, 4));

describe('a shortage', () => {
  test('is repaid in cash over a till', async () => {
    const nomor = await found(-1);
    const posted = await accepted(bank, () => done('teller1', 'SELESAI_SELISIH_TUNAI', cash(nomor, 'GANTI_TUNAI')));
    expect(await rowsOf(posted.id_jurnal)).toEqual([
      ['001', '101002', NOTE, String(till.id_kas)],
      ['001', '112003', -NOTE, 'headteller1'],
    ]);
    expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(till.saldo + NOTE);
    await refused(bank, 'DIFFERENCE_ENDED', () => file('teller1', 'SELESAI_SELISIH_TUNAI', cash(nomor, 'GANTI_TUNAI')));
    await expectSoundBooks(bank);
  });

  test('is repaid from an account, or written off', async () => {
    const foreign = booked(await found(-1), 'GANTI_REKENING', { nomor_rekening: accounts.ani });
    await refused(bank, 'DIFFERENCE_ACCOUNT', () => file('backoffice1', 'SELESAI_SELISIH', foreign));
    const repaid = await done(
      'backoffice1',
      'SELESAI_SELISIH',
      booked(await found(-1), 'GANTI_REKENING', { nomor_rekening: accounts.budi }),
    );
    expect(await rowsOf(repaid.id_jurnal)).toEqual([
      ['001', '203002', NOTE, accounts.budi],
      ['001', '112003', -NOTE, 'headteller1'],
    ]);
    const lost = await accepted(bank, async () =>
      done('backoffice1', 'SELESAI_SELISIH', booked(await found(-2), 'HAPUS')),
    );
    expect(await rowsOf(lost.id_jurnal)).toEqual([
      ['001', '603006', 2n * NOTE, null],
      ['001', '112003', -2n * NOTE, 'headteller1'],
    ]);
    await expectSoundBooks(bank);
  });
});

describe('an overage', () => {
  test('goes back to a customer who claims it, in cash or into an account', async () => {
    const before = await boxOf(bank, { user: 'teller1' });
    const inCash = await done('teller1', 'SELESAI_SELISIH_TUNAI', cash(await found(1), 'KEMBALI_TUNAI', claimant));
    expect(await rowsOf(inCash.id_jurnal)).toEqual([
      ['001', '201005', NOTE, 'headteller1'],
      ['001', '101002', -NOTE, String(till.id_kas)],
    ]);
    expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(before.saldo - NOTE);
    const nomor = await found(1);
    const credited = await done(
      'backoffice1',
      'SELESAI_SELISIH',
      booked(nomor, 'KEMBALI_REKENING', { ...claimant, nomor_rekening: accounts.ani }),
    );
    expect(await rowsOf(credited.id_jurnal)).toEqual([
      ['001', '201005', NOTE, 'headteller1'],
      ['001', '301001', -NOTE, accounts.ani],
    ]);
    const [row] =
      await bank.owner`select penerima, nomor_identitas, user_akhir, saksi_akhir from cash_difference where nomor = ${nomor}`;
    expect(row).toEqual({ ...claimant, user_akhir: 'backoffice1', saksi_akhir: 'manager1' });
    await expectSoundBooks(bank);
  });

  test('is income once it has waited ninety days', async () => {
    const nomor = await found(1);
    await aged(nomor, 89);
    await refused(bank, 'DIFFERENCE_YOUNG', () => file('backoffice1', 'SELESAI_SELISIH', booked(nomor, 'PENDAPATAN')));
    await aged(nomor, 1);
    const paging = { keyword: '', sort: '', limit: 50, cursor: '' } as never;
    const open = { paging, kode_cabang: '', jenis: 'LEBIH', status: 'TERBUKA' };
    const { data } = await selisihKas(await bank.as('backoffice1'), open);
    expect(data).toMatchObject([{ nomor_selisih: nomor, umur_hari: 90, dapat_pendapatan: 'T', nominal: '100000.00' }]);
    const income = await accepted(bank, () => done('backoffice1', 'SELESAI_SELISIH', booked(nomor, 'PENDAPATAN')));
    expect(await rowsOf(income.id_jurnal)).toEqual([
      ['001', '201005', NOTE, 'headteller1'],
      ['001', '502006', -NOTE, null],
    ]);
    await aged(nomor, -90);
    await expectSoundBooks(bank);
  });
});

const wrong: readonly {
  why: string;
  code: ErrorCode;
  more: number;
  maker: string;
  flow: string;
  input: (nomor: string) => object;
}[] = [
  {
    why: 'a shortage as income',
    code: 'DIFFERENCE_WAY',
    more: -1,
    maker: 'backoffice1',
    flow: 'SELESAI_SELISIH',
    input: (nomor) => booked(nomor, 'PENDAPATAN'),
  },
  {
    why: 'an overage as a loss',
    code: 'DIFFERENCE_WAY',
    more: 1,
    maker: 'backoffice1',
    flow: 'SELESAI_SELISIH',
    input: (nomor) => booked(nomor, 'HAPUS'),
  },
  {
    why: 'a part of it',
    code: 'CASH_COUNT',
    more: -2,
    maker: 'teller1',
    flow: 'SELESAI_SELISIH_TUNAI',
    input: (nomor) => cash(nomor, 'GANTI_TUNAI'),
  },
  {
    why: 'one of another branch',
    code: 'NOT_FOUND',
    more: -1,
    maker: 'teller3',
    flow: 'SELESAI_SELISIH_TUNAI',
    input: (nomor) => cash(nomor, 'GANTI_TUNAI'),
  },
  {
    why: 'a return without a document',
    code: 'VALIDATION',
    more: 1,
    maker: 'teller1',
    flow: 'SELESAI_SELISIH_TUNAI',
    input: (nomor) => cash(nomor, 'KEMBALI_TUNAI', { penerima: 'Ani' }),
  },
  {
    why: 'a repayment by whoever has no right to it',
    code: 'FORBIDDEN',
    more: -1,
    maker: 'cs1',
    flow: 'SELESAI_SELISIH',
    input: (nomor) => booked(nomor, 'HAPUS'),
  },
];
test.each(wrong)('refuses $why with $code', async ({ code, more, maker, flow, input }) => {
  const nomor = await found(more);
  await refused(bank, code, () => file(maker, flow, input(nomor)));
  await accepted(bank, () =>
    more < 0
      ? done('backoffice1', 'SELESAI_SELISIH', booked(nomor, 'HAPUS'))
      : done(
          'backoffice1',
          'SELESAI_SELISIH',
          booked(nomor, 'KEMBALI_REKENING', { ...claimant, nomor_rekening: accounts.ani }),
        ),
  );
});

test('the person liable for it agrees to no end of it, and two ends at one instant are one', async () => {
  const nomor = await found(-1);
  const one = await file('backoffice1', 'SELESAI_SELISIH', booked(nomor, 'HAPUS'));
  const other = await file(
    'backoffice1',
    'SELESAI_SELISIH',
    booked(nomor, 'GANTI_REKENING', { nomor_rekening: accounts.budi }),
  );
  await refused(bank, 'DIFFERENCE_OWN', () => bank.flow('headteller1', 'APPROVE', { idFlow: one.id_flow }));
  const tries = await Promise.allSettled(
    [one, other].map(({ id_flow }) => bank.flow('manager1', 'APPROVE', { idFlow: id_flow })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual(['DIFFERENCE_ENDED']);
  await expectSoundBooks(bank);
});
