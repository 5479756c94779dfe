import { beforeAll, describe, expect, test } from 'vitest';
import { obstaclesOf } from '#core/accounts/closing/obstacles.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { sharingRunOf } from '#core/ledger/sharing-run.ts';
import { distribute, endSharing, lockAverages, sweepRounding, trueUp } from '#core/profit-sharing/end-of-day-steps.ts';
import { giveLateShares } from '#core/profit-sharing/late-share-step.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { historyBagiHasil } from '#core/profit-sharing/share-history.ts';
import { pembatalanBagiHasil } from '#core/profit-sharing/undo-shares.ts';
import { paging } from '../asking.ts';
import { balanceOf } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { LAST, MONTH, type MonthBank, monthBank, of, openSaver, rupiah, saver } from './month-bank.ts';

const BRANCHES = ['000', '001', '002'] as const;
const NEXT = '2026-12-01';
const nothing = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };
const NET = rupiah(6_160n);

let bank: MonthBank;
const flow = async (flowCode: string, data: object) => {
  const { id_flow } = await bank.flow('finance1', 'SUBMIT', { flowCode, data, remark: 'Mohon disetujui' });
  return bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai' });
};
const shut = (blokir: string) =>
  bank.owner`update account_state set blokir = ${blokir} where nomor_rekening = ${accounts.citra}`;
const allBranches = (status: 'BUKA' | 'CUT_OFF') =>
  bank.owner`update branch set accounting_date = ${NEXT}, status = ${status}`;
/** Returns the uncollected part of a branch's shares on its 201007, minor units. */
const waiting = async (kodeCabang = '002') => {
  const [row] = await bank.owner<{ sisa: bigint }[]>`
    select coalesce(sum(kredit - debet), 0)::bigint as sisa from gl_total where kode_gl = '201007' and kode_cabang = ${kodeCabang}`;
  return row?.sisa;
};
const late = () => bank.owner<{ id: bigint; tanggal: string; baris: string }[]>`
  select j.id, j.tanggal, string_agg(l.kode_cabang || ' ' || l.kode_gl || ' ' || coalesce(l.rekening, '') || ' ' || l.jumlah, ', ' order by l.urut) as baris
  from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal where j.operasi = 'BAGI_HASIL_SUSULAN' group by 1, 2 order by 1`;
const obstacles = async (kode: string) =>
  (await obstaclesOf(bank.app, { nomor_rekening: accounts.citra, tanggal: NEXT })).filter((one) => one.kode === kode);
const history = async () =>
  (
    await historyBagiHasil(await bank.as('finance1'), {
      paging: paging({ show: 10, page: 1 }),
      nomor_rekening: accounts.citra,
      bulan: '',
      kode_cabang: '',
    })
  ).data.map(({ status, rekening_tujuan, susulan }) => ({ status, rekening_tujuan, susulan }));

