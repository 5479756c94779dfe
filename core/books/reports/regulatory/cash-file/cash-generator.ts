import { once } from 'node:events';
import { Zip, ZipDeflate } from 'fflate';
import { z } from 'zod';
import { type AnyGenerator, generator } from '#core/books/reports/generator.ts';
import { askedMonth, settleMonth } from '#core/books/reports/regulatory/month.ts';
import { drained, readerOf } from '#documents/flow-out.ts';
import { cashFileNumber } from '#lib/books/extracts.ts';
import { fail } from '#lib/errors/errors.ts';
import { msg } from '#lib/schemas/common.ts';
import type { CashCase } from './cash-case.ts';
import { cashXml } from './cash-xml.ts';
import { caseOfNumber, codesOn, openCases, readCase } from './read-case.ts';

const NUMBER = /^LTK[TM]-\d{4}-\d{6,18}$/;
/** The question has, beside the month, the bank's own number of one wanted report, reported already or not; without it all waiting ones. */
const askedCases = askedMonth.extend({
  nomor: z.string(msg('v.kode')).regex(NUMBER, msg('v.kode')).optional(),
});
type AskedCases = z.output<typeof askedCases>;

/**
 * Makes the cash reports of a kind: an archive with a file of XML for each waiting one whose days are over, of any month; it leaves out reported
 * ones, unless the question names the number. The bank keeps the archive as long as the books. VALIDATION, NOT_FOUND.
 */
export const cashGenerator = (kind: CashCase['jenis']): AnyGenerator =>
  generator<AskedCases>({
    schema: askedCases,
    formats: ['ZIP'],
    menus: ['laporan-ppatk'],
    forever: true,
    settle: async (db, caller, { nomor, ...month }) => {
      const { asked, kodeCabang } = await settleMonth(db, caller, month);
      if (nomor && !(await caseOfNumber(db, kind, nomor))) fail('NOT_FOUND');
      return { asked: { ...asked, ...(nomor && { nomor }) }, kodeCabang };
    },
    make: async ({ db, kepala, out, seen, progress, asked: { nomor } }) => {
      const gone = readerOf(out);
      const zip = new Zip((error, piece, last) => {
        if (error) out.destroy(error);
        else out.write(piece);
        if (last) out.end();
      });
      const one = nomor ? await caseOfNumber(db, kind, nomor) : null;
      const cases = one ? [one] : await openCases(db, kind);
      const codes = await codesOn(db, kepala.tanggal);
      for (const [index, head] of cases.entries()) {
        const found = await readCase(db, head, codes);
        const file = new ZipDeflate(`${cashFileNumber(found)}.xml`);
        zip.add(file);
        file.push(Buffer.from(cashXml(found, kepala, seen), 'utf8'), true);
        await drained(out, gone);
        await progress(index + 1, cases.length);
      }
      const written = once(out, 'finish', { signal: gone });
      zip.end();
      await written;
    },
  });
