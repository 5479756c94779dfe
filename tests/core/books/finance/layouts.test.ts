import { describe, expect, test } from 'vitest';
import { susunan } from '#core/books/finance/layout-query.ts';
import { publishedCommitments, publishedSheet } from '#core/books/reports/regulatory/publication.ts';
import { neraca } from '#core/books/reports/statements.ts';
import { getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { operations } from '#core/server/modules.ts';
import { layOut, layoutFault, type WrittenLine } from '#lib/books/report-layout.ts';
import { paging } from '../../asking.ts';
import { booked } from '../../booked.ts';
import { accepted, counterBank, refused } from '../../counter-bank.ts';
import { DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { rowsOf } from '../reports/regulatory/asked.ts';

const bank = await counterBank();
const MONDAY = '2026-11-23';

const present = async (laporan: string): Promise<WrittenLine[]> => {
  const { data } = await susunan(await bank.as('finance1'), { paging: paging(), laporan });
  return (data.find(({ keadaan }) => keadaan === 'BERLAKU')?.baris ?? []) as WrittenLine[];
};
const sheet = await present('NERACA');
/** Returns the present balance sheet with some lines changed; null takes a line out. */
const but = (over: Readonly<Record<string, Partial<WrittenLine> | null>>): WrittenLine[] =>
  sheet.flatMap((line) => {
    const change = over[line.nama];
    return change === null ? [] : [{ ...line, ...change }];
  });
const line = (urut: string, nama: string): WrittenLine => ({
  urut,
  nama,
  jenis: 'BARIS',
  tingkat: '1',
  sisi: 'D',
  isi: '',
});
const form = (baris: readonly WrittenLine[], over: object = {}) => ({
  aksi: 'BUAT',
  laporan: 'NERACA',
  berlaku_sejak: MONDAY,
  baris,
  versi: 0,
  alasan: 'Standar baru',
  ...over,
});
const file = async (data: object) =>
  (await bank.flow('finance1', 'SUBMIT', { flowCode: 'SIMPAN_SUSUNAN', seen: '', data })).id_flow;
const save = async (data: object) => {
  const idFlow = await file(data);
  await refused(bank, 'SELF_APPROVAL', () => bank.flow('finance1', 'APPROVE', { idFlow }));
  return accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow }));
};
const names = async (balance_date: string) =>
  (
    await neraca(await bank.as('finance1'), {
      paging: paging(),
      branch_code: '001',
      balance_date,
      compare_date: '',
      is_all_cabang: 'F',
      rinci: 'F',
      urut: '',
    })
  ).data.map(({ nama }) => nama);

test('totals that sum themselves, by one line or over others, are refused; totals that sum lines are not', async () => {
  const total = 'Jumlah aset';
  const number = sheet.find(({ nama }) => nama === total)?.urut ?? '';
  const items = sheet.filter(({ jenis, sisi }) => jenis === 'BARIS' && sisi === 'D').map(({ urut }) => `#${urut}`);
  await refused(bank, 'LAYOUT_CIRCLE', () => file(form(but({ [total]: { isi: `#${number}` } }))));
  const other: WrittenLine = { ...line('9000', 'Putaran'), jenis: 'JUMLAH', tingkat: '0', isi: `#${number}` };
  await refused(bank, 'LAYOUT_CIRCLE', () => file(form([...but({ [total]: { isi: '#9000' } }), other])));
  await refused(bank, 'LAYOUT_LINE', () => file(form(but({ [total]: { isi: '#9999' } }))));
  await refused(bank, 'LAYOUT_SUM', () => file(form([...but({}), { ...other, isi: `#${number} ${items[0]}` }])));
  await save(form(but({ [total]: { isi: items.join(' ') }, Kas: { nama: 'Kas dan setara kas' } })));
  const [placed] = await bank.owner<{ pos: number[]; sampai: string[] }[]>`
    select pos, sampai from report_line where laporan = 'NERACA' and berlaku_sejak = ${MONDAY} and nama = ${total}`;
  expect(placed?.pos).toHaveLength(items.length);
  expect(placed?.sampai.at(-1)).toBe('199999');
});

test('a statement of an earlier day is laid out as it was then', async () => {
  expect(await names(DAY)).toContain('Kas');
  expect(await names(MONDAY)).toContain('Kas dan setara kas');
  expect(await names(MONDAY)).not.toContain('Kas');
  expect(await names('1999-01-01')).toContain('Kas');
});

