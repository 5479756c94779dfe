import type { z } from 'zod';
import { amountsOf } from '#core/access/amounts.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { readableFile } from '#core/engine/rules/readable-file.ts';
import { readBeside } from '#core/worker/beside.ts';
import {
  type FinancingRow,
  financingColumns,
  financingRow,
  importFinancingData,
  readFinancing,
} from '#lib/customers/schemas/financing.ts';
import { toDisplay } from '#lib/dates.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import type { RowProblem } from '#lib/schemas/imported-rows.ts';

type Data = z.output<typeof importFinancingData>;

/** A stored contract: amounts in minor units. */
interface Contract extends Omit<FinancingRow, 'plafon' | 'sisa_pokok' | 'sisa_margin'> {
  readonly plafon: bigint;
  readonly sisa_pokok: bigint;
  readonly sisa_margin: bigint;
}
/** A report that is in the books. */
interface Report {
  readonly tanggal_posisi: string;
  readonly nama_berkas: string;
  readonly versi: number;
  readonly contracts: readonly Contract[];
}
interface Extra {
  readonly today: string;
  /** The contracts of the file. */
  readonly contracts: readonly Contract[];
  readonly problems: readonly RowProblem[];
  /** The earlier report of this day; else null, and `before` is the latest report of an earlier day. */
  readonly same: Report | null;
  readonly before: Report | null;
}

async function reportOf(db: Db, day: string): Promise<Report | null> {
  const [row] = await db<Omit<Report, 'contracts'>[]>`
    select tanggal_posisi, nama_berkas, versi from financing_report where tanggal_posisi <= ${day}::date order by tanggal_posisi desc limit 1`;
  if (!row) return null;
  const contracts = await db<Contract[]>`
    select nomor_kontrak, nomor_nasabah, produk, akad, plafon, sisa_pokok, sisa_margin, jatuh_tempo, kolektibilitas::text as kolektibilitas
    from financing where tanggal_posisi = ${row.tanggal_posisi}::date order by nomor_kontrak`;
  return { ...row, contracts: [...contracts] };
}

/** Finds contracts of customers whom the bank does not know. */
async function ofNobody(db: Db, rows: ReturnType<typeof readFinancing>['rows']): Promise<RowProblem[]> {
  const numbers = [...new Set(rows.map(({ nomor_nasabah }) => nomor_nasabah))];
  const known = new Set(
    (
      await db<{ n: string }[]>`select nomor_nasabah as n from customer where nomor_nasabah = any (${numbers}::text[])`
    ).map(({ n }) => n),
  );
  return rows
    .filter(({ nomor_nasabah }) => !known.has(nomor_nasabah))
    .map(({ baris }) => ({ baris, kolom: 'nomor_nasabah', salah: 'v.bukanNasabah' }));
}

/** A thread of its own reads a large file by this module. */
const READER = new URL('../../../lib/customers/schemas/financing.ts', import.meta.url);

async function load(db: Db, { tanggal_posisi, berkas }: Data): Promise<Extra> {
  const { rows, problems } = await readBeside(berkas.isi.length, READER, readFinancing, berkas.isi);
  const [[day], report, nobody] = await Promise.all([
    db<{ today: string }[]>`select max(accounting_date) as today from branch`,
    reportOf(db, tanggal_posisi),
    ofNobody(db, rows),
  ]);
  const isSame = report?.tanggal_posisi === tanggal_posisi;
  return {
    today: day?.today ?? '',
    contracts: rows
      .map(({ baris: _, ...row }) => {
        const { plafon, sisa_pokok, sisa_margin } = amountsOf(financingRow, row);
        return { ...row, plafon, sisa_pokok, sisa_margin };
      })
      .sort((a, b) => (a.nomor_kontrak < b.nomor_kontrak ? -1 : 1)),
    problems: [...problems, ...nobody].sort((a, b) => a.baris - b.baris),
    same: isSame ? report : null,
    before: report,
  };
}

/** No report is of a future day. */
const notLater: Rule<Data, Extra> = {
  name: 'notLater',
  check: ({ data, extra }) =>
    data.tanggal_posisi > extra.today ? reject('REPORT_LATER', { tanggal: extra.today }, 'tanggal_posisi') : null,
};

