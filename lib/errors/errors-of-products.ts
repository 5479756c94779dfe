import { refusal } from './error-def.ts';

/** The terms of a product and the smallest unit in use do not allow these (domain: products, decisions). */
export const errorsOfProducts = {
  NOT_ASLEEP: refusal(
    '14',
    'Rekening {rekening} masih aktif, tidak perlu reaktivasi',
    'Account {rekening} is still active and needs no reactivation',
  ),
  IDENTITY_DIFFERS: refusal(
    '14',
    'Nomor identitas tidak sama dengan data nasabah',
    'The identity number differs from the customer’s record',
  ),
  OTHER_BRANCH: refusal(
    '57',
    'Rekening {rekening} dikelola cabang {cabang}, lakukan di cabang itu',
    'Account {rekening} is kept by branch {cabang}, do it there',
  ),
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
