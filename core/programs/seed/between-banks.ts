import { pino } from 'pino';
import { closeAccount } from '#core/accounts/closing/close-account.ts';
import { computeClosing } from '#core/accounts/closing/computation.ts';
import { obstaclesOf } from '#core/accounts/closing/obstacles.ts';
import { readClosing } from '#core/accounts/closing/read-closing.ts';
import { payInward } from '#core/cheques/clearing/pay-inward.ts';
import { receiveInward } from '#core/cheques/clearing/receive-inward.ts';
import { returnInward } from '#core/cheques/clearing/return-inward.ts';
import { beginOn } from '#core/db/transactions.ts';
import { payPayroll } from '#core/payments/payroll/pay.ts';
import { payrollJob } from '#core/payments/payroll/payroll-job.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { payrollColumns } from '#lib/payments/payroll.ts';
import { type Bank, post, wire } from './counter.ts';

const CLERK = 'backoffice1';
const SALARY = 3_500_000n;
const EMPLOYEES = 4;
const quiet = pino({ level: 'silent' });

/** Two sheets of an account that other banks presented this morning: one is paid, one went back since its signature is another. */
export async function seedPresented(bank: Bank, nomor_rekening: string, today: string): Promise<void> {
  const present = async (nomor_warkat: string, nominal: bigint) => {
    await post(bank, CLERK, receiveInward, {
      kode_bank: '014',
      nama_penerima: 'CV Maju Bersama',
      nomor_rekening,
      jenis: 'CEK',
      nomor_warkat,
      tanggal_warkat: today,
      tanggal_efektif: '',
      nominal: wire(nominal),
      kode_valuta: BOOK_CURRENCY,
      keterangan: '',
    });
    const [row] = await bank.app<{ id_penarikan: string }[]>`
      select id_penarikan::text as id_penarikan from inward_warkat where nomor_warkat = ${nomor_warkat} and status = 'DITERIMA'`;
    return { id_penarikan: row?.id_penarikan, nominal: wire(nominal), kode_valuta: BOOK_CURRENCY, keterangan: '' };
  };
  await post(bank, CLERK, payInward, { ...(await present('AA000010', 1_250_000n)), nomor_rekening });
  await post(bank, CLERK, returnInward, {
    ...(await present('AA000011', 2_400_000n)),
    alasan_tolakan: ['13'],
    bebas_biaya: 'F',
  });
}

/** An account is closed at its owner's wish while cheques of it are with people: what was on it waits for them on 203004. */
export async function seedSpecialFund(bank: Bank, nomor_rekening: string, today: string): Promise<void> {
  const found = await readClosing(bank.app, nomor_rekening);
  const inTheWay = await obstaclesOf(bank.app, { nomor_rekening, tanggal: today });
  if (!found?.nomor_identitas || inTheWay.some(({ kode }) => kode !== 'WARKAT_BEREDAR'))
    throw new Error(`account ${nomor_rekening} cannot be closed`);
  await post(bank, 'cs1', closeAccount, {
    nomor_rekening,
    nomor_identitas: found.nomor_identitas,
    sebab: 'PINDAH_BANK',
    keterangan: 'Sisa buku cek masih pada pemasok',
    cara_bayar: 'KHUSUS',
    nominal: fromMinor(computeClosing(found, false).nominal),
    kode_valuta: BOOK_CURRENCY,
  });
}

/** A firm pays its salaries of this month out of one file; the employees it names are paid at once. */
export async function seedPayroll(bank: Bank, spared: readonly string[], today: string): Promise<void> {
  const [employer] = await bank.app<{ nomor_rekening: string }[]>`
    select a.nomor_rekening from account a join account_state s using (nomor_rekening) join customer c using (nomor_nasabah)
    where a.kode_cabang = '001' and a.kode_produk = '01' and c.jenis = 'B' and s.status = 'AKTIF' and s.blokir = '' and a.nomor_rekening <> all (${[...spared]})
      and s.saldo_buku - s.saldo_ditahan - s.saldo_minimum - s.debet_menunggu > ${SALARY * BigInt(EMPLOYEES + 1) * 100n} order by 1 limit 1`;
  if (!employer) throw new Error('no firm of the demo bank has the funds for its salaries');
  const { nomor_rekening } = employer;
  const employees = await bank.app<{ nomor: string; nama: string }[]>`
    select a.nomor_rekening as nomor, a.nama_rekening as nama from account a join account_state s using (nomor_rekening)
    where a.kode_cabang = '002' and a.kode_produk in ('11', '12') and s.status = 'AKTIF' and s.blokir = '' and s.seq > 0 order by 1 limit ${EMPLOYEES}`;
  const rows = employees.map(({ nomor, nama }) => `${nomor},"${nama.replaceAll('"', '""')}",${wire(SALARY)},`);
  const periode = today.slice(0, 7);
  await post(bank, CLERK, payPayroll, {
    nomor_rekening,
    periode,
    jumlah_baris: String(employees.length),
    nominal: wire(SALARY * BigInt(employees.length)),
    kode_valuta: BOOK_CURRENCY,
    isi: [payrollColumns.join(','), ...rows].join('\n'),
    keterangan: 'Gaji bulanan',
  });
  const [payroll] = await bank.app<{ id_gaji: string }[]>`
    select id_gaji from payroll where nomor_rekening = ${nomor_rekening} and periode = ${periode}`;
  await payrollJob(bank.app, beginOn(bank.app), quiet, payroll);
}
