import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { drained, readerOf } from '#documents/flow-out.ts';
import { newDocument } from '#documents/pdf/document.ts';
import { PageCount } from '#documents/pdf/page-count.ts';
import { layOut, type PageRenderer } from '#documents/report/pages.ts';
import { bankOf, titleOf } from '#documents/report/table.ts';
import type { PaperSize } from '#lib/books/reports/formats.ts';
import { toDisplay } from '#lib/dates.ts';
import { AppError } from '#lib/errors/errors.ts';
import { id } from '#lib/messages/all.ts';
import type { DayBundle } from './bundle.ts';
import { formRenderer } from './form.ts';
import { pageRenderer } from './page-renderer.ts';

/** Returns the same drawing with its pages counted on from the bundle's present page. */
const countedFrom = (renderer: PageRenderer, before: number): PageRenderer => ({
  begin: (page) => renderer.begin(before + page),
  end: (page) => renderer.end(before + page),
  fits: (height) => renderer.fits(height),
  row: (row) => renderer.row(row),
  group: (text) => renderer.group(text),
  sum: (label, row) => renderer.sum(label, row),
  note: (text) => renderer.note(text),
  signatures: () => renderer.signatures(),
  drained: () => renderer.drained(),
});

/** Marks every page while its contents may still change. */
const marked = ({ head, sementara }: DayBundle) =>
  sementara ? { ...head, nama_bank: `${bankOf(head)} · ${id['bundel.sementara'].toUpperCase()}` } : head;

/**
 * Writes a branch's day as one PDF while its rows are read: the cover, each list on pages of its own in order, those without rows too, and the
 * vouchers of its journals on demand. The outline names them. REPORT_TOO_MANY_PAGES beyond `most`; throws when the reader is gone.
 */
export async function writeBundle(
  out: Writable,
  bundle: DayBundle,
  { paper, most }: { readonly paper: PaperSize; readonly most: number },
): Promise<void> {
  const gone = readerOf(out);
  const head = marked(bundle);
  const title = `${id['bundel.judul']} ${head.kode_cabang} ${toDisplay(bundle.hari)}`;
  const doc = newDocument(`${title} ${head.nomor}`, bankOf(bundle.head));
  doc.pipe(out);
  const written = once(out, 'finish', { signal: gone });
  written.catch(() => undefined);
  const wait = () => drained(out, gone);
  const count = new PageCount(doc);
  const renderer = (paper === 'KONTINU' ? formRenderer : pageRenderer)(doc, count, head, paper, wait);
  let page = renderer.cover({ ...bundle, head });
  doc.outline.addItem(title);
  for (const { definition, rows } of bundle.lists) {
    const table = { definition, head, asked: bundle.asked, rows: rows() };
    const counted = countedFrom(renderer.table(table), page);
    page += await layOut(table, counted, Math.max(most - page, 0));
    doc.outline.addItem(titleOf(definition));
  }
  if (bundle.slips) {
    const turn = () => {
      page += 1;
      if (page > most) throw new AppError('REPORT_TOO_MANY_PAGES', { params: { batas: String(most) } });
      return page;
    };
    const slips = renderer.slips(turn);
    for await (const batch of bundle.slips.rows()) {
      for (const slip of batch) slips.draw(slip);
      await wait();
    }
    slips.end();
    doc.outline.addItem(id['bundel.voucher']);
  }
  count.finish(page);
  doc.end();
  await written;
}
