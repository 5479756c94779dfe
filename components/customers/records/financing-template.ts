import { templateSheet } from '#components/kit/table/template.ts';
import { save } from '#components/kit/ui/save-file.ts';
import { financingColumns } from '#lib/customers/schemas/financing.ts';

const holds = {
  nomor_kontrak: 'kontrak',
  nomor_nasabah: 'nasabah',
  produk: 'produk',
  akad: 'akad',
  plafon: 'jumlahRupiah',
  sisa_pokok: 'jumlahNol',
  sisa_margin: 'jumlahNol',
  jatuh_tempo: 'tanggal',
  kolektibilitas: 'kolektibilitas',
} as const;

/** Example rows show how to fill in the spreadsheet; nobody has their customer numbers. */
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
  const columns = financingColumns.map((name) => [name, holds[name]] as const);
  save(templateSheet({ title: 'pembiayaan', columns, examples }), 'templat-pembiayaan.xlsx');
}
