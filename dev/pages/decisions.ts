import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#dev/build.ts';

const FOLDER = join(ROOT, 'docs', 'adr');
const BEGIN = '<!-- decisions, written by npm run docs -->\n';
const END = '<!-- end of decisions -->';

/** A decision record: its file in docs/adr and its whole text. */
export interface DecisionRecord {
  readonly file: string;
  readonly text: string;
}

/** Reads the decision records in the order of their numbers. */
export const decisionRecords = (): readonly DecisionRecord[] =>
  readdirSync(FOLDER)
    .filter((file) => /^\d{4}-/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));

/** Writes docs/architecture.md: the page as it is, with the list of decisions made from their files. */
export function architecturePage(): string {
  const page = readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8');
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`docs/architecture.md lacks ${BEGIN.trim()} or ${END}`);
  const rows = decisionRecords().map(({ file, text }) => {
    const title = /^# \d{4}:? (.*)/.exec(text)?.[1] ?? file;
    return `| [${file.slice(0, 4)}](adr/${file}) | ${title} |`;
  });
  const table = ['| number | decision |', '|---|---|', ...rows, ''].join('\n');
  return page.slice(0, begin + BEGIN.length) + table + page.slice(end);
}
