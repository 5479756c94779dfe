import { beforeAll, describe, expect, test } from 'vitest';
import { bankDeal } from '#core/books/entries/bank-deal.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { bankDealData } from '#lib/cash/schemas/currency.ts';
import { accepted, books, counterBank, insertGrant, refused } from '../../counter-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
// Undoing is a right of the back office, which this bank gives its head office's finance too.
await bank.owner`insert into user_role (id_user, role_id) values ('finance1', 'BACK_OFFICE')`;
const FLOW = 'VALAS_PUSAT';

const deal = (over: object = {}) => ({
  arah: 'BELI',
  rekening_valas: 'BANK_LAIN',
  kode_valuta: 'USD',
  nominal: '1000.00',
  kurs: '16650.00',
  rekening_rupiah: 'BANK_INDONESIA',
  kode_gl: '',
  keterangan: 'Konfirmasi bank lawan 88/XI',
  ...over,
});
const payment = (over: object = {}) =>
  deal({
    arah: 'BEBAN',
    nominal: '120.00',
    kurs: '',
    kode_gl: '603002',
    keterangan: 'Langganan jaringan SWIFT',
    ...over,
  });
const file = async (data: object, user = 'finance1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: FLOW, seen: '', data })).id_flow;
const approve = (idFlow: string, user = 'finance2') => bank.flow(user, 'APPROVE', { idFlow });
const lines = async (idJurnal: string) =>
  (
    await bank.owner<{ kode_gl: string; jumlah: bigint; kode_valuta: string }[]>`
      select kode_gl, jumlah, kode_valuta from journal_line where journal_id = ${idJurnal} order by urut`
  ).map(({ kode_gl, jumlah, kode_valuta }) => [kode_gl, jumlah, kode_valuta]);

beforeAll(async () => {
  await bank.owner`
    insert into exchange_rate (kode_valuta, tanggal, beli, tengah, jual)
    select 'USD', accounting_date, 165000000, 166000000, 167000000 from branch where kode_cabang = '000' on conflict do nothing`;
});

describe('head office', () => {
  test('buys currency from another bank: the difference of its rate from the middle is a loss at once', async () => {
    const posted = await accepted(bank, async () => approve(await file(deal())));
    // 1,000 at 16,650 cost 16,650,000; the middle of 16,600 makes them worth 16,600,000.
    expect(await lines(posted.id_jurnal)).toEqual([
      ['103001', 100_000n, 'USD'],
      ['113001', -100_000n, 'USD'],
      ['113002', 1_660_000_000n, 'IDR'],
      ['102001', -1_665_000_000n, 'IDR'],
      ['604001', 5_000_000n, 'IDR'],
    ]);
    await expectSoundBooks(bank);
  });

  test('pays an expense out of the account: in the books it is the rupiah of the middle rate', async () => {
    const posted = await accepted(bank, async () => approve(await file(payment())));
    expect(await lines(posted.id_jurnal)).toEqual([
      ['603002', 199_200_000n, 'IDR'],
      ['113002', -199_200_000n, 'IDR'],
      ['113001', 12_000n, 'USD'],
      ['103001', -12_000n, 'USD'],
    ]);
    await expectSoundBooks(bank);
  });

  test('sells at most its holding, with a gain; reversed it has it again', async () => {
    const error = await refused(bank, 'NOSTRO_SHORT', () => file(deal({ arah: 'JUAL', nominal: '880.01' })));
    expect(error.details.params).toMatchObject({ valuta: 'USD' });
    const posted = await accepted(bank, async () => approve(await file(deal({ arah: 'JUAL', nominal: '880.00' }))));
    expect(await lines(posted.id_jurnal)).toEqual([
      ['102001', 1_465_200_000n, 'IDR'],
      ['113002', -1_460_800_000n, 'IDR'],
      ['503001', -4_400_000n, 'IDR'],
      ['113001', 88_000n, 'USD'],
      ['103001', -88_000n, 'USD'],
    ]);
    await refused(bank, 'NOSTRO_SHORT', () => file(payment()));
    const undo = reversal.schema.parse({
      nomor_referensi: posted.nomor_referensi,
      alasan: 'kesepakatan dibatalkan',
    });
    const token = await insertGrant(bank, {
      code: 'REVERSAL',
      data: undo,
      maker: 'finance1',
      reasons: ['PEMBATALAN'],
      branch: '000',
      supervisor: 'finance2',
    });
    await accepted(bank, () => bank.run('finance1', reversal, undo, { token }));
    await accepted(bank, () => file(payment()));
    await expectSoundBooks(bank);
  });

  test('may hold the currency at Bank Indonesia, and pay from another bank', async () => {
    const data = deal({
      rekening_valas: 'BANK_INDONESIA',
      rekening_rupiah: 'BANK_LAIN',
      nominal: '10.00',
      kurs: '16600.00',
    });
    const posted = await accepted(bank, async () => approve(await file(data)));
    expect(await lines(posted.id_jurnal)).toEqual([
      ['102002', 1_000n, 'USD'],
      ['113001', -1_000n, 'USD'],
      ['113002', 16_600_000n, 'IDR'],
      ['103001', -16_600_000n, 'IDR'],
    ]);
    // The balance at one bank does not serve at the other.
    await refused(bank, 'NOSTRO_SHORT', () => file(payment({ rekening_valas: 'BANK_INDONESIA', nominal: '10.01' })));
    await accepted(bank, () => file(payment({ rekening_valas: 'BANK_INDONESIA', nominal: '10.00' })));
    await expectSoundBooks(bank);
  });

  test('pays the balance once, though two payments were filed beside one another', async () => {
    const there = async () =>
      (
        await bank.owner<{ ada: bigint }[]>`
      select sum(debet - kredit)::bigint as ada from gl_total where kode_gl = '102002' and kode_valuta = 'USD'`
      )[0]?.ada;
    expect(await there()).toBe(1_000n);
    const pay = (nominal: string) => file(payment({ rekening_valas: 'BANK_INDONESIA', nominal }));
    const [first, second] = [await pay('6.00'), await pay('4.01')];
    const both = await Promise.allSettled([approve(first), approve(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'NOSTRO_SHORT' } });
    // The remainder that the other payment left may still be paid.
    const left = (await there()) ?? 0n;
    await accepted(bank, async () => approve(await pay(`${left / 100n}.${String(left % 100n).padStart(2, '0')}`)));
    expect(await there()).toBe(0n);
  });

  test('does not give back currency that it has spent', async () => {
    const undoing = async (referensi: string) => {
      const undo = reversal.schema.parse({ nomor_referensi: referensi, alasan: 'kesepakatan dibatalkan' });
      const token = await insertGrant(bank, {
        code: 'REVERSAL',
        data: undo,
        maker: 'finance1',
        reasons: ['PEMBATALAN'],
        branch: '000',
        supervisor: 'finance2',
      });
      return () => bank.run('finance1', reversal, undo, { token });
    };
    const bought = await approve(await file(deal({ rekening_valas: 'BANK_INDONESIA', nominal: '50.00' })));
    const spent = await approve(await file(payment({ rekening_valas: 'BANK_INDONESIA', nominal: '20.00' })));
    const error = await refused(bank, 'NOSTRO_SHORT', await undoing(bought.nomor_referensi));
    expect(error.details.params).toMatchObject({ valuta: 'USD', ada: '30.00' });
    await accepted(bank, await undoing(spent.nomor_referensi));
    await accepted(bank, await undoing(bought.nomor_referensi));
    await expectSoundBooks(bank);
  });

  test('gets a warning of a rate far from the middle, with both numbers', async () => {
    const far = deal({ kurs: '25000.00' });
    const preview = await bank.run('finance1', bankDeal, far, { dryRun: true });
    expect(preview.otorisasi?.alasan.map(({ kode, rincian }) => [kode, rincian])).toContainEqual([
      'KURS_JAUH',
      { kurs: '25,000.00', tengah: '16,600.00', persen: expect.any(String) },
    ]);
    const near = await bank.run('finance1', bankDeal, deal(), { dryRun: true });
    expect(near.otorisasi?.alasan.map(({ kode }) => kode)).not.toContain('KURS_JAUH');
  });
});

describe('nobody', () => {
  test('does it alone, or at a branch', async () => {
    const idFlow = await file(deal());
    await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'finance1'));
    await refused(bank, 'FORBIDDEN', () => file(deal(), 'backoffice1'));
    await accepted(bank, () => approve(idFlow));
  });

  test('without a rate of the day, or for an account that something else moves', async () => {
    const { row_version: _, ...before } = await books(bank);
    const rows = await bank.owner`delete from exchange_rate where kode_valuta = 'USD' returning *`;
    await refused(bank, 'RATE_MISSING', () => file(deal()));
    await bank.owner`insert into exchange_rate ${bank.owner([...rows])}`;
    const { row_version: __, ...after } = await books(bank);
    expect(after).toEqual(before);
    await refused(bank, 'GL_KEPT', () => file(payment({ kode_gl: '113002' })));
    await refused(bank, 'DEAL_EXPENSE', () => file(payment({ kode_gl: '205002' })));
    await refused(bank, 'DEAL_EXPENSE', () => file(payment({ kode_gl: '902001' })));
    await refused(bank, 'GL_UNKNOWN', () => file(payment({ kode_gl: '603999' })));
    await accepted(bank, () => file(payment()));
  });

  test('leaves funds open that a deal or a payment needs', () => {
    for (const [wrong, field] of [
      [deal({ kurs: '' }), 'kurs'],
      [payment({ kode_gl: '' }), 'kode_gl'],
      [deal({ kode_valuta: 'IDR' }), 'kode_valuta'],
    ] as const)
      expect(bankDealData.safeParse(wrong).error?.issues[0]?.path.join('.')).toBe(field);
    expect(bankDealData.safeParse(deal()).success && bankDealData.safeParse(payment()).success).toBe(true);
  });
});
