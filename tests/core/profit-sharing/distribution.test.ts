import { beforeAll, describe, expect, test } from 'vitest';
import { readPages } from '#core/accounts/statements/pages.ts';
import type { Span } from '#core/accounts/statements/stored.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import {
  distribute,
  endSharing,
  lockAverages,
  sweepRounding,
  trueUp,
  waitForRate,
} from '#core/profit-sharing/end-of-day-steps.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { historyBagiHasil } from '#core/profit-sharing/share-history.ts';
import { rekonsiliasiBagiHasil, rincianBagiHasil } from '#core/profit-sharing/share-queries.ts';
import { paging } from '../asking.ts';
import { refused } from '../counter-bank.ts';
import { balanceOf, refusal } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { head, LAST, MONTH, type MonthBank, monthBank, of, rupiah, saver } from './month-bank.ts';

const BRANCHES = ['000', '001', '002'] as const;
const nothing = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };

let bank: MonthBank;
beforeAll(async () => {
  bank = await monthBank();
  // Of 19,000,000 on average this is 8.75 for each 1,000.
  await bank.earn(166_250n);
});

const rate = async (user = 'finance1') =>
  perhitunganHi1000(await bank.as(user), { pool: 'UTAMA', bulan: MONTH, ...nothing });
const proposal = async () => ({ pool: 'UTAMA', bulan: MONTH, sidik: (await rate()).sidik });
const file = (user: string, data: object) =>
  bank.flow(user, 'SUBMIT', { flowCode: 'TETAPKAN_HI1000', data, remark: 'Mohon disetujui' });
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow, remark: 'Sesuai' });

/** Returns the lines of an account's share: GL, amount in minor units. */
const linesOf = async (number: string) =>
  (
    await bank.owner<{ kode_gl: string; jumlah: bigint }[]>`
      select l.kode_gl, l.jumlah from profit_share p join journal_line l on l.journal_id = p.journal_id and l.tanggal = p.tanggal
      where p.nomor_rekening = ${number} and p.bulan = ${MONTH} order by l.urut`
  ).map(({ kode_gl, jumlah }) => [kode_gl, jumlah]);
const owedBy = async (branch: string, kode_gl = '202001') =>
  (
    await bank.owner<{ sisa: bigint }[]>`
      select coalesce(sum(kredit - debet), 0)::bigint as sisa from gl_total where kode_cabang = ${branch} and kode_gl = ${kode_gl}`
  )[0]?.sisa;

describe('the rate of a month', () => {
  test('is not set while a branch has not locked its averages, which is named', async () => {
    const { halangan } = await rate();
    expect(halangan.map(({ kode, sebut }) => `${kode} ${sebut}`)).toContain('AVERAGES_MISSING 001');
    await bank.endOfDay('001', lockAverages);
    await refused(bank, 'AVERAGES_MISSING', async () => file('finance1', await proposal()));
    for (const branch of BRANCHES) await bank.endOfDay(branch, lockAverages);
    expect((await rate()).halangan).toEqual([]);
  });

  test('comes from the ledger and the locked averages: 8.75, and the product’s line of the table', async () => {
    const { final, pendapatan, rata_dpk, rata_aset, produk, bagian_dpk } = await rate();
    expect({ final, pendapatan, rata_dpk, rata_aset, bagian_dpk }).toEqual({
      final: '8.750000',
      pendapatan: '166250.00',
      rata_dpk: '19000000.00',
      rata_aset: '0.00',
      bagian_dpk: '100.00',
    });
    expect(produk).toEqual([
      expect.objectContaining({
        kode_gl: '301001',
        rekening: 3,
        rata_rata: '19000000.00',
        nisbah: '30.00',
        pendapatan: '166250.00',
        nasabah: '49875.00',
        bank: '116375.00',
        setara: '3.1938',
      }),
    ]);
  });

  test('counts movements after the lock once the average is locked again', async () => {
    await bank.book([
      {
        kodeCabang: '001',
        nominal: 100n,
        rekening: accounts.ani,
        legs: [debit(of(accounts.firma, '203001'), 100n), credit(of(accounts.ani), 100n)],
      },
      {
        kodeCabang: '001',
        nominal: 100n,
        rekening: accounts.ani,
        legs: [debit(of(accounts.ani), 100n), credit(of(accounts.firma, '203001'), 100n)],
      },
    ]);
    expect((await rate()).halangan.map(({ kode }) => kode)).toEqual(['AVERAGES_MISSING']);
    await bank.endOfDay('001', lockAverages);
    expect((await rate()).halangan).toEqual([]);
  });

  test('is not set over a pool whose accounts differ from the ledger', async () => {
    await bank.owner`update account_state set saldo_buku = saldo_buku + 100 where nomor_rekening = ${accounts.ani}`;
    expect((await rate()).halangan.map(({ kode, sebut }) => `${kode} ${sebut}`)).toEqual(['POOL_UNBALANCED 301001']);
    await refused(bank, 'POOL_UNBALANCED', async () => file('finance1', await proposal()));
    await bank.owner`update account_state set saldo_buku = saldo_buku - 100 where nomor_rekening = ${accounts.ani}`;
    expect((await rate()).halangan).toEqual([]);
  });

  test('the end of day waits for it', async () => {
    expect(await bank.endOfDay('001', waitForRate)).toEqual([
      { jenis: 'POOL', id: 'UTAMA', nama: 'Pool utama', sebab: 'RATE_AWAITED', nominal: 0n, menghalangi: true },
    ]);
  });

  test('one person does not set it, nor does a second one by a computation that has changed', async () => {
    const { id_flow } = await file('finance1', await proposal());
    await refused(bank, 'SELF_APPROVAL', () => approve('finance1', id_flow));
    await refused(bank, 'NOT_FOUND', () => approve('supervisor1', id_flow));
    await bank.earn(1n);
    await refused(bank, 'HI1000_CHANGED', () => approve('finance2', id_flow));
    await bank.book([
      {
        kodeCabang: '000',
        nominal: rupiah(1n),
        rekening: null,
        legs: [debit(head('501001'), rupiah(1n)), credit(head('102001'), rupiah(1n))],
      },
    ]);
    const done = await approve('finance2', id_flow);
    expect(done.flow_state).toBe('APPROVED');
    const [stored] = await bank.owner`
      select status, putaran, final, pendapatan, (select count(*)::integer from hi1000_income) as sumber, (select count(*)::integer from hi1000_product) as produk
      from hi1000 where bulan = ${MONTH}`;
    expect({ ...stored }).toEqual({
      status: 'DITETAPKAN',
      putaran: 1,
      final: 8_750_000n,
      pendapatan: rupiah(166_250n),
      sumber: 4,
      produk: 1,
    });
  });

  test('is not set twice', async () => {
    const { final, status, sidik } = await rate();
    expect({ final, status, sidik }).toEqual({ final: '8.750000', status: 'DITETAPKAN', sidik: '' });
    await refused(bank, 'HI1000_SET', () => file('finance2', { pool: 'UTAMA', bulan: MONTH, sidik: '0'.repeat(64) }));
    expect(await bank.endOfDay('001', waitForRate)).toEqual([]);
  });
});

