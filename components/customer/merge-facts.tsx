import Link from 'next/link';
import { changedText, columnName } from '#components/flow/changes.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Moment } from '#components/ui/moment.tsx';
import { Note } from '#components/ui/note.tsx';
import { TableScroll } from '#components/ui/table-scroll.tsx';
import { menus } from '#lib/access/access.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { Output } from '#services/client.ts';
import type { customer } from '#services/customer.ts';
import '#lib/messages/changes.ts';
import '#lib/messages/merge.ts';
import '#lib/messages/operations.ts';

export type MergeSeen = Output<typeof customer.mergePreview>;

/** Items that have to be finished first, each with the way to it. */
export function OpenItems({ items }: { readonly items: MergeSeen['terbuka'] }) {
  const t = useT();
  if (items.length === 0) return null;
  return (
    <Note tone="warn" role="status" title={t('gabung.terbuka')}>
      <ul className="plain-list">
        {items.map(({ id_flow, flowCode, user_input, dibuat_pada }) => (
          <li key={id_flow}>
            <Link href={`${menus.menunggu.route}?${new URLSearchParams({ id_flow })}`}>
              {messageOf('alur.', flowCode)} · {user_input} · <Moment value={dibuat_pada} />
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Two records field by field; what differs stands out, also where the reader sees it masked. */
export function SideBySide({ seen }: { readonly seen: MergeSeen }) {
  const t = useT();
  const head = (row: MergeSeen['asal']) => (
    <>
      {row?.nama_nasabah}
      <div className="gl">
        {row?.nomor_nasabah} · {row?.kode_cabang} {row?.nama_cabang}
      </div>
    </>
  );
  return (
    <TableScroll label={t('gabung.bandingkan')}>
      <table className="table changes" aria-label={t('gabung.bandingkan')}>
        <thead>
          <tr>
            <th scope="col">{t('perubahan.kolom')}</th>
            <th scope="col">
              {t('gabung.asal')}
              <div>{head(seen.asal)}</div>
            </th>
            <th scope="col">
              {t('gabung.ke')}
              <div>{head(seen.ke)}</div>
            </th>
          </tr>
        </thead>
        <tbody>
          {seen.banding.map(({ kolom, lama, baru, sama }) => (
            <tr key={kolom}>
              <th scope="row">{columnName(kolom)}</th>
              <td className={sama === 'T' ? undefined : 'before'}>{changedText(kolom, lama) || '—'}</td>
              <td className={sama === 'T' ? undefined : 'after'}>
                {sama === 'T' ? <span className="muted">{t('gabung.sama')}</span> : changedText(kolom, baru) || '—'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
