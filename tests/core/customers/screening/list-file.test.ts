import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isiDaftar } from '#core/customers/screening/list-content.ts';
import { pratinjau } from '#core/customers/screening/queries.ts';
import { unggah } from '#core/customers/screening/receive-part.ts';
import { csvLine, guarded, unguarded } from '#lib/csv.ts';
import { cellOf, nameColumns, valuesIn } from '#lib/customers/name-list-file.ts';
import type { IsiDaftarRow } from '#types/proto/customers/screening.ts';
import { line, listsBank, part } from './lists-bank.ts';

const bank = await listsBank();
const paging = { page: 1, show: 2, cursor: '', sort: '', keyword: '' };

/** All names of a list, page by page. */
async function content(id_impor: string, user = 'compliance1'): Promise<IsiDaftarRow[]> {
  const rows: IsiDaftarRow[] = [];
  let cursor: string | null = '';
  for (let page = 1; cursor !== null; page += 1) {
    const answer = await isiDaftar(await bank.as(user), { id_impor, paging: { ...paging, page, cursor } });
    rows.push(...answer.data);
    cursor = answer.resp_cursor || null;
  }
  return rows;
}
const lineOf = (cells: readonly string[]) => csvLine(cells.map((text) => ({ text }))).trimEnd();
const linesOf = (rows: readonly IsiDaftarRow[]) =>
  rows.map((row) => lineOf(nameColumns.map((column) => cellOf(row[column]))));
/** Imports the same list again from its own export; returns what the bank makes of it. */
async function again(asked: ReturnType<typeof part>, id_impor: string) {
  const copy = { ...asked, id_impor: randomUUID(), nomor: `SALINAN/${randomUUID().slice(0, 8)}` };
  await unggah(await bank.as('compliance1'), {
    ...copy,
    kepala: `\uFEFF${lineOf(nameColumns)}`,
    isi: linesOf(await content(id_impor)).join('\r\n'),
  });
  return pratinjau(await bank.as('compliance1'), { id_impor: copy.id_impor });
}
const printOf = async (id_impor: string) =>
  (
    await bank.owner<
      { jumlah: number; sidik: string }[]
    >`select jumlah, sidik from name_list where id_impor = ${id_impor}`
  )[0];

test('an exported list taken in again is the same list, with any content of its cells', async () => {
  const first = part(
    [
      line('D-1', 'Ani Lestari', {
        alias: String.raw`Bung Karno|Kusno|Abu \| Ali|Jalan\\|C:\arsip`,
        tanggal_lahir: '17-08-1980',
        nomor_identitas: '3171.0123|AB 12',
      }),
      line('D-2', '"PT ""Maju""; =1+1"', { macam: 'B', alasan: '"Surat, perihal; @SUM(A1)"', tempat_lahir: "'Aisyah" }),
      line('D-3', 'Seseorang', { nomor_npwp: '01.234.567.4-012.000' }),
    ],
    { jenis: 'SANKSI', penerbit: 'PBB' },
  );
  await bank.putInForce(first);
  const rows = await content(first.id_impor);
  expect(rows.map(({ kode }) => kode)).toEqual(['D-1', 'D-2', 'D-3']);
  expect(rows[0]?.alias).toEqual(['Bung Karno', 'Kusno', 'Abu | Ali', 'Jalan\\', 'C:\\arsip']);
  expect(linesOf(rows)[1]).toContain(`"PT ""Maju"";' =1+1"`);
  const reply = await again(first, first.id_impor);
  expect(reply).toMatchObject({ baru: 0, ubah: 0, keluar: 0 });
  expect({ jumlah: reply.jumlah, sidik: reply.sidik }).toEqual(await printOf(first.id_impor));

  // The next list takes its place; what the first one held stays to be exported.
  await bank.putInForce(part([line('D-3', 'Seseorang Lain')], { jenis: 'SANKSI', penerbit: 'PBB' }));
  expect(await content(first.id_impor)).toEqual(rows);
  expect(await again(first, first.id_impor)).toMatchObject({ jumlah: 3, baru: 2, ubah: 1, keluar: 0 });
});

test('births of the United Nations’ list come back too, and a text that is no date is left out with a warning', async () => {
  const asked = part([`U-1;Seseorang;P;1970|1975-1977|1980-02-29`], {
    kepala: 'kode;nama;macam;lahir',
    jenis: 'DPPSPM',
  });
  await bank.putInForce(asked);
  expect(await content(asked.id_impor)).toMatchObject([{ kode: 'U-1', lahir: ['1970', '1975-1977', '1980-02-29'] }]);
  expect((await again(asked, asked.id_impor)).sidik).toBe((await printOf(asked.id_impor))?.sidik);
  const wrong = { ...asked, id_impor: randomUUID(), isi: 'U-1;Seseorang;P;1970|80-an' };
  await unggah(await bank.as('compliance1'), wrong);
  const reply = await pratinjau(await bank.as('compliance1'), { id_impor: wrong.id_impor });
  expect(reply.peringatan).toEqual([{ urut: 2, kolom: 'lahir', kode: 'v.tanggal', luar: false }]);
  const [row] =
    await bank.owner`select isi -> 'lahir' as lahir from name_import_row where id_impor = ${wrong.id_impor}`;
  expect(row).toEqual({ lahir: ['1970'] });
});

test('the list of the bank itself is exported whole, also entries of an earlier listing', async () => {
  const first = part([line('DHIB-1', 'Penarik Satu', { terbit: '2026-11-01', lembar: '3' })], {
    jenis: 'DHN',
    penerbit: 'BI',
  });
  await bank.putInForce(first);
  // As a listing leaves it: of a name that was there before only that it is as it was.
  await bank.owner`update name_import_row set isi = jsonb_build_object('kode', kode, 'nama', isi ->> 'nama') where id_impor = ${first.id_impor}`;
  expect(await content(first.id_impor)).toEqual([
    expect.objectContaining({ kode: 'DHIB-1', nama: 'Penarik Satu', macam: 'P', lembar: '3', terbit: '2026-11-01' }),
  ]);
});

test('a list that is none, or is not in force yet, is not found; a name that would be a formula is refused when it comes back', async () => {
  const waiting = part([line('W-1', 'Belum Berlaku')], {
    jenis: 'DHN',
    penerbit: 'OJK',
    isi: line('W-1', 'Belum Berlaku', { terbit: '2026-11-01' }),
  });
  await unggah(await bank.as('compliance1'), waiting);
  for (const id of [waiting.id_impor, randomUUID()]) await expect(content(id)).rejects.toThrow('NOT_FOUND');
  const formula = { ...waiting, id_impor: randomUUID(), isi: line('W-1', "'=HYPERLINK(1)", { terbit: '2026-11-01' }) };
  await expect(unggah(await bank.as('compliance1'), formula)).rejects.toMatchObject({
    details: { violations: [{ field: 'isi.2.nama', kode: 'v.rumus' }] },
  });
});

test.each(['Ani', '=1', ' -2', '"@x', 'a;=b', 'a|\uFF1Db', ';;=1', '\t=1', "O'Neil", "'Aisyah"])(
  'a text written for a spreadsheet is read as %j again',
  (text) => expect(unguarded(guarded({ text }))).toBe(text),
);

test.each([
  ['a', 'b'],
  ['a|b', 'c'],
  ['|', '||', String.raw`\\`],
  [String.raw`\|`, String.raw`a\b`, String.raw`b\\|`],
])('several values of a cell are read as they were: %j', (...values) =>
  expect(valuesIn('alias', cellOf(values))).toEqual(values),
);