const total = (contracts: readonly Contract[], of: 'sisa_pokok' | 'sisa_margin'): string =>
  formatMoney(
    money(
      BOOK_CURRENCY,
      contracts.reduce((sum, row) => sum + row[of], 0n),
    ),
  );

/** Counts the contracts by quality of payment: "1: 20, 2: 3". */
const qualities = (contracts: readonly Contract[]): string =>
  ['1', '2', '3', '4', '5']
    .map((quality) => [quality, contracts.filter(({ kolektibilitas }) => kolektibilitas === quality).length] as const)
    .filter(([, count]) => count > 0)
    .map(([quality, count]) => `${quality}: ${count}`)
    .join(', ');

/** Names at most this many contracts after their count; dots mark the rest. */
const NAMED = 10;
function named(numbers: readonly string[]): string {
  if (numbers.length === 0) return '';
  const more = numbers.length > NAMED ? ', …' : '';
  return `${numbers.length}: ${numbers.slice(0, NAMED).join(', ')}${more}`;
}

/** Joins all fields of a contract for comparison. */
const contentOf = (contract: Contract): string => financingColumns.map((column) => String(contract[column])).join('\t');

/** Compares with the report it replaces, else with the one before: the second person decides by it. */
function fieldsOf({ data, extra }: { readonly data: Data; readonly extra: Extra }): FieldChange[] {
  const { before, same, contracts } = extra;
  const were = before?.contracts ?? [];
  const of = (rows: readonly Contract[]) => new Map(rows.map((row) => [row.nomor_kontrak, contentOf(row)]));
  const [old, now] = [of(were), of(contracts)];
  const added = [...now.keys()].filter((number) => !old.has(number));
  const gone = [...old.keys()].filter((number) => !now.has(number));
  const altered = [...now].filter(([number, content]) => old.has(number) && old.get(number) !== content);
  const changeOf = (kolom: string, lama: string, baru: string) => (lama === baru ? [] : [{ kolom, lama, baru }]);
  // The same file twice is no change; for another day it is one even where every contract is the same.
  if (same && added.length + gone.length + altered.length === 0) return [];
  return [
    ...changeOf('tanggal_posisi', before ? toDisplay(before.tanggal_posisi) : '', toDisplay(data.tanggal_posisi)),
    ...changeOf('nama_berkas', before?.nama_berkas ?? '', data.berkas.nama),
    ...changeOf('jumlah_kontrak', before ? String(were.length) : '', String(contracts.length)),
    ...changeOf('sisa_pokok', before ? total(were, 'sisa_pokok') : '', total(contracts, 'sisa_pokok')),
    ...changeOf('sisa_margin', before ? total(were, 'sisa_margin') : '', total(contracts, 'sisa_margin')),
    ...changeOf('kolektibilitas', qualities(were), qualities(contracts)),
    ...changeOf('kontrak_baru', '', before ? named(added) : ''),
    ...changeOf('kontrak_hilang', named(gone), ''),
    ...changeOf('kontrak_berubah', '', named(altered.map(([number]) => number))),
  ];
}

/**
 * Imports a day's whole report of the bank's financing system: it replaces the earlier report of that day in one commit. Always by two persons; it
 * posts nothing.
 */
export const importFinancing: Operation<Data, Extra> = {
  code: 'IMPOR_PEMBIAYAAN',
  schema: importFinancingData,
  load,
  needs: () => ({}),
  rules: [notLater, readableFile],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data: { tanggal_posisi, berkas }, extra: { contracts, same } }) => [
    recordChange('financing', {
      aksi: same ? 'UBAH' : 'BUAT',
      versi: same?.versi ?? 0,
      baris: { tanggal_posisi, nama_berkas: berkas.nama, jumlah_kontrak: contracts.length },
      bagian: {
        financing: contracts.map(({ plafon, sisa_pokok, sisa_margin, kolektibilitas, ...row }) => ({
          ...row,
          plafon: plafon.toString(),
          sisa_pokok: sisa_pokok.toString(),
          sisa_margin: sisa_margin.toString(),
          kolektibilitas: Number(kolektibilitas), // not an amount: a class from 1 to 5
        })),
      },
    }),
  ],
  change: {
    object: ({ data }) => `PEMBIAYAAN:${data.tanggal_posisi}`,
    level: () => 'HO_FINANCE',
    fields: fieldsOf,
  },
};
