import '#lib/accounts/messages/standing-orders.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import type { TanggalPerintah } from '#types/proto/accounts/standing.ts';

/** The next dates of an order, and where a holiday moves one or leaves it out. */
export function UpcomingDates({ dates }: { readonly dates: readonly TanggalPerintah[] }) {
  const t = useT();
  if (dates.length === 0) return <p>{t('perintah.tanpaTanggal')}</p>;
  return (
    <p>
      {t('perintah.tanggalBerikut')}:{' '}
      {dates.map(({ jatuh_tempo, jalan }, place) => (
        <span key={jatuh_tempo}>
          {place > 0 ? ', ' : ''}
          <span className="nowrap">{toDisplay(jatuh_tempo)}</span>
          {jalan === '' ? ` (${t('perintah.dilewati')})` : ''}
          {jalan !== '' && jalan !== jatuh_tempo ? ` (${t('perintah.jalan', { tanggal: toDisplay(jalan) })})` : ''}
        </span>
      ))}
    </p>
  );
}
