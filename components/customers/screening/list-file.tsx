import '#lib/customers/messages/screening.ts';
import { Suspense, useState } from 'react';
import { ExportDialog } from '#components/kit/table/lazy-export-dialog.ts';
import { Button } from '#components/kit/ui/button.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { cellOf, nameColumns } from '#lib/customers/name-list-file.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { screening } from '#services/customers/screening.ts';
import { exportAll } from '#services/read-all.ts';
import type { DaftarNamaRow, IsiDaftarRow } from '#types/proto/customers/screening.ts';

const columns = nameColumns.map(
  (field): Column<IsiDaftarRow> => ({ field, title: 'saring.kode', text: (row) => cellOf(row[field]) }),
);

interface ListFileProps {
  readonly row: DaftarNamaRow;
  /** The export begins at once. */
  readonly now: boolean;
  readonly onClose: () => void;
}

/** A list of names with the way to its file, in the form in which it is taken in. */
export function ListFile({ row, now, onClose }: ListFileProps) {
  const t = useT();
  const [running, setRunning] = useState(now);
  const { id_impor, jenis, penerbit, nomor, tanggal, jumlah } = row;
  if (running) {
    return (
      <Suspense fallback={null}>
        <ExportDialog
          caption={`${jenis} ${nomor}`}
          format="csv"
          columns={columns}
          heads={nameColumns}
          pages={(signal) => exportAll(screening.content, { id_impor }, signal)}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  return (
    <Dialog
      title={nomor}
      size="narrow"
      onClose={onClose}
      foot={
        <>
          <Button variant="primary" icon="download" onClick={() => setRunning(true)}>
            {t('saring.eksporBerkas')}
          </Button>
          <Button onClick={onClose}>{t('aksi.tutup')}</Button>
        </>
      }
    >
      <div className="stack">
        <DescriptionList
          rows
          items={[
            { label: t('saring.jenis'), value: messageOf('saring.jenis.', jenis) },
            { label: t('saring.penerbit'), value: penerbit },
            { label: t('saring.tanggal'), value: toDisplay(tanggal) },
            { label: t('saring.jumlah'), value: String(jumlah) },
          ]}
        />
        <p className="muted">{t('saring.eksporPetunjuk')}</p>
      </div>
    </Dialog>
  );
}
