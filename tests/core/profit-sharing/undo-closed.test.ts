import { expect, test } from 'vitest';
import { sharingRunOf } from '#core/ledger/sharing-run.ts';
import { distribute, endSharing, lockAverages, sweepRounding, trueUp } from '#core/profit-sharing/end-of-day-steps.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { shareAgain } from '#core/profit-sharing/share-again.ts';
import { pembatalanBagiHasil } from '#core/profit-sharing/undo-shares.ts';
import { linesOf } from '../counter-bank.ts';
import { bilyetOf, depositBank, disbursement } from '../deposits/deposit-bank.ts';
import { depositEndsOfDay } from '../deposits/deposit-ends-of-day.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { MONTH, monthBank } from './month-bank.ts';

/**
 * A deposit that the final rate gave something and that is paid out before its month's shares are undone, one that is broken after that and before
 * they are given anew, and one that runs on.
 */
const BRANCHES = ['000', '001', '002'] as const;
const NEXT = '2026-12-01';
const nothing = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };
const month = { pool: 'UTAMA', bulan: MONTH };

const deposits = await depositBank();
breaksBooks(deposits, ['7']);
const siti = await deposits.someone('Siti Deposan');
const { begun, endOfDay } = await depositEndsOfDay(deposits, siti);
const [known] = await deposits.owner<
  { nomor_identitas: string }[]
>`select nomor_identitas from customer where nomor_nasabah = ${siti}`;
const toFirma = { rekening_bagi_hasil: accounts.firma, rekening_penutupan: accounts.firma };
const [ending, between, running] = [
  await begun('2026-11-01', toFirma),
  await begun('2026-11-20'),
  await begun('2026-11-20'),
] as const;
const bank = await monthBank(deposits);
const { owner } = bank;

/** Holds the amount that the first run owed to the deposit that runs on. */
let due = 0n;
const owed = async (number: string) =>
  (await owner<{ jumlah: bigint }[]>`select accrual_open(${number}) as jumlah`)[0]?.jumlah;
const two = async (flowCode: string, data: object) => {
  const { id_flow } = await bank.flow('finance1', 'SUBMIT', { flowCode, data, remark: 'Mohon disetujui' });
  return bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai' });
};

test('the true-up of a deposit closed after the reversal is a cost no longer, and nothing is owed to it', async () => {
  await bank.earn(166_250n);
  for (const branch of BRANCHES) await bank.endOfDay(branch, lockAverages);
  const { sidik } = await perhitunganHi1000(await bank.as('finance1'), { ...month, ...nothing });
  await two('TETAPKAN_HI1000', { ...month, alasan: '', sidik });
  for (const step of [trueUp, distribute, sweepRounding])
    for (const branch of BRANCHES) await bank.endOfDay(branch, step);
  await bank.endOfDay('000', endSharing);
  const given = (await owed(ending)) ?? 0n;
  expect(given).toBeGreaterThan(0n);
  due = (await owed(running)) ?? 0n;
  expect(due).toBeGreaterThan(0n);

  await owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${NEXT}, 'manager1' from branch`;
  // Paid out, and then its account swept.
  for (let part = 1; part <= 2; part += 1) expect(await endOfDay(NEXT)).toEqual([]);
  expect(await owed(ending)).toBe(0n);
  await owner`update branch set accounting_date = ${NEXT}, status = 'BUKA'`;

  const undoing = await pembatalanBagiHasil(await bank.as('finance1'), month);
  expect(undoing.halangan).toEqual([]);
  await two('BATAL_HI1000', { ...month, alasan: 'Hibah belum dihitung', sidik: undoing.sidik });
  expect([await owed(ending), await owed(between), await owed(running)]).toEqual([0n, 0n, 0n]);
  const [journal] = await owner<{ id: bigint; tanggal: string }[]>`
    select id, tanggal from journal where operasi = 'TRUE_UP' and tanggal = ${NEXT}`;
  // The mirror of the true-up took both deposits' share of the cost back; what was the closed one's had gone into its pay-out.
  expect(await linesOf(bank, String(journal?.id))).toEqual([
    ['001', '202002', -given, null, null],
    ['001', '601002', given, null, null],
  ]);
  if (journal) expect(await sharingRunOf(bank.app, journal)).toMatchObject({ bulan: MONTH });
});

test('the month anew owes nothing to a deposit broken after the reversal, and the due share to a running one', async () => {
  await owner`update deposit set aturan_dini = 'TANPA_BAGI_HASIL' where nomor_rekening = ${between}`;
  await deposits.agreed('cs1', 'PENCAIRAN_DEPOSITO', {
    ...disbursement(between, 100_000_000n, bilyetOf(2), { nomor_identitas: known?.nomor_identitas }),
    versi: String((await deposits.depositRow(between)).versi),
    cara_bayar: 'REKENING',
    rekening_tujuan: accounts.firma,
    pecahan: [],
  });
  // The end of day sweeps its account.
  await endOfDay(NEXT);
  const [gone] = await owner<{ status: string }[]>`select status from account_state where nomor_rekening = ${between}`;
  expect(gone?.status).toBe('TUTUP');
  await owner`update branch set accounting_date = ${NEXT}, status = 'CUT_OFF'`;
  const { sidik } = await perhitunganHi1000(await bank.as('finance1'), { ...month, ...nothing });
  await two('TETAPKAN_HI1000', { ...month, alasan: '', sidik });
  for (const branch of BRANCHES) expect(await bank.later(NEXT, branch, shareAgain)).toEqual([]);
  expect([await owed(ending), await owed(between)]).toEqual([0n, 0n]);
  expect(await owed(running)).toBe(due);
  const [said] = await owner<{ status: string }[]>`select status from hi1000 where bulan = ${MONTH}`;
  expect(said?.status).toBe('DIBAGIKAN');
  await expectSoundBooks(bank);
});
