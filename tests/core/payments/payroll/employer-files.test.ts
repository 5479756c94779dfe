import { expect, test, vi } from 'vitest';
import { SheetError } from '#components/kit/table/spreadsheet-error.ts';
import { readFile } from '#components/payments/payroll/payroll-file.ts';
import { periksa } from '#core/payments/payroll/queries.ts';
import { readPayroll } from '#core/payments/payroll/read-payroll.ts';
import { employerFiles } from '../../../cases/employer-files.ts';
import { accounts } from '../../small-bank.ts';
import { payrollBank } from './payroll-bank.ts';

// Spreadsheets are read in the browser.
const { JSDOM } = await vi.importActual<{ JSDOM: new () => { readonly window: typeof globalThis } }>('jsdom');
vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser);
const bank = await payrollBank();

test.each(employerFiles)('$about: $name', async (file) => {
  const { name, bytes, rows = [], wrong = [], refused, encoding = 'UTF-8' } = file;
  const encodings: string[] = [];
  const chosen = new File([bytes as Uint8Array<ArrayBuffer>], name);
  if (refused !== undefined) {
    await expect(readFile(chosen)).rejects.toThrow(new SheetError(refused));
    return;
  }
  const isi = await readFile(chosen, (each) => encodings.push(each));
  expect(encodings).toEqual([encoding]);
  const read = readPayroll(isi);
  expect(read.salaries.map((each) => [each.nomor_rekening, each.nominal, each.kode_bank])).toEqual(rows);
  const answer = await periksa(await bank.as('backoffice1'), { nomor_rekening: accounts.firma, isi });
  expect(answer.salah.map(({ kode }) => kode)).toEqual(wrong);
  expect(answer.sah).toBe(wrong.length === 0 ? 'T' : 'F');
});
