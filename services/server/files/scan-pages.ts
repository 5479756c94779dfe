import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { drawnPage, pagesOf } from './picture.ts';

/** A scan of a page is laid on A4, in points. */
const LONG = 842;

/** Draws each page of a scan anew, one to a page of a document. Throws VALIDATION of `berkas` like `redraw`. */
export async function drawDocument(from: string, to: string): Promise<void> {
  const count = await pagesOf(from);
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, lang: 'id' });
  const out = createWriteStream(to);
  doc.pipe(out);
  try {
    for (let page = 0; page < count; page += 1) {
      const { data, width, height } = await drawnPage(from, page);
      const scale = LONG / Math.max(width, height);
      const size = [width * scale, height * scale] as [number, number];
      doc.addPage({ size, margin: 0 }).image(data, 0, 0, { width: size[0], height: size[1] });
    }
  } finally {
    doc.end();
    await finished(out);
  }
}
