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
  OWN_FAMILY: refusal(
    '63',
    'Anda tidak boleh membuat atau menyetujui data nasabah diri sendiri atau keluarga',
    'You may neither make nor approve the customer record of yourself or your family',
  ),
} as const;
