/** A cell takes at most so many lines, more than any narrative has; a longer text ends in three dots. */
const MOST_LINES = 12;

/** It measures and cuts a text; widths are in points, or in letters when all are alike. */
export interface Measure {
  readonly widthOf: (text: string) => number;
  readonly fitted: (text: string, width: number) => string;
}

/** Returns a text in lines of a width, broken between words if possible; an indented one is so in all its lines. */
export function wrapped(text: string, width: number, measure: Measure, most = MOST_LINES): string[] {
  const { widthOf, fitted } = measure;
  if (text === '' || widthOf(text) <= width) return [text];
  const indent = /^ +(?=\S)/.exec(text)?.[0] ?? '';
  if (indent !== '') {
    const inner = wrapped(text.slice(indent.length), width - widthOf(indent), measure, most);
    return inner.map((line) => indent + line);
  }
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    // A word longer than the line is cut to pieces.
    while (widthOf(line) > width && lines.length < most) {
      let cut = line.length - 1;
      while (cut > 1 && widthOf(line.slice(0, cut)) > width) cut -= 1;
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
    if (lines.length >= most) break;
  }
  lines.push(line);
  if (lines.length <= most) return lines.filter((each) => each !== '');
  const shown = lines.slice(0, most);
  const last = shown.pop() ?? '';
  return [...shown, fitted(`${last}…`, width)];
}
