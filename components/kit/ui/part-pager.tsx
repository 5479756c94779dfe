import '#lib/messages/table.ts';
import { Button } from './button.tsx';
import { useT } from './messages.tsx';

interface PartPagerProps {
  /** Counts all rows. */
  readonly count: number;
  /** Counts the rows shown at once. */
  readonly size: number;
  /** From 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The way through rows that are all here and too many to be drawn at once; nothing where they fit. */
export function PartPager({ count, size, page, onPage }: PartPagerProps) {
  const t = useT();
  const last = Math.ceil(count / size) - 1;
  if (last <= 0) return null;
  return (
    <div className="table-foot">
      <span aria-live="polite">
        {t('tabel.bagian', { dari: page * size + 1, sampai: Math.min(count, (page + 1) * size), jumlah: count })}
      </span>
      <div className="line push">
        <Button small icon="chevron-left" disabled={page === 0} onClick={() => onPage(page - 1)}>
          {t('tabel.sebelum')}
        </Button>
        <Button small iconEnd="chevron-right" disabled={page >= last} onClick={() => onPage(page + 1)}>
          {t('tabel.berikut')}
        </Button>
      </div>
    </div>
  );
}
