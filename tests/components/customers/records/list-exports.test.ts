import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { columnsOf } from '#components/customers/records/customer-list.tsx';
import { duplicateColumns } from '#components/customers/records/duplicate-list.tsx';
import { exportRows } from '#components/kit/table/export-rows.ts';
import type { Column } from '#components/kit/ui/column.tsx';
import type { NasabahRow } from '#types/proto/customers/customer.ts';

const named = (nama_nasabah: string): NasabahRow => ({
  nomor_nasabah: '00100000011',
  jenis: 'P',
  nama_nasabah,
  jenis_identitas: 'PASPOR',
  nomor_identitas: '@A1234567',
  tanggal_lahir: '1980-10-20',
  kota: '+Depok',
  telepon: '',
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  status: 'AKTIF',
  resiko: 'RENDAH',
  tanggal_tinjau: '',
  id_flow: '',
  gabung_ke: '',
});

/** Every name that a spreadsheet would take for a formula, as somebody may have typed it at a counter. */
const FORMULAS = ['=HYPERLINK("http://x","Siti")', '+1+1', '-2+3', '@SUM(A1)', '\t=1+1', 'Siti;=1+1'];

async function cellsOf<R>(columns: readonly Column<R>[], row: R, format: 'csv' | 'xlsx'): Promise<string> {
  const { file } = await exportRows({
    title: 'Nasabah',
    format,
    columns,
    heads: columns.map(({ field }) => field),
    pages: async function* () {
      yield [row];
    },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return strFromU8(format === 'csv' ? bytes : (unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array()));
}

/** A cell that begins with a sign, or goes on with one behind what may end it. */
const ARMED = {
  csv: /(?:^|,)"\s*[=+@-]|;\s*[=+@-]/m,
  xlsx: /<t xml:space="preserve">\s*[=+@-]|;\s*[=+@-]/,
};

test.each(FORMULAS)(
  'a customer named %j is text in every export of customers and of likely duplicates',
  async (name) => {
    const pair = { pertama: named(name), kedua: named(name), nilai: 90, alasan: ['NAMA'] };
    for (const format of ['csv', 'xlsx'] as const) {
      const one = await cellsOf(columnsOf('kolom.tanggal_lahir'), named(name), format);
      const two = await cellsOf(duplicateColumns, pair, format);
      expect(one).not.toMatch(ARMED[format]);
      expect(two).not.toMatch(ARMED[format]);
      // The city and the passport began like a formula too; both are there, behind an apostrophe.
      expect(one).toContain("'+Depok");
      expect(one).toContain("'@A1234567");
      expect(two).toContain('(00100000011), 001 Jakarta');
    }
  },
);

test('a name that is none is exported as it reads', async () => {
  const cells = await cellsOf(columnsOf('kolom.tanggal_lahir'), named("Siti Nur'aini"), 'csv');
  expect(cells).toContain('"Siti Nur\'aini (00100000011)"');
});
