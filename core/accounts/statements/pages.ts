import type { Db } from '#core/db/client.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { fromMinor, fromMinorOrEmpty } from '#lib/money.ts';
import type { StatementBaris, StatementHalaman } from '#types/proto/accounts/statement.ts';
import { type CodedPage, codeOf } from './page-code.ts';
import type { Span, Stored } from './stored.ts';

interface Line {
  readonly seq: number;
  readonly tanggal: string;
  readonly journal_id: bigint;
  readonly cabang_jurnal: string;
  readonly kode: string;
  readonly keterangan: string;
  readonly jumlah: bigint;
  readonly saldo: bigint;
  /** Of a profit share, before tax and zakat were taken; null of every other line. */
  readonly bruto: bigint | null;
  readonly pajak: bigint | null;
  readonly zakat: bigint | null;
}

/** The opening and closing amounts of a page, and the hash of its lines; amounts in minor units. */
export interface PageSums {
  readonly halaman: number;
  readonly debet: bigint;
  readonly kredit: bigint;
  readonly saldo_awal: bigint;
  readonly saldo_akhir: bigint;
  readonly sidik: Buffer;
}

/** SHA-256 of the empty text: the hash of a page without lines. */
const EMPTY = Buffer.from('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', 'hex');

/** Returns the numbers of the first and last line of these pages. */
const bounds = ({ seq_awal, jumlah_baris, baris_halaman }: Span, from: number, until: number) => ({
  first: seq_awal + (from - 1) * baris_halaman,
  last: Math.min(seq_awal + jumlah_baris, seq_awal + until * baris_halaman) - 1,
});

/** Computes the sums and hashes of pages `from` to `until` of a span. */
export async function pageSums(db: Db, span: Span, from: number, until: number): Promise<PageSums[]> {
  if (span.jumlah_baris === 0) {
    const { saldo_awal } = span;
    return [{ halaman: 1, debet: 0n, kredit: 0n, saldo_awal, saldo_akhir: saldo_awal, sidik: EMPTY }];
  }
  const { first, last } = bounds(span, from, until);
  return db<PageSums[]>`
    select * from statement_pages(${span.nomor_rekening}, ${span.tanggal_awal}::date, ${span.tanggal_akhir}::date, ${span.seq_awal}::integer,
      ${first}::integer, ${last}::integer, ${span.baris_halaman}::integer) order by halaman`;
}

function toLine(line: Line, kodeValuta: string): StatementBaris {
  const amount = (minor: bigint | null): string => fromMinorOrEmpty(minor, kodeValuta);
  const shown = fromMinor(line.jumlah < 0n ? -line.jumlah : line.jumlah, kodeValuta);
  return {
    urut: line.seq,
    tanggal: line.tanggal,
    nomor_referensi: makeReference(line.cabang_jurnal, line.tanggal, line.journal_id),
    kode: line.kode,
    keterangan: line.keterangan,
    debet: line.jumlah > 0n ? shown : '',
    kredit: line.jumlah < 0n ? shown : '',
    saldo: fromMinor(line.saldo, kodeValuta),
    bruto: amount(line.bruto),
    pajak: amount(line.pajak),
    zakat: amount(line.zakat),
  };
}

/**
 * Reads pages `from` to `until` of a span with their lines; `codeFor` gives each its code. It reads by the numbers of their lines, so a late page costs
 * as much as the first.
 */
export async function readPages(
  db: Db,
  span: Span,
  from: number,
  until: number,
  codeFor: (sums: PageSums) => string = () => '',
): Promise<StatementHalaman[]> {
  const { first, last } = bounds(span, from, until);
  const [sums, lines] = await Promise.all([
    pageSums(db, span, from, until),
    db<Line[]>`
      select l.seq, l.tanggal, l.journal_id, j.kode_cabang as cabang_jurnal, coalesce(l.kode, j.operasi) as kode,
        coalesce(l.keterangan, j.keterangan, '') as keterangan, l.jumlah, l.saldo, p.bruto, p.pajak, p.zakat
      from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
      left join profit_share p on j.operasi in ('BAGI_HASIL', 'BAGI_HASIL_SUSULAN') and p.nomor_rekening = l.rekening
        and p.status <> 'DIBATALKAN' and l.journal_id in (p.journal_id, p.susulan_journal) and p.neto = -l.jumlah
      where l.rekening = ${span.nomor_rekening} and l.tanggal between ${span.tanggal_awal}::date and ${span.tanggal_akhir}::date
        and l.seq between ${first} and ${last} order by l.seq`,
  ]);
  const amount = (minor: bigint) => fromMinor(minor, span.kode_valuta);
  const pages = new Map<number, StatementBaris[]>();
  for (const line of lines) {
    const page = Math.floor((line.seq - span.seq_awal) / span.baris_halaman) + 1;
    pages.set(page, [...(pages.get(page) ?? []), toLine(line, span.kode_valuta)]);
  }
  return sums.map((sum) => ({
    halaman: sum.halaman,
    saldo_awal: amount(sum.saldo_awal),
    debet: amount(sum.debet),
    kredit: amount(sum.kredit),
    saldo_akhir: amount(sum.saldo_akhir),
    kode_periksa: codeFor(sum),
    baris: pages.get(sum.halaman) ?? [],
  }));
}

/** Builds a page of a statement with all fields its code covers. */
export const codedPage = (statement: Stored, sums: PageSums): CodedPage => ({
  nomor: statement.nomor,
  jumlah_halaman: statement.halaman,
  nomor_rekening: statement.nomor_rekening,
  kode_valuta: statement.kode_valuta,
  tanggal_awal: statement.tanggal_awal,
  tanggal_akhir: statement.tanggal_akhir,
  halaman: sums.halaman,
  saldo_awal: sums.saldo_awal,
  debet: sums.debet,
  kredit: sums.kredit,
  saldo_akhir: sums.saldo_akhir,
  sidik: sums.sidik,
});

/** Returns pages of a statement for printing, each with its code under the bank's present key. */
export const codedPages = (db: Db, key: string, statement: Stored, from: number, until: number) =>
  readPages(db, statement, from, until, (sums) => codeOf(key, codedPage(statement, sums)));
