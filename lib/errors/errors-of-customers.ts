import { refusal } from './error-def.ts';

/** What cannot be done to the record of a customer (domain: CIF). */
export const errorsOfCustomers = {
  CUSTOMER_NOT_ACTIVE: refusal(
    '14',
    'Nasabah {nasabah} berstatus {status} dan tidak dapat diubah',
    'Customer {nasabah} is {status} and cannot be changed',
  ),
  IDENTITY_TAKEN: refusal(
    '40',
    'Nomor identitas ini sudah milik nasabah {nasabah}',
    'This identity number already belongs to customer {nasabah}',
  ),
  CUSTOMER_DUPLICATE: refusal(
    '40',
    'Kemungkinan besar sudah menjadi nasabah {nasabah} (kemiripan {nilai}); ubah atau gabungkan data yang ada',
    'Most likely a customer already {nasabah} (likeness {nilai}); change or merge the record that is there',
  ),
  DUPLICATE_REASON: refusal(
    '40',
    'Mirip nasabah {nasabah} (kemiripan {nilai}): isi alasan mengapa bukan orang atau badan yang sama',
    'Like customer {nasabah} (likeness {nilai}): give the reason why it is not the same one',
  ),
  OWN_FAMILY: refusal(
    '63',
    'Anda tidak boleh membuat atau menyetujui data nasabah diri sendiri atau keluarga',
    'You may neither make nor approve the customer record of yourself or your family',
  ),
} as const;
