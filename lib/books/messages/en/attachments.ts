/** These documents support a journal. */
export const attachments = {
  'lampiran.judul': 'Supporting documents',
  'lampiran.hapus': 'Remove',
  'lampiran.hapusSatu': 'Remove {nama}',
  'lampiran.tidakAda': 'No supporting documents',
};
