import '#lib/accounts/messages/passbook.ts';
import '#lib/messages/states.ts';
import '#lib/accounts/messages/savings.ts';
import { useState } from 'react';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { bankName } from '#lib/messages/id.ts';
import type { PassbookView } from '#types/proto/accounts/passbook.ts';
import styles from '../../../styles/passbook.module.scss';
import { BookList } from './book-list.tsx';
import { BookPage } from './book-page.tsx';
import { Cover } from './cover.tsx';
import { PrintPage } from './print-page.tsx';
import { nextPage } from './printing.ts';

/** Counts the lines and pages that follow the page being printed. */
function Following({ view }: { readonly view: PassbookView }) {
  const t = useT();
  const { cetak } = view;
  if (!cetak) return null;
  const later = cetak.baris.filter(({ halaman }) => halaman !== cetak.mulai_halaman);
  const pages = [...new Set(later.map(({ halaman }) => halaman))];
  return (
    <>
      {pages.map((page) => (
        <p key={page} className="muted small">
          {t('buku.sesudahnya', {
            halaman: String(page),
            jumlah: String(later.filter(({ halaman }) => halaman === page).length),
          })}
        </p>
      ))}
      {cetak.is_next_print === 'T' ? <Note tone="warn" title={t('buku.akanPenuh')} /> : null}
    </>
  );
}

function PassbookLinks({ view }: { readonly view: PassbookView }) {
  const t = useT();
  const { canOpen } = useProfile();
  const { aktif, nomor_rekening } = view;
  const address = (path: string, rest: Readonly<Record<string, string>> = {}) =>
    `${path}?${new URLSearchParams({ nomor_rekening, ...rest })}`;
  if (!aktif)
    return canOpen('terbit-buku') ? (
      <ButtonLink variant="primary" icon="plus-lg" href={address('/passbook/issue')}>
        {t('menu.terbitBuku')}
      </ButtonLink>
    ) : null;
  return (
    <div className="line">
      <Cover view={view} />
      {canOpen('ganti-buku') ? (
        <ButtonLink
          variant={aktif.status_buku === 'PENUH' ? 'primary' : 'plain'}
          icon="arrow-left-right"
          href={address('/passbook/replace', { buku_lama: aktif.nomor_seri })}
        >
          {t('menu.gantiBuku')}
        </ButtonLink>
      ) : null}
      {canOpen('atur-baris') && aktif.status_buku === 'AKTIF' ? (
        <ButtonLink icon="pencil-square" href={address('/passbook/line', { nomor_seri: aktif.nomor_seri })}>
          {t('menu.aturBaris')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** The book of an account on the counter: its open page as it is and as it will be, and what can be done with it. */
export function Desk({ view }: { readonly view: PassbookView }) {
  const t = useT();
  // The page that was printed last in this sitting: when the next print begins on another one, the book has to be turned.
  const [printed, setPrinted] = useState(0);
  const { aktif, cetak } = view;
  const page = aktif?.halaman ?? 0;
  return (
    <div className={styles.desk}>
      <div className="stack">
        {aktif ? (
          <Card title={t('buku.halamanKe', { halaman: String(page) })}>
            <div className="stack">
              <BookPage view={view} page={page} fresh={nextPage(view)} />
              <p className={styles.legend}>
                <span>{t('buku.sudah')}</span>
                <span className={styles.inkNew}>{t('buku.baru')}</span>
              </p>
            </div>
          </Card>
        ) : (
          <Note title={t('buku.belumAda')}>{t('buku.belumAdaTeks')}</Note>
        )}
        <BookList books={view.buku} />
      </div>
      <div className="stack">
        <Card title={view.nama_rekening}>
          <div className="stack">
            <DescriptionList
              rows
              items={[
                { label: t('rekening.nomor'), value: view.nomor_rekening },
                { label: t('rekening.produk'), value: bankName(view.nama_produk) },
                { label: t('rekening.cabang'), value: `${view.kode_cabang} ${view.nama_cabang}` },
                ...(aktif
                  ? [
                      { label: t('buku.nomorBuku'), value: aktif.nomor_seri },
                      { label: t('rekening.status'), value: <StatusChip code={aktif.status_buku} /> },
                      {
                        label: t('buku.barisBerikut'),
                        value: t('buku.tempat', { halaman: String(aktif.halaman), baris: String(aktif.baris) }),
                      },
                    ]
                  : []),
              ]}
            />
            <PassbookLinks view={view} />
          </div>
        </Card>
        {aktif && cetak ? (
          <PrintPage
            key={`${cetak.mulai_halaman}/${cetak.mulai_baris}`}
            view={view}
            turned={printed > 0 && printed !== cetak.mulai_halaman}
            onPrinted={setPrinted}
          />
        ) : null}
        {aktif && !cetak ? (
          <Note
            tone={aktif.status_buku === 'PENUH' ? 'warn' : 'ok'}
            title={aktif.status_buku === 'PENUH' ? t('buku.penuh') : t('buku.semuaTercetak')}
            role="status"
          />
        ) : null}
        <Following view={view} />
      </div>
    </div>
  );
}
