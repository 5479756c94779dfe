import '#lib/accounts/messages/passbook.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/titles.ts';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { passbook } from '#services/accounts/passbook.ts';
import type { PassbookView } from '#types/proto/accounts/passbook.ts';
import { BookList } from './book-list.tsx';

/** Shows the last line of the book in use, and how much of the account it does not show yet. */
function InUse({ nomor_rekening }: { readonly nomor_rekening: string }) {
  const t = useT();
  const last = useRecord(passbook.lastBalance, { nomor_rekening, nomor_seri: '' });
  return (
    <Loaded state={last} lines={3}>
      {(book) => (
        <DescriptionList
          items={[
            { label: t('buku.dipakai'), value: <code>{book.nomor_seri}</code> },
            {
              label: t('buku.barisBerikut'),
              value: t('buku.tempat', { halaman: String(book.mulai_halaman), baris: String(book.mulai_baris) }),
            },
            { label: t('buku.saldoTercetak'), value: amountText(book.saldo_cetak_terakhir, book.kode_valuta) },
            { label: t('buku.belumDicetak'), value: t('buku.mutasi', { jumlah: String(book.belum_dicetak) }) },
          ]}
        />
      )}
    </Loaded>
  );
}

function Books({ view }: { readonly view: PassbookView }) {
  const t = useT();
  const { canOpen } = useProfile();
  const { nomor_rekening, buku, aktif, perlu_nomor_seri } = view;
  // The account belongs to another branch: the desk names its books to whoever holds one of them.
  const closed = perlu_nomor_seri === 'T';
  return (
    <div className="stack">
      {closed ? <Note title={t('buku.cabangLain')}>{t('buku.nomorDiTanganPetunjuk')}</Note> : null}
      {!closed && buku.length === 0 ? <EmptyState icon="journal-text" title={t('buku.belumAda')} /> : null}
      {aktif ? <InUse nomor_rekening={nomor_rekening} /> : null}
      <BookList books={buku} />
      {canOpen('cetak-buku') ? (
        <div className="line">
          <ButtonLink icon="printer" href={`${menus['cetak-buku'].route}?${new URLSearchParams({ nomor_rekening })}`}>
            {t('menu.cetakBuku')}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

/** Lists the passbooks of an account: all it has had, and the place of the one in use. */
export function AccountBooks({ row: { nomor_rekening } }: AccountTabProps) {
  const view = useRecord(passbook.books, { nomor_rekening, nomor_seri: '', mulai_halaman: 0 });
  return (
    <Loaded state={view} lines={8}>
      {(data) => <Books view={data} />}
    </Loaded>
  );
}
