import type { bonus as id } from '#lib/profit-sharing/messages/bonus.ts';

/** The board gives the bonus wadiah afterwards. */
export const bonus = {
  'bonus.judul': 'Decide a wadiah bonus',
  'bonus.pilih': 'First choose the product and its month',
  'bonus.daftar': 'See the months that are over',
  'bonus.keputusan': 'Decision of the board',
  'bonus.dasar': 'Funds that get the bonus',
  'bonus.sukarela':
    'A bonus is a voluntary gift at the end of the month or after it: never promised, never accrued. Each branch posts it in its end of day once it is approved. To be an expense of its own year, the bonus of December is approved before HI-1000 of December is set.',
  'bonus.tarif': 'Bonus for each Rp1,000 of average balance',
  'bonus.tarifPetunjuk': 'For example 1.25',
  'bonus.alasan': 'Grounds of the decision',
  'bonus.alasanPetunjuk': 'For example the number of the board’s decision',
  'bonus.produk': 'Product',
  'bonus.bulan': 'Month',
  'bonus.status': 'Decision',
  'bonus.status.': 'Not decided',
  'bonus.status.DITETAPKAN': 'Decided, waits for the ends of day',
  'bonus.status.DIBAGIKAN': 'Given',
  'bonus.rekening': 'Accounts',
  'bonus.bruto': 'Bonus',
  'bonus.pajak': 'Tax',
  'bonus.zakat': 'Zakat',
  'bonus.rataRata': 'Average balance',
} satisfies Record<keyof typeof id, string>;
