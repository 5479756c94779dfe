import { beforeAll, describe, expect, test } from 'vitest';
import { transaksiDetails } from '#core/cash/counter/transaction-queries.ts';
import type { Db } from '#core/db/client.ts';
import { shareChecks } from '#core/ledger/check-shares.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { distribute, endSharing, lockAverages, sweepRounding, trueUp } from '#core/profit-sharing/end-of-day-steps.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { fundReserves } from '#core/profit-sharing/reserve-step.ts';
import { shareAgain } from '#core/profit-sharing/share-again.ts';
import { rekonsiliasiBagiHasil, rincianBagiHasil } from '#core/profit-sharing/share-queries.ts';
import { pembatalanBagiHasil } from '#core/profit-sharing/undo-shares.ts';
import { accepted, refused } from '../counter-bank.ts';
import { head, MONTH, type MonthBank, monthBank, rupiah, saver } from './month-bank.ts';

const BRANCHES = ['000', '001', '002'] as const;
const NEXT = '2026-12-01';
const YEAR_END = '2026-12-31';
const nothing = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };
type Given = Partial<Record<keyof typeof nothing, string>>;

let bank: MonthBank;
beforeAll(async () => {
  bank = await monthBank();
  // Of 19,000,000 on average this is 8.75 for each 1,000; 30 % of it, 49,875, is the customers'.
  await bank.earn(166_250n);
  for (const branch of BRANCHES) await bank.endOfDay(branch, lockAverages);
});

const rate = async (given: Given, bulan: string) =>
  perhitunganHi1000(await bank.as('finance1'), { pool: 'UTAMA', bulan, ...nothing, ...given });
const file = async (given: Given, bulan = MONTH) =>
  bank.flow('finance1', 'SUBMIT', {
    flowCode: 'TETAPKAN_HI1000',
    data: { pool: 'UTAMA', bulan, alasan: 'Keputusan rapat ALCO', sidik: (await rate(given, bulan)).sidik, ...given },
    remark: 'Mohon disetujui',
  });
const approve = (idFlow: string) => bank.flow('finance2', 'APPROVE', { idFlow, remark: 'Sesuai' });
const setRate = async (given: Given, bulan = MONTH) => approve((await file(given, bulan)).id_flow);

/** Returns the postings of reserves by head office's end of day: month, kind, and the lines of the journal. */
const stored = async () =>
  (
    await bank.owner<{ jenis: string; tanggal: string; batal: string | null; baris: string }[]>`
      select r.jenis, r.tanggal, r.dibatalkan as batal,
        (select string_agg(l.kode_cabang || ' ' || l.kode_gl || ' ' || l.jumlah, ', ' order by l.urut) from journal_line l where (l.journal_id, l.tanggal) = (r.journal_id, r.tanggal)) as baris
      from profit_reserve r order by r.bulan, r.putaran, r.jenis`
  ).map(({ jenis, tanggal, batal, baris }) => [jenis, tanggal, batal, baris]);
const held = async (kode_gl: string) =>
  (
    await bank.owner<{ sisa: bigint }[]>`
      select coalesce(sum(kredit - debet), 0)::bigint as sisa from gl_total where kode_gl = ${kode_gl}`
  )[0]?.sisa;
/** The month that the window of a transaction leads to. */
const runOf = async (nomor_referensi: string) =>
  (await transaksiDetails(await bank.as('finance1'), { nomor_referensi, duplikat: 'F' })).bagi_hasil;
const lastOf = async (operasi: string): Promise<string> =>
  (
    await bank.owner<{ nomor: string }[]>`
      select reference_number(kode_cabang, tanggal, id) as nomor from journal where operasi = ${operasi} order by id desc limit 1`
  )[0]?.nomor ?? '';
const statusOf = async (bulan = MONTH) =>
  (await bank.owner`select status from hi1000 where bulan = ${bulan}`)[0]?.status;
