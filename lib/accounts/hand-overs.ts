/** A customer carries these away: an ATM card, a passbook, the certificate of a deposit, a book of cheques or bilyet giro. */
export const handOverKinds = ['KARTU', 'BUKU', 'BILYET', 'WARKAT'] as const;
export type HandOverKind = (typeof handOverKinds)[number];

/** The screen hands over things of the kind; whoever may open it sees what waits. */
export const handOverMenus = {
  KARTU: 'minta-kartu',
  BUKU: 'cetak-buku',
  BILYET: 'daftar-deposito',
  WARKAT: 'terbit-warkat',
} as const satisfies Readonly<Record<HandOverKind, string>>;
