import type { ListOrder } from '#core/list/list-query.ts';

/**
 * Orders lines `l` of journals, the latest journal first; the line is negated, so that lines keep their order inside the journal while the journals
 * run backwards.
 */
export const journalOrder: ListOrder = {
  sortable: { id_jurnal: { sql: 'l.tanggal', type: 'date' } },
  // A branch's date never goes back, so the latest day has the latest journals.
  key: [
    { sql: 'l.journal_id', type: 'bigint' },
    { sql: '-l.urut', type: 'bigint' },
  ],
  defaultSort: '-id_jurnal',
};

/** Orders lines `l` of one account of the ledger, the oldest first. */
export const lineOrder: ListOrder = {
  sortable: { tanggal_akuntansi: { sql: 'l.tanggal', type: 'date' } },
  key: [
    { sql: 'l.tanggal', type: 'date' },
    { sql: 'l.journal_id', type: 'bigint' },
    { sql: 'l.urut', type: 'bigint' },
  ],
  defaultSort: 'tanggal_akuntansi',
};

/** Orders accounts `n` of the ledger, each branch by itself or all in one. */
export const accountOrder = (byBranch: boolean): ListOrder => ({
  sortable: {
    kode_gl: { sql: 'n.kode_gl', type: 'text' },
    nama_gl: { sql: 'n.nama_gl', type: 'text' },
    saldo_akhir: { sql: 'n.akhir', type: 'bigint' },
  },
  key: [{ sql: 'n.kode_gl', type: 'text' }, ...(byBranch ? [{ sql: 'n.kode_cabang', type: 'text' } as const] : [])],
  defaultSort: 'kode_gl',
});
