import '#lib/accounts/messages/passbook.ts';
import '#lib/messages/states.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { toDisplay } from '#lib/dates.ts';
import type { BukuRow } from '#types/proto/accounts/passbook.ts';

/** All books that an account has had, the latest first. */
export function BookList({ books }: { readonly books: readonly BukuRow[] }) {
  const t = useT();
  if (books.length === 0) return null;
  return (
    <Card title={t('buku.semuaBuku')} flush>
      <SmallTable
        label={t('buku.semuaBuku')}
        heads={[t('buku.nomorBuku'), t('rekening.status'), t('buku.terbit'), t('buku.barisBerikut')]}
      >
        {books.map((book) => (
          <tr key={book.nomor_seri}>
            <td className="code">{book.nomor_seri}</td>
            <td>
              <StatusChip code={book.status_buku} />
            </td>
            <td className="nowrap">{toDisplay(book.tanggal_terbit)}</td>
            <td>{t('buku.tempat', { halaman: String(book.halaman), baris: String(book.baris) })}</td>
          </tr>
        ))}
      </SmallTable>
    </Card>
  );
}
