import { beforeAll, expect, test } from 'vitest';
import { steps as dayMoves, moveDay } from '#core/business-day/branch-day/day.ts';
import { steps } from '#core/business-day/end-of-day/steps.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { riwayatBonus } from '#core/profit-sharing/bonus-queries.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { paging } from '../asking.ts';
import { booked } from '../booked.ts';
import { daysBank } from '../business-day/branch-day/days-bank.ts';
import { carryOn } from '../business-day/end-of-day/run-step.ts';
import { refused } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';

/** A Thursday; 1 January is a holiday and a weekend follows. */
const LAST = '2026-12-31';
const MONTH = '2026-12-01';
const bank = await daysBank();
breaksBooks(bank, ['7', '33']);
const people = {
  '000': { manager: 'finance1', headTeller: 'finance1' },
  '001': { manager: 'manager1', headTeller: 'headteller1' },
  '002': { manager: 'manager2', headTeller: 'headteller2' },
} as const;
type BranchCode = keyof typeof people;
const unadjusted = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };
const runs = new Map<BranchCode, string>();

/** The firm's current account, wadiah: 200,000,000 through all of December but its last day. */
const bonus = (given: object = {}) => ({
  kode_produk: '01',
  bulan: MONTH,
  tarif: '1',
  alasan: 'Keputusan direksi 12/2026',
  ...given,
});
const decide = async (given: object = {}) => bank.approve(await bank.file('TETAPKAN_BONUS', bonus(given)));
const offered = async () =>
  (await riwayatBonus(await bank.as('finance1'), { paging: paging({ show: 50, page: 1 }) })).data
    .filter(({ bulan }) => bulan === MONTH)
    .map(({ kode_produk, status }) => [kode_produk, status]);
const run = async (branch: BranchCode) => carryOn(bank, runs.get(branch) ?? '', steps);
const linesOf = async (operasi: string) =>
  (
    await bank.owner<{ tanggal: string; kode_gl: string; jumlah: bigint }[]>`
      select l.tanggal, l.kode_gl, l.jumlah from journal_line l join journal j on (j.id, j.tanggal) = (l.journal_id, l.tanggal)
      where j.operasi = ${operasi} and j.kode_cabang = '001' order by l.journal_id, l.urut`
  ).map(({ tanggal, kode_gl, jumlah }) => [tanggal, kode_gl, jumlah]);

beforeAll(async () => {
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await closeCounter(bank, { teller: 'teller3', headTeller: 'headteller2' });
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${LAST}, 'manager1' from branch`;
  await bank.owner`update branch set accounting_date = ${LAST}, status = 'CUT_OFF'`;
  await booked(
    bank,
    [
      debit({ kode_cabang: '000', kode_gl: '102001' }, 15_750_000n),
      credit({ kode_cabang: '000', kode_gl: '501001' }, 15_750_000n),
    ],
    { date: LAST, valueDate: LAST },
  );
});

test('the bonus of a month is not decided while a branch still works on its last day', async () => {
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '002'`;
  expect(await offered()).toEqual([]);
  await refused(bank, 'BONUS_TOO_EARLY', () => decide());
  await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = '002'`;
  await refused(bank, 'BONUS_TOO_EARLY', () => decide({ bulan: '2027-01-01' }));
});

test('decided while the month’s end of day waits for its rate, it is given by that end of day', async () => {
  for (const branch of ['001', '002', '000'] as const) {
    await countVaultOf(bank, people[branch].headTeller);
    await moveDay(await bank.as(people[branch].manager), { kode_cabang: branch, accounting_date: '' }, dayMoves.close);
    const [row] = await bank.owner<
      { run: string }[]
    >`select run from eod_run where kode_cabang = ${branch} and tanggal = ${LAST}`;
    runs.set(branch, row?.run ?? '');
    expect(await run(branch)).toBe('TERTAHAN');
  }
  expect(await offered()).toContainEqual(['01', '']);
  await decide();
  expect(await offered()).toContainEqual(['01', 'DITETAPKAN']);
  await refused(bank, 'BONUS_SET', () => decide());
});

test('once the rate is set it is too late for this end of day', async () => {
  const asked = { pool: 'UTAMA', bulan: MONTH };
  const { sidik } = await perhitunganHi1000(await bank.as('finance1'), { ...asked, ...unadjusted });
  await bank.approve(await bank.file('TETAPKAN_HI1000', { ...asked, sidik }));
  await refused(bank, 'BONUS_MONTH_ENDING', () => decide({ kode_produk: '11' }));
  // Past the core's own question too.
  await expect(
    bank.owner`select before_bonus(${bank.owner.json({ aksi: 'BUAT', baris: { kode_produk: '11', bulan: MONTH, status: 'DITETAPKAN' } })}, 'finance1', 'finance2')`,
  ).rejects.toThrow('BONUS_MONTH_ENDING');
  expect(await offered()).toEqual([['01', 'DITETAPKAN']]);
});

test('it is an expense of the year: 602001 stands in the entries that close it', async () => {
  await bank.app`select requeue_ends_of_day()`;
  expect(await run('001')).toBe('SELESAI');
  const [balance] = await bank.owner<{ bruto: bigint; tujuan: string; pajak: bigint }[]>`
    select bruto, pajak, tujuan from profit_share where jenis = 'BONUS' and bulan = ${MONTH} and nomor_rekening = ${accounts.firma}`;
  expect(balance).toMatchObject({ bruto: 20_000_000n, pajak: 4_000_000n, tujuan: accounts.firma });
  const given = await linesOf('BONUS');
  expect(given).toEqual([
    [LAST, '602001', 20_000_000n],
    [LAST, '203001', -16_000_000n],
    [LAST, '205001', -4_000_000n],
  ]);
  expect(await linesOf('TUTUP_TAHUN')).toContainEqual([LAST, '602001', -20_000_000n]);
  expect(await run('002')).toBe('SELESAI');
  await bank.app`select requeue_ends_of_day()`;
  expect(await run('000')).toBe('SELESAI');
  expect(await offered()).toContainEqual(['01', 'DIBAGIKAN']);
  await expectSoundBooks(bank);
});

test('in the new month it can be decided again for accounts without it', async () => {
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, '2027-01-04', 'manager1' from branch`;
  await bank.owner`update branch set accounting_date = '2027-01-04', status = 'BUKA'`;
  await decide({ kode_produk: '11' });
  expect(await offered()).toContainEqual(['11', 'DITETAPKAN']);
});
