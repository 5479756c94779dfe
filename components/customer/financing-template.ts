import { templateSheet } from '#components/table/template.ts';
import { save } from '#components/ui/save-file.ts';
import { financingColumns } from '#lib/schemas/financing.ts';

const meanings = {
  nomor_kontrak: { kind: 'templat.jenis.nomor', allowed: 'templat.boleh.kontrak' },
  nomor_nasabah: { kind: 'templat.jenis.nomor', allowed: 'templat.boleh.nasabah' },
  produk: { kind: 'templat.jenis.nama', allowed: 'templat.boleh.produk' },
  akad: { kind: 'templat.jenis.nama', allowed: 'templat.boleh.akad' },
  plafon: { kind: 'templat.jenis.jumlah', allowed: 'templat.boleh.jumlahRupiah' },
  sisa_pokok: { kind: 'templat.jenis.jumlah', allowed: 'templat.boleh.jumlahNol' },
  sisa_margin: { kind: 'templat.jenis.jumlah', allowed: 'templat.boleh.jumlahNol' },
  jatuh_tempo: { kind: 'templat.jenis.tanggal', allowed: 'templat.boleh.tanggal' },
  kolektibilitas: { kind: 'templat.jenis.kode', allowed: 'templat.boleh.kolektibilitas' },
} as const;

/** Rows that show how the sheet is filled in; nobody has their customer numbers. */
const examples = [
  [
    'CONTOH-001',
    '0000000000',
    'Contoh pemilikan rumah',
    'Murabahah',
    '150000000.00',
    '120000000.00',
    '30000000.00',
    '30-11-2036',
    '1',
  ],
  [
    'CONTOH-002',
    '0000000000',
    'Contoh modal kerja',
    'Musyarakah',
    '50000000.00',
    '45000000.00',
    '0',
    '31-12-2027',
    '2',
  ],
];

/** Hands out the report to be filled in. */
export function saveFinancingTemplate(): void {
  const columns = financingColumns.map((name) => ({ name, ...meanings[name] }));
  save(templateSheet({ title: 'pembiayaan', columns, examples }), 'templat-pembiayaan.xlsx');
}
