import { describe, expect, test, vi } from 'vitest';
import { revaluationStep } from '#core/business-day/bank-day/revaluation.ts';
import { transaksiDetails } from '#core/cash/counter/transaction-queries.ts';
import { exchange } from '#core/cash/currency/exchange.ts';
import { rupiahDenominations } from '#core/cash/currency/exchange-rules.ts';
import type { Exchange } from '#core/cash/currency/terms.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { presenterIdentified } from '#core/engine/guards/presenter-guards.ts';
import { payIn } from '#core/programs/seed/capital.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { endOfDayOf, runStep } from '../../business-day/end-of-day/run-step.ts';
import { accepted, counterBank, insertGrant, reasonsOf, refused, replays } from '../../counter-bank.ts';
import { insertRate, seedDollars, worthLines } from '../../currency-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
await seedDollars(bank);
await insertRate(bank, ['16500', '16600', '16700']);
await payIn(bank, {
  kode_cabang: '001',
  kode_valuta: 'USD',
  pecahan: toRows({ '100': 200, '20': 100, '5': 100, '1': 100 }),
});
await bank.owner`update cash_box set status = 'TUTUP', tanggal = null where kode_valuta = 'USD' and id_user = 'teller1'`;
const [till] = await bank.owner<
  { id_kas: number }[]
>`select id_kas from cash_box where id_user = 'teller1' and kode_valuta = 'USD'`;
const float = toRows({ '100': 100, '20': 50, '5': 50, '1': 50 });
await bank.run('headteller1', vaultToTill, {
  id_kas: String(till?.id_kas),
  nominal: '11300.00',
  kode_valuta: 'USD',
  pecahan: float,
});
const [sent] = await bank.owner<{ id: string }[]>`select id_serah_terima as id from handover where status = 'DIKIRIM'`;
await bank.run('teller1', openTill, { id_serah_terima: sent?.id, kode_valuta: 'USD', pecahan: float });

const whole = {
  alamat: 'Jl. Melati 5 Jakarta',
  tempat_lahir: 'Jakarta',
  tanggal_lahir: '1990-10-20',
  jenis_kelamin: 'P',
  kewarganegaraan: 'Indonesia',
  pekerjaan: 'Pedagang',
  sumber_dana: 'Hasil usaha',
  tujuan: 'Perjalanan',
};
const trade = (rest: Readonly<Record<string, unknown>>) => ({
  kode_valuta: 'USD',
  kurs: rest.arah === 'BELI' ? '16500.00' : '16700.00',
  nama: 'Sari Dewi',
  jenis_identitas: 'PASPOR',
  nomor_identitas: 'C1234567',
  ...rest,
});
/** USD 100 sold for 1,670,000, paid exactly. */
const sold = (rest: Readonly<Record<string, unknown>> = {}) =>
  trade({
    arah: 'JUAL',
    nominal: '100.00',
    pecahan: toRows({ '100': 1 }),
    pecahan_rupiah: toRows({ '100000': 16, '50000': 1, '20000': 1 }),
    ...rest,
  });
/** USD 100 bought for 1,650,000. */
const bought = (rest: Readonly<Record<string, unknown>> = {}) =>
  trade({
    arah: 'BELI',
    nominal: '100.00',
    pecahan: toRows({ '100': 1 }),
    pecahan_rupiah: toRows({ '100000': 16, '50000': 1 }),
    ...rest,
  });
const run = (input: unknown, user = 'teller1') => bank.run(user, exchange, input);

