import { expect } from 'vitest';
import { toPecahan } from '#core/ledger/denominations.ts';
import { formBatches } from '#core/payments/settlement/form-batch.ts';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';
import type { chequeBank } from '../cash/counter/cheque-bank.ts';
import { rupiah } from '../counter-bank.ts';
import { beginOf, storeMessage } from '../payments/settlement/settlement-bank.ts';
import { fromGiro } from '../payments/transfers/transfer-bank.ts';
import { accounts } from '../small-bank.ts';

/** Events around the end of a day: paper and messages arrive, and the bank's people act on them or leave them. */
export function hindrances(bank: Awaited<ReturnType<typeof chequeBank>>) {
  const { owner, file, approve, done } = bank;
  let sheets = 0;
  let messages = 0;
  const present = async () => {
    const [row] = await owner<
      { tanggal: string }[]
    >`select accounting_date as tanggal from branch where kode_cabang = '001'`;
    sheets += 1;
    await done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', {
      kode_bank: '014',
      nama_penerima: 'CV Maju Bersama',
      nomor_rekening: accounts.firma,
      jenis: 'CEK',
      nomor_warkat: `AA0000${String(((sheets - 1) % 25) + 1).padStart(2, '0')}`,
      tanggal_warkat: row?.tanggal,
      tanggal_efektif: '',
      nominal: rupiah(10_000n),
      kode_valuta: 'IDR',
      keterangan: '',
    });
  };
  /** Decides the oldest waiting cheque, if there is one. */
  const decide = async (code: 'PENARIKAN_KLIRING' | 'TOLAKAN_PENARIKAN_KLIRING', more: object) => {
    const [row] = await owner<{ id: string }[]>`
    select id_penarikan::text as id from inward_warkat where status in ('DITERIMA', 'DITAHAN') order by id_penarikan limit 1`;
    if (!row) return;
    await done('backoffice1', code, {
      id_penarikan: row.id,
      nominal: rupiah(10_000n),
      kode_valuta: 'IDR',
      keterangan: '',
      ...more,
    });
  };
  const throwIt = (error: unknown) => {
    throw error;
  };
  const settle = () => processEntries({ db: bank.app, begin: beginOf(bank) }, [transferSettlement], throwIt);
  const answer = async () => {
    const [item] = await owner<{ nomor: string; rail: string; jumlah: string }[]>`
    select end_to_end as nomor, rail, jumlah::text from settlement_item where status = 'DIKIRIM' and area = 'TRANSFER' order by 1 limit 1`;
    if (item)
      await storeMessage(bank, [
        { jenis: 'SELESAI', rail: item.rail, end_to_end: item.nomor, jumlah: item.jumlah, sebab: '' },
      ]);
    await settle();
  };
  const arrive = async (branch: string) => {
    const [rekening, nama] = branch === '002' ? [accounts.citra, 'Citra Permana'] : [accounts.ani, 'Ani Lestari'];
    messages += 1;
    const [one, isi] = [
      String(messages),
      {
        pengirim: { nama: 'PT Pengirim Jauh', rekening: '1230004567', bank: 'BMRIIDJA' },
        penerima: { nama, rekening },
        bank: 'BMRIIDJA',
        end_to_end: `E${messages}`,
        tanggal: '2026-01-05',
        berita: 'Faktur',
      },
    ];
    const entry = {
      urut: 1,
      jenis: 'MASUK',
      rail: 'SKN',
      id_transaksi: `BMRIIDJA/T${messages}`,
      jumlah: '100000',
      isi,
    };
    await bank.app`
    select store_settlement_message(${`MASUK-${messages}`}, 'pacs.008', 'SKN', ${one}, sha256(convert_to(${one}, 'UTF8')), 'sig', ${bank.app.json([entry])})`;
    await settle();
  };

  /** The teller of 001 is gone: two others close the till by what the books say lies in it. */
  const absent = async () => {
    const [row] = await owner<{ id: string; stok: Readonly<Record<string, number>> }[]>`
    select id_kas::text as id, stok from cash_box where id_user = 'teller1' and kode_valuta = 'IDR'`;
    const pecahan = toPecahan(row?.stok ?? {});
    const asked = { id_kas: row?.id, kode_valuta: 'IDR', pecahan, alasan: 'Teller tidak datang' };
    await approve(await file('headteller1', 'TUTUP_KAS_BERHALANGAN', asked), 'manager1');
  };
  /** The calendar of the day after the bank's changes late; a change that touches a run which has begun is refused by the database. */
  const calendar = async (change: 'put in' | 'withdrawn') => {
    const [head] = await owner<
      { tanggal: string }[]
    >`select accounting_date::text as tanggal from branch where jenis = 'HO'`;
    const tanggal = head?.tanggal ?? '';
    try {
      if (change === 'put in')
        await owner`insert into holiday (tanggal, nama) values (next_business_day(${tanggal}::date), 'Cuti bersama')`;
      else await owner`delete from holiday where nama = 'Cuti bersama' and tanggal > ${tanggal}::date`;
    } catch (error) {
      expect((error as Error).message).toBe('CALENDAR_BEGUN');
    }
  };

  return {
    present,
    pay: () => decide('PENARIKAN_KLIRING', { nomor_rekening: accounts.firma }),
    return: () => decide('TOLAKAN_PENARIKAN_KLIRING', { alasan_tolakan: ['13'], bebas_biaya: 'T' }),
    send: () => done('teller1', 'SKN_NON_TUNAI', fromGiro(20_000n)),
    leave: () => formBatches(beginOf(bank), [transferSettlement], throwIt, { semua: true }),
    answer,
    arrive,
    absent,
    holiday: () => calendar('put in'),
    withdraw: () => calendar('withdrawn'),
  };
}
