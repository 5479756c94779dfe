import { beforeAll, describe, expect, test } from 'vitest';
import { obstaclesOf } from '#core/accounts/closing/obstacles.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { distribute, endSharing, lockAverages, sweepRounding, trueUp } from '#core/profit-sharing/end-of-day-steps.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { fundReserves } from '#core/profit-sharing/reserve-step.ts';
import { shareAgain } from '#core/profit-sharing/share-again.ts';
import { historyBagiHasil } from '#core/profit-sharing/share-history.ts';
import { rekonsiliasiBagiHasil } from '#core/profit-sharing/share-queries.ts';
import { pembatalanBagiHasil } from '#core/profit-sharing/undo-shares.ts';
import { paging } from '../asking.ts';
import { refused } from '../counter-bank.ts';
import { balanceOf } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { MONTH, type MonthBank, monthBank, rupiah, saver } from './month-bank.ts';

const BRANCHES = ['000', '001', '002'] as const;
const NEXT = '2026-12-01';
const nothing = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };

let bank: MonthBank;
const rate = async (given = {}) =>
  perhitunganHi1000(await bank.as('finance1'), { pool: 'UTAMA', bulan: MONTH, ...nothing, ...given });
const fileRate = async ({ alasan = '', ...given }: Record<string, string> = {}) => {
  const { id_flow } = await bank.flow('finance1', 'SUBMIT', {
    flowCode: 'TETAPKAN_HI1000',
    data: { pool: 'UTAMA', bulan: MONTH, alasan, sidik: (await rate(given)).sidik, ...given },
    remark: 'Mohon disetujui',
  });
  return id_flow;
};
const setRate = async (given: Record<string, string> = {}) => approve('finance2', await fileRate(given));
const undoing = async () => pembatalanBagiHasil(await bank.as('finance1'), { pool: 'UTAMA', bulan: MONTH });
const file = async (user = 'finance1', sidik = '') =>
  bank.flow(user, 'SUBMIT', {
    flowCode: 'BATAL_HI1000',
    data: {
      pool: 'UTAMA',
      bulan: MONTH,
      alasan: 'Hibah belum dihitung',
      sidik: sidik || (await undoing()).sidik,
    },
    remark: 'Mohon disetujui',
  });
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow, remark: 'Sesuai' });

