import { FileView } from '#components/kit/fields/file-view.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { EmptyState } from '#components/kit/ui/states.tsx';
import { toDisplay } from '#lib/dates.ts';
import type { Dokumen } from '#types/proto/customers/customer.ts';
import { CodeName } from './code-field.tsx';
import '#lib/customers/messages/documents.ts';
import '#lib/messages/form.ts';

const day = (iso: string) => (iso === '' ? '—' : toDisplay(iso));

interface DocumentsProps {
  readonly documents: readonly Dokumen[];
}

/** Lists a customer's documents and pictures as the record has them now. Each file that is shown is a row of the trail. */
export function Documents({ documents }: DocumentsProps) {
  const t = useT();
  if (documents.length === 0) return <EmptyState title={t('dokumen.belum')}>{t('dokumen.belumTeks')}</EmptyState>;
  return (
    <SmallTable
      label={t('dokumen.judul')}
      heads={[t('dokumen.jenis'), t('dokumen.nomor'), t('dokumen.tanggal'), t('dokumen.sampai'), t('dokumen.berkas')]}
    >
      {documents.map(({ jenis, nomor_dokumen, tanggal, berlaku_sampai, berkas }) => (
        <tr key={berkas?.id_berkas}>
          <th scope="row">
            <CodeName kelompok="JENIS_DOKUMEN" kode={jenis} />
          </th>
          <td>{nomor_dokumen || '—'}</td>
          <td className="nowrap">{day(tanggal)}</td>
          <td className="nowrap">{day(berlaku_sampai)}</td>
          <td>
            {berkas ? (
              <span className="line">
                <FileView id={berkas.id_berkas} picture={berkas.mime.startsWith('image/')} name={berkas.nama} />
                {berkas.pindai === 'TIDAK_DIPINDAI' ? <Chip tone="warn">{t('berkas.belumDipindai')}</Chip> : null}
              </span>
            ) : null}
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}
