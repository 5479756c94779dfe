import '#lib/accounts/messages/passbook.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { carriedText } from '#lib/accounts/passbook/columns.ts';
import { geometryOf, type Line } from '#lib/accounts/passbook/layout.ts';
import { toDisplay } from '#lib/dates.ts';
import type { BarisBuku, PassbookView } from '#types/proto/accounts/passbook.ts';
import styles from '../../../styles/passbook.module.scss';

const COLUMNS = 7;

function Row({
  at,
  row,
  fresh,
  currency,
}: {
  at: number;
  row: BarisBuku | undefined;
  fresh: boolean;
  currency: string;
}) {
  const said = row ? carriedText(row.jenis as Line['kind']) : '';
  return (
    <tr className={row ? (fresh ? styles.fresh : styles.printed) : undefined}>
      <td className={styles.number}>{at}</td>
      {said !== '' ? <td colSpan={4}>{said}</td> : null}
      {said === '' ? (
        <>
          <td>{row ? toDisplay(row.tanggal) : ''}</td>
          <td>{row?.kode}</td>
          <td className={styles.num}>{row ? amountText(row.debet, currency) : ''}</td>
          <td className={styles.num}>{row ? amountText(row.kredit, currency) : ''}</td>
        </>
      ) : null}
      <td className={styles.num}>{row ? amountText(row.saldo, currency) : ''}</td>
      <td>{row?.petugas}</td>
    </tr>
  );
}

interface BookPageProps {
  readonly view: PassbookView;
  readonly page: number;
  /** Lines that will be printed onto it. */
  readonly fresh: readonly BarisBuku[];
}

/** Draws the open page of a book as it is and as it will be: printed lines grey, new ones in ink, the fold between its halves. */
export function BookPage({ view, page, fresh }: BookPageProps) {
  const t = useT();
  const { lines, fold } = geometryOf(view.baris_per_halaman, view.jumlah_halaman);
  const rows = Array.from({ length: lines }, (_, index) => index + 1);
  const draw = (at: number) => {
    const next = fresh.find(({ baris }) => baris === at);
    const printed = view.tercetak.find(({ baris, halaman }) => baris === at && halaman === page);
    return <Row key={at} at={at} row={next ?? printed} fresh={next !== undefined} currency={view.kode_valuta} />;
  };
  return (
    <div className={styles.page}>
      {/* A page wider than a phone is read by scrolling it, also with the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('buku.isiHalaman', { halaman: String(page) })}>
        <table>
          <caption className="visually-hidden">{t('buku.halamanKe', { halaman: String(page) })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('buku.kolom.baris')}</th>
              <th scope="col">{t('buku.kolom.tanggal')}</th>
              <th scope="col">{t('buku.kolom.kode')}</th>
              <th scope="col" className={styles.num}>
                {t('buku.kolom.debet')}
              </th>
              <th scope="col" className={styles.num}>
                {t('buku.kolom.kredit')}
              </th>
              <th scope="col" className={styles.num}>
                {t('buku.kolom.saldo')}
              </th>
              <th scope="col">{t('buku.kolom.petugas')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, fold).map(draw)}
            <tr className={styles.fold}>
              <td colSpan={COLUMNS}>{t('buku.lipatan')}</td>
            </tr>
            {rows.slice(fold).map(draw)}
          </tbody>
        </table>
      </section>
    </div>
  );
}
