import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sheetWriter } from '#components/kit/table/spreadsheet-writer.ts';
import { CSV_START, csvLine } from '#lib/csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'amanah-office-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dangerous = [
  '=1+1',
  ' =1+1',
  '\u00A0=1+1',
  '\uFF1D1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  'x;=1+1;y',
  'x\n=1+1',
  '"=1+1"',
  '=HYPERLINK("http://bank.example";"Buka")',
];
const csv =
  CSV_START + dangerous.map((text) => csvLine([{ text: 'Nama' }, { text }, { text: '1', num: true }])).join('');

/** Returns the spreadsheet that LibreOffice makes of a file, as flat XML. */
function opened(name: string, content: string | Uint8Array, filter?: string): string {
  writeFileSync(join(folder, name), content);
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      ...(filter ? [`--infilter=${filter}`] : []),
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      join(folder, name),
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(join(folder, name.replace(/\w+$/, 'fods')), 'utf8');
}

const formulas = (sheet: string): number => sheet.match(/table:formula=/g)?.length ?? 0;
/** Parted at the code of a character, quotes as in the file, UTF-8, formulas evaluated. */
const parted = (separator: string) => `CSV:${separator},34,76,1,,0,false,true,false,false,false,-1,true`;

test.each([
  ['commas', '44'],
  ['semicolons', '59'],
  ['semicolons, commas and tabs', '59/44/9'],
])('a CSV file parted at %s holds text and no formula; unguarded it would', (name, separator) => {
  const file = name.replaceAll(/\W/g, '');
  expect(formulas(opened(`${file}-unguarded.csv`, dangerous.join('\n'), parted(separator)))).toBeGreaterThan(0);
  expect(formulas(opened(`${file}.csv`, csv, parted(separator)))).toBe(0);
});

test('an XLSX file holds text and no formula', () => {
  const pieces: Uint8Array[] = [];
  const sheet = sheetWriter('Rekening', [{ text: 'Nama' }], (bytes) => pieces.push(bytes));
  for (const text of dangerous) sheet.row([{ text }]);
  sheet.finish();
  const xml = opened('rekening.xlsx', Buffer.concat(pieces));
  expect(formulas(xml)).toBe(0);
  expect(xml).toContain('HYPERLINK');
});
