import { withInterBranch } from '#core/ledger/legs.ts';
import { toBalances, toJournalLines } from '#core/ledger/posted.ts';
import type { PostedCash, PostedJournal, PostedLine } from '#core/ledger/posted-journal.ts';
import type { Reason } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { Posting, Ringkasan } from '#types/proto/common.ts';
import type { Committed } from './commit.ts';
import { available } from './facts.ts';
import type { OpContext, Operation, Prepared } from './operation.ts';

const balanceAt = ({ saldo }: Committed, index: number): bigint | null => (saldo[index] ? BigInt(saldo[index]) : null);

/** The posted journal out of what was read and what the posting function answered; equal to what a later read gives. */
export function fresh<D, X>(
  { operation, op }: Prepared<D, X>,
  legs: ReturnType<typeof withInterBranch>,
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
    lines: postedLines(op, legs, (_, index) => balanceAt(done, index)),
    cash: postedCash(operation, op, legs, (id) => (id === subject.id_kas ? done.saldo_kas : null)),
  };
}

function postedLines<D, X>(
  op: OpContext<D, X>,
  legs: ReturnType<typeof withInterBranch>,
  balance: (rekening: string, index: number) => bigint | null,
): PostedLine[] {
  return legs.map((leg, index) => ({
    kode_cabang: leg.kode_cabang,
    kode_gl: leg.kode_gl,
    nama_gl: op.ref.gl.get(leg.kode_gl)?.nama_gl ?? '',
    rekening: leg.rekening,
    nama_rekening: leg.rekening ? (op.facts.accounts.get(leg.rekening)?.nama_rekening ?? '') : '',
    jumlah: leg.jumlah,
    saldo: leg.rekening ? balance(leg.rekening, index) : null,
  }));
}

function postedCash<D, X>(
  operation: Operation<D, X>,
  op: OpContext<D, X>,
  legs: ReturnType<typeof withInterBranch>,
  balance: (id: number) => bigint | null,
): PostedCash[] {
  const pieces = operation.pieces?.(op) ?? {};
  const ids = [...new Set(legs.flatMap((leg) => (leg.id_kas === null ? [] : [leg.id_kas])))].sort((a, b) => a - b);
  return ids.map((id) => {
    const own = legs.filter((leg) => leg.id_kas === id).map((leg) => leg.jumlah);
    const masuk = own.filter((minor) => minor > 0n).reduce((sum, minor) => sum + minor, 0n);
    const keluar = -own.filter((minor) => minor < 0n).reduce((sum, minor) => sum + minor, 0n);
    const box = op.facts.boxes.get(id);
    return {
      id_kas: id,
      kode_kas: box?.kode_kas ?? '',
      masuk,
      keluar,
      saldo: balance(id) ?? (box?.saldo ?? 0n) + masuk - keluar,
      pecahan: pieces[id] ?? {},
    };
  });
}

/** What is put before somebody who is to agree to it. */
function summary<D, X>(operation: Operation<D, X>, op: OpContext<D, X>): Ringkasan {
  const { nominal, kode_valuta, rekening, lawan } = operation.subject(op);
  const ownerOf = (number: string | null) => (number && op.facts.accounts.get(number)?.nama_rekening) || '';
  return {
    flowCode: operation.code,
    nominal: operation.change ? '' : fromMinor(nominal, kode_valuta),
    kode_valuta,
    nomor_rekening: rekening ?? '',
    nama_nasabah: ownerOf(rekening),
    nomor_rekening_lawan: lawan ?? '',
    nama_lawan: ownerOf(lawan),
    objek: operation.change?.object(op) ?? '',
  };
}

/** The posting preview: the same legs as the posting, balances after, the approval it will need, all warnings. */
export function preview<D, X>({ operation, op, verdict }: Prepared<D, X>, further: readonly Reason[] = []): Posting {
  const subject = operation.subject(op);
  const legs = withInterBranch(operation.journal(op));
  const lines = postedLines(
    op,
    legs,
    (rekening, index) => (op.facts.accounts.get(rekening)?.saldo_buku ?? 0n) - (legs[index]?.jumlah ?? 0n),
  );
  const account = subject.rekening ? op.facts.accounts.get(subject.rekening) : undefined;
  const moved = legs.filter((leg) => leg.rekening === subject.rekening).reduce((sum, leg) => sum + leg.jumlah, 0n);
  return {
    ...emptyPosting(),
    jurnal: toJournalLines(lines, subject.kode_valuta),
    saldo: toBalances(
      lines,
      postedCash(operation, op, legs, () => null),
      subject.kode_valuta,
      op.caller.kodeCabang,
    ),
    saldo_tersedia:
      account?.kode_cabang === op.caller.kodeCabang
        ? fromMinor(available(account) - moved + (op.reserved.get(account.nomor_rekening) ?? 0n), subject.kode_valuta)
        : '',
    tanggal_akuntansi: op.date,
    otorisasi: { perlu: verdict.reasons.length > 0 ? 'T' : 'F', tingkat: verdict.level, alasan: [...verdict.reasons] },
    peringatan: [...verdict.warnings, ...further],
    perubahan: [...(operation.change?.fields(op) ?? [])],
    ringkasan: summary(operation, op),
  };
}

/** A posting with nothing in it yet. */
export function emptyPosting(): Posting {
  return {
    nomor_referensi: '',
    id_jurnal: '',
    jurnal: [],
    saldo_tersedia: '',
    slip: undefined,
    biaya: fromMinor(0n, BOOK_CURRENCY),
    otorisasi: { perlu: 'F', tingkat: '', alasan: [] as Reason[] },
    saldo: [],
    tanggal_akuntansi: '',
    id_flow: '',
    flow_state: '',
    peringatan: [],
    perubahan: [],
    ringkasan: undefined,
  };
}
