import type { savings as id } from '#lib/messages/savings.ts';

export const savings = {
  'tabungan.cari': 'Name or account number',
  'tabungan.kodeProduk': 'Product code',
  'tabungan.nasabah': 'Customer number',
  'tabungan.rincian': 'Account details',
  'tabungan.saldoEfektif': 'Effective balance',
  'tabungan.saldoMinimum': 'Minimum balance',
  'tabungan.saldoDitahan': 'Held balance',
  'tabungan.debetMenunggu': 'Debits waiting for approval',
  'tabungan.plafon': 'Limit',
  'tabungan.akad': 'Contract',
  'tabungan.tanggalBuka': 'Opening date',
  'tabungan.aktivitas': 'Last activity',
  'tabungan.alamat': 'Address',
  'tabungan.identitas': 'Identity number',
  'tabungan.telepon': 'Telephone',
  'tabungan.ibuKandung': 'Mother’s maiden name',
  'tabungan.bagian': 'Parts of the account details',
  'tabungan.data': 'Data',
  'tabungan.saldo': 'Balance',
  'tabungan.dataNasabah': 'Customer',
} as const satisfies Record<keyof typeof id, string>;