/** The position of 001 in dollars and its rupiah side: amount, worth, and what 113002 holds. */
async function positions() {
  const [row] = await bank.owner<{ dolar: bigint; nilai: bigint; rupiah: bigint }[]>`
    select coalesce(sum(debet - kredit) filter (where kode_gl = '113001'), 0)::bigint as dolar,
           coalesce(sum(debet_idr - kredit_idr) filter (where kode_gl = '113001'), 0)::bigint as nilai,
           coalesce(sum(debet - kredit) filter (where kode_gl = '113002'), 0)::bigint as rupiah
    from gl_total where kode_cabang = '001' and kode_gl in ('113001', '113002')`;
  return { ...row };
}
async function square() {
  const { nilai = 0n, rupiah = 0n } = await positions();
  expect(nilai + rupiah).toBe(0n);
  await expectSoundBooks(bank);
}
/** Returns the day's total of whoever has this passport, in minor units of rupiah. */
async function tradedBy(passport: string): Promise<bigint | undefined> {
  const [row] = await bank.owner<{ nilai: bigint }[]>`
    select d.nilai from cash_day d join walk_in w on w.nomor_wic = d.pihak where w.nomor_identitas = ${passport} and d.tanggal = '2026-11-20'`;
  return row?.nilai;
}
const boxes = async () =>
  Object.fromEntries(
    (
      await bank.owner<
        { kode_valuta: string; saldo: bigint }[]
      >`select kode_valuta, saldo from cash_box where id_user = 'teller1'`
    ).map(({ kode_valuta, saldo }) => [kode_valuta, saldo]),
  );

describe('the journal', () => {
  test('of a sale: rupiah in, the middle off the position, the rest earned', async () => {
    const posted = await accepted(bank, () => run(sold()));
    expect(await worthLines(bank, posted.id_jurnal)).toEqual([
      ['001', '101002', 'IDR', 1_670_000_00n, null],
      ['001', '113002', 'IDR', -1_660_000_00n, null],
      ['001', '503001', 'IDR', -10_000_00n, null],
      ['001', '113001', 'USD', 100_00n, 1_660_000_00n],
      ['001', '101005', 'USD', -100_00n, -1_660_000_00n],
    ]);
    expect(await boxes()).toEqual({ IDR: 51_670_000_00n, USD: 11_200_00n });
    expect(posted.slip?.tukar).toEqual({ arah: 'JUAL', kurs: '16700.00', rupiah: '1670000.00' });
    const again = await transaksiDetails(await bank.as('teller1'), {
      nomor_referensi: posted.nomor_referensi,
      duplikat: 'T',
    });
    expect(again.slip).toEqual({ ...posted.slip, duplikat: 'T', salinan_ke: 1 });
    await square();
  });

  test('of a purchase: notes at the middle, rupiah out at the buying rate', async () => {
    const posted = await accepted(bank, () => run(bought()));
    expect(await worthLines(bank, posted.id_jurnal)).toEqual([
      ['001', '101005', 'USD', 100_00n, 1_660_000_00n],
      ['001', '113001', 'USD', -100_00n, -1_660_000_00n],
      ['001', '113002', 'IDR', 1_660_000_00n, null],
      ['001', '101002', 'IDR', -1_650_000_00n, null],
      ['001', '503001', 'IDR', -10_000_00n, null],
    ]);
    await square();
  });

  test('of an odd amount: the price goes to the nearest coin, and change comes out of the teller’s till', async () => {
    // 37 dollars at 16,512.75 are 610,971.75: the nearest coin of 100 makes it 611,000.
    await insertRate(bank, ['16500', '16505', '16512.75']);
    const odd = (kembalian: Readonly<Record<string, number>>) =>
      sold({
        kurs: '16512.75',
        nominal: '37.00',
        pecahan: toRows({ '20': 1, '5': 3, '1': 2 }),
        pecahan_rupiah: toRows({ '100000': 6, '20000': 1 }),
        kembalian: toRows(kembalian),
      });
    await refused(bank, 'CASH_COUNT', () => run(odd({ '5000': 1, '2000': 1 })));
    const first = await accepted(bank, () => run(odd({ '5000': 1, '2000': 2 })));
    expect((await worthLines(bank, first.id_jurnal)).slice(0, 3)).toEqual([
      ['001', '101002', 'IDR', 611_000_00n, null],
      ['001', '113002', 'IDR', -610_685_00n, null],
      ['001', '503001', 'IDR', -315_00n, null],
    ]);
    const exact = sold({
      kurs: '16512.75',
      nominal: '40.00',
      pecahan: toRows({ '20': 2 }),
      // 660,510 becomes 660,500; the teller has no coin of 500 to give.
      pecahan_rupiah: toRows({ '100000': 7 }),
      kembalian: toRows({ '20000': 1, '10000': 1, '5000': 1, '2000': 2, '500': 1 }),
    });
    await refused(bank, 'CASH_SHORT', () => run(exact));
    const paid = { ...exact, pecahan_rupiah: toRows({ '100000': 7, '500': 1 }), kembalian: toRows({ '20000': 2 }) };
    const posted = await accepted(bank, () => run(paid));
    expect(await worthLines(bank, posted.id_jurnal)).toEqual([
      ['001', '101002', 'IDR', 660_500_00n, null],
      ['001', '113002', 'IDR', -660_200_00n, null],
      ['001', '503001', 'IDR', -300_00n, null],
      ['001', '113001', 'USD', 40_00n, 660_200_00n],
      ['001', '101005', 'USD', -40_00n, -660_200_00n],
    ]);
    const [moved] = await bank.owner<{ pecahan: Record<string, number> }[]>`
      select pecahan from cash_movement m join cash_box k using (id_kas) where m.journal_id = ${posted.id_jurnal} and k.kode_valuta = 'IDR'`;
    expect(moved?.pecahan).toEqual({ '10000000': 7, '50000': 1, '2000000': -2 });
    await insertRate(bank, ['16500', '16600', '16700']);
    await square();
  });

  test('a revaluation after trades leaves the notes worth amount × middle, and nothing more to revalue', async () => {
    await runStep(bank, revaluationStep, await endOfDayOf(bank, '001'));
    const [row] = await bank.owner<{ jumlah: bigint; idr: bigint }[]>`
      select sum(debet - kredit)::bigint as jumlah, sum(debet_idr - kredit_idr)::bigint as idr from gl_total
      where kode_cabang = '001' and kode_gl = '101005'`;
    expect(row?.idr).toBe((row?.jumlah ?? 0n) * 16_600n);
    const { dolar = 0n, nilai } = await positions();
    expect(nilai).toBe(dolar * 16_600n);
    await square();
  });
});

