import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#dev/build.ts';

const FOLDER = join(ROOT, 'docs', 'adr');

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

/** Returns the list of decisions as a table, made from their files. */
export function decisionTable(): string {
  const rows = decisionRecords().map(({ file, text }) => {
    const title = /^# \d{4}:? (.*)/.exec(text)?.[1] ?? file;
    return `| [${file.slice(0, 4)}](adr/${file}) | ${title} |`;
  });
  return ['| number | decision |', '|---|---|', ...rows, ''].join('\n');
}
