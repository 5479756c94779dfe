import '#lib/business-day/messages/end-of-day.ts';
import Link from 'next/link';
import { useT } from '#components/kit/ui/messages.tsx';
import { BOOK_CURRENCY, formatWire } from '#lib/money.ts';
import type { TemuanMalam } from '#types/proto/business-day/end-of-day.ts';
import { causeText } from './end-of-day-text.ts';
import { useLinks } from './links.ts';

/** Lists the records that a step could not process, each with a link to the screen that mends it for whoever may open that. */
export function Findings({ findings }: { readonly findings: readonly TemuanMalam[] }) {
  const t = useT();
  const linkTo = useLinks();
  return (
    <ul>
      {findings.map(({ jenis, id, nama, sebab, pesan, nominal }) => {
        const said = [
          nama || id,
          causeText(sebab, pesan || t('malam.sebab.LAIN')),
          nominal && formatWire(nominal, BOOK_CURRENCY),
        ]
          .filter(Boolean)
          .join(' · ');
        const link = linkTo({ sebab, jenis, id, kas: jenis === 'KAS' ? id : '' });
        return <li key={`${sebab}${id}${nominal}`}>{link ? <Link href={link}>{said}</Link> : said}</li>;
      })}
    </ul>
  );
}