describe('the rate', () => {
  test('that has changed since is refused and asked anew; the posting function compares it with the row', async () => {
    await insertRate(bank, ['16550', '16600', '16650']);
    await refused(bank, 'RATE_CHANGED', () => run(sold()));
    await insertRate(bank, ['16500', '16600', '16700']);
    await accepted(bank, () => run(sold()));
    // Between the rules and the posting: a rule that believes yesterday's board cannot post by it.
    const old = {
      ...exchange,
      effects: (context: Parameters<NonNullable<typeof exchange.effects>>[0]) =>
        (exchange.effects?.(context) ?? []).map((effect) =>
          effect.efek === 'rate_seen' ? { ...effect, kurs: '166000000' } : effect,
        ),
    };
    await refused(bank, 'RATE_CHANGED', () => bank.run('teller1', old, sold()));
  });

  test('of no rate today nothing is sold; yesterday’s does not count', async () => {
    await bank.owner`update exchange_rate set tanggal = '2026-11-19'`;
    await refused(bank, 'RATE_MISSING', () => run(sold()));
    await bank.owner`update exchange_rate set tanggal = '2026-11-20'`;
  });

  test('a special one is the manager’s up to the middle, head office’s beyond it, and never worse for the customer', async () => {
    const special = (kurs_khusus: string, due: Readonly<Record<string, number>>) =>
      sold({ kurs_khusus, pecahan_rupiah: toRows(due) });
    const better = special('16650', { '100000': 16, '50000': 1, '10000': 1, '5000': 1 });
    expect(reasonsOf(await refused(bank, 'OVERRIDE_NEEDED', () => run(better)))).toEqual([
      ['KURS_KHUSUS', 'BRANCH_MANAGER'],
    ]);
    const losing = special('16590', { '100000': 16, '50000': 1, '5000': 1, '2000': 2 });
    expect(reasonsOf(await refused(bank, 'OVERRIDE_NEEDED', () => run(losing)))).toEqual([
      ['KURS_KHUSUS', 'HO_FINANCE'],
    ]);
    await refused(bank, 'RATE_OUTSIDE', () =>
      run(special('16750', { '100000': 16, '50000': 1, '20000': 1, '5000': 1 })),
    );
    await refused(bank, 'RATE_OUTSIDE', () =>
      run(special('16490', { '100000': 16, '20000': 2, '5000': 1, '2000': 2 })),
    );
    const data = exchange.schema.parse(losing);
    const token = await insertGrant(bank, {
      code: 'JUAL_BELI_VALAS',
      data,
      maker: 'teller1',
      supervisor: 'finance1',
      reasons: ['KURS_KHUSUS'],
    });
    const posted = await accepted(bank, () => bank.run('teller1', exchange, data, { token }));
    expect((await worthLines(bank, posted.id_jurnal)).slice(0, 3)).toEqual([
      ['001', '101002', 'IDR', 1_659_000_00n, null],
      ['001', '113002', 'IDR', -1_660_000_00n, null],
      ['001', '604001', 'IDR', 1_000_00n, null],
    ]);
    await square();
  });
});