beforeAll(async () => {
  bank = await monthBank();
  await bank.earn(166_250n);
  for (const branch of BRANCHES) await bank.endOfDay(branch, lockAverages);
  const asked = await perhitunganHi1000(await bank.as('finance1'), { pool: 'UTAMA', bulan: MONTH, ...nothing });
  await flow('TETAPKAN_HI1000', { pool: 'UTAMA', bulan: MONTH, alasan: '', sidik: asked.sidik });
  await shut('K');
  for (const step of [trueUp, distribute, sweepRounding])
    for (const branch of BRANCHES) await bank.endOfDay(branch, step);
  await bank.endOfDay('000', endSharing);
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${NEXT}, 'manager1' from branch`;
  await allBranches('CUT_OFF');
});

describe('a share that no account took', () => {
  test('waits on 201007 for as long as the account takes no credit, and the account is not closed meanwhile', async () => {
    const before = await balanceOf(bank, accounts.citra);
    expect(await bank.later(NEXT, '002', giveLateShares)).toEqual([]);
    expect(await late()).toEqual([]);
    expect(await waiting()).toBe(NET);
    expect(await balanceOf(bank, accounts.citra)).toBe(before);
    expect(await obstacles('BAGI_HASIL_MENUNGGU')).toEqual([
      { kode: 'BAGI_HASIL_MENUNGGU', sebut: '2026-11', nominal: NET, sampai: null },
    ]);
    expect(await history()).toEqual([{ status: 'DIBAGIKAN', rekening_tujuan: '', susulan: '' }]);
  });

  test('is not taken by anything that only calls itself so', async () => {
    const error = await bank.app
      .begin(async (tx) => {
        await commitBulk(tx as never, {
          run: '00000000-0000-4000-8000-000000000002',
          chunk: 1,
          actor: 'SISTEM',
          operasi: 'BAGI_HASIL_SUSULAN',
          date: NEXT,
          kodeValuta: 'IDR',
          keterangan: 'uji',
          headOffice: '000',
          journals: [
            {
              kodeCabang: '002',
              nominal: NET,
              rekening: saver,
              legs: [debit({ kode_cabang: '002', kode_gl: '201007' }, NET), credit(of(saver), NET)],
            },
          ],
        });
        await tx`select record_late_shares('002', '', '99999999999999999999')`;
      })
      .then(
        () => null,
        (reason: Error) => reason.message,
      );
    expect(error).toContain('are not what was posted');
    expect(await waiting()).toBe(NET);
  });

  test('comes to the account on the first end of day on which it takes credit, once, with a journal of its own', async () => {
    await shut('');
    const before = (await balanceOf(bank, accounts.citra)) ?? 0n;
    expect(await bank.later(NEXT, '001', giveLateShares)).toEqual([]);
    expect(await late()).toEqual([]);
    expect(await bank.later(NEXT, '002', giveLateShares)).toEqual([]);
    expect((await late()).map(({ baris }) => baris)).toEqual([
      `002 201007  ${NET}, 002 301001 ${accounts.citra} ${-NET}`,
    ]);
    expect(await balanceOf(bank, accounts.citra)).toBe(before + NET);
    expect(await waiting()).toBe(0n);
    expect(await obstacles('BAGI_HASIL_MENUNGGU')).toEqual([]);
    expect(await history()).toEqual([{ status: 'DIBAGIKAN', rekening_tujuan: accounts.citra, susulan: NEXT }]);
    await bank.later(NEXT, '002', giveLateShares);
    expect(await balanceOf(bank, accounts.citra)).toBe(before + NET);
  });

  test('is found from its journal like any other share of the month', async () => {
    const [journal] = await late();
    expect(journal && (await sharingRunOf(bank.app, journal))).toEqual({
      pool: 'UTAMA',
      bulan: MONTH,
      status: 'DIBAGIKAN',
      nomor_rekening: accounts.citra,
    });
  });

  test('goes back with its month: both its journals are mirrored, and nothing is left on 201007', async () => {
    await allBranches('BUKA');
    const before = (await balanceOf(bank, accounts.citra)) ?? 0n;
    const { sidik, halangan } = await pembatalanBagiHasil(await bank.as('finance1'), { pool: 'UTAMA', bulan: MONTH });
    expect(halangan).toEqual([]);
    await flow('BATAL_HI1000', { pool: 'UTAMA', bulan: MONTH, alasan: 'Hibah belum dihitung', sidik });
    expect(await balanceOf(bank, accounts.citra)).toBe(before - NET);
    expect(await waiting()).toBe(0n);
    await allBranches('CUT_OFF');
    await bank.later(NEXT, '002', giveLateShares);
    expect(await late()).toHaveLength(1);
  });
});

test('a share goes where its owner asked, also in another branch, each month by a journal of its own', async () => {
  const other = await monthBank();
  const account = '001120009990';
  await openSaver(other, account);
  const shares = [
    ['2026-09-01', 100n],
    ['2026-10-01', 250n],
  ] as const;
  const owed = (whole: bigint) => rupiah(whole);
  for (const [bulan, whole] of shares) {
    await other.book([
      {
        kodeCabang: '002',
        nominal: owed(whole),
        rekening: null,
        legs: [
          debit({ kode_cabang: '002', kode_gl: '202001' }, owed(whole)),
          credit({ kode_cabang: '002', kode_gl: '201007' }, owed(whole)),
        ],
      },
    ]);
    await other.owner`
      insert into profit_share (nomor_rekening, bulan, jenis, status, pool, kode_cabang, kode_produk, kode_gl, seq, jumlah_saldo, bobot, nisbah, dibayar, bruto, pajak, zakat, neto,
        dana, sebab_pajak, tujuan, tanggal, journal_id)
      select nomor_rekening, ${bulan}, 'BONUS', 'DIBAGIKAN', 'UTAMA', '002', kode_produk, kode_gl, 1, 1, 10000, 3000, true, ${owed(whole)}::bigint, 0, 0, ${owed(whole)}::bigint, 0, 'BATAS', '', ${LAST}, 1
      from account where nomor_rekening = ${accounts.citra}`;
  }
  await other.owner`insert into account_link (nomor_rekening, guna, rekening_lain) values (${accounts.citra}, 'BAGI_HASIL', ${account})`;
  const before = (await balanceOf(other, account)) ?? 0n;
  await other.endOfDay('002', giveLateShares);
  expect(await balanceOf(other, account)).toBe(before + owed(350n));
  const rows = await other.owner<{ susulan_ke: string; n: bigint }[]>`
    select susulan_ke, count(distinct susulan_journal) as n from profit_share where jenis = 'BONUS' group by 1`;
  expect(rows.map((row) => ({ ...row }))).toEqual([{ susulan_ke: account, n: 2n }]);
});
