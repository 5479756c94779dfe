import type { Db } from '#core/db/client.ts';
import { partsOf } from '#core/engine/end-of-day-chunks.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import {
  type EndOfDay,
  type EndOfDayChunk,
  type EndOfDayDone,
  type EndOfDayFinding,
  type EndOfDayStep,
  stepRun,
} from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { toDisplay } from '#lib/dates.ts';
import { DEPOSIT_PRODUCT } from '#lib/deposits/deposits.ts';
import { type DueDeposit, depositsDue, destinationsOf } from './due.ts';
import { endTerm, payShares, type Work } from './end-of-day-run.ts';

const CODE = 'DEPOSITO';
/** The number of deposits in one chunk. */
const DEPOSITS = 2_000;
/** Chunks with this prefix close ended deposits; the others process live ones. */
const ENDS = 'AKHIR';

/** Divides a branch's deposits that are active or have ended today into parts. */
const ranges = (db: Db, { kodeCabang }: EndOfDay) =>
  partsOf(
    db,
    db`select d.nomor_rekening from deposit d join account a using (nomor_rekening) join account_state s using (nomor_rekening)
       where a.kode_cabang = ${kodeCabang} and s.status <> 'TUTUP'`,
    DEPOSITS,
  );

async function chunks(db: Db, endOfDay: EndOfDay): Promise<readonly EndOfDayChunk[]> {
  const parts = await ranges(db, endOfDay);
  return [
    ...parts,
    ...parts.map(({ dari, sampai, ...part }) => ({ ...part, dari: `${ENDS} ${dari}`, sampai: `${ENDS} ${sampai}` })),
  ].map((part, index) => ({ ...part, nomor: index + 1 }));
}

/** Reads the shares of the terms in force on the day a term begins, by tenor. */
async function sharesOn(db: Db, day: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db<{ tenor: number; nisbah_nasabah: number }[]>`
    select n.tenor, n.nisbah_nasabah from product_term_on(${DEPOSIT_PRODUCT}, ${day}::date) t
    join product_nisbah n on (n.kode_produk, n.berlaku_sejak) = (t.kode_produk, t.berlaku_sejak)`;
  return new Map(rows.map(({ tenor, nisbah_nasabah }) => [tenor, nisbah_nasabah]));
}

/** Processes all that is due of these deposits by the day, one after another: shares, then the end of their terms, until nothing is left. */
async function workThrough(db: Db, endOfDay: EndOfDay, found: readonly DueDeposit[]): Promise<Work> {
  const work: Work = { journals: [], notes: [], findings: [] };
  const { tanggal } = endOfDay;
  const destinations = await destinationsOf(db, found, tanggal);
  for (let open = found; open.length > 0; ) {
    const paid = await payShares(db, endOfDay, open, destinations, work);
    const byNumber = new Map(paid.map((deposit) => [deposit.nomor_rekening, deposit]));
    const next: DueDeposit[] = [];
    for (const before of open) {
      const deposit = byNumber.get(before.nomor_rekening) ?? before;
      const ended =
        deposit.status === 'AKTIF' &&
        deposit.jatuh_tempo <= tanggal &&
        deposit.bagi_hasil_sampai === deposit.jatuh_tempo;
      if (ended) {
        const shares = await sharesOn(db, deposit.jatuh_tempo);
        const rolled = endTerm(endOfDay, deposit, destinations, shares.get(deposit.tenor) ?? deposit.nisbah, work);
        if (rolled) next.push(rolled);
      } else if (byNumber.has(before.nomor_rekening)) next.push(deposit);
    }
    open = next;
  }
  return work;
}

async function book(
  tx: Db,
  endOfDay: EndOfDay,
  chunk: EndOfDayChunk,
  { journals, notes }: Work,
  keterangan: string,
): Promise<void> {
  const run = stepRun(endOfDay, CODE);
  await postAtEndOfDay(tx, endOfDay, { operasi: CODE, nomor: chunk.nomor, keterangan, journals });
  if (notes.length > 0) {
    await tx`select record_deposits(${endOfDay.kodeCabang}, ${run}::uuid, ${chunk.nomor}, ${tx.json(notes as never)}::jsonb)`;
  }
}

