import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Db } from '#core/db/client.ts';
import { depositStep } from '#core/deposits/end-of-day.ts';
import type { EndOfDay } from '#core/engine/end-of-day-step.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { accounts } from '../small-bank.ts';
import { bilyetOf, type DepositBank, wire } from './deposit-bank.ts';

/**
 * Deposits of a customer as if they had begun on a day, out of the firm's line, and ends of day of branch 001 with the step of deposits alone.
 */
export async function depositEndsOfDay(bank: DepositBank, siti: string) {
  await bank.owner`update account_state set plafon = 500000000000 where nomor_rekening = ${accounts.firma}`;
  await bank.owner`insert into parameter (nama, nilai, berlaku_sejak) values ('hi_1000_indikatif', '8.75', '2020-01-01')`;
  await bank.owner`select ensure_partitions('2026-11-01', 20)`;
  let paper = 0;
  /** A deposit of 100,000,000 out of the firm's account, as if it had begun on a day. */
  async function begun(valuta: string, rest: object = {}): Promise<string> {
    paper += 1;
    const tenor = Number((rest as { tenor?: string }).tenor ?? '1'); // not an amount: months
    const nomor = await bank.registered(
      bank.registration(siti, {
        nominal: wire(100_000_000n),
        sumber: 'REKENING',
        rekening_sumber: accounts.firma,
        ...rest,
      }),
    );
    await bank.agreed('teller1', 'SETOR_DEPOSITO', {
      nomor_rekening: nomor,
      versi: '1',
      nominal: wire(100_000_000n),
      kode_valuta: 'IDR',
      sumber: 'REKENING',
      nomor_bilyet: bilyetOf(paper),
    });
    await bank.owner`
    update deposit set tanggal_valuta = ${valuta}::date, mulai = ${valuta}::date, bagi_hasil_sampai = ${valuta}::date,
      jatuh_tempo = deposit_day(${valuta}::date, ${tenor}) where nomor_rekening = ${nomor}`;
    await bank.owner`
    update deposit_term set mulai = ${valuta}::date, jatuh_tempo = deposit_day(${valuta}::date, ${tenor}) where nomor_rekening = ${nomor}`;
    return nomor;
  }

  /** Runs the end of day of branch 001, all its parts, each in a transaction of its own. */
  async function endOfDay(tanggal: string) {
    await bank.owner`update branch set accounting_date = ${tanggal}, status = 'CUT_OFF' where kode_cabang = '001'`;
    const at: EndOfDay = {
      run: randomUUID(),
      kodeCabang: '001',
      kantorPusat: '000',
      headOffice: false,
      tanggal,
      dari: tanggal,
      berikut: tanggal,
      idUser: 'manager1',
    };
    try {
      const foreseen = await depositStep.foresee?.(bank.app, at);
      const found = [];
      for (const chunk of await depositStep.chunks(bank.app, at)) {
        const done = await bank.app.begin((tx) => depositStep.run(tx as unknown as Db, at, chunk));
        found.push(...done.temuan);
      }
      expect(foreseen).toEqual(found);
      return found;
    } finally {
      await bank.owner`update branch set accounting_date = '2026-11-20', status = 'BUKA' where kode_cabang = '001'`;
    }
  }
  /** All invariants of the books but that of the day, which these tests set themselves. */
  async function expectSound(): Promise<void> {
    const wrong = (await checkBooks(bank.owner)).filter(({ ok, name }) => !ok && !name.startsWith('7 '));
    expect(wrong).toEqual([]);
  }
  return { begun, endOfDay, expectSound };
}
