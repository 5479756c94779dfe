import type { maintenance as id } from '#lib/accounts/messages/maintenance.ts';

export const maintenance = {
  'ubahRek.rekening': 'Account',
  'ubahRek.pemilik': 'Customer',
  'ubahRek.produkTetap':
    'Product, contract and currency cannot be changed: close this account and open another for that.',
  'ubahRek.nisbahKetentuan': 'Share by today’s terms',
  'ubahRek.tabLayanan': 'Name and services',
  'ubahRek.tabPihak': 'Parties and signing',
  'ubahRek.tabPajak': 'Tax and linked accounts',
  'ubahRek.tabRingkasan': 'Reason',
  'ubahRek.nisbah': 'Profit share',
  'ubahRek.pihakPetunjuk':
    'Beside the first owner. Who is taken off the list ends today; a guardian ends when the child comes of age.',
  'ubahRek.nisbahPetunjuk': 'Per cent to the customer; empty where the product shares no income',
  'ubahRek.persetujuanPetunjuk': 'Number of the customer’s letter of consent; needed where the share goes down',
  'ubahRek.alasan': 'Reason',
  'ubahRek.alasanPetunjuk': 'At whose request and why',
  'ubahRek.tujuanPindah': 'Branch it goes to',
  'ubahRek.cabangTujuan': 'Branch it goes to',
  'ubahRek.pindahPetunjuk': 'The number stays; balance, holds and history go along',
  'ubahRek.ubah': 'Change the account',
  'ubahRek.belumDibuka': 'There was no such account at that time',
  'ubahRek.suratAkan': 'Print the letter to the customer',
  'ubahRek.pindahkan': 'Change the branch',
} satisfies Record<keyof typeof id, string>;
