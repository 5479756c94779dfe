import { id } from '#lib/messages/all.ts';
import { drawSquare } from '#press/pdf/square.ts';
import { bankOf } from '#press/report/table.ts';
import type { DayBundle } from './bundle.ts';
import { contentsOf, dayFactsOf, printsOf, signatures, sumCells, sumHeads } from './cover-text.ts';
import type { UprightSheet } from './frame.ts';

const SQUARE = 64;
const STEP = 13;
const LABEL = 172;
const BOX = 72;
const GAP = 12;

function drawHead(sheet: UprightSheet, { head, sementara }: DayBundle): number {
  const { font, left, right, doc } = sheet;
  font.write(bankOf(head), left, 38, { size: 9, grey: true });
  font.write(id['bundel.judul'], left, 51, { size: 18, bold: true });
  font.write(head.nomor, left, 76, { size: 10, bold: true });
  drawSquare(doc, head.nomor, { x: right - SQUARE, y: 34, side: SQUARE });
  if (!sementara) return 112;
  doc
    .rect(left, 104, right - left, 20)
    .lineWidth(1)
    .strokeColor('#10201a')
    .stroke();
  font.write(id['bundel.sementaraKet'], left + 8, 109.5, { size: 9, bold: true });
  return 136;
}

function drawFacts(sheet: UprightSheet, bundle: DayBundle, from: number): number {
  const { font, left, right } = sheet;
  let y = from;
  const line = ([label, value]: readonly [string, string], size: number) => {
    font.write(label, left, y, { size: 8, grey: true });
    font.write(font.fitted(value, right - left - LABEL, size), left + LABEL, y, { size });
    y += STEP;
  };
  for (const fact of dayFactsOf(bundle)) line(fact, 8);
  for (const print of printsOf(bundle)) line(print, 7);
  return y + 8;
}

function drawSums(sheet: UprightSheet, { cover }: DayBundle, from: number): number {
  const { font, left, right } = sheet;
  const places = sumHeads.map((_, index) => (index === 0 ? left : left + 60 + ((right - left - 60) / 4) * index));
  let y = from;
  const row = (cells: readonly string[], grey: boolean) => {
    cells.forEach((text, index) => {
      font.write(text, places[index] ?? left, y, { size: 8, right: index > 0, grey });
    });
    y += STEP;
  };
  font.write(id['bundel.jumlahHari'], left, y, { size: 9, bold: true });
  y += STEP + 2;
  row(sumHeads, true);
  sheet.rule(y - 2);
  y += 2;
  if (cover.jumlah.length === 0) row([id['bundel.nihil']], false);
  for (const sum of cover.jumlah) row(sumCells(sum), false);
  return y + 8;
}

function drawContents(sheet: UprightSheet, bundle: DayBundle, from: number): number {
  const { font, left, right } = sheet;
  let y = from;
  font.write(id['bundel.isi'], left, y, { size: 9, bold: true });
  font.write(id['bundel.baris'], right, y, { size: 8, right: true, grey: true });
  y += STEP;
  sheet.rule(y - 1);
  y += 3;
  for (const [number, name, count] of contentsOf(bundle)) {
    font.write(number, left + 14, y, { size: 8, right: true, grey: true });
    font.write(name, left + 22, y, { size: 8 });
    font.write(count, right, y, { size: 8, right: true });
    y += 12;
  }
  return y;
}

function drawSignatures(sheet: UprightSheet): void {
  const { font, left, right, foot } = sheet;
  const width = (right - left - GAP * (signatures.length - 1)) / signatures.length;
  const y = foot - BOX - 24;
  signatures.forEach((who, index) => {
    const x = left + index * (width + GAP);
    sheet.box(x, y, width, BOX);
    font.write(who, x + 6, y + 5, { size: 8, grey: true });
    font.write(id['bundel.tanggalTtd'], x + 6, y + BOX - 13, { size: 7, grey: true });
  });
  font.write(id['bundel.periksa'], left, foot - 15, { size: 7, grey: true });
}

/** Draws the cover of a branch's day on one page: its subject, whether the day is over, its sums, its contents, and the signatures. */
export function drawCover(sheet: UprightSheet, bundle: DayBundle): void {
  const facts = drawHead(sheet, bundle);
  const sums = drawFacts(sheet, bundle, facts);
  const contents = drawSums(sheet, bundle, sums);
  drawContents(sheet, bundle, contents);
  drawSignatures(sheet);
}
