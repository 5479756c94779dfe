import { accountOn, boxOn, type Leg } from '#core/ledger/legs.ts';
import { feeOf, toBalances, toJournalLines } from '#core/ledger/posted.ts';
import type { PostedCash, PostedJournal, PostedLine } from '#core/ledger/posted-journal.ts';
import { sentenceOf } from '#core/ledger/sentence.ts';
import type { Reason } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import type { Biaya, Posting, Ringkasan } from '#types/proto/common.ts';
import type { Committed } from './commit.ts';
import { feesOf } from './fees.ts';
import { available } from './load-context.ts';
import { withoutLevel } from './needs-override.ts';
import { changesOnly, type Fee, type OpContext, type Operation, type Prepared } from './operation.ts';

const balanceAt = ({ saldo }: Committed, index: number): bigint | null => (saldo[index] ? BigInt(saldo[index]) : null);

/** Builds the posted journal from what was read and what the posting function returned; equal to the result of a later read. */
export function fresh<D, X>(
  { operation, op, legs }: Prepared<D, X>,
  done: Committed,
  approver: string | null,
  idFlow: string | null,
): PostedJournal {
  const subject = operation.subject(op);
  return {
    id: done.journal_id ?? 0n,
    operasi: operation.code,
    tanggal: op.date,
    dibuat_pada: done.dibuat_pada,
    id_user: op.caller.idUser,
    nama_user: op.caller.namaUser,
    kode_cabang: op.caller.kodeCabang,
    nama_cabang: op.caller.namaCabang,
    nominal: subject.nominal,
    kode_valuta: subject.kode_valuta,
    rekening: subject.rekening,
    keterangan: subject.keterangan,
    saldo_tersedia: done.saldo_tersedia,
    id_kas: subject.id_kas,
    nomor_urut: done.nomor_urut,
    user_otorisasi: approver,
    id_flow: idFlow,
    tukar: subject.tukar ?? null,
    // It waits in the queue of its rail from the moment it is posted.
    transfer: subject.transfer ? { ...subject.transfer, status: 'DIOTORISASI', waktu: done.dibuat_pada } : null,
    lines: postedLines(op, legs, subject.kode_valuta, (index) => balanceAt(done, index)),
    cash: postedCash(operation, op, legs, (id) => (id === subject.id_kas ? done.saldo_kas : null)),
  };
}

function postedLines<D, X>(
  op: OpContext<D, X>,
  legs: readonly Leg[],
  currency: string,
  balance: (index: number) => bigint | null,
): PostedLine[] {
  return legs.map((leg, index) => {
    const rekening = accountOn(leg);
    return {
      kode_cabang: leg.kode_cabang,
      kode_gl: leg.kode_gl,
      nama_gl: op.ref.gl.get(leg.kode_gl)?.nama_gl ?? '',
      kode_valuta: leg.kode_valuta ?? currency,
      rekening,
      nama_rekening: rekening ? (op.loaded.accounts.get(rekening)?.nama_rekening ?? '') : '',
      jumlah: leg.jumlah,
      saldo: rekening ? balance(index) : null,
      kode: leg.kode,
      warkat: leg.sub?.jenis === 'WARKAT' ? leg.sub.id : null,
    };
  });
}

/** Running balance of each leg's account after it, from what was read, credits before debits as they are posted; null where it moves none. */
function balancesAfter<D, X>(op: OpContext<D, X>, legs: readonly Leg[]): (bigint | null)[] {
  const running = new Map<string, bigint>();
  const balances: (bigint | null)[] = legs.map(() => null);
  const places = [...legs.entries()].sort(([, one], [, other]) => Number(one.jumlah > 0n) - Number(other.jumlah > 0n)); // not an amount: sides
  for (const [place, leg] of places) {
    const rekening = accountOn(leg);
    if (rekening === null) continue;
    const after = (running.get(rekening) ?? op.loaded.accounts.get(rekening)?.saldo_buku ?? 0n) - leg.jumlah;
    running.set(rekening, after);
    balances[place] = after;
  }
  return balances;
}

function postedCash<D, X>(
  operation: Operation<D, X>,
  op: OpContext<D, X>,
  legs: readonly Leg[],
  balance: (id: number) => bigint | null,
): PostedCash[] {
  const denominations = operation.denominations?.(op) ?? {};
  const swapped = legs.length === 0 ? Object.keys(denominations).map((id) => Number.parseInt(id, 10)) : [];
  const ids = [...new Set([...legs.flatMap((leg) => boxOn(leg) ?? []), ...swapped])].sort((a, b) => a - b);
  return ids.map((id) => {
    const own = legs.filter((leg) => boxOn(leg) === id).map((leg) => leg.jumlah);
    const masuk = own.filter((minor) => minor > 0n).reduce((sum, minor) => sum + minor, 0n);
    const keluar = -own.filter((minor) => minor < 0n).reduce((sum, minor) => sum + minor, 0n);
    const box = op.loaded.boxes.get(id);
    // Pieces for pieces: as much came as went.
    const both = swapped.includes(id) ? operation.subject(op).nominal : 0n;
    return {
      id_kas: id,
      kode_kas: box?.kode_kas ?? '',
      kode_valuta: box?.kode_valuta ?? operation.subject(op).kode_valuta,
      masuk: masuk + both,
      keluar: keluar + both,
      saldo: balance(id) ?? (box?.saldo ?? 0n) + masuk - keluar,
      pecahan: denominations[id] ?? {},
    };
  });
}

