import type { table as id } from '#lib/messages/table.ts';

export const table = {
  'tabel.urut': 'Sort by {nama}',
  'tabel.tampilan': 'View',
  'tabel.tampilanJudul': 'Columns and density',
  'tabel.salin': 'Copy',
  'tabel.tersalin': 'Copied: {isi}',
  'tabel.barisTersalin': 'Row copied',
  'tabel.gagalSalin': 'The browser does not allow copying',
  'tabel.filterTampil': 'Show filters',
  'tabel.filterTutup': 'Hide filters',
  'tabel.filterAktif': 'Filters in use: {jumlah}',
  'tabel.filterKosong': 'No data matches the filters.',
  'tabel.ekspor': 'Export',
  'tabel.eksporCsv': 'CSV',
  'tabel.eksporXlsx': 'Excel (XLSX)',
  'tabel.eksporJudul': 'Export {nama}',
  'tabel.eksporBaris': '{jumlah} rows fetched',
  'tabel.eksporSelesai': '{jumlah} rows exported to {berkas}',
  'tabel.eksporGagal': 'The export stopped',
} as const satisfies Record<keyof typeof id, string>;
