import { texts } from '#lib/messages/known.ts';

/** These documents support a journal. */
export const attachments = texts({
  'lampiran.judul': 'Dokumen pendukung',
  'lampiran.hapus': 'Hapus',
  'lampiran.hapusSatu': 'Hapus {nama}',
  'lampiran.tidakAda': 'Tanpa dokumen pendukung',
});
