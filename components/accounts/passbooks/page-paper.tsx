import '#lib/accounts/messages/passbook.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { geometryOf, rowOf } from '#lib/accounts/passbook/layout.ts';
import type { BarisBuku, PassbookView } from '#types/proto/accounts/passbook.ts';
import styles from '../../../styles/passbook.module.scss';
import { textOf } from './printing.ts';

interface PagePaperProps {
  readonly view: PassbookView;
  readonly rows: readonly BarisBuku[];
  readonly onClose: () => void;
}

/** The lines of one page at their places, for a printer that the browser knows, or as a PDF. */
export function PagePaper({ view, rows, onClose }: PagePaperProps) {
  const t = useT();
  const geometry = geometryOf(view.baris_per_halaman, view.jumlah_halaman);
  const texts = Array.from({ length: rowOf(geometry.lines, geometry) }, (_, index) => {
    const row = rows.find(({ baris }) => rowOf(baris, geometry) === index + 1);
    return row ? textOf(row, view.kode_valuta) : '';
  });
  return (
    <PrintPreview title={t('buku.halamanKe', { halaman: String(rows[0]?.halaman ?? '') })} onClose={onClose}>
      <pre className={styles.paper} lang="id">
        {texts.join('\n')}
      </pre>
    </PrintPreview>
  );
}
