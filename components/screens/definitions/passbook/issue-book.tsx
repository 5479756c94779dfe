import '#lib/messages/passbook.ts';
import { accountSection } from '#components/screens/definitions/account-section.tsx';
import { defineScreen } from '#components/screens/transaction-def.tsx';
import { passbook } from '#services/passbook.ts';
import { blankBook } from './fields.tsx';

export const issueBook = defineScreen({
  endpoint: passbook.issue,
  flow: 'TERBIT_BUKU',
  menu: 'terbit-buku',
  initial: { nomor_rekening: '', nomor_seri: '' },
  sections: [
    accountSection,
    { header: 'buku.bukuBaru', rowsize: 2, fields: [blankBook('nomor_seri', 'buku.nomorBlangko')] },
  ],
});
