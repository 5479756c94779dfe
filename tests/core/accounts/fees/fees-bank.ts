import { randomUUID } from 'node:crypto';
import { monthlyFees } from '#core/accounts/fees/end-of-day.ts';
import { steps as dayMoves, moveDay } from '#core/business-day/branch-day/day.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import type { EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { countVaultOf } from '#core/programs/seed/days.ts';
import { carryOn, ordinarySteps } from '../../business-day/end-of-day/run-step.ts';
import type { CounterBank } from '../../counter-bank.ts';

/** Lists the steps of an ordinary end of day with the fees of a month's end, without its shares. */
export const feeSteps = ordinarySteps.flatMap((step) => (step.code === 'AKRUAL' ? [step, monthlyFees] : [step]));
/** Minor units of whole rupiah. */
export const rupiah = (whole: bigint): bigint => whole * 100n;

/** Runs the ends of day of 001 that take fees, upon a bank of a test. */
export function feesBank(bank: CounterBank) {
  /** Brings an account to a balance by a journal against 201001, as if it had come about so; past every rule of the counter. */
  async function standAt(number: string, whole: bigint): Promise<void> {
    const [at] = await bank.owner<{ kode_gl: string; saldo_buku: bigint; tanggal: string }[]>`
      select a.kode_gl, s.saldo_buku, b.accounting_date as tanggal from account a join account_state s using (nomor_rekening) join branch b using (kode_cabang) where a.nomor_rekening = ${number}`;
    const less = (at?.saldo_buku ?? 0n) - rupiah(whole);
    const [was] = await bank.owner<{ saldo_minimum: bigint; status: string }[]>`
      select saldo_minimum, status from account_state where nomor_rekening = ${number}`;
    await bank.owner`update account_state set saldo_minimum = 0, status = 'AKTIF' where nomor_rekening = ${number}`;
    await commitBulk(bank.app, {
      run: randomUUID(),
      chunk: 1,
      actor: 'SISTEM',
      operasi: 'UJI',
      date: at?.tanggal ?? '',
      kodeValuta: 'IDR',
      keterangan: 'uji',
      headOffice: '000',
      journals: [
        {
          kodeCabang: '001',
          nominal: less < 0n ? -less : less,
          rekening: number,
          legs: [
            debit({ kode_cabang: '001', kode_gl: at?.kode_gl ?? '', sub: { jenis: 'REKENING', id: number } }, less),
            credit({ kode_cabang: '001', kode_gl: '201001' }, less),
          ],
        },
      ],
    });
    await bank.owner`update account_state set ${bank.owner({ ...was })} where nomor_rekening = ${number}`;
  }

  /** 001 on a day, cut off. */
  async function turnTo(day: string): Promise<void> {
    await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values ('001', ${day}, 'manager1')`;
    await bank.owner`update branch set accounting_date = ${day}, status = 'CUT_OFF' where kode_cabang = '001'`;
  }

  /** Begins the end of day of 001; returns its run. */
  async function begin(day: string): Promise<string> {
    await countVaultOf(bank, 'headteller1');
    await moveDay(await bank.as('manager1'), { kode_cabang: '001', accounting_date: '' }, dayMoves.close);
    const [endOfDay] = await bank.owner<
      { run: string }[]
    >`select run from eod_run where kode_cabang = '001' and tanggal = ${day}`;
    return endOfDay?.run ?? '';
  }
  const go = (run: string, its: readonly EndOfDayStep[] = feeSteps) => carryOn(bank, run, its);
  const findings = async (run: string) =>
    (
      await bank.owner<{ rekaman: string; sebab: string; nominal: bigint; menghalangi: boolean }[]>`
      select rekaman, sebab, nominal, menghalangi from eod_finding where run = ${run} order by rekaman`
    ).map((row) => ({ ...row }));
  const fees = async (day: string) =>
    (
      await bank.owner<{ nomor_rekening: string; kode: string; diminta: bigint; diambil: bigint; sebab: string }[]>`
        select nomor_rekening, kode, diminta, diambil, sebab from account_fee where tanggal = ${day} order by nomor_rekening, kode`
    ).map(({ nomor_rekening, kode, diminta, diambil, sebab }) => [nomor_rekening, kode, diminta, diambil, sebab]);
  const balance = async (number: string) =>
    (
      await bank.owner<{ saldo_buku: bigint }[]>`select saldo_buku from account_state where nomor_rekening = ${number}`
    )[0]?.saldo_buku;
  /** Returns the lines of an account's charge at an end of day, and the text of its statement. */
  const linesOf = async (number: string, day: string) =>
    (
      await bank.owner<{ kode_gl: string; jumlah: bigint; keterangan: string }[]>`
        select l.kode_gl, l.jumlah, j.keterangan from journal j join journal_line l on (l.journal_id, l.tanggal) = (j.id, j.tanggal)
        where j.rekening = ${number} and j.tanggal = ${day} and j.operasi like 'BIAYA%' order by j.id, l.urut`
    ).map(({ kode_gl, jumlah, keterangan }) => [kode_gl, jumlah, keterangan]);

  return { standAt, turnTo, begin, go, findings, fees, balance, linesOf };
}