/** Every branch on a day, at work or cut off. */
const allBranches = async (tanggal: string, status: 'BUKA' | 'CUT_OFF') => {
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${tanggal}, 'manager1' from branch
    where not exists (select from branch_day where tanggal = ${tanggal})`;
  await bank.owner`update branch set accounting_date = ${tanggal}, status = ${status}`;
};
/** Returns the balance of every GL account of the bank by branch, and the accounts in it. */
const statuses = async () =>
  (
    await bank.owner<{ tempat: string; sisa: bigint }[]>`
      select kode_cabang || ' ' || kode_gl || ' ' || coalesce(lawan, '') as tempat, sum(kredit - debet)::bigint as sisa from gl_total group by 1 having sum(kredit - debet) <> 0
      union all select nomor_rekening, saldo_buku from account_state where saldo_buku <> 0 order by 1`
  ).map(({ tempat, sisa }) => `${tempat} ${sisa}`);

let before: readonly string[] = [];
let shared: readonly string[] = [];
beforeAll(async () => {
  bank = await monthBank();
  await bank.earn(166_250n);
  for (const branch of BRANCHES) await bank.endOfDay(branch, lockAverages);
  await setRate();
  before = await statuses();
  for (const step of [trueUp, distribute, sweepRounding])
    for (const branch of BRANCHES) await bank.endOfDay(branch, step);
  await bank.endOfDay('000', endSharing);
  shared = await statuses();
});

describe('a month’s shares are not reversed', () => {
  test('while its branches are not at work on head office’s day', async () => {
    expect((await undoing()).halangan.map(({ kode, sebut }) => `${kode} ${sebut}`)).toEqual([
      'DAY_CLOSED 001',
      'DAY_CLOSED 002',
    ]);
    await allBranches(NEXT, 'BUKA');
    expect((await undoing()).halangan).toEqual([]);
  });

  test('by one person, by a branch, or after a change since it was shown', async () => {
    await refused(bank, 'FORBIDDEN', async () => file('supervisor1', '0'.repeat(64)));
    await refused(bank, 'SHARES_CHANGED', async () => file('finance1', '0'.repeat(64)));
    const { id_flow } = await file();
    await refused(bank, 'SELF_APPROVAL', () => approve('finance1', id_flow));
    await bank.flow('finance1', 'CANCEL', { idFlow: id_flow, remark: 'Diajukan lagi nanti' });
    expect(await statuses()).toEqual(shared);
  });

  test('when a customer has taken the money out: the refusal names the customer and the rest, and no share goes back', async () => {
    await bank.owner`update account_state set saldo_ditahan = saldo_buku - 100 where nomor_rekening = ${saver}`;
    expect((await undoing()).halangan).toEqual([
      expect.objectContaining({ kode: 'INSUFFICIENT', sebut: saver, nominal: '25389.00', ada: '1.00' }),
    ]);
    await refused(bank, 'INSUFFICIENT', () => file());
    await bank.owner`update account_state set saldo_ditahan = 0 where nomor_rekening = ${saver}`;
  });

  test('when the customer has taken it out between the filing and the approval', async () => {
    const { id_flow } = await file();
    await bank.owner`update account_state set saldo_ditahan = saldo_buku where nomor_rekening = ${accounts.citra}`;
    await refused(bank, 'INSUFFICIENT', () => approve('finance2', id_flow));
    await bank.owner`update account_state set saldo_ditahan = 0 where nomor_rekening = ${accounts.citra}`;
    expect(await statuses()).toEqual(shared);
    await bank.flow('finance1', 'CANCEL', { idFlow: id_flow, remark: 'Diajukan lagi nanti' });
  });

  test('when a later month was shared on top of it, when the year was closed, or when the tax was paid on', async () => {
    await bank.owner`
      insert into hi1000 (pool, bulan, status, hari, indikatif, dasar, final, pendapatan, pendapatan_dpk, jumlah_dpk, jumlah_aset)
      values ('UTAMA', ${NEXT}, 'DITETAPKAN', 31, 1, 1, 1, 1, 1, 1, 0)`;
    await refused(bank, 'SHARING_FOLLOWED', () => file());
    await bank.owner`delete from hi1000 where bulan = ${NEXT}`;
    await bank.owner`insert into gl_period (bulan, status, akhir_tahun) values (${NEXT}, 'DIBAGIKAN', true)`;
    await refused(bank, 'PERIOD_CLOSED', () => file());
    await bank.owner`delete from gl_period where bulan = ${NEXT}`;
    const remit = (whole: bigint) =>
      bank.book(
        [
          {
            kodeCabang: '001',
            nominal: rupiah(1n),
            rekening: null,
            legs: [
              debit({ kode_cabang: '001', kode_gl: '205001' }, rupiah(whole)),
              credit({ kode_cabang: '001', kode_gl: '201001' }, rupiah(whole)),
            ],
          },
        ],
        undefined,
        NEXT,
      );
    await remit(1n);
    await refused(bank, 'SHARES_PAID_ON', () => file());
    await remit(-1n);
    expect((await undoing()).halangan).toEqual([]);
    expect(await statuses()).toEqual(shared);
  });
});

describe('reversed whole', () => {
  test('by two persons: every journal has its mirror, and the books are as before the run', async () => {
    // The undoing moves none of a customer's own money, so a dormant or blocked account does not stop it.
    await bank.owner`update account_state set status = 'DORMAN', blokir = 'D' where nomor_rekening = ${accounts.citra}`;
    const { id_flow } = await file();
    expect((await approve('finance2', id_flow)).flow_state).toBe('APPROVED');
    await bank.owner`update account_state set status = 'AKTIF', blokir = '' where nomor_rekening = ${accounts.citra}`;
    expect(await statuses()).toEqual(before);
    const [run] = await bank.owner`
      select r.pembuat, r.penyetuju, r.alasan, r.jurnal = count(u.*) as semua from sharing_reversal r join sharing_undone u using (run) group by 1, 2, 3, r.jurnal`;
    expect({ ...run }).toEqual({
      pembuat: 'finance1',
      penyetuju: 'finance2',
      alasan: 'Hibah belum dihitung',
      semua: true,
    });
    const shares = await bank.owner`
      select putaran, status, count(*)::integer as n, count(journal_batal)::integer as mirror from profit_share where bulan = ${MONTH} group by 1, 2 order by 1`;
    expect(shares.map((row) => ({ ...row }))).toEqual([
      { putaran: 1, status: 'DIBATALKAN', n: 3, mirror: 3 },
      { putaran: 2, status: 'RATA_RATA', n: 3, mirror: 0 },
    ]);
  });

  test('it is not reversed twice, and the history shows it as reversed', async () => {
    await refused(bank, 'SHARING_NOT_DONE', () => file());
    const { data } = await historyBagiHasil(await bank.as('cs1'), {
      paging: paging({ show: 10, page: 1 }),
      nomor_rekening: saver,
      bulan: '',
      kode_cabang: '',
    });
    expect(data.map(({ status, neto }) => `${status} ${neto}`)).toEqual(['DIBATALKAN 25389.00']);
    const { data: fit } = await rekonsiliasiBagiHasil(await bank.as('finance1'), { bulan: MONTH });
    expect(fit).toEqual([]);
  });

  test('an account that waits for its share is not closed', async () => {
    expect(await obstaclesOf(bank.app, { nomor_rekening: saver, tanggal: NEXT })).toEqual([
      { kode: 'BAGI_HASIL_DIULANG', sebut: '2026-11', nominal: null, sampai: null },
    ]);
  });

  test('the next month’s rate waits for it', async () => {
    const codes = await bank.app<{ kode: string; sebut: string }[]>`
      select kode, sebut from hi1000_obstacles('UTAMA', ${NEXT}::date) where kode = 'SHARING_UNDONE'`;
    expect(codes.map((row) => ({ ...row }))).toEqual([{ kode: 'SHARING_UNDONE', sebut: '2026-11' }]);
  });
});

describe('and shared anew', () => {
  test('an ordinary end of day does nothing before the rate is set; a month’s end waits for it', async () => {
    expect(await bank.endOfDay('001', shareAgain)).toEqual([
      { id: MONTH, nama: '2026-11', sebab: 'RATE_AWAITED', nominal: 0n, menghalangi: true },
    ]);
    expect(await statuses()).toEqual(before);
  });

  test('from the same locked averages, after any later posting, with head office’s grant beside it', async () => {
    await allBranches(NEXT, 'CUT_OFF');
    // Customers own 30 % of 19,000,000: 5,700 more for them is 1.00 for each 1,000.
    const given = { hibah: '5700.00', alasan: 'Hibah dari bagian bank' };
    const seen = await rate({ hibah: given.hibah });
    expect({ halangan: seen.halangan, putaran: seen.putaran, final: seen.final, rata: seen.rata_dpk }).toEqual({
      halangan: [],
      putaran: 2,
      final: '9.750000',
      rata: '19000000.00',
    });
    // Allowed twice at the same instant it is set once.
    const filed = await fileRate(given);
    const both = await Promise.allSettled([approve('finance2', filed), approve('finance2', filed)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [set] = await bank.owner`
      select status, putaran, final, (select count(*)::integer from record_version v where v.jenis = 'hi1000' and (v.isi ->> 'putaran')::integer = 2) as versi from hi1000`;
    expect({ ...set }).toEqual({ status: 'DITETAPKAN', putaran: 2, final: 9_750_000n, versi: 1 });
  });

  test('of the saver 36,270 gross; the month ends with head office’s gift, and the books are sound', async () => {
    const was = (await balanceOf(bank, saver)) ?? 0n;
    expect(await bank.later(NEXT, '001', shareAgain)).toEqual([]);
    const [share] = await bank.owner`
      select bruto, pajak, zakat, neto, putaran from profit_share where nomor_rekening = ${saver} and bulan = ${MONTH} and status = 'DIBAGIKAN'`;
    // 12,400 x 9.75 x 30 %; tax 7,254; zakat 725 (29,016 x 2.5 % = 725.4).
    expect({ ...share }).toEqual({
      bruto: rupiah(36_270n),
      pajak: rupiah(7_254n),
      zakat: rupiah(725n),
      neto: rupiah(28_291n),
      putaran: 2,
    });
    expect(await balanceOf(bank, saver)).toBe(was + rupiah(28_291n));
    const status = async () => (await bank.owner`select status from hi1000 where bulan = ${MONTH}`)[0]?.status;
    expect(await status()).toBe('DITETAPKAN');
    expect(await bank.later(NEXT, '002', shareAgain)).toEqual([]);
    // Head office alone posts the amounts that the bank gives beside the shares, and the month ends with them.
    expect(await status()).toBe('DITETAPKAN');
    expect(await bank.later(NEXT, '000', fundReserves)).toEqual([]);
    expect(await status()).toBe('DIBAGIKAN');
    expect(await obstaclesOf(bank.app, { nomor_rekening: saver, tanggal: NEXT })).toEqual([]);
    expect(await bank.later(NEXT, '002', shareAgain)).toEqual([]);
  });

  test('the new run fits the ledger to the sen', async () => {
    const { data } = await rekonsiliasiBagiHasil(await bank.as('finance1'), { bulan: MONTH });
    expect(data.length).toBeGreaterThan(3);
    expect(data.filter(({ selisih }) => selisih !== '0.00')).toEqual([]);
  });
});
