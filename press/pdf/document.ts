import PDFDocument from 'pdfkit';

/**
 * Returns an empty document in Indonesian, whose pages are put in one by one. It does not remember its layout: a long document would keep all of its
 * words.
 */
export const newDocument = (title: string, author: string): InstanceType<typeof PDFDocument> =>
  new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    fontLayoutCache: false,
    lang: 'id',
    info: { Title: title, Author: author },
  } as PDFKit.PDFDocumentOptions);
