import { inflateSync } from 'node:zlib';

/** The numbered parts of a document that the product wrote: dictionary and unpacked stream. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, { head: string; stream: string }> {
  const source = pdf.toString('latin1');
  const found = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const packed = at < 0 ? '' : body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    const text = /FlateDecode/.test(head) && !/Length1|Subtype \/Image/.test(head);
    found.set(id, { head, stream: text ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed });
  }
  return found;
}

/** Returns the letter of each glyph by a font's table; a glyph that the table leaves empty has none. */
function lettersOf(table: string): readonly string[] {
  const [, list = ''] = /beginbfrange\s<\w+> <\w+> \[([^\]]*)\]/.exec(table) ?? [];
  return [...list.matchAll(/<([\w ]*)>/g)].map(([, code = '']) =>
    code === '' ? '' : String.fromCharCode(...code.split(' ').map((part) => Number.parseInt(part, 16))),
  );
}

/** Reads the text of each page of a PDF as a machine does, by the tables of its fonts: what has no letter there is missing. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  // A page has one part of content, or several in order.
  const contentOf = (head: string) => {
    const [, several, one] = /\/Contents (?:\[([^\]]*)\]|(\d+) 0 R)/.exec(head) ?? [];
    const ids = one ? [one] : [...(several ?? '').matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);
    return ids.map((id) => objects.get(id)?.stream ?? '').join('\n');
  };
  const streamOf = (head: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '')?.stream ?? '';
  return [...objects.values()].flatMap(({ head }) => {
    if (!/\/Type \/Page\b/.test(head)) return [];
    const shared = objects.get(/\/Resources (\d+) 0 R/.exec(head)?.[1] ?? '')?.head ?? head;
    const fonts = new Map(
      [...shared.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const table = streamOf(objects.get(id)?.head ?? '', 'ToUnicode');
        return [name, table === '' ? null : lettersOf(table)] as const;
      }),
    );
    let font: readonly string[] | null = null;
    const drawn: string[] = [];
    for (const [, name, shown] of contentOf(head).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name) ?? null;
      else {
        const digits = [...(shown ?? '').matchAll(/<(\w+)>/g)].map(([, part = '']) => part).join('');
        const codes = digits.match(font ? /.{4}/g : /.{2}/g) ?? [];
        const letters = codes.map((code) => Number.parseInt(code, 16));
        drawn.push(letters.map((code) => (font ? (font[code] ?? '') : String.fromCharCode(code))).join(''));
      }
    }
    return [drawn.join(' ')];
  });
}

/** Reads the text of all pages. */
export const pdfText = (pdf: Buffer): string => pdfPages(pdf).join(' ');
