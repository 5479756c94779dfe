/** A comment is a sentence with a subject and a verb. A bare clause ("What a job may use") repeats a name and gives no reason. */

import type { Finding } from './source.ts';

/** No sentence of ours begins with these: a comment asks nothing. */
const CLAUSE = /^(?:What|Whatever|Whether|Who|Whom|Whose|Which|How|Why)\b/;
/** A sentence may begin with these when a main clause follows. */
const BESIDE = /^(?:Where|When)\b/;

const isHeadless = (first: string): boolean => CLAUSE.test(first) || (BESIDE.test(first) && !first.includes(','));

/** Returns the comments of a file that begin with a clause in place of a sentence. */
export function headlessFindings({
  path,
  lines,
}: {
  readonly path: string;
  readonly lines: readonly string[];
}): Finding[] {
  return lines.flatMap((text, index) => {
    const block = /^\s*\/\*\*? ?(.*)$/.exec(text);
    const line = /^\s*\/\/ (.*)$/.exec(text);
    // Of several lines only the first begins the comment.
    if (!block && (!line || /^\s*\/\//.test(lines[index - 1] ?? ''))) return [];
    const begun = (block ?? line)?.[1] ?? '';
    const comment = begun === '' ? (lines[index + 1] ?? '').replace(/^\s*\* ?/, '') : begun;
    const [first = ''] = comment.replace(/\s*\*\/.*$/, '').split(/(?<=[.:;?])\s/);
    return isHeadless(first)
      ? [{ path, line: index + 1, message: `a comment is a sentence, not a clause: "${first}"` }]
      : [];
  });
}
