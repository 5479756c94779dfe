import { drawMasthead, drawSignatures, SIGNATURE } from '#documents/pdf/masthead.ts';
import { bankOf } from '#documents/report/table.ts';
import { toDisplay } from '#lib/dates.ts';
import { id } from '#lib/messages/all.ts';
import { officeOf } from '#lib/office-on-paper.ts';
import type { DayBundle } from './bundle.ts';
import { contentsOf, dayDetailsOf, printsOf, signatures, sumCells, sumHeads } from './cover-text.ts';
import type { UprightSheet } from './frame.ts';

const STEP = 13;
const LABEL = 172;

function drawHead(sheet: UprightSheet, { head, hari, sementara }: DayBundle): number {
  const { font, left, right, doc } = sheet;
  const below = drawMasthead(
    doc,
    font,
    { left, right, top: 30 },
    {
      bank: bankOf(head),
      branch: officeOf(head.kode_cabang, head.nama_cabang),
      title: id['bundel.judul'],
      under: toDisplay(hari),
      code: head.nomor,
    },
  );
  font.write(head.nomor, left, below + 7, { size: 10, bold: true });
  if (!sementara) return below + 28;
  sheet.box(left, below + 24, right - left, 20);
  font.write(id['bundel.sementaraKet'], left + 8, below + 29.5, { size: 9, bold: true });
  return below + 56;
}

function drawDay(sheet: UprightSheet, bundle: DayBundle, from: number): number {
  const { font, left, right } = sheet;
  let y = from;
  const line = ([label, value]: readonly [string, string], size: number) => {
    font.write(label, left, y, { size: 8 });
    font.write(font.fitted(value, right - left - LABEL, size), left + LABEL, y, { size });
    y += STEP;
  };
  for (const detail of dayDetailsOf(bundle)) line(detail, 8);
  for (const print of printsOf(bundle)) line(print, 7);
  return y + 8;
}

function drawSums(sheet: UprightSheet, { cover }: DayBundle, from: number): number {
  const { font, left, right } = sheet;
  const places = sumHeads.map((_, index) => (index === 0 ? left : left + 60 + ((right - left - 60) / 4) * index));
  let y = from;
  const row = (cells: readonly string[]) => {
    cells.forEach((text, index) => {
      font.write(text, places[index] ?? left, y, { size: 8, right: index > 0 });
    });
    y += STEP;
  };
  font.write(id['bundel.jumlahHari'], left, y, { size: 9, bold: true });
  y += STEP + 2;
  row(sumHeads);
  sheet.rule(y - 2);
  y += 2;
  if (cover.jumlah.length === 0) row([id['bundel.nihil']]);
  for (const sum of cover.jumlah) row(sumCells(sum));
  return y + 8;
}

function drawContents(sheet: UprightSheet, bundle: DayBundle, from: number): number {
  const { font, left, right } = sheet;
  let y = from;
  font.write(id['bundel.isi'], left, y, { size: 9, bold: true });
  font.write(id['bundel.baris'], right, y, { size: 8, right: true });
  y += STEP;
  sheet.rule(y - 1);
  y += 3;
  for (const [number, name, count] of contentsOf(bundle)) {
    font.write(number, left + 14, y, { size: 8, right: true });
    font.write(name, left + 22, y, { size: 8 });
    font.write(count, right, y, { size: 8, right: true });
    y += 12;
  }
  return y;
}

function drawSigned({ doc, font, left, right, foot }: UprightSheet): void {
  drawSignatures(doc, font, { left, right, top: foot - SIGNATURE - 24 }, signatures);
  font.write(id['bundel.periksa'], left, foot - 15, { size: 7 });
}

/** Draws the cover of a branch's day on one page: its subject, whether the day is over, its sums, its contents, and the signatures. */
export function drawCover(sheet: UprightSheet, bundle: DayBundle): void {
  const details = drawHead(sheet, bundle);
  const sums = drawDay(sheet, bundle, details);
  const contents = drawSums(sheet, bundle, sums);
  drawContents(sheet, bundle, contents);
  drawSigned(sheet);
}
