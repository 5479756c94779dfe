import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveAccount } from '#components/books/forms/finance/save-account.tsx';
import { ageOf } from '#components/control/workflow/age.tsx';
import { isAtRest } from '#components/kit/form/check-form.ts';
import type { FieldDef } from '#components/kit/form/field-def.ts';
import { fieldNames, visibleFields } from '#components/kit/form/field-names.ts';
import { recordOf } from '#components/kit/screens/field-names.ts';
import type { FlowForm } from '#components/kit/screens/transaction-def.tsx';
import { formOf } from '#components/workplace/forms.ts';
import { bulkProblem, bulkTotal, MOST_AT_ONCE } from '#components/workplace/inbox/bulk-rule.ts';
import { askedOf, deskFilters } from '#components/workplace/inbox/desk-filters.ts';
import { ItemLine } from '#components/workplace/inbox/item-line.tsx';
import { filingMenus } from '#lib/access/filing.ts';
import { mayApprove } from '#lib/access/rights.ts';
import { operations } from '#lib/operations/operations.ts';
import { item } from './desk.tsx';

const noon = Date.parse('2026-11-21T12:00:00+07:00');
const before = (minutes: number) => new Date(noon - minutes * 60_000).toISOString();

test.each([
  [-5, false, 'baru saja', 'neutral'],
  [0, false, 'baru saja', 'neutral'],
  [12, false, 'menunggu 12 menit', 'neutral'],
  [30, false, 'menunggu 30 menit', 'warn'],
  [125, false, 'menunggu 2 jam 5 menit', 'bad'],
  [3 * 24 * 60, false, 'menunggu 3 hari', 'bad'],
  [1, true, 'menunggu 1 menit', 'neutral'],
  [2, true, 'menunggu 2 menit', 'warn'],
  [5, true, 'menunggu 5 menit', 'bad'],
] as const)('after %i minutes, at the counter %s: %s', (minutes, atCounter, text, tone) => {
  expect(ageOf(before(minutes), noon, atCounter)).toEqual({ text, tone });
});

const deposit = item('a', { kode_alasan: ['MELEBIHI_WEWENANG', 'DORMAN'] });

test.each([
  ['the same kind and risk', {}, null],
  ['another operation', { flowCode: 'TARIK_TUNAI' }, 'ALUR'],
  ['a request at the counter', { jenis: 'OVERRIDE' }, 'JENIS'],
  ['a change of a customer', { jenis: 'DATA', flowCode: 'SIMPAN_NASABAH_INDIVIDU' }, 'JENIS'],
  ['another level', { tingkat: 'BRANCH_MANAGER' }, 'TINGKAT'],
  ['fewer reasons', { kode_alasan: ['MELEBIHI_WEWENANG'] }, 'ALASAN'],
  ['the same reasons in another order', { kode_alasan: ['DORMAN', 'MELEBIHI_WEWENANG'] }, null],
  ['another currency', { kode_valuta: 'USD' }, 'VALUTA'],
  ['one approval given already', { persetujuan: 1 }, 'PERSETUJUAN'],
  ['another amount', { nominal: '7000000.00' }, null],
])('two items with %s', (_name, other, problem) => {
  expect(bulkProblem([deposit, { ...deposit, id_flow: 'b', ...other }])).toBe(problem);
});

test('requests of customer service of one kind are decided together', () => {
  const hold = item('a', { jenis: 'DATA', flowCode: 'TAHAN_DANA', nominal: '0.00' });
  expect(bulkProblem([hold, { ...hold, id_flow: 'b' }])).toBeNull();
  expect(bulkProblem([hold, { ...hold, id_flow: 'b', flowCode: 'LEPAS_DANA' }])).toBe('ALUR');
});

test.each([
  ['1500', '00:25:00'],
  ['0', 'Batas jam lewat, diajukan sebelumnya'],
])('a transfer with %s seconds until the cut-off of its rail says %s, anything else nothing', (sisa_detik, said) => {
  const { container, rerender } = render(<ItemLine row={item('a', { sisa_detik })} now={noon} />);
  expect(container.textContent).toContain(said);
  rerender(<ItemLine row={item('a')} now={noon} />);
  expect(container.textContent).not.toContain(said);
});

test('one call decides 25 items and not 26', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => item(String(at)));
  expect(bulkProblem(many(MOST_AT_ONCE))).toBeNull();
  expect(bulkProblem(many(MOST_AT_ONCE + 1))).toBe('BANYAK');
});

test('the total is exact, and none where currencies differ', () => {
  const rows = [item('a', { nominal: '90071992547409.93' }), item('b', { nominal: '0.10' })];
  expect(bulkTotal(rows)).toBe('90071992547410.03');
  expect(bulkTotal([...rows, item('c', { kode_valuta: 'USD' })])).toBe('');
});

