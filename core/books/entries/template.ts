import { createHash } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import type { TemplateScope } from '#lib/books/ledger-entries.ts';
import { totalsOf } from '#lib/books/ledger-entries.ts';
import { formatMoney, fromMinorOrEmpty, money } from '#lib/money.ts';
import type { EntriBaris } from '#types/proto/books/ledger.ts';
import { minorsOf } from './line-amounts.ts';

/** A leg as the tables store it; `nominal` in minor units, null where it is open. */
interface LegRow {
  readonly urut: number;
  readonly sisi: string;
  readonly jenis: string;
  readonly nomor: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  readonly nominal: bigint | null;
  readonly keterangan: string;
}

/** A template as its row stores it. */
export interface TemplateRow {
  readonly nomor_templat: string;
  readonly versi: number;
  readonly lingkup: TemplateScope;
  readonly pemegang: string;
  readonly nama: string;
  readonly keterangan: string;
  readonly aktif: boolean;
}

/** Maps legs to those of the form. */
const toLines = (rows: readonly LegRow[]): EntriBaris[] =>
  rows.map(({ urut: _, nominal, ...row }) => ({
    ...row,
    nominal: fromMinorOrEmpty(nominal, row.kode_valuta),
  }));

/** Maps legs for writing, in the order of the form; amounts are minor units as text. */
export const toParts = (lines: readonly EntriBaris[]) => {
  const minors = minorsOf(lines);
  return lines.map(({ nominal: _, ...line }, place) => ({
    urut: place + 1,
    ...line,
    nominal: minors[place]?.toString() ?? null,
  }));
};

/** Reads the legs of a template, in their order. */
export async function linesOfTemplate(db: Db, nomor: string): Promise<EntriBaris[]> {
  const rows = await db<LegRow[]>`
    select urut, sisi, jenis, nomor, kode_cabang, kode_valuta, nominal, keterangan from entry_template_leg where nomor_templat = ${nomor} order by urut`;
  return toLines(rows);
}

const PRINT = 8;

/** Describes the legs to both persons in one changed field: their number, their sums and the hash that tells them apart. */
export function linesText(lines: readonly EntriBaris[]): string {
  if (lines.length === 0) return '';
  const sums = totalsOf(lines).map(({ kode_valuta, debet }) => formatMoney(money(kode_valuta, debet)));
  const print = createHash('sha256')
    .update(JSON.stringify(toParts(lines)))
    .digest('hex')
    .slice(0, PRINT);
  return [`${lines.length} ×`, ...sums, `#${print}`].join(' ');
}