/** Returns the fees that the journal takes, those it only holds included. */
const feesCharged = <D, X>({ operation, op, legs }: Prepared<D, X>): bigint =>
  (operation.heldFees?.(op) ?? []).reduce((sum, { nominal }) => sum + nominal, feeOf(legs));

/** Returns true when one account or cash box pays both: an amount that moves between others is no sum with the fee that somebody pays for it. */
const paysBoth = (legs: readonly Leg[], whole: bigint): boolean => {
  const places = Map.groupBy(legs, (leg) => accountOn(leg) ?? boxOn(leg) ?? null);
  places.delete(null);
  return [...places.values()].some((own) => {
    const moved = own.reduce((sum, { jumlah }) => sum + jumlah, 0n);
    return moved === whole || moved === -whole;
  });
};

/** The person who is to agree reads this summary. */
function summary<D, X>(prepared: Prepared<D, X>): Ringkasan {
  const { operation, op, legs } = prepared;
  const subject = operation.subject(op);
  const { nominal, kode_valuta, rekening, lawan } = subject;
  const fee = feesCharged(prepared);
  const whole = nominal + (fee < 0n ? -fee : fee);
  const ownerOf = (number: string | null) => (number && op.loaded.accounts.get(number)?.nama_rekening) || '';
  return {
    flowCode: operation.code,
    nominal: changesOnly(operation) ? '' : fromMinor(nominal, kode_valuta),
    kode_valuta,
    nomor_rekening: rekening ?? '',
    nama_nasabah: ownerOf(rekening),
    nomor_rekening_lawan: lawan ?? '',
    nama_lawan: ownerOf(lawan),
    objek: operation.change?.object(op) ?? '',
    biaya: fee === 0n ? '' : fromMinor(fee, kode_valuta),
    jumlah: fee !== 0n && paysBoth(legs, whole) ? fromMinor(whole, kode_valuta) : '',
    kalimat: sentenceOf({
      ...subject,
      code: operation.code,
      form: op.data as Readonly<Record<string, unknown>>,
      nominal: definitionOf(operation.code).blind ? 0n : nominal,
      other: lawan,
      nameOf: ownerOf,
    }),
  };
}

/** The posting preview: the same legs as the posting, balances after, the approval it will need, all warnings. */
export function preview<D, X>(prepared: Prepared<D, X>, further: readonly Reason[] = []): Posting {
  const { operation, op, verdict, legs } = prepared;
  const subject = operation.subject(op);
  const balances = balancesAfter(op, legs);
  const lines = postedLines(op, legs, subject.kode_valuta, (index) => balances[index] ?? null);
  const account = subject.rekening ? op.loaded.accounts.get(subject.rekening) : undefined;
  const moved = legs.filter((leg) => accountOn(leg) === subject.rekening).reduce((sum, leg) => sum + leg.jumlah, 0n);
  return {
    ...emptyPosting(),
    jurnal: toJournalLines(lines),
    saldo: toBalances(
      lines,
      postedCash(operation, op, legs, () => null),
      op.caller.kodeCabang,
    ),
    biaya: fromMinor(feesCharged(prepared), subject.kode_valuta),
    rincian_biaya: [
      ...feesOf(operation, op)
        .filter(({ nominal }) => nominal > 0n)
        .map(toFee),
      ...(operation.heldFees?.(op) ?? []).map(({ kode, nominal }) => ({
        kode,
        nominal: fromMinor(nominal),
        dihapus: 'F' as const,
      })),
    ],
    saldo_tersedia:
      account?.kode_cabang === op.caller.kodeCabang
        ? fromMinor(available(account) - moved + (op.reserved.get(account.nomor_rekening) ?? 0n), subject.kode_valuta)
        : '',
    tanggal_akuntansi: op.date,
    otorisasi: { perlu: verdict.reasons.length > 0 ? 'T' : 'F', tingkat: verdict.level, alasan: [...verdict.reasons] },
    peringatan: [...verdict.warnings, ...further],
    perubahan: [...(operation.change?.fields(op) ?? [])],
    ringkasan: summary(prepared),
  };
}

/** A preview of a blind count shows that a second person is asked for, and nothing that was read from the books. */
export function blindPreview<D, X>(prepared: Prepared<D, X>): Posting {
  const { op } = prepared;
  const { reasons, level } = withoutLevel(prepared.verdict);
  return {
    ...emptyPosting(),
    tanggal_akuntansi: op.date,
    otorisasi: { perlu: reasons.length > 0 ? 'T' : 'F', tingkat: level, alasan: [...reasons] },
    ringkasan: { ...summary(prepared), nominal: '' },
  };
}

const toFee = ({ kode, nominal, dari, dihapus }: Fee): Biaya => ({
  kode,
  nominal: fromMinor(nominal, dari.kode_valuta ?? BOOK_CURRENCY),
  dihapus: dihapus ? 'T' : 'F',
});

/** A posting with nothing in it yet. */
export function emptyPosting(): Posting {
  return {
    nomor_referensi: '',
    id_jurnal: '',
    jurnal: [],
    saldo_tersedia: '',
    slip: undefined,
    biaya: fromMinor(0n, BOOK_CURRENCY),
    rincian_biaya: [],
    otorisasi: { perlu: 'F', tingkat: '', alasan: [] as Reason[] },
    saldo: [],
    tanggal_akuntansi: '',
    id_flow: '',
    flow_state: '',
    peringatan: [],
    perubahan: [],
    ringkasan: undefined,
    nomor_dokumen: '',
    kalimat: undefined,
  };
}
