import type { branch as id } from '#lib/messages/branch.ts';

export const branch = {
  'branch.hari': 'Branch day',
  'branch.cabang': 'Branch',
  'branch.tanggal': 'Accounting date',
  'branch.tanggalBerikut': 'Next date',
  'branch.periksa': 'Checks before closing the day',
  'branch.periksaLagi': 'Check again',
  'branch.lulus': 'Passed',
  'branch.gagal': 'Not yet',
  'branch.ringkas': '{lulus} of {semua} passed',
  'branch.kali': '{rincian} ({jumlah} times)',
  'branch.siap': 'Every check passed. The day can be closed.',
  'branch.belumSiap': 'Settle what has not passed before closing the day.',
  'branch.sudahTutup': 'This day is closed. Postings are refused until the next day is opened.',
  'branch.tutup': 'Close day',
  'branch.buka': 'Open day',
  'branch.tutupTanya': 'Close day {tanggal} of branch {cabang}? After that no transaction can be posted.',
  'branch.bukaTanya': 'Open day {tanggal} of branch {cabang}?',
  'branch.tutupBerhasil': 'Day {tanggal} closed',
  'branch.bukaBerhasil': 'Day {tanggal} opened',
  'branch.pilih': 'Choose a branch',
} as const satisfies Record<keyof typeof id, string>;
