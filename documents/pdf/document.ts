import PDFDocument from 'pdfkit';

export type Doc = InstanceType<typeof PDFDocument>;

/**
 * Returns an empty document in Indonesian, whose pages are put in one by one, and whose title heads the reader's window. It does not remember its
 * layout: a long document would keep all of its words.
 */
export const newDocument = (title: string, author: string, more: PDFKit.PDFDocumentOptions = {}): Doc =>
  new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    fontLayoutCache: false,
    lang: 'id',
    displayTitle: true,
    info: { Title: title, Author: author },
    ...more,
  } as PDFKit.PDFDocumentOptions);
