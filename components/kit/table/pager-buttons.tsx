import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { PagerState } from '#hooks/use-pager.ts';

/** Under a list that goes both ways: the ways above and below what is shown. */
export function PagerButtons<R>({ pager }: { readonly pager: PagerState<R> }) {
  const t = useT();
  return (
    <div className="table-foot">
      {pager.partly ? <span className="muted small">{t('tabel.belumSemua')}</span> : null}
      <div className="line push">
        <Button small icon="chevron-left" disabled={!pager.canNewer} onClick={pager.newer}>
          {t('tabel.lebihBaru')}
        </Button>
        <Button small iconEnd="chevron-right" disabled={!pager.canOlder} onClick={pager.older}>
          {pager.partly ? t('tabel.cariLagi') : t('tabel.lebihLama')}
        </Button>
      </div>
    </div>
  );
}
