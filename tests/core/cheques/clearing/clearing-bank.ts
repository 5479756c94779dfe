import { randomUUID } from 'node:crypto';
import { effectiveSheets } from '#core/cheques/clearing/end-of-day.ts';
import { clearing } from '#core/cheques/clearing/module.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import { endOfDayOf, runStep } from '../../business-day/end-of-day/run-step.ts';
import { counterBank, linesOf, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

/** The next business day of the small bank and the one after it. */
export const TUESDAY = '2026-11-24';
export const MONDAY = '2026-11-23';

let printed = 0;
/** Makes another bank's cheque: a bilyet giro of 75,000,000 under a number of its own. */
export const sheet = (over: object = {}) => {
  printed += 1;
  return {
    kode_bank: '014',
    jenis: 'BG',
    nomor_warkat: `AA${String(printed).padStart(6, '0')}`,
    tanggal_warkat: DAY,
    nama_penarik: 'CV Maju Bersama',
    nominal: rupiah(75_000_000n),
    ...over,
  };
};
/** Makes a slip of cheques for the firm's giro. */
export const slip = (warkat: readonly { nominal: string }[], over: object = {}) => ({
  nomor_rekening: accounts.firma,
  nominal: rupiah(warkat.reduce((sum, { nominal }) => sum + BigInt(nominal.slice(0, -3)), 0n)),
  kode_valuta: 'IDR',
  warkat,
  keterangan: '',
  ...over,
});

/** The counter bank with the acts of clearing upon it. */
export async function clearingBank() {
  const bank = await counterBank();
  const file = async (maker: string, flowCode: OperationCode, data: object) =>
    (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data }, randomUUID())).id_flow;
  const approve = (idFlow: string, checker = 'manager1') =>
    bank.flow(checker, 'APPROVE', { idFlow, remark: 'Warkat dilihat' });
  /** By two persons. */
  const done = async (maker: string, flowCode: OperationCode, data: object, checker = 'manager1') =>
    approve(await file(maker, flowCode, data), checker);
  /** By one person. */
  const run = (maker: string, code: keyof typeof clearing.operations, data: object) =>
    bank.run(maker, clearing.operations[code] as never, data);
  const newest = async () => {
    const rows = await bank.owner<
      { id_warkat: bigint; id_group: string; status: string; tanggal_efektif: string | null }[]
    >`
      select id_warkat, id_group, status, tanggal_efektif from clearing_warkat where id_group = (select max(id_group) from clearing_slip) order by urut`;
    return rows.map((row) => ({ ...row, id_warkat: row.id_warkat.toString() }));
  };
  const states = async (idGroup: string) =>
    (
      await bank.owner<
        { status: string }[]
      >`select status from clearing_warkat where id_group = ${idGroup} order by urut`
    ).map(({ status }) => status);
  const turn = (tanggal: string, status = 'BUKA') =>
    bank.owner`update branch set accounting_date = ${tanggal}, status = ${status}`;
  const cutOff = async (hour: string) => {
    await bank.owner`update clearing_cycle set penyerahan = ${hour}`;
  };
  const lines = async (idJurnal: string) =>
    (
      await bank.owner<
        {
          kode_cabang: string;
          kode_gl: string;
          jumlah: bigint;
          sub: string | null;
          rekening: string | null;
          lawan: string | null;
        }[]
      >`
        select kode_cabang, kode_gl, jumlah, sub, rekening, lawan from journal_line where journal_id = ${idJurnal} order by urut`
    ).map(({ kode_cabang, kode_gl, jumlah, sub, rekening, lawan }) => [
      kode_cabang,
      kode_gl,
      jumlah,
      sub ?? rekening ?? lawan,
    ]);
  /** Runs the step of a branch's end of day alone, while the branches are cut off. */
  const runEndOfDay = async (kodeCabang = '001') => {
    await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = ${kodeCabang}`;
    try {
      const at = await endOfDayOf(bank, kodeCabang);
      const foreseen = await effectiveSheets.foresee?.(bank.app, at);
      return { ...(await runStep(bank, effectiveSheets, at)), foreseen };
    } finally {
      await bank.owner`update branch set status = 'BUKA' where kode_cabang = ${kodeCabang}`;
    }
  };
  const balance = async (nomor: string) =>
    (
      await bank.owner<{ saldo_buku: bigint }[]>`select saldo_buku from account_state where nomor_rekening = ${nomor}`
    )[0]?.saldo_buku ?? 0n;
  /** Returns the balance of a GL account over all branches, debits less credits. */
  const ledger = async (kode: string) =>
    (
      await bank.owner<
        { n: bigint }[]
      >`select coalesce(sum(jumlah), 0)::bigint as n from journal_line where kode_gl = ${kode}`
    )[0]?.n ?? 0n;
  const chosen = (rows: readonly { id_warkat: string }[], whole: bigint) => ({
    list_setoran_kliring: rows.map(({ id_warkat }) => id_warkat),
    nominal: rupiah(whole),
    kode_valuta: 'IDR',
    keterangan: '',
  });
  /** Head office confirms by two persons. */
  const settled = (rows: readonly { id_warkat: string }[], whole: bigint) =>
    done('finance1', 'KONFIRMASI_KLIRING', chosen(rows, whole), 'finance2');
  return {
    ...bank,
    file,
    approve,
    done,
    run1: run,
    newest,
    states,
    turn,
    cutOff,
    lines,
    runEndOfDay,
    balance,
    ledger,
    chosen,
    settled,
    linesOf,
  };
}
