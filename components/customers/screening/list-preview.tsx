import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/screening.ts';
import '#lib/customers/messages/radar.ts';
import type { ReactNode } from 'react';
import { Likeness, sharedText } from '#components/customers/records/likeness.tsx';
import { sentence } from '#components/kit/form/check-form.ts';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { TableScroll } from '#components/kit/ui/table-scroll.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { type MessageKey, messageOf } from '#lib/messages/id.ts';
import { screening } from '#services/customers/screening.ts';
import type { PratinjauDaftarReply } from '#types/proto/customers/screening.ts';

/**
 * Names whom a hit is about: a customer's number, a form that has none yet, or an account that a transfer named, beside its bank where that is
 * another.
 */
export function objectName(objek: string, form: string): string {
  const number = objek.replace(/^(NASABAH:|WIC:|LAWAN:\/?)/, '');
  return number.startsWith('BARU/') ? form : number;
}

const ofRecord = new Set(['SENDIRI', 'ALIAS', 'LAWAN']);

/** In which standing somebody was found in a record or form. */
export const recordState = (siapa: string): string =>
  messageOf(ofRecord.has(siapa) ? 'saring.siapa.' : 'peranPihak.', siapa);

interface Listed {
  readonly title: MessageKey;
  readonly none: MessageKey;
  readonly heads: readonly MessageKey[];
  readonly rows: readonly (readonly ReactNode[])[];
  readonly total: number;
}

function Listed({ title, none, heads, rows, total }: Listed) {
  const t = useT();
  if (rows.length === 0) return <p className="muted">{t(none)}</p>;
  return (
    <div className="stack">
      <TableScroll label={t(title)}>
        <table className="table">
          <caption>{t(title)}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <tr key={String(at)}>
                {cells.map((cell, column) => (
                  <td key={heads[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {rows.length < total ? (
        <p className="muted small">{t('saring.sisa', { tampil: String(rows.length), jumlah: String(total) })}</p>
      ) : null}
    </div>
  );
}

function ListSummary({ data }: { readonly data: PratinjauDaftarReply }) {
  const t = useT();
  return (
    <div className="stack">
      <DescriptionList
        items={[
          { label: t('saring.jenis'), value: messageOf('saring.jenis.', data.jenis) },
          { label: t('saring.penerbit'), value: data.penerbit },
          { label: t('saring.nomor'), value: data.nomor },
          { label: t('saring.tanggal'), value: toDisplay(data.tanggal) },
          { label: t('kolom.berlaku_sejak'), value: toDisplay(data.berlaku_sejak) },
          { label: t('saring.jumlah'), value: String(data.jumlah) },
          { label: t('saring.baru'), value: String(data.baru) },
          { label: t('saring.ubah'), value: String(data.ubah) },
          { label: t('saring.keluar'), value: String(data.keluar) },
          { label: t('saring.kena'), value: <strong>{String(data.kena)}</strong> },
          { label: t('saring.peringatan'), value: <strong>{String(data.banyak_peringatan)}</strong> },
        ]}
      />
      <Listed
        title="saring.peringatan"
        none="saring.tanpaPeringatan"
        heads={['saring.baris', 'saring.kolom', 'saring.masalah', 'saring.akibat']}
        rows={data.peringatan.map(({ urut, kolom, kode, luar }) => [
          String(urut),
          kolom,
          sentence(kode),
          t(luar ? 'saring.akibat.luar' : 'saring.akibat.perbaiki'),
        ])}
        total={data.banyak_peringatan}
      />
      <Listed
        title="saring.dugaan"
        none="saring.tanpaDugaan"
        heads={['radar.kemiripan', 'saring.namaBank', 'saring.siapa', 'saring.namaDaftar', 'radar.yangSama']}
        rows={data.dugaan.map((each) => [
          <Likeness key="nilai" nilai={each.nilai} />,
          `${each.nama} (${objectName(each.objek, t('saring.objekBaru'))}, ${each.kode_cabang})`,
          recordState(each.siapa),
          `${each.kode} ${each.nama_daftar}`,
          sharedText(each.alasan),
        ])}
        total={data.kena}
      />
      <Listed
        title="saring.perubahan"
        none="saring.tanpaPerubahan"
        heads={['saring.kode', 'saring.namaDaftar', 'saring.perubahan']}
        rows={data.perubahan.map((each) => [each.kode, each.nama, messageOf('saring.perubahan.', each.perubahan)])}
        total={data.baru + data.ubah + data.keluar}
      />
    </div>
  );
}

/** Previews the changes of an imported list, and its hits: for its maker and for its checker. */
export function ListPreview({ id }: { readonly id: string }) {
  const { data, error, refetch } = useRecord(screening.preview, { id_impor: id }, { quiet: true });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return data ? <ListSummary data={data} /> : <Skeleton lines={8} />;
}
