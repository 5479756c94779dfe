import Link from 'next/link';
import { useState } from 'react';
import { changedText } from '#components/kit/screens/changes.tsx';
import { columnName } from '#components/kit/screens/field-names.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { TableScroll } from '#components/kit/ui/table-scroll.tsx';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { Output } from '#services/client.ts';
import type { customer } from '#services/customers/customer.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/customers/messages/merge.ts';
import '#lib/messages/operations.ts';
import '#lib/accounts/messages/savings.ts';

export type MergeSeen = Output<typeof customer.mergePreview>;

/** Items that have to be finished first, each with the way to it. */
export function OpenItems({ items }: { readonly items: MergeSeen['terbuka'] }) {
  const t = useT();
  return (
    <Note tone="warn" role="status" title={t('gabung.terbuka')}>
      <ul className="plain">
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

/** Two records field by field: what differs, also where the reader sees it masked; what is the same on demand. */
export function SideBySide({ seen }: { readonly seen: MergeSeen }) {
  const t = useT();
  const [whole, setWhole] = useState(false);
  const { asal, ke, banding } = seen;
  const same = banding.filter(({ sama }) => sama === 'T').length;
  const branch = (row: MergeSeen['asal']) => `${row?.kode_cabang} ${row?.nama_cabang}`;
  const own = [
    { kolom: t('nasabah.nomorNasabah'), lama: asal?.nomor_nasabah ?? '', baru: ke?.nomor_nasabah ?? '' },
    { kolom: t('rekening.cabang'), lama: branch(asal), baru: branch(ke) },
  ];
  return (
    <div className="stack">
      <TableScroll label={t('gabung.bandingkan')}>
        <table className="table changes" aria-label={t('gabung.bandingkan')}>
          <thead>
            <tr>
              <th scope="col">{t('perubahan.kolom')}</th>
              <th scope="col">{t('gabung.asal')}</th>
              <th scope="col">{t('gabung.ke')}</th>
            </tr>
          </thead>
          <tbody>
            {own.map(({ kolom, lama, baru }) => (
              <tr key={kolom}>
                <th scope="row">{kolom}</th>
                <td>{lama}</td>
                <td>{baru}</td>
              </tr>
            ))}
            {banding
              .filter(({ sama }) => whole || sama !== 'T')
              .map(({ kolom, lama, baru, sama }) => (
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
      {same === 0 ? null : (
        <div>
          <Button small variant="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {t(whole ? 'gabung.hanyaBeda' : 'gabung.yangSama', { jumlah: String(same) })}
          </Button>
        </div>
      )}
    </div>
  );
}
