import { randomUUID } from 'node:crypto';
import { standingOrders } from '#core/accounts/standing-orders/end-of-day.ts';
import type { EndOfDay } from '#core/engine/end-of-day-step.ts';
import type { CounterBank } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

/** A standing order as its form sends it: 1,000,000 on day 25 of each month from Ani to Budi. */
export const order = (over: object = {}) => ({
  nomor_perintah: '',
  versi: 0,
  jenis: 'TETAP',
  rekening_sumber: accounts.ani,
  rekening_tujuan: accounts.budi,
  jalur: 'INTERNAL',
  kode_valuta: 'IDR',
  nominal: '1000000.00',
  persen: '',
  batas_bawah: '',
  batas_atas: '',
  kelipatan: '',
  periode: 'BULANAN',
  setiap: '1',
  hari: '25',
  mulai: DAY,
  akhir: 'DICABUT',
  sampai: '',
  kali: '',
  hari_libur: 'SESUDAH',
  prioritas: '50',
  coba_ulang: '3',
  jeda_ulang: '1',
  sebagian: 'F',
  bebas_biaya: 'F',
  berita: 'Uang sekolah',
  alasan: 'Formulir nasabah',
  ...over,
});
/** An automatic transfer: the firm's giro between 10 and 50 million by Ani's savings. */
export const cover = (over: object = {}) => ({
  nomor_perintah: '',
  versi: 0,
  rekening_giro: accounts.firma,
  rekening_tabungan: accounts.ani,
  kode_valuta: 'IDR',
  batas_bawah: '10000000.00',
  batas_atas: '50000000.00',
  kelipatan: '100000.00',
  mulai: DAY,
  akhir: 'DICABUT',
  sampai: '',
  prioritas: '50',
  sebagian: 'T',
  bebas_biaya: 'F',
  berita: '',
  alasan: 'Formulir nasabah',
  ...over,
});

/** The acts of orders upon a bank of a test. */
export function standingBank(bank: CounterBank) {
  const file = async (flowCode: string, data: object, maker = 'cs1', key = randomUUID()) =>
    (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data }, key)).id_flow;
  const approve = (idFlow: string, checker = 'supervisor1') =>
    bank.flow(checker, 'APPROVE', { idFlow, remark: 'Sesuai formulir' });
  const done = async (flowCode: string, data: object, { maker = 'cs1', checker = 'supervisor1' } = {}) =>
    approve(await file(flowCode, data, maker), checker);
  /** Empties all tables of orders. */
  const clean = async () => {
    await bank.owner`truncate standing_order_cover, standing_order_attempt, standing_order_due, standing_order_state, standing_order`;
    await bank.owner`delete from record_version where jenis = 'standing'`;
    await bank.owner`update flow_instance set flow_state = 'CANCELLED' where flow_state = 'WAITING'`;
  };
  const newest = async () => {
    const [row] = await bank.owner<{ nomor_perintah: string; versi: number }[]>`
      select nomor_perintah, versi from standing_order order by substr(nomor_perintah, length(nomor_perintah) - 7) desc limit 1`;
    if (!row) throw new Error('no order');
    return row;
  };
  /** Registers an order and returns its number. */
  const registered = async (data: object, flowCode = 'SIMPAN_SI', checker = 'manager1') => {
    await done(flowCode, data, { checker });
    return (await newest()).nomor_perintah;
  };
  /** Moves branches to a day and a status, as their ends of day and openings would. */
  const turn = async (tanggal: string, status: string, branches: readonly string[] = ['000', '001', '002']) => {
    await bank.owner`update branch set accounting_date = ${tanggal}, status = ${status} where kode_cabang = any (${[...branches]})`;
  };
  const endOfDayOf = async (kodeCabang: string): Promise<EndOfDay> => {
    const [row] = await bank.owner<{ tanggal: string; berikut: string }[]>`
      select accounting_date as tanggal, next_business_day(accounting_date) as berikut from branch where kode_cabang = ${kodeCabang}`;
    if (!row) throw new Error(`no branch ${kodeCabang}`);
    return {
      run: randomUUID(),
      kodeCabang,
      kantorPusat: '000',
      headOffice: false,
      idUser: 'supervisor1',
      dari: row.tanggal,
      ...row,
    };
  };
  /** Runs the step of a branch's end of day as the engine does: each part in a transaction of the application's role. */
  const runEndOfDay = async (kodeCabang = '001', endOfDay?: EndOfDay) => {
    const of = endOfDay ?? (await endOfDayOf(kodeCabang));
    const chunks = await standingOrders.chunks(bank.app, of);
    const parts = [];
    for (const chunk of chunks) parts.push(await bank.app.begin((tx) => standingOrders.run(tx as never, of, chunk)));
    return { baris: parts.reduce((sum, { baris }) => sum + baris, 0), temuan: parts.flatMap(({ temuan }) => temuan) };
  };
  const dues = async (nomor: string) =>
    (
      await bank.owner<
        { jatuh_tempo: string; status: string; percobaan: number; nominal: bigint; biaya: bigint; sebab: string }[]
      >`
        select jatuh_tempo, status, percobaan, nominal, biaya, sebab from standing_order_due where nomor_perintah = ${nomor} order by jatuh_tempo`
    ).map((row) => ({ ...row }));
  return { file, approve, done, clean, newest, registered, turn, endOfDayOf, runEndOfDay, dues };
}
