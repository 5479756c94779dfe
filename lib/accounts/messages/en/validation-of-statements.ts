import type { ofStatements as id } from '#lib/accounts/messages/validation-of-statements.ts';

export const ofStatements = {
  'v.nomorRekeningKoran': 'Malformed document number',
  'v.kodePeriksa': 'A check code has 12 letters and digits',
  'v.saldoSalinan': 'Enter the amount as the copy says it',
  'v.sandiBerkas': 'The file password has 8 to 64 letters, digits or signs without accents',
  'v.takDipakai': 'Not used with this choice',
  'v.paketBanyak': 'More than 2,000 journals: shorten the period or raise the amount',
  'v.paketKosong': 'No journal fits in this period',
  'v.rentangAkun': 'Ranges of six digits such as 101000-103999, parted by commas',
  'v.lingkupEkstrak': 'An extract is always of the whole bank',
  'v.bentukLaporan': 'It is not made in this form',
  'v.kertasMuat': 'Paper holds six months at most; choose Excel or CSV for more',
  'v.lingkupLaporan': 'This report is made of a branch, not of the whole bank',
  'v.terlaluLama': 'The period is too long, ask for a shorter one',
} satisfies Record<keyof typeof id, string>;
