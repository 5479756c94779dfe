import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Matches a column or fact of a literal: its first field, and what else it says of itself. */
const COLUMN = /\{\s*field: '(\w+)'((?:[^{}]|\{[^{}]*\})*)\}/g;
/** Wire fields that hold a day or a moment are called so. */
const OF_A_DAY = /(^|_)(tanggal|jatuh_tempo|berlaku_sejak|berlaku_sampai|waktu)(_|$)|_pada$/;
const SHOWN = /kind: '(date|moment|time)'|\btext\b|\brender\b/;
/** A day that goes into the page as it travels. */
const BARE =
  />\s*\{(\w+\.)*(tanggal(_\w+)?|jatuh_tempo|berlaku_se\w+|berlaku_sampai)\}|value: (\w+\.)?(tanggal\w*|jatuh_tempo|berlaku_sejak)\s*[,}]/g;

function bareDays(source: string): string[] {
  const columns = [...source.matchAll(COLUMN)].flatMap(([, field = '', rest = '']) =>
    OF_A_DAY.test(field) && !SHOWN.test(rest) ? [field] : [],
  );
  return [...columns, ...[...source.matchAll(BARE)].map(([text]) => text)];
}

test('every column and fact that holds a day says how it is shown, as DD-MM-YYYY', () => {
  const files = globSync(['components/**/*.{ts,tsx}', 'pages/**/*.tsx']);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => bareDays(readFileSync(file, 'utf8')).map((each) => `${file} ${each}`));
  expect(found).toEqual([]);
});

test.each([
  ["{ field: 'tanggal_buka', title: 'x' }", ['tanggal_buka']],
  ["{ field: 'tanggal_buka', title: 'x', kind: 'date' }", []],
  ["{ field: 'dibuat_pada', title: 'x', kind: 'amount' }", ['dibuat_pada']],
  ["{ field: 'dibuat_pada', title: 'x', text: (row) => row.x }", []],
  ['<td>{row.tanggal_nilai}</td>', ['>{row.tanggal_nilai}']],
  ['<td>{toDisplay(row.tanggal_nilai)}</td>', []],
  ["{ label: 'x', value: row.jatuh_tempo }", ['value: row.jatuh_tempo }']],
])('a day that is not shown as screens show days is found: %s', (source, found) => {
  expect(bareDays(source)).toEqual(found);
});
