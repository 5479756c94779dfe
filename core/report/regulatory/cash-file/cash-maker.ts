import { once } from 'node:events';
import { Zip, ZipDeflate } from 'fflate';
import { type AnyMaker, maker } from '#core/report/maker.ts';
import { type AskedMonth, askedMonth, settleMonth } from '#core/report/regulatory/month.ts';
import { readerOf, taken } from '#press/flow-out.ts';
import type { CashCase } from './cash-case.ts';
import { cashXml, fileNumber } from './cash-xml.ts';
import { codesOn, openCases, readCase } from './read-case.ts';

/**
 * The maker of cash reports of a kind: an archive with a file of XML for each that waits and whose days are over, of whichever month. What is reported
 * already is in none. The archive is kept as long as the books.
 */
export const cashMaker = (kind: CashCase['jenis']): AnyMaker =>
  maker<AskedMonth>({
    schema: askedMonth,
    formats: ['ZIP'],
    menus: ['laporan-ppatk'],
    forever: true,
    settle: settleMonth,
    make: async ({ db, kepala, out, seen, progress }) => {
      const gone = readerOf(out);
      const zip = new Zip((error, piece, last) => {
        if (error) out.destroy(error);
        else out.write(piece);
        if (last) out.end();
      });
      const cases = await openCases(db, kind);
      const codes = await codesOn(db, kepala.tanggal);
      for (const [index, head] of cases.entries()) {
        const found = await readCase(db, head, codes);
        const file = new ZipDeflate(`${fileNumber(found)}.xml`);
        zip.add(file);
        file.push(Buffer.from(cashXml(found, kepala, seen), 'utf8'), true);
        await taken(out, gone);
        await progress(index + 1, cases.length);
      }
      const written = once(out, 'finish', { signal: gone });
      zip.end();
      await written;
    },
  });
