import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import type { Doc } from './document.ts';

/** This is as much of a page and of a part of the file as is used here. */
interface Part {
  write(chunk: string): void;
  end(): void;
}
interface Page {
  readonly height: number;
  readonly content: Part;
  readonly dictionary: { readonly data: { Contents: unknown } };
}
interface Inside {
  page: unknown;
  ref(data: object): Part;
}

/** Returns the place of a page among all, in words. */
export const pageOf = (page: number, of: number): string => filledIn(paper.halamanDari, { halaman: page, jumlah: of });

/**
 * Says on each page how many there are. A long document leaves while it is drawn, and nobody knows its last page then: each page keeps a part of its
 * content open for this text, and all are written when the last page is drawn. A page costs the memory of one reference.
 */
export class PageCount {
  readonly #doc: Doc;
  readonly #open: { readonly height: number; readonly part: Part; readonly draw: (of: number) => void }[] = [];

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  /** Leaves room on the present page for what `draw` writes in letters that the page has used. */
  reserve(draw: (of: number) => void): void {
    const inside = this.#doc as unknown as Inside;
    const page = inside.page as Page;
    const part = inside.ref({});
    page.dictionary.data.Contents = [page.content, part];
    this.#open.push({ height: page.height, part, draw });
  }

  /** Writes what was left open, before the document ends. */
  finish(of: number): void {
    const inside = this.#doc as unknown as Inside;
    const last = inside.page;
    for (const { height, part, draw } of this.#open) {
      inside.page = { height, fonts: {}, write: (chunk: string) => part.write(chunk) };
      draw(of);
      part.end();
    }
    inside.page = last;
  }
}
