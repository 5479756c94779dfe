import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { payOutward } from '#core/accounts/standing-orders/pay-outward.ts';
import { steps as dayMoves, moveDay } from '#core/business-day/branch-day/day.ts';
import { endOfDayOf } from '#core/business-day/end-of-day/view.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import type { EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { daysBank } from '../../business-day/branch-day/days-bank.ts';
import { carryOn, ordinarySteps } from '../../business-day/end-of-day/run-step.ts';
import { beginOf } from '../../payments/settlement/settlement-bank.ts';
import { accounts } from '../../small-bank.ts';
import { order, standingBank } from './standing-order-bank.ts';

/** Lists Monday to Thursday of one week, each with an end of day of 001 as its engine runs it. */
const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'] as const;
const bank = await daysBank();
const { registered, dues } = standingBank(bank);
const rupiah = (whole: bigint): bigint => whole * 100n;

const daily = (over: object) =>
  order({ mulai: DAYS[0], periode: 'HARIAN', hari: '', coba_ulang: '0', berita: '', ...over });
let first = '';
let rest = '';
let poor = '';
let patient = '';

beforeAll(async () => {
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  // Ani has 10,000,000, of which 50,000 stay. The first order takes 6,000,000; the second what is there of 5,000,000; a poor one never has enough.
  rest = await registered(
    order({
      mulai: DAYS[0],
      hari: '23',
      prioritas: '20',
      nominal: '5000000.00',
      sebagian: 'T',
      coba_ulang: '0',
      bebas_biaya: 'T',
    }),
  );
  first = await registered(
    order({
      mulai: DAYS[0],
      hari: '23',
      prioritas: '10',
      nominal: '6000000.00',
      bebas_biaya: 'T',
      rekening_tujuan: accounts.firma,
    }),
  );
  poor = await registered(daily({ rekening_sumber: accounts.pejabat, nominal: '90000000.00' }));
  patient = await registered(
    order({
      mulai: DAYS[0],
      hari: '23',
      prioritas: '30',
      nominal: '400000.00',
      coba_ulang: '2',
      bebas_biaya: 'T',
      berita: 'Iuran warga',
    }),
  );
});

const at = (number: string, kode_gl: string) =>
  ({ kode_cabang: '001', kode_gl, sub: { jenis: 'REKENING', id: number } }) as const;
