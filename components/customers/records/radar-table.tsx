import type { ReactNode } from 'react';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { TableScroll } from '#components/kit/ui/table-scroll.tsx';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { CheckIdentitasQuery, NasabahMirip, NasabahRow } from '#types/proto/customers/customer.ts';
import { CustomerState } from './customer-state.tsx';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/customers/messages/radar.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';

/** From here on a new record is refused, and from MAYBE on it wants a reason (domain: CIF, duplicates). */
const SAME = 90;
const MAYBE = 60;
/** As many as can be read side by side. */
const SHOWN = 3;

interface RadarTableProps {
  readonly asked: CheckIdentitasQuery;
  readonly calon: readonly NasabahMirip[];
  readonly failed: boolean;
}

const day = (iso: string): string => (iso === '' ? '' : toDisplay(iso));

/** Names what two customers share, as the bank's lists and forms call it. */
export const sharedText = (alasan: readonly string[]): string =>
  alasan.map((each) => messageOf('radar.alasan.', each)).join(', ');

/** Colours the likeness by the action that follows from it. */
export const Likeness = ({ nilai }: { readonly nilai: number }) => (
  <Chip tone={nilai >= SAME ? 'bad' : nilai >= MAYBE ? 'warn' : 'info'}>{String(nilai)}</Chip>
);

/** A form and the customers it is like, field by field. */
export function RadarTable({ asked, calon, failed }: RadarTableProps) {
  const t = useT();
  if (failed) return <Note tone="warn">{t('radar.gagal')}</Note>;
  const best = calon[0]?.nilai ?? 0;
  const shown = calon.slice(0, SHOWN).flatMap((each) => (each.nasabah ? [{ ...each, row: each.nasabah }] : []));
  const line = (title: string, own: string, of: (row: NasabahRow) => ReactNode) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      <td>{own || '—'}</td>
      {shown.map(({ row }) => (
        <td key={row.nomor_nasabah}>{of(row) || '—'}</td>
      ))}
    </tr>
  );
  const born = asked.jenis === 'P' ? t('kolom.tanggal_lahir') : t('kolom.tanggal_pendirian');
  return (
    <div className="stack">
      <Note
        tone={best >= SAME ? 'bad' : best >= MAYBE ? 'warn' : 'info'}
        title={<>{t('radar.judul')}. </>}
        role="status"
      >
        {t(best >= SAME ? 'radar.sama' : best >= MAYBE ? 'radar.mirip' : 'radar.lemah')}
        {calon.length > SHOWN ? ` ${t('radar.lainnya', { jumlah: String(calon.length - SHOWN) })}` : ''}
      </Note>
      <TableScroll label={t('radar.bandingkan')}>
        <table className="table" aria-label={t('radar.bandingkan')}>
          <thead>
            <tr>
              <th />
              <th scope="col">{t('radar.isian')}</th>
              {shown.map(({ row }) => (
                <th key={row.nomor_nasabah} scope="col">
                  {row.nomor_nasabah}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('radar.kemiripan')}</th>
              <td>—</td>
              {shown.map(({ row, nilai }) => (
                <td key={row.nomor_nasabah}>
                  <Likeness nilai={nilai} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('radar.yangSama')}</th>
              <td>—</td>
              {shown.map(({ row, alasan }) => (
                <td key={row.nomor_nasabah}>{sharedText(alasan)}</td>
              ))}
            </tr>
            {line(t('kolom.nama_nasabah'), asked.nama_nasabah, (row) => row.nama_nasabah)}
            {line(t('kolom.nomor_identitas'), asked.nomor_identitas, (row) => row.nomor_identitas)}
            {line(born, day(asked.tanggal_lahir), (row) => day(row.tanggal_lahir))}
            {line(t('kolom.telepon'), asked.telepon, (row) => row.telepon)}
            {line(t('nasabah.kota'), '', (row) => row.kota)}
            {line(t('rekening.cabang'), '', (row) => `${row.kode_cabang} ${row.nama_cabang}`)}
            {line(t('kolom.status'), '', (row) => (
              <CustomerState status={row.status} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}
