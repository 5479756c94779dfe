import { read } from '#core/access/handler.ts';
import { fail } from '#lib/errors/errors.ts';
import { checkCopy } from './check-copy.ts';
import { checkFile, recordCheck } from './check-file.ts';
import { copyOfDocument, slipsAgain } from './copies.ts';
import type { DocumentKeys } from './page-code.ts';
import { printStatement } from './print-statement.ts';
import { made, openDocument, pagesOfDocument, preview } from './queries.ts';

export interface StatementConfig {
  /** The bank's keys for documents, the present one first; empty or undefined where it has none. */
  readonly documentKeys?: DocumentKeys | undefined;
}

/** Statements of accounts, the checks of their copies, and reprints of slips. */
export const statement = {
  operations: { CETAK_STATEMENT: printStatement },
  handlers: ({ documentKeys = [] }: StatementConfig) => {
    const config = { documentKey: () => documentKeys[0] ?? fail('DOCUMENT_KEY_NONE') };
    return {
      'statement.tinjauan': read(preview),
      'statement.dokumen': read(openDocument(config)),
      'statement.halaman': read(pagesOfDocument(config)),
      'statement.daftar': read(made),
      'statement.salinan': read(copyOfDocument(config)),
      'statement.periksa': read(checkCopy(documentKeys)),
      'statement.catatBerkas': read(recordCheck),
      'statement.periksaBerkas': read(checkFile),
      'statement.slip': read(slipsAgain),
    };
  },
};