test.each([
  ['LAYOUT_TWICE', but({ 'Aset lain': { isi: '111000-199999' } })],
  ['LAYOUT_OUTSIDE', but({ Kas: { isi: '101000-101004' } })],
  ['LAYOUT_FOREIGN', but({ 'Aset lain': { isi: '112000-199999, 501001' } })],
  ['LAYOUT_RANGE', but({ 'Aset lain': { isi: '199999-112000' } })],
  ['LAYOUT_RANGE', but({ 'Aset lain': { isi: '112000-199999 115000' } })],
  ['LAYOUT_RANGE', but({ 'Aset lain': { isi: 'semua' } })],
  ['LAYOUT_RANGE', but({ Liabilitas: { isi: '201001' } })],
  ['LAYOUT_LINE', but({ 'Aset lain': { isi: '#20' } })],
  ['LAYOUT_ORDER', but({ Kas: { urut: '30' } })],
  ['LAYOUT_TOTAL', but({ 'Jumlah aset': { isi: '100000-111999' } })],
  ['LAYOUT_TOTAL', but({ 'Jumlah aset': null })],
] as const)('%s is refused before it is filed', async (code, baris) => {
  const error = await refused(bank, code, () => file(form(baris, { berlaku_sejak: '2026-11-24' })));
  expect(error.details.violations?.[0]?.field).toBe('baris');
});

test('the database refuses the same behind the rules', async () => {
  const placed = layOut(but({ Kas: null }));
  if ('kode' in placed) throw new Error(placed.kode);
  const accounts = await bank.owner<
    { kode_gl: string; tipe: string }[]
  >`select kode_gl, tipe from gl_account order by 1`;
  expect(layoutFault('NERACA', placed, accounts)).toMatchObject({ kode: 'LAYOUT_OUTSIDE', gl: '101001' });
  await bank.owner.begin(async (tx) => {
    await tx`insert into report_layout (laporan, berlaku_sejak) values ('NERACA', '2030-01-01')`;
    await tx`insert into report_line ${tx(placed.map((line) => ({ ...line, dari: [...line.dari], sampai: [...line.sampai], pos: [...line.pos], laporan: 'NERACA', berlaku_sejak: '2030-01-01' })))}`;
    const [row] = await tx<{ salah: { kode: string } }[]>`select layout_fault('NERACA', '2030-01-01') as salah`;
    expect(row?.salah).toMatchObject({ kode: 'LAYOUT_OUTSIDE', gl: '101001' });
    await tx`delete from report_line where berlaku_sejak = '2030-01-01'`;
    await tx`delete from report_layout where berlaku_sejak = '2030-01-01'`;
  });
});

test('a layout in force is not rewritten; one that has not begun is changed as it was seen, and withdrawn', async () => {
  await refused(bank, 'TERM_IN_FORCE', () => file(form(sheet, { berlaku_sejak: '2000-01-01', aksi: 'UBAH' })));
  await refused(bank, 'TERM_IN_FORCE', () => file(form(sheet, { berlaku_sejak: '2026-11-19' })));
  await refused(bank, 'DUPLICATE', () => file(form(but({ Kas: { nama: 'Uang tunai' } }))));
  await refused(bank, 'DATA_CHANGED', () =>
    file(form(but({ Kas: { nama: 'Uang tunai' } }), { aksi: 'UBAH', versi: 7 })),
  );
  await save(form(but({ Kas: { nama: 'Uang tunai' } }), { aksi: 'UBAH', versi: 1 }));
  expect(await names(MONDAY)).toContain('Uang tunai');
  await expectSoundBooks(bank);
  await save(form(sheet, { aksi: 'HAPUS', versi: 2 }));
  expect(await names(MONDAY)).toContain('Kas');
  await refused(bank, 'NO_CHANGE', () => file(form(sheet)));
  // A line that only moves or changes its kind is a change too, and the list names it.
  const moved = await file(form(but({ Kas: { tingkat: '2' } })));
  const { perubahan } = await getByIdFlow(await bank.as('finance2'), operations, moved);
  expect(perubahan.find(({ kolom }) => kolom === 'pos_laporan')).toMatchObject({
    lama: expect.stringContaining('Kas [pos, tingkat 1, debet]'),
    baru: expect.stringContaining('Kas [pos, tingkat 2, debet]'),
  });
  await accepted(bank, () => bank.flow('finance2', 'REJECT', { idFlow: moved, remark: 'Tetap' }));
});