/** Processes shares, roll-overs and pay-outs of a part, and registrations that nobody has funded. */
async function live(tx: Db, endOfDay: EndOfDay, chunk: EndOfDayChunk): Promise<EndOfDayDone> {
  const { kodeCabang, tanggal } = endOfDay;
  const { dari, sampai } = chunk;
  const [due, waiting] = await Promise.all([
    depositsDue(tx, kodeCabang, tanggal, dari, sampai),
    tx<{ nomor_rekening: string }[]>`
      select d.nomor_rekening from deposit d join account a using (nomor_rekening)
      where a.kode_cabang = ${kodeCabang} and d.nomor_rekening between ${dari} and ${sampai} and d.status = 'TERDAFTAR' order by 1`,
  ]);
  const work = await workThrough(tx, endOfDay, due);
  for (const { nomor_rekening } of waiting) work.notes.push({ jenis: 'CANCEL', nomor_rekening });
  await book(tx, endOfDay, chunk, work, `Deposito ${toDisplay(tanggal)}`);
  return { baris: work.notes.length, temuan: work.findings };
}

/** Closes the accounts of deposits that have ended; the differences of their accruals go back to 601002 or come from it. */
async function ends(tx: Db, endOfDay: EndOfDay, chunk: EndOfDayChunk): Promise<EndOfDayDone> {
  const { kodeCabang } = endOfDay;
  const [dari, sampai] = [chunk.dari, chunk.sampai].map((key) => key.slice(ENDS.length + 1));
  const ended = await tx<{ nomor_rekening: string; sisa: bigint }[]>`
    select d.nomor_rekening, accrual_open(d.nomor_rekening) as sisa from deposit d join account a using (nomor_rekening) join account_state s using (nomor_rekening)
    where a.kode_cabang = ${kodeCabang} and d.nomor_rekening between ${dari ?? ''} and ${sampai ?? ''} and s.status <> 'TUTUP' and s.blokir = '' and s.saldo_buku = 0
      and (d.status in ('DICAIRKAN_DINI', 'DIBATALKAN') or d.status = 'DICAIRKAN' and d.bagi_hasil_sampai = d.jatuh_tempo) order by 1`;
  const work: Work = { journals: [], notes: [], findings: [] };
  const [owed, cost] = [gl('OWED_TO_DEPOSITORS'), gl('SHARES_OF_DEPOSITORS')].map((kode_gl) => ({
    kode_cabang: kodeCabang,
    kode_gl,
  }));
  for (const { nomor_rekening, sisa } of ended) {
    if (sisa !== 0n && owed && cost) {
      const [from, to, minor] = sisa > 0n ? [owed, cost, sisa] : [cost, owed, -sisa];
      work.journals.push({
        kodeCabang,
        nominal: minor,
        rekening: nomor_rekening,
        legs: [debit(from, minor), credit(to, minor)],
      });
    }
    work.notes.push({ jenis: 'SWEEP', nomor_rekening });
  }
  await book(tx, endOfDay, chunk, work, 'Penyesuaian akrual deposito yang berakhir');
  return { baris: work.notes.length, temuan: [] };
}

/** Finds the failures of at the next end of day in advance: held principals, and destinations that take nothing. */
async function foresee(db: Db, endOfDay: EndOfDay): Promise<readonly EndOfDayFinding[]> {
  const { kodeCabang, tanggal } = endOfDay;
  const due = await depositsDue(db, kodeCabang, tanggal, '', '999999999999');
  return (await workThrough(db, endOfDay, due)).findings;
}

/**
 * Processes the deposits of an end of day (domain: branch day, end of day; deposits): shares due on the anchor day and at maturity, roll-over with
 * the share of its day, pay-out of deposits that do not roll, cancellation of unfunded registrations. A holiday's due dates are processed on the next
 * business day's end; a roll-over begins on its contractual day all the same. Nothing is shared after maturity.
 */
export const depositStep: EndOfDayStep = {
  code: CODE,
  title: { id: 'Deposito', en: 'Deposits' },
  byAccount: 'ASIDE',
  chunks,
  run: (tx, endOfDay, chunk) => (chunk.dari.startsWith(ENDS) ? ends(tx, endOfDay, chunk) : live(tx, endOfDay, chunk)),
  foresee,
};
