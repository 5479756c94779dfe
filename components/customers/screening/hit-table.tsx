import '#lib/customers/messages/screening.ts';
import '#lib/customers/messages/radar.ts';
import type { ReactNode } from 'react';
import { Likeness, sharedText } from '#components/customers/records/likeness.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { TableScroll } from '#components/kit/ui/table-scroll.tsx';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { LETTERS } from '#lib/payments/transfers.ts';
import type { KecocokanRow } from '#types/proto/customers/screening.ts';
import { objectName, recordState } from './list-preview.tsx';

const day = (iso: string): string => (iso === '' ? '' : toDisplay(iso));

/** The customer and the entry side by side, with what they share and what was decided. */
export function HitTable({ row }: { readonly row: KecocokanRow }) {
  const t = useT();
  const { entri } = row;
  const letters = row.jenis === LETTERS;
  const line = (title: string, own: ReactNode, other: ReactNode) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      <td>{own || '—'}</td>
      <td>{other || '—'}</td>
    </tr>
  );
  return (
    <div className="stack">
      {letters ? <Note tone="warn">{t('saring.aksaraAkibat')}</Note> : null}
      <TableScroll label={t('saring.bagianBanding')}>
        <table className="table">
          <caption className="visually-hidden">{t('saring.bagianBanding')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('saring.namaBank')}</th>
              <th scope="col">{t('saring.namaDaftar')}</th>
            </tr>
          </thead>
          <tbody>
            {line(t('kolom.nama'), row.nama, entri?.nama)}
            {line(t('saring.alias'), '', entri?.alias.join(', '))}
            {line(t('kolom.tanggal_lahir'), day(row.tanggal_lahir), day(entri?.tanggal_lahir ?? ''))}
            {line(t('kolom.tempat_lahir'), '', entri?.tempat_lahir)}
            {line(t('kolom.nomor_identitas'), row.nomor_identitas, entri?.nomor_identitas.join(', '))}
            {line(t('kolom.nomor_npwp'), row.nomor_npwp, entri?.nomor_npwp)}
            {line(t('saring.siapa'), recordState(row.siapa), entri && messageOf('saring.macam.', entri.macam))}
            {line(
              t('saring.kode'),
              `${objectName(row.objek, t('saring.objekBaru'))} · ${row.kode_cabang}`,
              entri && `${messageOf('saring.jenis.', entri.jenis)} · ${entri.kode}`,
            )}
            {line(t('saring.alasan'), '', entri?.alasan)}
          </tbody>
        </table>
      </TableScroll>
      <DescriptionList
        items={[
          ...(letters
            ? [{ label: t('saring.jenis'), value: messageOf('saring.jenis.', row.jenis) }]
            : [
                { label: t('radar.kemiripan'), value: <Likeness nilai={row.nilai} /> },
                { label: t('radar.yangSama'), value: sharedText(row.alasan) },
              ]),
          { label: t('saring.asal'), value: messageOf('saring.asal.', row.asal) },
          { label: t('saring.ditemukan'), value: <Moment value={row.ditemukan_pada} /> },
          { label: t('kolom.status'), value: <StatusChip code={row.status} /> },
          ...(row.keterangan === '' ? [] : [{ label: t('saring.alasan'), value: row.keterangan }]),
          ...(row.nomor_surat === '' ? [] : [{ label: t('saring.surat'), value: row.nomor_surat }]),
          ...(row.diputus_oleh === ''
            ? []
            : [{ label: t('saring.putusan'), value: `${row.diputus_oleh}, ${row.disetujui_oleh}` }]),
        ]}
      />
    </div>
  );
}
