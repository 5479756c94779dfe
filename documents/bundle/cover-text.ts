import { moment } from '#documents/report/cells.ts';
import { signersOf, titleOf } from '#documents/report/table.ts';
import { toDisplay } from '#lib/dates.ts';
import { id } from '#lib/messages/all.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { formatMoney, money } from '#lib/money.ts';
import type { CoverSum, DayBundle } from './bundle.ts';

const by = (at: string, who: string): string =>
  at === '' ? id['bundel.belumAda'] : filledIn(id['bundel.oleh'], { waktu: moment(at), siapa: who });

const stateOf = (status: string): string =>
  (id as Readonly<Record<string, string>>)[`status.${status}`] ?? id['bundel.hariLewat'];

/** Returns the cover's details of the day, as pairs of a label and words. */
export function dayDetailsOf({ head, hari, cover }: DayBundle): readonly (readonly [string, string])[] {
  return [
    [id['bundel.cabang'], `${head.kode_cabang} ${head.nama_cabang}`],
    [id['bundel.hari'], toDisplay(hari)],
    [id['bundel.statusHari'], stateOf(cover.status)],
    [id['bundel.dibuka'], by(cover.dibuka_pada, cover.dibuka_oleh)],
    [id['bundel.ditutup'], by(cover.ditutup_pada, cover.ditutup_oleh)],
    [id['bundel.jurnal'], cover.jurnal.toLocaleString('en-US')],
    [id['bundel.otorisasi'], cover.otorisasi.toLocaleString('en-US')],
    [id['bundel.dibatalkan'], cover.dibatalkan.toLocaleString('en-US')],
    [id['lap.per'], moment(head.per)],
  ];
}

/** Returns the prints that tie the paper to the books: labels and hexadecimal digits. */
export const printsOf = ({ cover }: DayBundle): readonly (readonly [string, string])[] => [
  [id['bundel.sidikNeraca'], cover.sidik_neraca || id['bundel.belumAda']],
  [id['bundel.rantai'], cover.rantai || id['bundel.belumAda']],
];

/** The sums of the day are by currency: these are the headings of the columns, and each has a row. */
export const sumHeads = [
  id['bundel.valuta'],
  id['bundel.debet'],
  id['bundel.kredit'],
  id['bundel.kasMasuk'],
  id['bundel.kasKeluar'],
] as const;
export const sumCells = ({ kode_valuta, debet, kredit, kas_masuk, kas_keluar }: CoverSum): readonly string[] => [
  kode_valuta,
  ...[debet, kredit, kas_masuk, kas_keluar].map((minor) => formatMoney(money(kode_valuta, minor))),
];

/** Returns the contents of the bundle, in order: number, name, and how many rows; one without rows says so. */
export function contentsOf({ lists, slips }: DayBundle): readonly (readonly [string, string, string])[] {
  const rows = [
    ...lists.map(({ definition, banyak }) => [titleOf(definition), banyak] as const),
    ...(slips ? [[id['bundel.voucher'], slips.banyak] as const] : []),
  ];
  return rows.map(([name, count], place) => [
    `${place + 1}`,
    name,
    count === 0 ? id['bundel.nihil'] : count.toLocaleString('en-US'),
  ]);
}

/** Those who sign the day write their names themselves. */
export const signatures = signersOf({ siapa: '' });