describe('the shares', () => {
  test('a true-up brings the debt to the final rate: 49,875 over two branches', async () => {
    for (const branch of BRANCHES) await bank.endOfDay(branch, trueUp);
    expect([await owedBy('001'), await owedBy('002')]).toEqual([rupiah(42_175n), rupiah(7_700n)]);
    expect(await owedBy('001', '601001')).toBe(-rupiah(42_175n));
  });

  test('of the saver: 32,550 gross, tax 6,510, zakat 651, 25,389 to the account', async () => {
    const before = (await balanceOf(bank, saver)) ?? 0n;
    expect(await bank.endOfDay('001', distribute)).toEqual([]);
    expect(await linesOf(saver)).toEqual([
      ['202001', rupiah(32_550n)],
      ['301001', -rupiah(25_389n)],
      ['205001', -rupiah(6_510n)],
      ['206001', -rupiah(651n)],
    ]);
    expect(await balanceOf(bank, saver)).toBe(before + rupiah(25_389n));
    expect(await owedBy('001')).toBe(0n);
  });

  test('stand on the statement net, with gross, tax and zakat beside; no other line has them', async () => {
    const [span] = await bank.owner<Pick<Span, 'seq_awal' | 'jumlah_baris' | 'saldo_awal'>[]>`
      select * from statement_span(${saver}, '2026-01-01', '2027-12-31', 1000000)`;
    if (!span) throw new Error('the saver has lines');
    const whole = {
      tanggal_awal: '2026-01-01',
      tanggal_akhir: '2027-12-31',
      baris_halaman: span.jumlah_baris,
      halaman: 1,
    };
    const [page] = await readPages(bank.app, { ...span, ...whole, nomor_rekening: saver, kode_valuta: 'IDR' }, 1, 1);
    const shares = page?.baris.filter(({ bruto }) => bruto !== '') ?? [];
    expect(shares.map(({ kode, kredit, bruto, pajak, zakat }) => [kode, kredit, bruto, pajak, zakat])).toEqual([
      ['BAGI_HASIL', '25389.00', '32550.00', '6510.00', '651.00'],
    ]);
    expect(page?.baris.length).toBeGreaterThan(1);
  });

  test('are given once: the step finds nothing left, and nothing can be planned again', async () => {
    const before = await balanceOf(bank, saver);
    expect(await bank.endOfDay('001', distribute)).toEqual([]);
    const again = await bank.app`select * from plan_shares('001', ${MONTH}::date, '', '999999999999')`;
    expect([...again]).toEqual([]);
    expect(await balanceOf(bank, saver)).toBe(before);
  });

  test('go to the account that was asked for; of one that takes no credit to the account itself, else to 201007', async () => {
    await bank.owner`insert into account_link (nomor_rekening, guna, rekening_lain) values (${accounts.citra}, 'BAGI_HASIL', ${accounts.tutup})`;
    await bank.owner`update account_state set blokir = 'K' where nomor_rekening = ${accounts.citra}`;
    expect(await bank.endOfDay('002', distribute)).toEqual([
      {
        jenis: 'REKENING',
        id: accounts.citra,
        nama: 'Citra Permana',
        sebab: 'SHARE_HELD',
        nominal: rupiah(6_160n),
        menghalangi: false,
      },
    ]);
    await bank.owner`update account_state set blokir = '' where nomor_rekening = ${accounts.citra}`;
    expect(await linesOf(accounts.citra)).toEqual([
      ['202001', rupiah(7_700n)],
      ['201007', -rupiah(6_160n)],
      ['205001', -rupiah(1_540n)],
    ]);
  });

  test('the records equal the posting: another journal of the run is refused', async () => {
    const error = await bank.app
      .begin(async (tx) => {
        await commitBulk(tx as never, {
          run: '00000000-0000-4000-8000-000000000001',
          chunk: 1,
          actor: 'SISTEM',
          operasi: 'BAGI_HASIL',
          date: LAST,
          kodeValuta: 'IDR',
          keterangan: 'uji',
          headOffice: '000',
          journals: [
            {
              kodeCabang: '001',
              nominal: 100n,
              rekening: saver,
              legs: [debit({ kode_cabang: '001', kode_gl: '202001' }, 100n), credit(of(saver), 100n)],
            },
          ],
        });
        await tx`select record_shares('001', ${MONTH}::date, '', '999999999999')`;
      })
      .then(
        () => null,
        (reason: Error) => reason.message,
      );
    expect(error).toContain('is not what was posted');
  });

  test('head office ends the month once every branch has paid; then it takes no value date', async () => {
    for (const branch of BRANCHES) await bank.endOfDay(branch, sweepRounding);
    expect(await bank.endOfDay('000', endSharing)).toEqual([]);
    const [row] = await bank.owner`
      select h.status, g.status as bulan from hi1000 h join gl_period g using (bulan) where h.bulan = ${MONTH}`;
    expect({ ...row }).toEqual({ status: 'DIBAGIKAN', bulan: 'DIBAGIKAN' });
    const late = bank.book([
      {
        kodeCabang: '001',
        nominal: 100n,
        rekening: saver,
        legs: [debit(of(accounts.firma, '203001'), 100n), credit(of(saver), 100n)],
      },
    ]);
    await refusal(late, 'PERIOD_CLOSED');
  });
});

