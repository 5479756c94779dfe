/** The charts show the bank over twelve months. */
export const trends = {
  'keuangan.tren.aset': 'Assets',
  'keuangan.tren.dst': 'Temporary syirkah funds',
  'keuangan.tren.rasio': 'Liquidity ratio',
  'keuangan.tren.rasioArti': 'Cash and balances with banks against deposits and syirkah funds',
  'keuangan.tren.pendapatan': 'Income',
  'keuangan.tren.bagiHasil': 'Given to owners of funds',
  'keuangan.tren.pendapatanBagiHasil': 'Income and what is given of it',
  'keuangan.tren.bulan': 'Month',
  'keuangan.tren.tabel': 'The figures in a table',
  'keuangan.tren.kini': '{bulan}: {angka}',
  'keuangan.tren.naik': 'up {angka} since {bulan}',
  'keuangan.tren.turun': 'down {angka} since {bulan}',
  'keuangan.tren.tetap': 'unchanged since {bulan}',
};
