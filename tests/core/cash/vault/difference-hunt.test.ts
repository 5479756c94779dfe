import { describe, expect, test } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { closeTill } from '#core/cash/vault/close-till.ts';
import { closingSheet } from '#core/cash/vault/closing-sheet.ts';
import { type Entry, suspects, swapOf } from '#core/cash/vault/difference-hunt.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { closeTillOrCompare } from '#core/server/close-till.ts';
import { counterBank, insertGrant, refused, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

let last = 0n;
/** A transaction of the till's day, in rupiah. */
const entry = (arah: Entry['arah'], nominal: number, rekening = '001120000454'): Entry => ({
  id: ++last,
  kode_cabang: '001',
  tanggal: '2026-11-20',
  operasi: arah === 'MASUK' ? 'SETOR_TUNAI' : arah === 'KELUAR' ? 'TARIK_TUNAI' : 'PEMINDAHBUKUAN',
  dibuat_pada: '2026-11-20 10:00:00+07',
  rekening,
  nominal: BigInt(nominal) * 100n,
  arah,
});
const causes = (entries: readonly Entry[], difference: number) =>
  suspects(entries, BigInt(difference) * 100n, 2).map(({ kode, entry: { id } }) => [kode, id]);

describe('explanations of a difference', () => {
  const innocent = [
    entry('MASUK', 1_250_000, 'a'),
    entry('KELUAR', 300_000, 'b'),
    entry('MASUK', 75_000, 'c'),
    entry('TANPA_KAS', 410_000, 'd'),
  ];

  test('nothing, on a day whose count agrees, and on one of which no transaction fits', () => {
    expect(causes(innocent, 0)).toEqual([]);
    for (const difference of [-1_000, 2_000, -50_000, 9_000, 90_000]) expect(causes(innocent, difference)).toEqual([]);
  });

  test.each([
    ['MASUK', -500_000],
    ['KELUAR', 500_000],
  ] as const)('one %s that was booked twice is named once, the later of the two', (arah, difference) => {
    const [first, second] = [entry(arah, 500_000), entry(arah, 500_000)];
    expect(causes([...innocent, second, first], difference)).toEqual([['DIBUKUKAN_DUA_KALI', second.id]]);
    const [found] = suspects([second, first], BigInt(difference) * 100n, 2);
    expect(found?.pair).toBe(first);
  });

  test('two of one amount on two accounts are no duplicates', () => {
    const [one, other] = [entry('MASUK', 500_000, 'a'), entry('MASUK', 500_000, 'b')];
    expect(causes([one, other], -500_000)).toEqual([
      ['TUNAI_TERNYATA_NON_TUNAI', other.id],
      ['TUNAI_TERNYATA_NON_TUNAI', one.id],
    ]);
  });

  test.each([
    ['MASUK', 540_000, -90_000, 450_000],
    ['MASUK', 450_000, 90_000, 540_000],
    ['KELUAR', 450_000, -90_000, 540_000],
    ['KELUAR', 540_000, 90_000, 450_000],
    ['MASUK', 1_210_000, 900_000 - 990_000, 1_120_000],
  ] as const)(
    'digits that changed places: %s keyed %i with a difference of %i was %i',
    (arah, keyed, difference, meant) => {
      const wrong = entry(arah, keyed);
      expect(causes([...innocent, wrong], difference)).toEqual([['ANGKA_TERTUKAR', wrong.id]]);
      expect(suspects([wrong], BigInt(difference) * 100n, 2)[0]?.meant).toBe(BigInt(meant) * 100n);
      expect(causes([wrong], -difference)).toEqual([]);
    },
  );

  test('an amount never begins with a zero, and sen change no places with rupiah', () => {
    expect(causes([entry('MASUK', 100_000)], -90_000)).toEqual([]);
    expect(swapOf(9n, 2)).toBeNull();
    expect(swapOf(90n, 2)).toBeNull();
    expect(swapOf(900n, 2)).toEqual({ power: 100n, apart: 1n });
    expect(swapOf(6_300_000n, 2)).toEqual({ power: 100_000n, apart: 7n });
    expect(swapOf(990_000n, 2)).toBeNull();
    expect(swapOf(8_100n, 2)).toEqual({ power: 100n, apart: 9n });
  });

  test('a deposit keyed for a withdrawal makes twice its amount short, a withdrawal for a deposit twice over', () => {
    const deposit = entry('MASUK', 200_000);
    const withdrawal = entry('KELUAR', 200_000);
    expect(causes([...innocent, deposit], -400_000)).toEqual([['SALAH_SISI', deposit.id]]);
    expect(causes([...innocent, withdrawal], 400_000)).toEqual([['SALAH_SISI', withdrawal.id]]);
    expect(causes([deposit], 400_000)).toEqual([]);
  });

  test('cash keyed where a transfer was made, and a transfer where cash was taken or handed out', () => {
    const [deposit, withdrawal] = [entry('MASUK', 200_000), entry('KELUAR', 200_000)];
    expect(causes([deposit], -200_000)).toEqual([['TUNAI_TERNYATA_NON_TUNAI', deposit.id]]);
    expect(causes([withdrawal], 200_000)).toEqual([['TUNAI_TERNYATA_NON_TUNAI', withdrawal.id]]);
    const transfer = entry('TANPA_KAS', 200_000);
    expect(causes([transfer], 200_000)).toEqual([['NON_TUNAI_TERNYATA_TUNAI', transfer.id]]);
    expect(causes([transfer], -200_000)).toEqual([['NON_TUNAI_TERNYATA_TUNAI', transfer.id]]);
    expect(causes([withdrawal], -200_000)).toEqual([['UANG_DUA_KALI', withdrawal.id]]);
  });

  test('at most eight are named', () => {
    expect(
      causes(
        Array.from({ length: 20 }, (_, at) => entry('MASUK', 70_000, `r${at}`)),
        -70_000,
      ),
    ).toHaveLength(8);
  });
});

describe('the hunt over a till’s own day', async () => {
  const bank = await counterBank();
  const close = async (user: string, input: Readonly<Record<string, unknown>>) =>
    closeTillOrCompare(await bank.as(user), {
      kode_valuta: 'IDR',
      keterangan: '',
      selisih: '',
      token_override: '',
      dry_run: 'F',
      pecahan: [],
      ...input,
    });
  const held = async (user: string) => {
    const [row] = await bank.owner<
      { stok: Record<string, number> }[]
    >`select stok from cash_box where id_user = ${user}`;
    return row?.stok ?? {};
  };
  /** Returns the teller's drawer with so many more or fewer notes of 50,000 than the books have. */
  const drawer = async (more: number) => {
    const stok = await held('teller1');
    const notes = Object.fromEntries(
      Object.entries(stok).map(([minor, denominations]) => [String(BigInt(minor) / 100n), denominations]),
    );
    return toRows({ ...notes, '50000': (notes['50000'] ?? 0) + more });
  };
  const cashOf = (rekening: string, nominal: number, pecahan: Readonly<Record<string, number>>) => ({
    nomor_rekening: rekening,
    nominal: rupiah(BigInt(nominal)),
    pecahan: toRows(pecahan),
  });
  const twoNotes = { '100000': 2 };

  test('a first count that differs reveals nothing of the books, not by its answer nor by a refusal', async () => {
    const first = await bank.run('teller1', cashDeposit, cashOf(accounts.budi, 200_000, twoNotes));
    const second = await bank.run('teller1', cashDeposit, {
      ...cashOf(accounts.budi, 200_000, twoNotes),
      keterangan: 'dua',
    });
    const pecahan = await drawer(-4);
    const refusal = await refused(bank, 'COUNT_AGAIN', () => close('teller1', { pecahan }));
    expect(JSON.stringify(refusal.details)).not.toContain('200');
    expect(await close('teller1', { pecahan, dry_run: 'T' })).toMatchObject({
      status: 'HITUNG_ULANG',
      hitungan: 1,
      seharusnya: '',
      selisih: '',
      penyebab: [],
    });
    await refused(bank, 'COUNT_AGAIN', () =>
      close('teller1', { pecahan, selisih: '-200000.00', keterangan: 'Kurang' }),
    );

    const again = await close('teller1', { pecahan, dry_run: 'T' });
    expect(again).toMatchObject({ status: 'PERLU_KONFIRMASI', hitungan: 2, selisih: '-200000.00' });
    expect(again.penyebab).toMatchObject([
      {
        kode: 'DIBUKUKAN_DUA_KALI',
        nomor_referensi: second.nomor_referensi,
        nomor_referensi_kembar: first.nomor_referensi,
        nominal: '200000.00',
        flowCode: 'SETOR_TUNAI',
      },
    ]);
    const [trail] = await bank.owner`select rincian from audit_log where aksi = 'HITUNG_KAS' order by id limit 1`;
    expect(trail?.rincian).toMatchObject({ selisih: '-200000.00' });

    // A reversed transaction explains no difference any more, and neither does its reversal; only the first one is left then.
    const back = { nomor_referensi: second.nomor_referensi, alasan: 'Dibukukan dua kali' };
    const token = await insertGrant(bank, {
      code: 'REVERSAL',
      data: reversal.schema.parse(back),
      maker: 'teller1',
      supervisor: 'headteller1',
      reasons: ['PEMBATALAN'],
    });
    await bank.run('teller1', reversal, back, { token });
    const rest = await close('teller1', { pecahan: await drawer(-4), dry_run: 'T' });
    expect(rest.penyebab.map(({ kode, nomor_referensi }) => [kode, nomor_referensi])).toEqual([
      ['TUNAI_TERNYATA_NON_TUNAI', first.nomor_referensi],
    ]);
  });

  test('digits, sides, transfers for cash: each is found among the day’s own, and nobody else’s', async () => {
    const swapped = await bank.run(
      'teller1',
      cashDeposit,
      cashOf(accounts.budi, 1_350_000, { '100000': 13, '50000': 1 }),
    );
    const withdrawn = await bank.run('teller1', cashWithdrawal, cashOf(accounts.ani, 500_000, { '100000': 5 }));
    const moved = await bank.run('teller1', bookTransfer, {
      nomor_rekening_debet: accounts.ani,
      nomor_rekening_kredit: accounts.budi,
      nominal: '650000.00',
    });
    // Of the same amount, over another till.
    await bank.run('teller3', cashDeposit, cashOf(accounts.citra, 650_000, { '100000': 6, '50000': 1 }));

    const hunted = async (notes: number) =>
      (await close('teller1', { pecahan: await drawer(notes), dry_run: 'T' })).penyebab.map(
        ({ kode, nomor_referensi, mestinya }) => [kode, nomor_referensi, mestinya],
      );
    expect(await hunted(36)).toEqual([['ANGKA_TERTUKAR', swapped.nomor_referensi, '3150000.00']]);
    expect(await hunted(20)).toEqual([['SALAH_SISI', withdrawn.nomor_referensi, '']]);
    expect(await hunted(13)).toEqual([['NON_TUNAI_TERNYATA_TUNAI', moved.nomor_referensi, '']]);
    expect(await hunted(-13)).toEqual([['NON_TUNAI_TERNYATA_TUNAI', moved.nomor_referensi, '']]);
    expect(await hunted(1)).toEqual([['SATU_LEMBAR', '', '']]);
    expect(await hunted(7)).toEqual([]);
    expect(await hunted(0)).toEqual([]);
  });

  test('the closing sheet shows it too, to the teller and to the keepers of the branch’s tills', async () => {
    const pecahan = await drawer(13);
    const booked = { pecahan, selisih: '650000.00', keterangan: 'Lebih setelah dihitung ulang' };
    const token_override = await insertGrant(bank, {
      code: 'TUTUP_KAS',
      data: closeTill.schema.parse(booked),
      maker: 'teller1',
      supervisor: 'headteller1',
      reasons: ['SELISIH_KAS'],
    });
    await close('teller1', { ...booked, token_override });
    const [till] = await bank.owner<
      { id: string }[]
    >`select id_kas::text as id from cash_box where id_user = 'teller1' and kode_valuta = 'IDR'`;
    const read = async (user: string, id_kas: string) =>
      (await closingSheet(await bank.as(user), { id_kas, tanggal: '' })).tutup.map(({ penyebab }) =>
        penyebab.map(({ kode }) => kode),
      );
    expect(await read('teller1', '')).toEqual([['NON_TUNAI_TERNYATA_TUNAI']]);
    expect(await read('headteller1', till?.id ?? '')).toEqual([['NON_TUNAI_TERNYATA_TUNAI']]);
    await refused(bank, 'NOT_FOUND', () => read('teller2', till?.id ?? ''));
    await refused(bank, 'NOT_FOUND', () => read('headteller2', till?.id ?? ''));
  });
});