const allBranches = async (tanggal: string, status: 'BUKA' | 'CUT_OFF') => {
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${tanggal}, 'manager1' from branch
    where not exists (select from branch_day where tanggal = ${tanggal})`;
  await bank.owner`update branch set accounting_date = ${tanggal}, status = ${status}`;
};
const fits = async () => {
  const { data } = await rekonsiliasiBagiHasil(await bank.as('finance1'), { bulan: MONTH });
  expect(data.filter(({ selisih }) => selisih !== '0.00')).toEqual([]);
  return data.map(({ kode_cabang, kode_gl, menurut_buku }) => `${kode_cabang} ${kode_gl} ${menurut_buku}`);
};

describe('a sum above the month’s income is refused', () => {
  test.each([
    ['a release of what nobody has set aside', { per_lepas: '1.00' }, 'RESERVE_SHORT', 'per_lepas', 'PER', '0.00'],
    [
      'more PER than there was income',
      { per_bentuk: '166251.00' },
      'RESERVE_BEYOND',
      'per_bentuk',
      'PER',
      '166,250.00',
    ],
    [
      'more IRR than the customers’ part',
      { irr_bentuk: '49876.00' },
      'RESERVE_BEYOND',
      'irr_bentuk',
      'IRR',
      '49,875.00',
    ],
    [
      'more IRR than the customers’ part of what PER left',
      { per_bentuk: '83125.00', irr_bentuk: '24938.00' },
      'RESERVE_BEYOND',
      'irr_bentuk',
      'IRR',
      '24,937.50',
    ],
    ['a gift beyond the bank’s own part', { hibah: '116376.00' }, 'RESERVE_BEYOND', 'hibah', 'HIBAH', '116,375.00'],
  ] as const)('%s', async (_case, given, code, field, cadangan, ada) => {
    const { details } = await refused(bank, code, () => file(given));
    expect(details.violations).toEqual([expect.objectContaining({ field, kode: code })]);
    expect(details.params).toMatchObject({ cadangan, ada });
  });

  test('by the database too, past the core’s view', async () => {
    const change = (jenis: string, jumlah: string) =>
      bank.owner.json({
        aksi: 'BUAT',
        baris: { pool: 'UTAMA', bulan: MONTH, status: 'DITETAPKAN' },
        bagian: { hi1000_adjustment: [{ jenis, jumlah, alasan: 'Keputusan rapat ALCO' }] },
      });
    const proof = (jenis: string, jumlah: string) =>
      bank.owner`select before_hi1000(${change(jenis, jumlah)}, 'finance1', 'finance2')`.then(
        () => 'allowed',
        ({ message, detail }) => `${message} ${detail}`,
      );
    expect(await proof('IRR_LEPAS', '1')).toBe('RESERVE_SHORT {"ada": "0.00", "cadangan": "IRR"}');
    expect(await proof('HIBAH', '11637501')).toBe('RESERVE_BEYOND {"ada": "116,375.00", "cadangan": "HIBAH"}');
    // An amount that the month can bear passes on to the next check.
    expect(await proof('HIBAH', '11637500')).toContain('HI1000_CHANGED');
  });

  test('a reserve is not filled and drawn on in the same month', async () => {
    await refused(bank, 'VALIDATION', () => file({ per_bentuk: '2.00', per_lepas: '1.00' }));
  });
});

describe('reserves and grants have their journal at head office', () => {
  test('not before its end of day; the month does not end without it', async () => {
    // It is allowed to the last rupiah; the test only reads the result.
    const { id_flow } = await accepted(bank, () => file({ hibah: '116375.00' }));
    await bank.flow('finance1', 'CANCEL', { idFlow: id_flow, remark: 'Diajukan lagi' });
    await setRate({ per_bentuk: '16625.00', irr_bentuk: '2850.00', hibah: '5700.00' });
    for (const step of [trueUp, distribute, sweepRounding])
      for (const branch of BRANCHES) await bank.endOfDay(branch, step);
    await bank.endOfDay('000', endSharing);
    expect(await statusOf()).toBe('DITETAPKAN');
    expect(await stored()).toEqual([]);
  });

  test('to the sen, once', async () => {
    await bank.endOfDay('000', fundReserves);
    const posted = [
      ['HIBAH', '2026-11-30', null, '000 602002 570000, 000 601003 -570000'],
      ['IRR_BENTUK', '2026-11-30', null, '000 601003 285000, 000 303002 -285000'],
      ['PER_BENTUK', '2026-11-30', null, '000 601003 1662500, 000 303001 -1662500'],
    ];
    expect(await stored()).toEqual(posted);
    await bank.endOfDay('000', fundReserves);
    expect(await stored()).toEqual(posted);
    await bank.endOfDay('000', endSharing);
    expect(await statusOf()).toBe('DIBAGIKAN');
  });

  test('the customers have the rate’s income: 49,875 less their part of PER and IRR, and the gift', async () => {
    const [row] = await bank.owner`
      select sum(bagian)::bigint as bagian, (select final from hi1000) as final from profit_share where bulan = ${MONTH}`;
    // 8.75 - 0.875 - 0.50 + 1.00 of 5,700,000.
    expect({ ...row }).toEqual({ bagian: rupiah(47_737n) + 50n, final: 8_375_000n });
  });

  test('the document, the explanation of a share and the way back from each journal say so', async () => {
    const { cadangan, pembukuan } = await rate({}, MONTH);
    expect(cadangan).toEqual([
      { cadangan: 'PER', awal: '0.00', bentuk: '16625.00', lepas: '0.00', akhir: '16625.00' },
      { cadangan: 'IRR', awal: '0.00', bentuk: '2850.00', lepas: '0.00', akhir: '2850.00' },
    ]);
    expect(pembukuan.map(({ jenis, tanggal }) => `${jenis} ${tanggal}`)).toEqual([
      'HIBAH 2026-11-30',
      'IRR_BENTUK 2026-11-30',
      'PER_BENTUK 2026-11-30',
    ]);
    const context = await bank.as('finance1');
    const asked = { nomor_rekening: saver, bulan: MONTH, nisbah: '' };
    const { penyesuaian_pool, referensi } = await rincianBagiHasil(context, asked);
    expect(penyesuaian_pool.map(({ jenis, jumlah }) => `${jenis} ${jumlah}`)).toEqual([
      'PER_BENTUK 16625.00',
      'IRR_BENTUK 2850.00',
      'HIBAH 5700.00',
    ]);
    const november = { pool: 'UTAMA', bulan: MONTH, status: 'DIBAGIKAN', nomor_rekening: '' };
    expect(await runOf(pembukuan[0]?.referensi ?? '')).toEqual(november);
    expect(await runOf(referensi)).toEqual({ ...november, nomor_rekening: saver });
    expect(await runOf(await lastOf('TRUE_UP'))).toEqual(november);
    expect(await runOf(await lastOf('REVALUASI'))).toBeUndefined();
  });

  test('the run fits the ledger with its reserves', async () => {
    expect(await fits()).toEqual(
      expect.arrayContaining([
        '000 303001 16625.00',
        '000 303002 2850.00',
        '000 601003 -13775.00',
        '000 602002 -5700.00',
      ]),
    );
  });

  test('a reserve that says something else than its journal is found', async () => {
    await bank.owner`update profit_reserve set jumlah = jumlah + 1 where jenis = 'PER_BENTUK'`;
    const check = shareChecks.find(({ name }) => name.startsWith('22 a reserve'));
    expect((await check?.offences(bank.owner as Db))?.map(({ rincian }) => rincian)).toEqual([
      '303001: the runs say 1662501, the ledger 1662500',
      expect.stringContaining('UTAMA 2026-11-01 PER_BENTUK: journal'),
      'UTAMA 2026-11-01 PER_BENTUK of 1662500 has no journal, or another one',
    ]);
    await bank.owner`update profit_reserve set jumlah = jumlah - 1 where jenis = 'PER_BENTUK'`;
  });
});

describe('reversed with the month', () => {
  test('each has its mirror, and the reserves hold nothing', async () => {
    await allBranches(NEXT, 'BUKA');
    const undoing = await pembatalanBagiHasil(await bank.as('finance1'), { pool: 'UTAMA', bulan: MONTH });
    expect(undoing.halangan).toEqual([]);
    expect(undoing.cadangan.map(({ jenis, jumlah }) => `${jenis} ${jumlah}`)).toEqual([
      'PER_BENTUK 16625.00',
      'IRR_BENTUK 2850.00',
      'HIBAH 5700.00',
    ]);
    const { id_flow } = await bank.flow('finance1', 'SUBMIT', {
      flowCode: 'BATAL_HI1000',
      data: { pool: 'UTAMA', bulan: MONTH, alasan: 'Cadangan keliru', sidik: undoing.sidik },
      remark: 'Mohon disetujui',
    });
    await approve(id_flow);
    expect([await held('303001'), await held('303002'), await held('601003'), await held('602002')]).toEqual([
      0n,
      0n,
      0n,
      0n,
    ]);
    expect((await stored()).map(([jenis, , batal]) => [jenis, batal])).toEqual([
      ['HIBAH', NEXT],
      ['IRR_BENTUK', NEXT],
      ['PER_BENTUK', NEXT],
    ]);
    expect(await fits()).toEqual([]);
    expect(await runOf(await lastOf('BATAL_BAGI_HASIL'))).toMatchObject({ bulan: MONTH, status: 'DIBATALKAN' });
  });

  test('set anew, an ordinary end of day of head office posts it and ends the month where it comes last', async () => {
    await allBranches(NEXT, 'CUT_OFF');
    await setRate({ per_bentuk: '16625.00' });
    for (const branch of ['001', '002']) await bank.later(NEXT, branch, shareAgain);
    expect(await statusOf()).toBe('DITETAPKAN');
    await bank.later(NEXT, '000', fundReserves);
    expect(await statusOf()).toBe('DIBAGIKAN');
    expect((await stored()).slice(3)).toEqual([['PER_BENTUK', NEXT, null, '000 601003 1662500, 000 303001 -1662500']]);
    await fits();
  });
});

describe('released in a later month', () => {
  test('its balance and not a rupiah more', async () => {
    await allBranches(YEAR_END, 'CUT_OFF');
    const earned = rupiah(100_000n);
    await bank.book(
      [
        {
          kodeCabang: '000',
          nominal: earned,
          rekening: null,
          legs: [debit(head('102001'), earned), credit(head('501001'), earned)],
        },
      ],
      undefined,
      YEAR_END,
    );
    for (const branch of BRANCHES) await bank.later(YEAR_END, branch, lockAverages);
    const { details } = await refused(bank, 'RESERVE_SHORT', () => file({ per_lepas: '16626.00' }, NEXT));
    expect(details.params).toMatchObject({ cadangan: 'PER', ada: '16,625.00' });
    await setRate({ per_lepas: '16625.00' }, NEXT);
    for (const step of [trueUp, distribute, sweepRounding])
      for (const branch of BRANCHES) await bank.later(YEAR_END, branch, step);
    await bank.later(YEAR_END, '000', fundReserves);
    expect((await stored()).slice(4)).toEqual([
      ['PER_LEPAS', YEAR_END, null, '000 303001 1662500, 000 601003 -1662500'],
    ]);
    await bank.later(YEAR_END, '000', endSharing);
    expect([await statusOf(NEXT), await held('303001')]).toEqual(['DIBAGIKAN', 0n]);
  });
});
