import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { DayBundle, DaySlip } from '#documents/bundle/bundle.ts';
import { writeBundle } from '#documents/bundle/write-bundle.ts';
import { askFields } from '#lib/books/reports/definition.ts';
import { pdfPages } from '../../pdf-text.ts';

const nothing = Object.fromEntries(askFields.map((field) => [field, ''])) as unknown as DayBundle['asked'];
const head = {
  ...{ nomor: 'LP001261125K7M2QX9A', nama_bank: 'Bank Syariah Amanah', kode_cabang: '001', nama_cabang: 'Jakarta' },
  ...{ siapa: 'Agus Setiawan', tanggal: '2026-11-25', per: '2026-11-25 10:42:17+07' },
};
const cover = {
  ...{ status: 'TUTUP', dibuka_oleh: '', dibuka_pada: '', ditutup_oleh: '', ditutup_pada: '', sidik_neraca: '' },
  ...{ rantai: '', jurnal: 1, otorisasi: 0, dibatalkan: 0, diminta_oleh: '', jumlah: [] },
};

const voucherOf = (lines: number): DaySlip => ({
  nomor_referensi: '001261130000000184',
  operasi: 'TRANSAKSI_UMUM',
  waktu: '2026-11-25T16:12:45+07:00',
  keterangan: 'Beban operasional cabang',
  user_input: 'backoffice1',
  user_otorisasi: 'manager1',
  voucher: [
    {
      ...{ sisi: 'D', kode_cabang: '001', nama_cabang: 'Jakarta', kode_valuta: 'IDR', jumlah: `${lines * 1000}.00` },
      baris: Array.from({ length: lines }, (_, place) => ({
        ...{ kode_gl: '603002', nama_gl: 'Beban umum dan administrasi', nomor_rekening: '', nama_rekening: '' },
        ...{ keterangan: `baris ke-${place + 1}.`, nominal: '1000.00' },
      })),
    },
  ],
});

async function pagesOf(lines: number, paper: 'A4' | 'KONTINU'): Promise<string[]> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const rows = async function* () {
    yield [voucherOf(lines)];
  };
  const bundle: DayBundle = {
    ...{ head, hari: '2026-11-25', asked: nothing, sementara: false, cover, lists: [] },
    slips: { banyak: 1, rows },
  };
  await writeBundle(out, bundle, { paper, most: 50 });
  return pdfPages(await bytes);
}

const linesOn = (page: string): number => page.match(/baris ke-\d+\./g)?.length ?? 0;

test.each(['A4', 'KONTINU'] as const)(
  'a voucher of 300 lines is signed once, below its last lines, on %s',
  async (paper) => {
    // Somewhere in these the last line ends where the page does.
    for (const lines of [300, 301, 302, 303, 304, 305, 306, 307]) {
      const [first = '', ...pages] = await pagesOf(lines, paper);
      expect(first).toContain(`Halaman 1 dari ${pages.length + 1}`);
      const last = pages.at(-1) ?? '';
      expect(pages.filter((page) => page.includes('Pejabat bank'))).toEqual([last]);
      expect(linesOn(last), String(lines)).toBeGreaterThan(2);
      expect(last).toContain(`IDR ${lines},000.00`);
      expect(last).toContain('backoffice1');
      // Each page but the last says where the signatures are, and what its lines come to so far.
      let before = 0;
      for (const page of pages.slice(0, -1)) {
        before += linesOn(page);
        expect(page).toContain('Dipindahkan ke halaman berikut');
        expect(page).toContain(`${before},000.00`);
      }
      expect(before + linesOn(last)).toBe(lines);
    }
  },
);

test('a short voucher stays on one page', async () => {
  const [, page = '', ...more] = await pagesOf(3, 'A4');
  expect([linesOn(page), more, page.includes('Dipindahkan'), page.includes('Pejabat bank')]).toEqual([
    3,
    [],
    false,
    true,
  ]);
});
