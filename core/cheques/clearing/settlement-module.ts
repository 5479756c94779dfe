import type { Db } from '#core/db/client.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import type { Outcome, SettlementModule } from '#core/payments/settlement/gateway.ts';
import { gl } from '#lib/books/gl.ts';
import type { SheetState } from '#lib/cheques/clearing.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { presented } from './accept-inward.ts';
import { claimOf, named, owedFor } from './instruments.ts';

/** A deposited instrument under lock, with the data of its journal. Amounts in minor units, `hari` is the day of its branch. */
interface Presented {
  readonly status: SheetState;
  readonly kode_cabang: string;
  readonly kode_bank: string;
  readonly jenis: string;
  readonly nomor_warkat: string;
  readonly nominal: bigint;
  readonly tanggal_efektif: string;
  readonly hari: string;
  readonly pusat: string;
  readonly nomor_rekening: string;
  readonly cabang_rekening: string;
  readonly kode_gl: string;
  readonly biaya: bigint;
}

/** Maps return codes of the message standard to the numbers of the central bank's list of clearing (domain: clearing, reason codes). */
const NUMBERS: Readonly<Record<string, string>> = { AM04: '01', AC04: '02' };
/** The standard's own code for a return without a reason. */
const NO_REASON = 'MS03';

/** Returns the stored reason of a return: its number of the list, else the other side's text. */
const reasonOf = (said: string): string =>
  /^\d{1,2}$/.test(said) ? said.padStart(2, '0') : (NUMBERS[said] ?? (said || NO_REASON));

const post = (tx: Db, { run }: Outcome, sheet: Presented, operasi: string, keterangan: string, legs: readonly Leg[]) =>
  commitBulk(tx, {
    run,
    chunk: 1,
    actor: 'SISTEM',
    operasi,
    date: sheet.hari,
    kodeValuta: BOOK_CURRENCY,
    keterangan,
    headOffice: sheet.pusat,
    journals: [{ kodeCabang: sheet.kode_cabang, nominal: sheet.nominal, rekening: sheet.nomor_rekening, legs }],
  });

const atHeadOffice = ({ pusat }: Presented) => ({ kode_cabang: pusat, kode_gl: gl('BANK_INDONESIA') });

/** Dr 102001 / Cr 109001, like the confirmation by hand; it skips an instrument that was confirmed by hand already. */
async function settle(tx: Db, message: Outcome, id: string, sheet: Presented): Promise<void> {
  if (sheet.status !== 'DISETOR') return;
  await post(tx, message, sheet, 'KONFIRMASI_KLIRING', named([sheet]), [
    debit(atHeadOffice(sheet), sheet.nominal),
    credit(claimOf(sheet), sheet.nominal),
  ]);
  await tx`select record_warkat_settled(${message.run}::uuid, ${id}::bigint)`;
}

/** Builds the legs that turn the instrument's money back: an unsettled amount came from nowhere, a settled one goes back to its bank. */
function backwards(sheet: Presented): readonly Leg[] {
  if (sheet.status === 'DISETOR') return [debit(owedFor(sheet), sheet.nominal), credit(claimOf(sheet), sheet.nominal)];
  const returns = { kode_cabang: sheet.kode_cabang, kode_gl: gl('CLEARING_RETURNS') };
  const from = sheet.status === 'EFEKTIF' ? accountOf(sheet) : owedFor(sheet);
  return [
    debit(returns, sheet.nominal),
    credit(atHeadOffice(sheet), sheet.nominal),
    debit(from, sheet.nominal),
    credit(returns, sheet.nominal),
  ];
}

const accountOf = ({ cabang_rekening, kode_gl, nomor_rekening }: Presented) => ({
  kode_cabang: cabang_rekening,
  kode_gl,
  sub: { jenis: 'REKENING' as const, id: nomor_rekening },
});

/**
 * Posts the legs of a return by hand (domain: clearing, step 4b), with its fee where the account has room for it. An instrument that was credited
 * early and whose account has too little stays with the gateway and is tried again, like one that comes after its good-funds day: people decide
 * those.
 */
async function giveBack(tx: Db, message: Outcome, id: string, sheet: Presented): Promise<void> {
  if (sheet.status === 'DITOLAK' || sheet.status === 'DITARIK') return;
  if (sheet.status === 'EFEKTIF' && sheet.tanggal_efektif < sheet.hari) {
    return fail('CLEARING_RETURN_LATE', { params: { warkat: sheet.nomor_warkat, tanggal: sheet.tanggal_efektif } });
  }
  const reason = reasonOf(message.sebab);
  const fee =
    sheet.biaya > 0n
      ? [
          debit(accountOf(sheet), sheet.biaya),
          credit({ kode_cabang: sheet.kode_cabang, kode_gl: gl('CLEARING_FEES') }, sheet.biaya),
        ]
      : [];
  await post(tx, message, sheet, 'TOLAKAN_SETORAN_KLIRING', `${named([sheet])} · ${reason}`, [
    ...backwards(sheet),
    ...fee,
  ]);
  await tx`select record_warkat_returned(${message.run}::uuid, ${id}::bigint, ${reason})`;
}

/**
 * An instrument of ours that we returned: its journal was posted with the decision, so its arrival changes nothing. A return that was not accepted
 * stays with the gateway under its reason, for people to handle.
 */
function sentBack({ jenis, sebab, item }: Outcome): void {
  if (jenis !== 'SELESAI') throw new Error(`the return ${item.end_to_end} was not taken: ${jenis} ${sebab}`.trim());
}

/**
 * Clears instruments of other banks by the gateway: lodged ones are queued, settled and returned as the rail says; and takes those they present to us
 * (docs/adr/0071, 0072, 0086).
 */
export const clearingSettlement: SettlementModule = {
  area: 'KLIRING',
  kinds: ['TAGIHAN'],
  // Its item records that an instrument has left; nothing is posted for it.
  batched: async () => undefined,
  process: async (tx, message) => {
    if (!('item' in message)) return presented(tx, message);
    const id = message.item.rujukan;
    if (message.item.jenis === 'pacs.004') return sentBack(message);
    const [sheet] = await tx<Presented[]>`select * from claim_presented_warkat(${id}::bigint)`;
    if (!sheet) throw new Error(`sheet ${id} is gone`);
    return message.jenis === 'SELESAI' ? settle(tx, message, id, sheet) : giveBack(tx, message, id, sheet);
  },
};