describe('the published statement', () => {
  const sheetOf = async (day: string) =>
    (await rowsOf(bank, publishedSheet, { tanggal: day })).map(({ sandi, pos }) => [sandi, String(pos).trim()]);
  const published = (baris: readonly WrittenLine[], over: object = {}) =>
    form(baris, { laporan: 'PUBLIKASI_NERACA', ...over });
  /** Returns the published statement with its first line of cash under the authority's number and another name. */
  const numbered = async (over: Partial<WrittenLine> = {}) =>
    (await present('PUBLIKASI_NERACA')).map((line) =>
      line.nama === 'Kas' ? { ...line, nama: 'Kas dan emas', sandi: '100', ...over } : line,
    );

  test('is laid out by two persons from a day on, with the authority’s numbers, and earlier days stay', async () => {
    const idFlow = await file(published(await numbered()));
    expect(await sheetOf(MONDAY)).toContainEqual(['', 'Kas']);
    const { perubahan } = await getByIdFlow(await bank.as('finance2'), operations, idFlow);
    expect(perubahan.find(({ kolom }) => kolom === 'pos_laporan')).toMatchObject({
      lama: expect.stringContaining(' Kas [pos, tingkat 1, debet] (101000-101999) = '),
      baru: expect.stringContaining(' Kas dan emas [pos, tingkat 1, debet, sandi 100] (101000-101999) = '),
    });
    await refused(bank, 'SELF_APPROVAL', () => bank.flow('finance1', 'APPROVE', { idFlow }));
    await accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow }));
    expect(await sheetOf(MONDAY)).toContainEqual(['100', 'Kas dan emas']);
    expect(await sheetOf(DAY)).toContainEqual(['', 'Kas']);
    expect(await names(MONDAY)).toContain('Kas');
    const [trail] = await bank.owner<{ pembuat: string; disetujui_oleh: string }[]>`
      select pembuat, disetujui_oleh from record_version where jenis = 'report_layout' and kunci like 'PUBLIKASI_NERACA%' and versi = 1`;
    expect({ ...trail }).toEqual({ pembuat: 'finance1', disetujui_oleh: 'finance2' });
  });

  test('names every account of its part, on a line or as left out on purpose; the bank’s own statement leaves none out', async () => {
    const day = { berlaku_sejak: '2026-11-24' };
    const whole = await numbered();
    const without = whole.filter(({ nama }) => nama !== 'Kas dan emas');
    await refused(bank, 'LAYOUT_OUTSIDE', () => file(published(without, day)));
    await refused(bank, 'LAYOUT_TWICE', () =>
      file(published([...whole, { ...line('9000', 'Lagi'), isi: '101001', jenis: 'LUAR' }], day)),
    );
    await refused(bank, 'LAYOUT_FOREIGN', () =>
      file(published([...whole, { ...line('9000', 'Asing'), isi: '902001' }], day)),
    );
    const own = await refused(bank, 'VALIDATION', () => file(form(but({ Kas: { jenis: 'LUAR' } }), day)));
    expect(own.details.violations?.[0]?.field).toMatch(/^baris\.\d+\.jenis$/);
    await refused(bank, 'VALIDATION', () => file(form(but({ Kas: { sandi: '100' } }), day)));
    await accepted(bank, async () =>
      bank.flow('finance2', 'APPROVE', { idFlow: await file(published(await numbered({ jenis: 'LUAR' }), day)) }),
    );
    expect((await sheetOf('2026-11-24')).map(([, name]) => name)).not.toContain('Kas dan emas');
  });

  test('may begin in the month that is now due, no earlier, and names no omitted line in a total', async () => {
    const day = { berlaku_sejak: '2026-10-01' };
    const lines = await numbered();
    await refused(bank, 'TERM_IN_FORCE', () => file(published(lines, { berlaku_sejak: '2026-09-30' })));
    await refused(bank, 'TERM_IN_FORCE', () => file(form(but({ Kas: { nama: 'Uang' } }), day)));
    const out = lines.find(({ jenis }) => jenis === 'LUAR')?.urut ?? '';
    const total: WrittenLine = { ...line('9000', 'Lagi'), jenis: 'JUMLAH', isi: `#${out}` };
    await refused(bank, 'LAYOUT_LINE', () => file(published([...lines, total], day)));
    await accepted(bank, async () => bank.flow('finance2', 'APPROVE', { idFlow: await file(published(lines, day)) }));
    expect(await sheetOf('2026-10-31')).toContainEqual(['100', 'Kas dan emas']);
    expect(await sheetOf('2026-09-30')).toContainEqual(['', 'Kas']);
  });

  test('of commitments holds accounts off the books, shown with their balances', async () => {
    await booked(bank, [
      debit({ kode_cabang: '000', kode_gl: '909002' }, 7_500_000n),
      credit({ kode_cabang: '000', kode_gl: '902001' }, 7_500_000n),
    ]);
    const lines = (await present('PUBLIKASI_KOMITMEN')).map((each) =>
      each.isi === '902001' && each.jenis === 'BARIS' ? { ...each, nama: 'Fasilitas belum ditarik' } : each,
    );
    const idFlow = await file(form(lines, { laporan: 'PUBLIKASI_KOMITMEN' }));
    const { perubahan } = await getByIdFlow(await bank.as('finance2'), operations, idFlow);
    expect(perubahan.find(({ kolom }) => kolom === 'pos_laporan')?.baru).toMatch(
      /Fasilitas belum ditarik \[pos, tingkat 1, kredit\] \(902001\) = 75,000\.00$/,
    );
    await accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow }));
    const rows = await rowsOf(bank, publishedCommitments, { tanggal: MONDAY });
    expect(rows.find(({ pos }) => String(pos).trim() === 'Fasilitas belum ditarik')).toMatchObject({
      jumlah: 7_500_000n,
    });
  });
});