async function toDay(day: string): Promise<void> {
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values ('001', ${day}, 'manager1')`;
  await bank.owner`update branch set accounting_date = ${day}, status = 'CUT_OFF' where kode_cabang = '001'`;
}
async function begin(day: string): Promise<string> {
  await countVaultOf(bank, 'headteller1');
  await moveDay(await bank.as('manager1'), { kode_cabang: '001', accounting_date: '' }, dayMoves.close);
  const [endOfDay] = await bank.owner<
    { run: string }[]
  >`select run from eod_run where kode_cabang = '001' and tanggal = ${day}`;
  return endOfDay?.run ?? '';
}
const go = (run: string, its: readonly EndOfDayStep[] = ordinarySteps) => carryOn(bank, run, its);
const runEndOfDay = async (day: string) => {
  await toDay(day);
  expect(await go(await begin(day))).toBe('SELESAI');
};
/** Returns the result of each order's last due date: date, status, attempt, amount and fee in whole rupiah. */
const last = async (nomor: string) => {
  const due = (await dues(nomor)).at(-1);
  return due && [due.jatuh_tempo, due.status, due.percobaan, due.nominal / 100n, due.biaya / 100n, due.sebab];
};
const stateOf = async (nomor: string) =>
  (await bank.owner<{ status: string }[]>`select status from standing_order where nomor_perintah = ${nomor}`)[0]
    ?.status;

test('the step runs in its place: by priority, in part, tried again; killed and resumed, once', async () => {
  await toDay(DAYS[0]);
  const run = await begin(DAYS[0]);
  const dying = ordinarySteps.map(
    (step): EndOfDayStep =>
      step.code !== 'PERINTAH_TETAP'
        ? step
        : {
            ...step,
            run: async (tx, endOfDay, chunk) => {
              await step.run(tx, endOfDay, chunk);
              throw Object.assign(new Error('the connection is gone'), { code: 'ECONNRESET' });
            },
          },
  );
  await expect(go(run, dying)).rejects.toThrow('the connection is gone');
  expect(await dues(first)).toEqual([]);
  expect(await go(run)).toBe('SELESAI');
  expect(await go(run)).toBe('SELESAI');
  expect(await last(first)).toEqual([DAYS[0], 'BERHASIL', 1, 6_000_000n, 0n, '']);
  expect(await last(rest)).toEqual([DAYS[0], 'SEBAGIAN', 1, 3_950_000n, 0n, 'SALDO_KURANG']);
  expect(await last(poor)).toEqual([DAYS[0], 'GAGAL', 1, 0n, 5_000n, 'SALDO_KURANG']);
  expect(await last(patient)).toEqual([DAYS[0], 'DICOBA_LAGI', 1, 0n, 0n, 'SALDO_KURANG']);
  const [ani] = await bank.owner<
    { saldo_buku: bigint }[]
  >`select saldo_buku from account_state where nomor_rekening = ${accounts.ani}`;
  expect(ani?.saldo_buku).toBe(rupiah(50_000n));
  // The board lists the payments that could not be made, by order and cause.
  const { langkah } = await endOfDayOf(await bank.as('manager1'), { kode_cabang: '001', tanggal: DAYS[0] });
  const step = langkah.find(({ kode }) => kode === 'PERINTAH_TETAP');
  expect(step).toMatchObject({ status: 'SELESAI', baris: '4' });
  expect(step?.temuan.map(({ id, sebab, menghalangi }) => [id, sebab, menghalangi])).toEqual(
    [rest, patient, poor].map((nomor) => [nomor, 'SALDO_KURANG', 'F']),
  );
});

test('a due date that waits for funds runs at the end of day that finds them; three failed periods suspend an order, and it runs no more', async () => {
  await runEndOfDay(DAYS[1]);
  expect(await last(patient)).toEqual([DAYS[0], 'DICOBA_LAGI', 2, 0n, 0n, 'SALDO_KURANG']);
  expect([await last(poor), await stateOf(poor)]).toEqual([[DAYS[1], 'GAGAL', 1, 0n, 5_000n, 'SALDO_KURANG'], 'AKTIF']);
  // Funds come during the day.
  await toDay(DAYS[2]);
  await commitBulk(bank.app, {
    run: randomUUID(),
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'UJI',
    date: DAYS[2],
    kodeValuta: 'IDR',
    keterangan: 'uji',
    headOffice: '000',
    journals: [
      {
        kodeCabang: '001',
        nominal: rupiah(400_000n),
        rekening: accounts.ani,
        legs: [
          debit(at(accounts.firma, '203001'), rupiah(400_000n)),
          credit(at(accounts.ani, '301001'), rupiah(400_000n)),
        ],
      },
    ],
  });
  expect(await go(await begin(DAYS[2]))).toBe('SELESAI');
  expect(await last(patient)).toEqual([DAYS[0], 'BERHASIL', 3, 400_000n, 0n, '']);
  expect([await last(poor), await stateOf(poor)]).toEqual([
    [DAYS[2], 'GAGAL', 1, 0n, 5_000n, 'SALDO_KURANG'],
    'DITANGGUHKAN',
  ]);
  await runEndOfDay(DAYS[3]);
  expect((await dues(poor)).map(({ jatuh_tempo }) => jatuh_tempo)).toEqual(DAYS.slice(0, 3));
  // The customer's statement describes it so.
  const [line] = await bank.owner<{ keterangan: string }[]>`
    select l.keterangan from journal_line l join journal j on (j.id, j.tanggal) = (l.journal_id, l.tanggal)
    where j.operasi = 'PERINTAH_TETAP' and l.rekening = ${accounts.ani} and j.tanggal = ${DAYS[2]}`;
  expect(line?.keterangan).toBe(`Iuran warga · ${patient}`);
});

test('an unsent payment to another bank blocks no day: it comes back, and its due date is tried again', async () => {
  const day = '2026-11-27';
  await toDay(day);
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  const nomor = await registered(
    order({
      mulai: day,
      hari: '27',
      jalur: 'SKN',
      rekening_sumber: accounts.firma,
      kode_bank: 'CENAIDJA',
      rekening_tujuan: '8800112233',
      nama_tujuan: 'CV Maju Bersama',
    }),
  );
  const throwIt = (error: unknown) => {
    throw error;
  };
  expect(await payOutward({ db: bank.app, begin: beginOf(bank) }, throwIt)).toBe(1);
  expect(await last(nomor)).toEqual([day, 'BERHASIL', 1, 1_000_000n, 5_400n, '']);
  await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
  expect(await go(await begin(day))).toBe('SELESAI');
  expect(await last(nomor)).toEqual([day, 'DICOBA_LAGI', 1, 0n, 0n, 'JALUR_BATAL']);
  const { langkah } = await endOfDayOf(await bank.as('manager1'), { kode_cabang: '001', tanggal: day });
  expect(
    langkah.find(({ kode }) => kode === 'PERINTAH_TETAP')?.temuan.map(({ id, sebab }) => [id, sebab]),
  ).toContainEqual([nomor, 'JALUR_BATAL']);
});
