import '#lib/messages/fields.ts';
import '#lib/accounts/messages/passbook.ts';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Desk } from '#components/accounts/passbooks/desk.tsx';
import { AccountField } from '#components/kit/fields/account-field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { passbook } from '#services/accounts/passbook.ts';

const BOOK = /^[A-Z]{0,3}\d{6,10}$/;

/** `?nomor_rekening=` names the account of the passbook desk, so that other screens lead here. */
export default function PassbookPage() {
  const t = useT();
  const { query } = useRouter();
  const asked = typeof query.nomor_rekening === 'string' ? query.nomor_rekening : '';
  const [typed, setTyped] = useState<string | null>(null);
  const [book, setBook] = useState('');
  const nomor_rekening = typed ?? asked;
  const complete = isAccountNumber(nomor_rekening);
  const view = useRecord(
    passbook.books,
    { nomor_rekening, nomor_seri: BOOK.test(book) ? book : '', mulai_halaman: 0 },
    { enabled: complete },
  );
  const closed = view.data?.perlu_nomor_seri === 'T';
  return (
    <>
      <PageHeader menu="cetak-buku" />
      <div className="stack">
        <Card title={t('rekening.nomor')}>
          <div className="two-columns">
            <AccountField
              name="nomor_rekening"
              label={t('rekening.nomor')}
              required
              value={nomor_rekening}
              onChange={(value) => {
                setTyped(value);
                setBook('');
              }}
            />
            {complete && (closed || book !== '') ? (
              <TextField
                name="nomor_seri"
                label={t('buku.nomorDiTangan')}
                hint={t('buku.nomorDiTanganPetunjuk')}
                maxLength={13}
                value={book}
                onChange={(value) => setBook(value.toUpperCase())}
              />
            ) : null}
          </div>
        </Card>
        {complete ? (
          <Loaded state={view} lines={12}>
            {/* The teller typed this number: in the answer it is masked to readers without the right, and a mask is no account. */}
            {(data) =>
              data.perlu_nomor_seri === 'T' ? null : <Desk key={nomor_rekening} view={{ ...data, nomor_rekening }} />
            }
          </Loaded>
        ) : null}
      </div>
    </>
  );
}