test('the address is asked by its own names; anything else in it is left alone', () => {
  const query = {
    jenis: 'DATA',
    nominal_dari: '5000000.00',
    tingkat: '',
    id_flow: 'x',
    page: '9',
    flowCode: ['a', 'b'],
  };
  expect(askedOf(query)).toEqual({ jenis: 'DATA', nominal_dari: '5000000.00' });
});

test('only operations that come before a checker are on offer', () => {
  const offered = deskFilters.find(({ name }) => name === 'flowCode');
  const codes = offered && 'codes' in offered ? offered.codes : [];
  expect(codes).toContain('SETOR_TUNAI');
  expect(codes).toContain('DELEGASI');
  expect(codes).not.toContain('BUKA_KAS');
  expect(mayApprove('SETOR_TUNAI', new Set(['oto-setor-tunai']))).toBe(true);
});

test('every operation that can come before a checker has the form its maker fills, and no other has', async () => {
  const filed = Object.keys(operations).filter((code) => filingMenus(code).length > 0);
  expect(Object.keys(operations).filter((code) => formOf(code))).toEqual(filed);
  for (const code of filed) {
    const form = await formOf(code)?.();
    const named = new Set(fieldNames(form?.sections ?? []).map(({ kolom }) => kolom));
    expect([...named].filter((name) => !Object.hasOwn(form?.initial ?? {}, name))).toEqual([]);
  }
});

test('a remark can be pinned to every input that the form shows, called as the form calls it', async () => {
  const deposit = await formOf('SETOR_TUNAI')?.();
  const label = ({ sections, initial }: FlowForm, values = {}) =>
    visibleFields(sections, { ...initial, ...values }).map(({ label }) => label);
  expect(deposit && label(deposit)).toEqual([
    'Nomor rekening',
    'Nominal',
    'Keterangan',
    'Identitas penyetor',
    'Rincian pecahan kas',
    'Uang kembalian',
  ]);
  // The maker could mend no field that the form hides with these values; a field without a title takes the name of its section.
  const role = await formOf('SIMPAN_PERAN')?.();
  expect(role && label(role)).toContain('Layar, tindakan dan hak');
  expect(role && label(role, { aksi: 'HAPUS' })).not.toContain('Layar, tindakan dan hak');
});

test.each([
  ['USER:teller1', 'teller1'],
  ['SUSUNAN:NERACA', 'Neraca'],
  ['SUSUNAN:PUBLIKASI_KOMITMEN', 'Publikasi: komitmen dan kontinjensi'],
  ['NASABAH:BARU/001', 'Nasabah baru'],
] as const)('the record of %s is called %s', (objek, called) => {
  expect(recordOf(objek)).toBe(called);
});

test('an item of clearing names its cheque beside the customer, any other item does not repeat its narrative', () => {
  const keterangan = 'CEK 123456 · 014 · 13';
  const { container, rerender } = render(
    <ItemLine
      row={item('a', { flowCode: 'TOLAKAN_PENARIKAN_KLIRING', nama_nasabah: 'Firma Jaya', keterangan })}
      now={noon}
    />,
  );
  expect(container).toHaveTextContent(keterangan);
  rerender(<ItemLine row={item('a', { nama_nasabah: 'Firma Jaya', keterangan })} now={noon} />);
  expect(container).not.toHaveTextContent(keterangan);
});

test('the day an account of the chart opens is starred, and asked for only where one is opened', () => {
  const fields = saveAccount.sections.flatMap((section) => section.fields) as readonly FieldDef[];
  const since = fields.find(({ name }) => name === 'dibuka_sejak');
  expect(since?.required).toBe(true);
  expect(since && ['BUAT', 'UBAH'].map((aksi) => isAtRest(since, { aksi }))).toEqual([false, true]);
});

test('an item without money shows its sentence and no zero, one with money shows its amount', () => {
  const kalimat = {
    id: 'Tahan Rp500.000 di 001120000454 Tri Kartika',
    en: 'Hold Rp500,000 in 001120000454 Tri Kartika',
  };
  const hold = { jenis: 'DATA', flowCode: 'TAHAN_DANA', objek: 'BLOKIR_DANA:001120000454', nominal: '0.00', kalimat };
  const { container, rerender } = render(<ItemLine row={item('a', hold)} now={noon} />);
  expect(container.textContent).toContain(kalimat.id);
  expect(container.textContent).not.toMatch(/IDR|\b0\.00|BLOKIR_DANA|TAHAN_DANA/);
  rerender(<ItemLine row={item('a', { kalimat: { id: 'Setor tunai Rp1.000.000', en: '' } })} now={noon} />);
  expect(container.textContent).toContain('1,000,000.00');
});
