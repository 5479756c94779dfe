/** People answer with these words for payments that hung between banks. */
export const settlementWords = {
  'jawabPenyelesaian.SELESAI': 'Settled with the other bank',
  'jawabPenyelesaian.DITOLAK': 'Refused, the money never left',
  'jawabPenyelesaian.DIKEMBALIKAN': 'Returned by the other bank',
  'jawabPenyelesaian.DITUTUP': 'Dealt with in another way',
};
