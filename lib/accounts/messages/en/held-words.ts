/** The screens and changes of an incoming transfer say why it is held. */
export const heldWords = {
  'transfer.sebabMasuk.REKENING': 'Account unknown',
  'transfer.sebabMasuk.VALUTA': 'Account of another currency',
  'transfer.sebabMasuk.TUTUP': 'Account closed',
  'transfer.sebabMasuk.DORMAN': 'Account dormant',
  'transfer.sebabMasuk.BLOKIR': 'Account blocked',
  'transfer.sebabMasuk.NAMA': 'Another name',
  'transfer.sebabMasuk.NAMA_MIRIP': 'Nearly the same name, waits to be looked at',
  'transfer.sebabMasuk.AKSARA': 'Its name has other letters or signs, waits for a decision of compliance',
  'transfer.sebabMasuk.DEPOSITO': 'A deposit’s account',
  'transfer.sebabMasuk.KEPATUHAN': 'Waits for compliance',
};