describe('persons and amounts', () => {
  test('once for one key, and neither for another form nor another teller', async () => {
    await replays(bank, exchange, {
      user: 'teller1',
      stranger: 'teller2',
      input: bought(),
      other: bought({ nama: 'Orang Lain' }),
    });
  });

  test('no till of that currency, a shut one, or a shut rupiah till: nothing', async () => {
    await refused(bank, 'NO_TILL', () => run(sold(), 'teller2'));
    for (const valuta of ['USD', 'IDR']) {
      await bank.owner`update cash_box set status = 'TUTUP' where id_user = 'teller1' and kode_valuta = ${valuta}`;
      await refused(bank, 'TILL_CLOSED', () => run(sold()));
      await bank.owner`update cash_box set status = 'BUKA' where id_user = 'teller1' and kode_valuta = ${valuta}`;
    }
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', () => run(sold()));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await accepted(bank, () => run(sold()));
  });

  test('more notes than the till holds, or than its rupiah notes, are not given', async () => {
    await refused(bank, 'CASH_SHORT', () => run(sold({ nominal: '100.00', pecahan: toRows({ '1': 100 }) })));
    await refused(bank, 'CASH_SHORT', () => run(bought({ pecahan_rupiah: toRows({ '500': 3300 }) })));
    await refused(bank, 'CASH_COUNT', () => run(bought({ pecahan: toRows({ '20': 4 }) })));
    await refused(bank, 'CASH_UNKNOWN', () => run(sold({ pecahan: toRows({ '2': 50 }) })));
  });

  test('above the teller’s dollar limit, and a till above its maximum, only with a second person', async () => {
    await bank.owner`update cash_box set batas = 5100000000 where id_user = 'teller1' and kode_valuta = 'IDR'`;
    const error = await refused(bank, 'OVERRIDE_NEEDED', () =>
      run(
        sold({
          nominal: '1700.00',
          pecahan: toRows({ '100': 17 }),
          // 28,390,000
          pecahan_rupiah: toRows({ '100000': 283, '50000': 1, '20000': 2 }),
        }),
      ),
    );
    expect(reasonsOf(error)).toEqual([
      ['KAS_MELEBIHI_BATAS', 'HEAD_TELLER'],
      ['MELEBIHI_WEWENANG', 'HEAD_TELLER'],
    ]);
    await bank.owner`update cash_box set batas = 10000000000 where id_user = 'teller1' and kode_valuta = 'IDR'`;
  });

  test('from 100,000,000 a day and person on the whole identity is asked for, at all counters together', async () => {
    await bank.owner`update parameter set nilai = '15000000.00' where nama = 'batas_identitas_penuh'`;
    expect(await tradedBy('C1234567')).toBeLessThan(1_500_000_000n);
    const large = {
      nominal: '600.00',
      pecahan: toRows({ '100': 6 }),
      pecahan_rupiah: toRows({ '100000': 100, '20000': 1 }),
    };
    await refused(bank, 'IDENTITY_NEEDED', () => run(sold(large)));
    await accepted(bank, () => run(sold({ ...large, ...whole })));
    // The customer's whole identity is known from then on, and asked for no more (domain: CIF, walk-in).
    await accepted(bank, () => run(sold()));
    const other = { nomor_identitas: 'X9999999' };
    await accepted(bank, () => run(sold(other)));
    // The posting function counts again, whatever two counters believed at once.
    const said = vi.spyOn(presenterIdentified, 'check').mockReturnValue([]);
    const over = {
      nominal: '900.00',
      pecahan: toRows({ '100': 9 }),
      pecahan_rupiah: toRows({ '100000': 150, '20000': 1, '10000': 1 }),
    };
    await refused(bank, 'IDENTITY_NEEDED', () => bank.run('teller1', exchange, sold({ ...over, ...other })));
    await accepted(bank, () => bank.run('teller1', exchange, sold({ ...over, ...other, ...whole })));
    said.mockRestore();
    await bank.owner`update parameter set nilai = '100000000.00' where nama = 'batas_identitas_penuh'`;
  });

  test('reversed by its mirror both tills and both positions are as before, and it no longer counts for its person', async () => {
    const tills = await boxes();
    const before = await positions();
    const posted = await run(sold({ nomor_identitas: 'Z7777777' }));
    const item = await bank.flow('teller1', 'SUBMIT', {
      flowCode: 'REVERSAL',
      seen: '',
      data: { nomor_referensi: posted.nomor_referensi, alasan: 'nasabah batal' },
    });
    await accepted(bank, () => bank.flow('headteller1', 'APPROVE', { idFlow: item.id_flow }));
    expect(await boxes()).toEqual(tills);
    expect(await positions()).toEqual(before);
    expect(await tradedBy('Z7777777')).toBe(0n);
    await refused(bank, 'ALREADY_REVERSED', () =>
      bank.flow('teller1', 'SUBMIT', {
        flowCode: 'REVERSAL',
        seen: '',
        data: { nomor_referensi: posted.nomor_referensi, alasan: 'sekali lagi' },
      }),
    );
    await square();
  });

  test('the trade is stored: direction, both rates, the cash, both persons', async () => {
    const rows = await bank.owner`
      select arah, jumlah, rupiah, kurs, kurs_papan, nama, nomor_identitas from currency_trade order by journal_id limit 2`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      {
        arah: 'JUAL',
        jumlah: 100_00n,
        rupiah: 1_670_000_00n,
        kurs: 167_000_000n,
        kurs_papan: 167_000_000n,
        nama: 'Sari Dewi',
        nomor_identitas: 'C1234567',
      },
      {
        arah: 'BELI',
        jumlah: 100_00n,
        rupiah: 1_650_000_00n,
        kurs: 165_000_000n,
        kurs_papan: 165_000_000n,
        nama: 'Sari Dewi',
        nomor_identitas: 'C1234567',
      },
    ]);
  });
});

test('the rupiah of a trade are counted in rupiah, with any decimals of the other currency', () => {
  const moved = (arah: 'BELI' | 'JUAL', kode_valuta: string) =>
    rupiahDenominations({
      data: {
        arah,
        kode_valuta,
        pecahan_rupiah: toRows({ '100000': 2 }),
        kembalian: arah === 'JUAL' ? toRows({ '5000': 1 }) : [],
      },
    } as unknown as Exchange);
  for (const kode_valuta of ['USD', 'KWD', 'JPY']) {
    expect(moved('BELI', kode_valuta)).toEqual({ '10000000': -2 });
    expect(moved('JUAL', kode_valuta)).toEqual({ '10000000': 2, '500000': -1 });
  }
});
