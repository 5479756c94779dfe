import { type ReactNode, useId } from 'react';
import { Button, IconButton } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { ListState } from '#hooks/use-list.ts';

interface PagerProps<R> {
  readonly list: ListState<R>;
  readonly sizes: readonly number[];
  /** Tools of the table, between the page size and the page. */
  readonly children?: ReactNode;
}

/** The foot of a table: page size, tools, where one is, Previous and Next. */
export function Pager<R>({ list, sizes, children }: PagerProps<R>) {
  const t = useT();
  const id = useId();
  return (
    <div className="table-foot" data-sheets={list.canNext || list.canPrevious ? 'T' : undefined}>
      {sizes.length > 1 ? (
        <label className="line" htmlFor={id}>
          {t('tabel.ukuran')}
          <select id={id} value={list.size} onChange={(event) => list.setSize(+event.target.value)}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      ) : null}
      {children}
      {sizes.length > 0 ? (
        <div className="line push">
          <span aria-live="polite">{t('tabel.halaman', { halaman: list.page })}</span>
          <Button small icon="chevron-left" disabled={!list.canPrevious} onClick={list.previous}>
            {t('tabel.sebelum')}
          </Button>
          <Button small iconEnd="chevron-right" disabled={!list.canNext} onClick={list.next}>
            {t('tabel.berikut')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The foot of a small table: nothing while everything is on one page. */
export function SmallPager<R>({ list }: { readonly list: ListState<R> }) {
  const t = useT();
  if (!list.canNext && !list.canPrevious) return null;
  return (
    <div className="table-foot" data-sheets="T">
      <span className="push" aria-live="polite">
        {t('tabel.halaman', { halaman: list.page })}
      </span>
      <IconButton icon="chevron-left" label={t('tabel.sebelum')} disabled={!list.canPrevious} onClick={list.previous} />
      <IconButton icon="chevron-right" label={t('tabel.berikut')} disabled={!list.canNext} onClick={list.next} />
    </div>
  );
}
