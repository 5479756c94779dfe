import { randomUUID } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { type BulkJournal, commitBulk } from '#core/engine/bulk.ts';
import type { EndOfDay, EndOfDayDone, EndOfDayFinding, EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { endSharing } from '#core/profit-sharing/end-of-day-steps.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { addDays } from '#lib/dates.ts';
import { type CounterBank, counterBank } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

/** November 2026: thirty days, the last a Monday. */
export const MONTH = '2026-11-01';
export const LAST = '2026-11-30';

export const rupiah = (whole: bigint): bigint => whole * 100n;

/**
 * Names an account of branch 001, Tabungan Mudharabah: 10,000,000 for nine days, 15,000,000 for ten, 12,000,000 for eleven; its owner gives zakat.
 */
export const saver = makeAccountNumber('001', '12', 501);

export interface MonthBank extends CounterBank {
  /** Posts on the branches' day; amounts in minor units. */
  readonly book: (journals: readonly BulkJournal[], valueDate?: string, date?: string) => Promise<void>;
  /** Runs a step of a branch's end of day as its engine does: every chunk in a transaction of its own. */
  readonly endOfDay: (kodeCabang: string, step: EndOfDayStep) => Promise<readonly EndOfDayFinding[]>;
  /** The same on another day that its branches are at. */
  readonly later: (tanggal: string, kodeCabang: string, step: EndOfDayStep) => Promise<readonly EndOfDayFinding[]>;
  /** Income of the month, in whole rupiah, at head office. */
  readonly earn: (whole: bigint) => Promise<void>;
}

/** Returns the place of an account of the month's bank in the ledger. */
export const of = (number: string, kode_gl = '301001') => ({
  kode_cabang: number.slice(0, 3),
  kode_gl,
  sub: { jenis: 'REKENING', id: number } as const,
});
export const head = (kode_gl: string) => ({ kode_cabang: '000', kode_gl });

/** Opens an account of a member product as if it had existed since the month began. */
export async function openSaver({ owner }: Pick<CounterBank, 'owner'>, number: string, zakat = false): Promise<void> {
  await owner`
    insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka, zakat)
    select ${number}, nomor_nasabah, 'Nasabah Bagi Hasil', 'NASABAH BAGI HASIL', '12', '301001', ${number.slice(0, 3)}, 'IDR', '2026-10-01', ${zakat}
    from account where nomor_rekening = ${accounts.firma}`;
  await owner`insert into account_state (nomor_rekening, tanggal_aktivitas, saldo_minimum) values (${number}, '2026-10-01', ${rupiah(50_000n)})`;
}

/** The small bank, or one with more in it, on the last business day of November, all branches cut off, with the saver's movements on their days. */
export async function monthBank(more?: CounterBank): Promise<MonthBank> {
  const bank = more ?? (await counterBank());
  await bank.owner`update parameter set nilai = '31' where nama = 'valuta_mundur_hari'`;
  await openSaver(bank, saver, true);
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${LAST}, 'manager1' from branch`;
  await bank.owner`update branch set accounting_date = ${LAST}, status = 'CUT_OFF'`;
  const book: MonthBank['book'] = async (journals, valueDate, date = LAST) => {
    await commitBulk(bank.app, {
      run: randomUUID(),
      chunk: 1,
      actor: 'SISTEM',
      operasi: 'REVALUASI',
      date,
      ...(valueDate && { valueDate }),
      kodeValuta: 'IDR',
      keterangan: 'uji',
      headOffice: '000',
      journals,
    });
  };
  const move = (whole: bigint): BulkJournal => ({
    kodeCabang: '001',
    nominal: rupiah(whole < 0n ? -whole : whole),
    rekening: saver,
    legs:
      whole > 0n
        ? [debit(of(accounts.firma, '203001'), rupiah(whole)), credit(of(saver), rupiah(whole))]
        : [debit(of(saver), rupiah(-whole)), credit(of(accounts.firma, '203001'), rupiah(-whole))],
  });
  await book([move(10_000_000n)], '2026-11-01');
  await book([move(5_000_000n)], '2026-11-10');
  await book([move(-3_000_000n)], '2026-11-20');
  const runs = new Map<string, string>();
  const later: MonthBank['later'] = async (tanggal, kodeCabang, step) => {
    const key = `${tanggal} ${kodeCabang}`;
    const run = runs.get(key) ?? randomUUID();
    runs.set(key, run);
    const its: EndOfDay = {
      run,
      kodeCabang,
      kantorPusat: '000',
      headOffice: kodeCabang === '000',
      tanggal,
      dari: tanggal,
      berikut: addDays(tanggal, 1),
      idUser: 'headteller1',
    };
    const found: EndOfDayFinding[] = [];
    // Head office ends a month when the ends of day of the other branches are over.
    const last = step.code === endSharing.code;
    if (last) await bank.owner`update branch set status = 'TUTUP' where jenis <> 'HO'`;
    for (const chunk of await step.chunks(bank.app, its)) {
      const done = (await bank.app.begin((tx) => step.run(tx as unknown as Db, its, chunk))) as EndOfDayDone;
      found.push(...done.temuan);
    }
    if (last) await bank.owner`update branch set status = 'CUT_OFF' where jenis <> 'HO'`;
    return found;
  };
  const endOfDay: MonthBank['endOfDay'] = (kodeCabang, step) => later(LAST, kodeCabang, step);
  const earn = (whole: bigint) =>
    book([
      {
        kodeCabang: '000',
        nominal: rupiah(whole),
        rekening: null,
        legs: [debit(head('102001'), rupiah(whole)), credit(head('501001'), rupiah(whole))],
      },
    ]);
  return { ...bank, book, endOfDay, later, earn };
}
