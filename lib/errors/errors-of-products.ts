import { refusal } from './error-def.ts';

/** What the terms of a product and the smallest unit in use do not allow (domain: products, decisions). */
export const errorsOfProducts = {
  SMALLEST_UNIT: refusal(
    '13',
    'Nominal harus kelipatan {satuan}, satuan terkecil yang dipakai',
    'The amount must be a multiple of {satuan}, the smallest unit in use',
  ),
  FIRST_DEPOSIT: refusal(
    '13',
    'Setoran awal rekening {rekening} paling sedikit {minimum}',
    'The first deposit of account {rekening} is at least {minimum}',
  ),
  NEXT_DEPOSIT: refusal(
    '13',
    'Setoran ke rekening {rekening} paling sedikit {minimum}',
    'A deposit into account {rekening} is at least {minimum}',
  ),
  NOT_WITHDRAWN_FREELY: refusal(
    '57',
    'Rekening {rekening} produk {produk} tidak dapat ditarik bebas',
    'Account {rekening} of product {produk} is not withdrawn from freely',
  ),
} as const;
