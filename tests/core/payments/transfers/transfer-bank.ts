import { randomUUID } from 'node:crypto';
import { formBatches } from '#core/payments/settlement/form-batch.ts';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { transfer } from '#core/payments/transfers/module.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import { counterBank, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { beginOf, storeMessage } from '../settlement/settlement-bank.ts';

const transferFields = {
  kode_valuta: 'IDR',
  kode_bank: 'CENAIDJA',
  rekening_tujuan: '8800112233',
  nama_tujuan: 'CV Maju Bersama',
  keterangan: 'Faktur 12',
};
/** A transfer of the firm's giro. */
export const fromGiro = (whole: bigint, over: object = {}) => ({
  ...transferFields,
  nomor_rekening: accounts.firma,
  nominal: rupiah(whole),
  ...over,
});
/** A transfer paid in notes of 100,000 by somebody the bank does not know, with what is over given back in coins of the till. */
export const inNotes = (whole: bigint, paid: bigint, notes: object, over: object = {}) => ({
  ...transferFields,
  nominal: rupiah(whole),
  jumlah_tunai: rupiah(paid),
  jenis_identitas: 'KTP',
  nomor_identitas: '3273056010900009',
  nama: 'Rina Melati',
  ...notes,
  ...over,
});

/** A transfer that came in, as it is kept. */
interface Arrived {
  readonly nomor: string;
  readonly status: string;
  readonly sebab: string;
  readonly kode_cabang: string;
  readonly nominal: bigint;
  readonly journal_id: bigint;
  readonly journal_retur: bigint | null;
  readonly journal_akhir: bigint | null;
  readonly sebab_retur: string;
}

/** The counter bank with transfers upon it, and the gateway driven by hand. */
export async function transferBank() {
  const bank = await counterBank();
  const throwIt = (error: unknown) => {
    throw error;
  };
  const file = async (maker: string, flowCode: OperationCode, data: object) =>
    (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data }, randomUUID())).id_flow;
  const approve = (idFlow: string, checker = 'manager1') =>
    bank.flow(checker, 'APPROVE', { idFlow, remark: 'Diperiksa' });
  const done = async (maker: string, flowCode: OperationCode, data: object, checker = 'manager1') =>
    approve(await file(maker, flowCode, data), checker);
  const run1 = (maker: string, code: keyof typeof transfer.operations, data: object) =>
    bank.run(maker, transfer.operations[code] as never, data);
  const newest = async () => {
    const [row] = await bank.owner<
      { nomor: string; status: string; journal_settle: bigint | null; journal_akhir: bigint | null }[]
    >`
      select nomor, status, journal_settle, journal_akhir from transfer order by nomor desc limit 1`;
    return row ?? { nomor: '', status: '', journal_settle: null, journal_akhir: null };
  };
  const lines = async (journal: bigint | string | null) =>
    (
      await bank.owner<{ kode_cabang: string; kode_gl: string; jumlah: bigint }[]>`
        select kode_cabang, kode_gl, jumlah from journal_line where journal_id = ${String(journal)} and kode_gl not like '110001' order by jumlah desc, kode_gl`
    ).map(({ kode_cabang, kode_gl, jumlah }) => [kode_cabang, kode_gl, jumlah]);
  const ledger = async (kode: string) =>
    (
      await bank.owner<
        { n: bigint }[]
      >`select coalesce(sum(jumlah), 0)::bigint as n from journal_line where kode_gl = ${kode}`
    )[0]?.n ?? 0n;
  const balance = async (nomor: string) =>
    (
      await bank.owner<{ saldo_buku: bigint }[]>`select saldo_buku from account_state where nomor_rekening = ${nomor}`
    )[0]?.saldo_buku ?? 0n;
  /** Every batch that waits leaves. */
  const leave = () => formBatches(beginOf(bank), [transferSettlement], throwIt, { semua: true });
  /** Sends a message about an item, and takes it. */
  const answer = async (endToEnd: string, jenis: 'SELESAI' | 'DITOLAK' | 'DIKEMBALIKAN', sebab = '') => {
    const [item] = await bank.owner<{ jumlah: bigint; rail: string }[]>`
      select jumlah, rail from settlement_item where end_to_end = ${endToEnd}`;
    await storeMessage(bank, [
      { jenis, rail: item?.rail ?? '', end_to_end: endToEnd, jumlah: String(item?.jumlah ?? 0n), sebab },
    ]);
    return processEntries({ db: bank.app, begin: beginOf(bank) }, [transferSettlement], throwIt);
  };
  let sent = 0;
  /** Another bank sends so much to an account under a name, and it is taken. */
  const arrive = async (
    rekening: string,
    nama: string,
    whole: bigint,
    {
      rail = 'SKN',
      id = '',
      pengirim = 'PT Pengirim Jauh',
    }: { readonly rail?: string; readonly id?: string; readonly pengirim?: string } = {},
  ) => {
    sent += 1;
    await bank.app`
      select store_settlement_message(${`MASUK-${sent}`}, 'pacs.008', ${rail}, ${String(sent)}, sha256(convert_to(${String(sent)}, 'UTF8')), 'sig', ${bank.app.json(
        [
          {
            urut: 1,
            jenis: 'MASUK',
            rail,
            id_transaksi: id === '' ? `BMRIIDJA/T${sent}` : id,
            jumlah: String(whole * 100n),
            isi: {
              pengirim: { nama: pengirim, rekening: '1230004567', bank: 'BMRIIDJA' },
              penerima: { nama, rekening },
              bank: 'BMRIIDJA',
              end_to_end: `E${sent}`,
              tanggal: '2026-01-05',
              berita: 'Pembayaran faktur',
            },
          },
        ],
      )})`;
    return processEntries({ db: bank.app, begin: beginOf(bank) }, [transferSettlement], throwIt);
  };
  const arrival = async () => {
    const [row] = await bank.owner<Arrived[]>`select * from incoming_transfer order by nomor desc limit 1`;
    if (!row) throw new Error('nothing came in');
    return row;
  };
  const states = async () =>
    (await bank.owner<{ status: string }[]>`select status from transfer order by nomor`).map(({ status }) => status);
  return {
    ...bank,
    area: transferSettlement,
    file,
    approve,
    done,
    run1,
    newest,
    lines,
    ledger,
    balance,
    leave,
    answer,
    arrive,
    arrival,
    states,
  };
}
