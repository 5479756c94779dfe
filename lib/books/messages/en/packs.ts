/** A user asks for an auditor's pack with these texts. */
export const packs = {
  'lap.AUDITOR': 'Auditor’s pack',
  'paket.minta': 'Ask for an auditor’s pack',
  'paket.kirim': 'Make the pack',
  'paket.tentang':
    'Chosen journals with their approvals, versions of records, audit trail and documents in one archive. Its list of hashes proves anywhere that nothing in it was changed.',
  'paket.cabang': 'Branch',
  'paket.seluruhBank': 'The whole bank',
  'paket.dari': 'From accounting date',
  'paket.sampai': 'To accounting date',
  'paket.cara': 'Journals to take',
  'paket.cara.ACAK': 'At random, with a seed',
  'paket.cara.DI_ATAS': 'All from an amount on',
  'paket.cara.PENGGUNA': 'All of one user',
  'paket.jumlah': 'Number of journals',
  'paket.benih': 'Seed',
  'paket.benihPetunjuk': 'Any word or number. With the same seed anybody draws the same sample.',
  'paket.nominal': 'From this amount on',
  'paket.pengguna': 'User',
  'paket.penggunaPetunjuk': 'Journals made or approved, also records changed and the trail',
};
