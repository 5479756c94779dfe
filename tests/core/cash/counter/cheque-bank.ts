import { randomUUID } from 'node:crypto';
import { payCheque } from '#core/cash/counter/pay-cheque.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { warkatBank } from '../../cheques/cheque-books/warkat-bank.ts';
import { type CounterBank, cash, insertGrant } from '../../counter-bank.ts';
import { parameterIs } from '../../parameters.ts';
import { accounts, DAY } from '../../small-bank.ts';

const firma = accounts.firma;

/** A bank in which firma has a book of cheques AA000001-25 and one of bilyet giro in use, and 001 two more books in stock. */
export async function chequeBank(given?: CounterBank) {
  const bank = await warkatBank(given);
  await parameterIs(bank, 'warkat_pakai_minimal', '0');
  for (const id of [await bank.stocked('CEK', 'AA000001', '3'), await bank.stocked('BG', 'BG000001')]) {
    await bank.issued(firma, id);
    await bank.activated(firma, id);
  }
  let last = 0;
  return {
    ...bank,
    /** The number of a cheque that no test has used. */
    next: (): string => `AA0000${String(++last).padStart(2, '0')}`,
    /** So many notes of 100,000 on a cheque of today. */
    cheque: (nomor_warkat: string, over: object = {}, notes = 10) => ({
      ...cash(firma, notes),
      nomor_warkat,
      tanggal_warkat: DAY,
      ...over,
    }),
    pay:
      (input: unknown, who = 'teller1') =>
      () =>
        bank.run(who, payCheque, input),
    sheetOf: async (nomor: string) =>
      (
        await bank.owner`
          select status, tanggal_warkat, nominal, journal_id::text, sebab, alasan, nomor_surat, asal from warkat_leaf
          where jenis = 'CEK' and nomor_warkat = ${nomor}`
      )[0],
    /** Leaves a cheque as one that came back unpaid, as clearing leaves it. */
    rejected: (nomor: string, tanggal: string, nominal: bigint) => bank.owner`
      update warkat_leaf set status = 'DITOLAK', tanggal_warkat = ${tanggal}, nominal = ${nominal.toString()}::bigint, alasan = '1'
      where jenis = 'CEK' and nomor_warkat = ${nomor}`,
    /** The reversal of a journal, released by the branch manager. */
    reverse: async (nomor_referensi: string) => {
      const data = { nomor_referensi, alasan: 'salah rekening' };
      const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'teller1', reasons: ['PEMBATALAN'] });
      return bank.run('teller1', reversal, data, { token, key: randomUUID() });
    },
    /** Stops a lost cheque. */
    stop: (nomor_awal: string, over: object = {}) =>
      bank.done('cs1', 'STOP_WARKAT', {
        nomor_rekening: firma,
        jenis: 'CEK',
        nomor_awal,
        nomor_akhir: '',
        sebab: 'HILANG',
        nomor_surat: 'LP/117/2026',
        tanggal_warkat: '',
        keterangan: 'Hilang di jalan',
        bebas_biaya: 'T',
        ...over,
      }),
  };
}
