import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { isPublished } from '#lib/books/chart.ts';
import {
  type ChartAccount,
  holdsAccount,
  type LayoutFault,
  layOut,
  layoutFault,
  type PlacedLine,
  writtenContent,
} from '#lib/books/report-layout.ts';
import { saveLayoutData } from '#lib/books/schemas/layout.ts';
import { addMonthsAnchored, toDisplay } from '#lib/dates.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';

type Data = z.output<typeof saveLayoutData>;

interface StoredLayout {
  readonly berlaku_sejak: string;
  readonly versi: number;
}
interface Extra {
  readonly today: string;
  /** The layout that begins on the form's very day; null where none does. */
  readonly own: StoredLayout | null;
  readonly accounts: readonly ChartAccount[];
  /** The lines in force on the form's day, without a layout that begins on that very day. */
  readonly present: readonly PlacedLine[];
  /** The whole bank's balances on its day, off the books too, debit positive, so that the figures of both layouts can be compared. */
  readonly balances: ReadonlyMap<string, bigint>;
}
type Context = OpContext<Data, Extra>;

async function load(db: Db, { laporan, berlaku_sejak }: Data): Promise<Extra> {
  const [[day], [own], accounts, present, balances] = await Promise.all([
    db<{ today: string }[]>`select max(accounting_date) as today from branch`,
    db<
      StoredLayout[]
    >`select berlaku_sejak, versi from report_layout where laporan = ${laporan} and berlaku_sejak = ${berlaku_sejak}::date`,
    db<ChartAccount[]>`select kode_gl, tipe from gl_account order by kode_gl`,
    db<PlacedLine[]>`
      select urut, nama, jenis, tingkat, sisi, dari, sampai, pos, sandi from report_lines_on(${laporan}, ${berlaku_sejak}::date - 1) order by urut`,
    db<
      { kode_gl: string; saldo: bigint }[]
    >`select kode_gl, saldo from publication_balances((select max(accounting_date) from branch))`,
  ]);
  return {
    today: day?.today ?? '',
    own: own ?? null,
    accounts: [...accounts],
    present: [...present],
    balances: new Map(balances.map(({ kode_gl, saldo }) => [kode_gl, saldo])),
  };
}

const refusalOf = ({ kode, pos, gl }: LayoutFault) => reject(kode, { pos, gl }, 'baris');

/** Returns the first day of a new layout: the bank's day, and for publications the first day of the month that is handed in now. */
const firstDay = (laporan: Data['laporan'], today: string): string =>
  isPublished(laporan) ? addMonthsAnchored(`${today.slice(0, 8)}01`, -1) : today;

/** A layout in force is not rewritten, and one that has not begun is changed in the version the form read. */
const asSeen: Rule<Data, Extra> = {
  name: 'asSeen',
  check: ({ data: { aksi, laporan, berlaku_sejak, versi }, extra: { own, today } }) => {
    const objek = toDisplay(berlaku_sejak);
    if (aksi === 'BUAT' ? berlaku_sejak < firstDay(laporan, today) : berlaku_sejak <= today)
      return reject('TERM_IN_FORCE', { sejak: objek }, 'berlaku_sejak');
    if (aksi === 'BUAT') return own ? reject('DUPLICATE', { objek }, 'berlaku_sejak') : null;
    if (!own) return reject('NOT_FOUND');
    return own.versi === versi ? null : reject('DATA_CHANGED', { objek });
  },
};

/** No line of a layout refers to itself, and every account of the statement is on exactly one line of it. */
const sound: Rule<Data, Extra> = {
  name: 'sound',
  check: ({ data, extra: { accounts } }) => {
    if (data.aksi === 'HAPUS') return null;
    const placed = layOut(data.baris);
    if ('kode' in placed) return refusalOf(placed);
    const wrong = layoutFault(data.laporan, placed, accounts);
    return wrong === null ? null : refusalOf(wrong);
  },
};

/** The trail stores these words for kinds and sides of lines. */
const words = { JUDUL: 'judul', BARIS: 'pos', JUMLAH: 'jumlah', LUAR: 'tidak dipublikasikan', D: 'debet', K: 'kredit' };

/** Describes a line with all its fields, and with the whole bank's balance on it. */
function lineText(line: PlacedLine, balances: ReadonlyMap<string, bigint>): string {
  const { urut, nama, sisi, jenis, tingkat, sandi } = line;
  const attributes = [words[jenis], `tingkat ${tingkat}`, words[sisi], ...(sandi === '' ? [] : [`sandi ${sandi}`])];
  const name = `${urut} ${nama} [${attributes.join(', ')}]`;
  if (jenis === 'JUDUL') return name;
  let sum = 0n;
  for (const [code, saldo] of balances) if (holdsAccount(line, code)) sum += saldo;
  const amount = formatMoney(money(BOOK_CURRENCY, sisi === 'D' ? sum : -sum));
  return `${name} (${writtenContent(line)}) = ${amount}`;
}

/** Separates the lines of one field, as the screen splits them. */
const LINE = '; ';

/** Returns the lines that differ, each with the bank's balance on it by either layout. */
function fields({ data, extra }: Context): FieldChange[] {
  const { present, balances } = extra;
  const placed = data.aksi === 'HAPUS' ? present : layOut(data.baris);
  if ('kode' in placed) return [];
  const said = (lines: readonly PlacedLine[]) => lines.map((line) => lineText(line, balances));
  const [old, now] = [said(present), said(placed)];
  const but = (these: readonly string[], those: readonly string[]) =>
    these.filter((text) => !those.includes(text)).join(LINE);
  const lines = { kolom: 'pos_laporan', lama: but(old, now), baru: but(now, old) };
  const { own } = extra;
  const begins = {
    kolom: 'berlaku_sejak',
    lama: own ? toDisplay(own.berlaku_sejak) : '',
    baru: data.aksi === 'HAPUS' ? '' : toDisplay(data.berlaku_sejak),
  };
  if (lines.lama === lines.baru && data.aksi === 'BUAT') return [];
  return [begins, lines].filter(({ lama, baru }) => lama !== baru);
}

/**
 * Saves the layout of a statement, or of its publication, from a day on, whole: statements of earlier days keep their layout. Always by two persons
 * of head office, who see every changed line with the bank's balance on it before and after (domain: reports).
 */
export const saveLayout: Operation<Data, Extra> = {
  code: 'SIMPAN_SUSUNAN',
  schema: saveLayoutData,
  load,
  needs: () => ({}),
  rules: [asSeen, sound],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data: { aksi, laporan, berlaku_sejak, versi, baris } }) => {
    const placed = layOut(baris);
    const key = { laporan, berlaku_sejak };
    if (aksi === 'HAPUS' || 'kode' in placed) return [recordChange('report_layout', { aksi, versi, baris: key })];
    const list = (values: readonly (string | number)[]) => `{${values.join(',')}}`;
    return [
      recordChange('report_layout', {
        aksi,
        versi,
        baris: key,
        bagian: {
          report_line: placed.map(({ dari, sampai, pos, ...line }) => ({
            ...line,
            dari: list(dari),
            sampai: list(sampai),
            pos: list(pos),
          })),
        },
      }),
    ];
  },
  change: { object: ({ data }) => `SUSUNAN:${data.laporan}`, level: () => 'HO_FINANCE', fields },
};
