import type { DaySlip } from '#documents/bundle/bundle.ts';
import { pageRenderer } from '#documents/bundle/page-renderer.ts';
import { newDocument } from '#documents/pdf/document.ts';
import { PageCount } from '#documents/pdf/page-count.ts';
import { bankOf, type ReportHead } from '#documents/report/table.ts';
import { AppError } from '#lib/errors/errors.ts';
import { packPaper } from './readme-text.ts';

/**
 * Yields the vouchers of a pack's journals as one PDF on A4, in pieces as it is drawn: some journals at a time, so that it holds only its fonts and
 * the pages that are open. REPORT_TOO_MANY_PAGES beyond `most`.
 */
export async function* voucherFile(
  head: ReportHead,
  rows: AsyncIterable<readonly DaySlip[]>,
  most: number,
): AsyncGenerator<Uint8Array> {
  const doc = newDocument(`${packPaper.voucher} ${head.nomor}`, bankOf(head));
  let page = 0;
  const turn = () => {
    page += 1;
    if (page > most) throw new AppError('REPORT_TOO_MANY_PAGES', { params: { batas: String(most) } });
    return page;
  };
  const count = new PageCount(doc);
  const slips = pageRenderer(doc, count, head, 'A4', () => Promise.resolve()).slips(turn);
  for await (const batch of rows) {
    for (const slip of batch) slips.draw(slip);
    for (let piece = doc.read(); piece !== null; piece = doc.read()) yield piece as Uint8Array;
  }
  slips.end();
  count.finish(page);
  doc.end();
  for await (const piece of doc) yield piece as Uint8Array;
}