describe('the readers’ view of it', () => {
  test('the history of the account, and the chain of numbers of one share with its days', async () => {
    const { data } = await historyBagiHasil(await bank.as('cs1'), {
      paging: paging({ show: 10, page: 1 }),
      nomor_rekening: saver,
      bulan: '',
      kode_cabang: '',
    });
    expect(data).toEqual([
      expect.objectContaining({
        bulan: MONTH,
        status: 'DIBAGIKAN',
        rata_rata: '12400000.00',
        hi1000: '8.750000',
        nisbah: '30.00',
        bruto: '32550.00',
        pajak: '6510.00',
        zakat: '651.00',
        neto: '25389.00',
        tanggal: LAST,
      }),
    ]);
    const share = await rincianBagiHasil(await bank.as('cs1'), { nomor_rekening: saver, bulan: MONTH, nisbah: '' });
    expect(share.langkah).toEqual([
      { dari: '2026-11-01', sampai: '2026-11-09', saldo: '10000000.00', hari: 9 },
      { dari: '2026-11-10', sampai: '2026-11-19', saldo: '15000000.00', hari: 10 },
      { dari: '2026-11-20', sampai: '2026-11-30', saldo: '12000000.00', hari: 11 },
    ]);
    expect(share).toMatchObject({
      pendapatan_pool: '166250.00',
      pendapatan_produk: '166250.00',
      sebab_pajak: 'KENA',
      akru: '0.00',
      penyesuaian: '32550.00',
    });
  });

  test('another nisbah is computed and not stored', async () => {
    const { simulasi } = await rincianBagiHasil(await bank.as('cs1'), {
      nomor_rekening: saver,
      bulan: MONTH,
      nisbah: '35',
    });
    expect(simulasi).toMatchObject({
      nisbah: '35.00',
      bruto: '37975.00',
      pajak: '7595.00',
      zakat: '760.00',
      neto: '29620.00',
    });
  });

  test('another branch gets no event of it', async () => {
    await refusal(
      rincianBagiHasil(await bank.as('cs2'), { nomor_rekening: saver, bulan: MONTH, nisbah: '' }),
      'OTHER_BRANCH',
    );
  });

  test('the run and the ledger fit to the sen', async () => {
    const { data } = await rekonsiliasiBagiHasil(await bank.as('finance1'), { bulan: MONTH });
    expect(data.length).toBeGreaterThan(4);
    expect(data.filter(({ selisih }) => selisih !== '0.00')).toEqual([]);
  });
});
