import '#lib/accounts/messages/passbook.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { passbook } from '#services/accounts/passbook.ts';
import { unissuedBook } from './fields.tsx';

export const issueBook = defineScreen({
  endpoint: passbook.issue,
  flow: 'TERBIT_BUKU',
  menu: 'terbit-buku',
  initial: { nomor_rekening: '', nomor_seri: '' },
  sections: [
    accountSection,
    { header: 'buku.bukuBaru', rowsize: 2, fields: [unissuedBook('nomor_seri', 'buku.nomorBlangko')] },
  ],
});
