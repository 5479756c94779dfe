import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { generalEntries } from '#components/books/forms/ledger/general-entries.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import type { FlowForm } from '#components/kit/screens/transaction-def.tsx';
import { StoredForm } from '#components/workplace/inbox/stored-form.tsx';
import { queryWrapper } from '../../hooks/harness.tsx';
import { gateway } from '../../kit/screens/page.tsx';

const leg = (sisi: string, nomor: string, nominal: string, over: object = {}) => ({
  sisi,
  jenis: 'GL',
  nomor,
  kode_cabang: '',
  nominal,
  kode_valuta: 'IDR',
  keterangan: '',
  ...over,
});
const shown = (over: Values = {}) => {
  gateway({});
  const flowData = {
    ...generalEntries.initial,
    baris: [
      leg('D', '603002', '5000.00', { kode_cabang: '002', keterangan: 'Listrik November' }),
      leg('K', '001120000454', '5000.00', { jenis: 'REKENING' }),
    ],
    keterangan: 'Biaya kantor',
    ...over,
  };
  return render(<StoredForm form={generalEntries as unknown as FlowForm} flowData={flowData} pinned={[]} />, {
    wrapper: queryWrapper(),
  });
};

test('a checker reads each leg whole: account, books, purpose, and the amount on its own side', async () => {
  shown();
  const table = await screen.findByRole('table', { name: 'Baris' });
  const [, debit, credit] = within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(debit).toEqual(['1', 'Akun buku besar 603002Buku cabang 002 · Listrik November', '5,000.00', '']);
  expect(credit).toEqual(['2', 'Rekening nasabah 001120000454', '', '5,000.00']);
  expect(within(table).queryByRole('textbox')).toBeNull();
});

test('shows no template that was not used; shows a used one with its version', async () => {
  const { unmount } = shown();
  await screen.findByRole('table', { name: 'Baris' });
  expect(screen.queryByText('Templat')).toBeNull();
  unmount();
  shown({ templat: 'TP000003', versi_templat: 2 });
  await screen.findByRole('table', { name: 'Baris' });
  expect(screen.getAllByText('Templat').length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('TP000003')).toBeInTheDocument();
});
