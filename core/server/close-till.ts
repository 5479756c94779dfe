import type { Context } from '#core/access/context.ts';
import { change } from '#core/access/handler.ts';
import { validInput } from '#core/access/input.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { closeTill, closeTillData } from '#core/cash/vault/close-till.ts';
import { huntDifference, openSpan } from '#core/cash/vault/difference-hunt.ts';
import { emptyPosting } from '#core/engine/posting-view.ts';
import { prepare, rejection, runOperation } from '#core/engine/run-operation.ts';
import { type Denominations, toDenominations, worth } from '#core/ledger/denominations.ts';
import { fromMinor, toMinor } from '#lib/money.ts';
import type { CloseTellerCashReply, CloseTellerCashRequest } from '#types/proto/cash/vault.ts';

/** The teller learns the difference from the second count on: the first stays blind, so that the second is not made to fit. */
const BLIND_COUNTS = 1;
/** The rules give these for a count that is only compared, and the comparison itself reports them. */
const COMPARED: ReadonlySet<string> = new Set(['DIFFERENCE', 'COUNT_AGAIN']);

/**
 * Compares the teller's blind count with the book and, when the teller closes, books it. Every comparison is written to the audit trail with the
 * count, so that trying counts until one fits leaves a trace. A first count that differs returns nothing but that; from the second on it returns by
 * how much and where it may come from.
 */
export async function closeTillOrCompare(
  context: Context,
  input: CloseTellerCashRequest,
): Promise<CloseTellerCashReply> {
  const { dry_run, token_override, ...rest } = input;
  const data = validInput(closeTillData, rest);
  const prepared = await prepare({ ...context, key: '' }, closeTill, data);
  const { verdict, op } = prepared;
  const till = op.loaded.tills.get(data.kode_valuta) ?? null;
  const counted = worth(toDenominations(data.pecahan, data.kode_valuta));
  const compared = (book: bigint) => ({
    dihitung: fromMinor(counted, data.kode_valuta),
    seharusnya: fromMinor(book, data.kode_valuta),
    selisih: fromMinor(counted - book, data.kode_valuta),
  });
  if (dry_run === 'T') {
    if (verdict.rejection && !COMPARED.has(verdict.rejection.code)) throw rejection(verdict);
    const book = till?.saldo ?? 0n;
    const comparison = compared(book);
    const hitungan = await recordCount(
      context,
      till?.id_kas ?? 0,
      toDenominations(data.pecahan, data.kode_valuta),
      comparison,
    );
    const shown = { posting: emptyPosting(), id_serah_terima: '', hitungan };
    if (counted !== book && hitungan <= BLIND_COUNTS) {
      return { ...shown, ...comparison, seharusnya: '', selisih: '', penyebab: [], status: 'HITUNG_ULANG' };
    }
    const span = till && (await openSpan(context.db, till.id_kas));
    const penyebab = span ? await huntDifference(context.db, span, counted - book) : [];
    return { ...shown, ...comparison, penyebab, status: 'PERLU_KONFIRMASI' };
  }
  const posting = await runOperation(context, closeTill, data, { ...(token_override && { token: token_override }) });
  // The book is what the posting found, not what the till holds now: asked again under the same key, it is closed and empty.
  const book = posting.saldo.find((each) => each.jenis === 'KAS')?.sebelum;
  const [row] = await context.db<{ id_serah_terima: string }[]>`
    select id_serah_terima from handover where journal_kirim = ${posting.id_jurnal === '' ? 0n : BigInt(posting.id_jurnal)}`;
  const comparison = compared(book === undefined ? 0n : toMinor(book, data.kode_valuta));
  // The closing sheet shows possible causes of the difference.
  return {
    ...comparison,
    penyebab: [],
    posting,
    status: 'TUTUP',
    id_serah_terima: row?.id_serah_terima ?? '',
    hitungan: 0,
  };
}

/** Keeps the count beside the books and in the trail; returns its number since the till was opened. */
async function recordCount(
  context: Context,
  idKas: number,
  pecahan: Denominations,
  { dihitung, selisih }: { dihitung: string; selisih: string },
): Promise<number> {
  const { db, caller } = context;
  const [row] = await db<{ n: number }[]>`
    select record_till_count(${caller.idUser}, ${idKas}, ${db.json(pecahan as never)}::jsonb) as n`;
  await writeAudit(context, { aksi: 'HITUNG_KAS', rincian: { dihitung, selisih, pecahan } });
  return row?.n ?? 0;
}

/** The server has this one area of its own: a till is closed by comparing a count with what the engine has run. */
export const countedTill = {
  operations: {},
  handlers: () => ({ 'vault.closeTellerCash': change(closeTillOrCompare) }),
};
