import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FinancingFile } from '#components/customers/records/financing-file.tsx';
import type { SpreadsheetText as CsvFile } from '#components/kit/fields/spreadsheet-field.tsx';
import { financingColumns } from '#lib/customers/schemas/financing.ts';
import { show } from '../../kit/screens/page.tsx';

const HEAD = financingColumns.join(',');
const LINE = 'MRB-001,00100000011,Rumah,Murabahah,250000000,180000000.50,60000000,2034-05-01,1';
const csv = (...lines: string[]) => new File([[HEAD, ...lines].join('\n')], 'posisi.csv', { type: 'text/csv' });

function Form({ disabled = false, start = { nama: '', isi: '' } }: { disabled?: boolean; start?: CsvFile }) {
  const [value, setValue] = useState(start);
  return <FinancingFile name="berkas" label="Berkas CSV" value={value} onChange={setValue} disabled={disabled} />;
}
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('a report that is right is shown contract by contract, with its sums, before it is sent', async () => {
  show(() => <Form />);
  const second = LINE.replace('001,', '002,').replace('180000000.50', '20000000');
  await userEvent.upload(screen.getByLabelText(/Berkas CSV/), csv(LINE, second));
  const rows = cells(await screen.findByRole('table', { name: 'Isi berkas: 2 kontrak' }));
  expect(rows).toEqual([
    ['MRB-00100100000011', 'RumahMurabahah', '01-05-20341', '180,000,000.5060,000,000.00'],
    ['MRB-00200100000011', 'RumahMurabahah', '01-05-20341', '20,000,000.0060,000,000.00'],
  ]);
  expect(screen.getByText('Sisa pokok seluruhnya 200,000,000.50, sisa margin 120,000,000.00')).toBeInTheDocument();
  expect(screen.getByText('posisi.csv')).toBeInTheDocument();
});

test('every line that is not right is named by line and column, and the right file afterwards takes its place', async () => {
  show(() => <Form />);
  const input = screen.getByLabelText(/Berkas CSV/);
  await userEvent.upload(input, csv(LINE, LINE.replace('001,', '002,').replace('60000000', 'banyak'), 'MRB-003'));
  expect(cells(await screen.findByRole('table', { name: '2 kesalahan dalam berkas' }))).toEqual([
    ['3', 'sisa_margin', 'Isi jumlah 0 atau lebih dengan paling banyak dua desimal, misalnya 1500000.00'],
    ['4', '—', 'Banyaknya isian tidak sama dengan baris judul'],
  ]);
  await userEvent.upload(input, csv(LINE));
  expect(await screen.findByRole('table', { name: 'Isi berkas: 1 kontrak' })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: /kesalahan/ })).toBeNull();
});

test('a second person sees the same file and chooses none', async () => {
  show(() => <Form disabled start={{ nama: 'posisi.csv', isi: `${HEAD}\n${LINE}` }} />);
  expect(await screen.findByRole('table', { name: 'Isi berkas: 1 kontrak' })).toBeInTheDocument();
  expect(screen.getByText('posisi.csv')).toBeInTheDocument();
  expect(document.querySelector('input')).toBeNull();
});
