import { refusal } from '#lib/errors/error-def.ts';

/** The core refuses these on cards (domain: products). */
export const errorsOfCards = {
  CARD_ACCOUNT: refusal(
    '62',
    'Rekening {rekening} tidak aktif atau diblokir, kartu tidak dapat diberikan',
    'Account {rekening} is not active or is blocked, it gets no card',
  ),
  CARD_PRODUCT: refusal('57', 'Produk {produk} tidak memiliki kartu ini', 'Product {produk} does not have this card'),
  CARD_MINOR: refusal(
    '57',
    'Kartu nasabah di bawah umur diminta oleh walinya: lengkapi wali pada rekening',
    'A minor’s card is asked for by the guardian: name the guardian of the account first',
  ),
  CARD_THERE: refusal('40', 'Rekening {rekening} sudah memiliki kartu', 'Account {rekening} has a card already'),
  CARD_STATE: refusal(
    '40',
    'Status kartu {status}, tindakan ini tidak berlaku',
    'The card is {status}, this does not apply',
  ),
  CARD_STOCK: refusal(
    '25',
    'Kartu nomor seri {seri} tidak ada di stok cabang rekening, atau sudah dipakai',
    'Card {seri} is not in the stock of the account’s branch, or is used already',
  ),
  CARD_LIMIT: refusal(
    '61',
    'Limit kartu tidak boleh lebih tinggi daripada limit jenis kartunya',
    'A card’s limit is no higher than that of its kind',
  ),
  CARD_EXPIRED: refusal(
    '54',
    'Masa berlaku kartu sudah habis pada {tanggal}',
    'The card was good until {tanggal} only',
  ),
  CARD_NOT_DUE: refusal(
    '40',
    'Kartu masih berlaku sampai {tanggal}, belum waktunya diperbarui',
    'The card is good until {tanggal}, it is too early to renew it',
  ),
  CARD_STOLEN: refusal(
    '43',
    'Kartu dilaporkan dicuri: blokirnya tidak dibuka lagi, mintakan kartu pengganti',
    'The card was reported stolen: its block is not lifted, ask for another card',
  ),
  CARD_KEY_NONE: refusal('91', 'Kunci nomor kartu belum disetel oleh bank', 'The bank has set no key for card numbers'),
} as const;
