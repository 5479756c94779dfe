import '#lib/cheques/messages/warkat.ts';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { warkat } from '#services/cheques/warkat.ts';
import type { BukuWarkatRow } from '#types/proto/cheques/warkat.ts';
import { useBookName } from './book-field.tsx';
import { InstrumentTable } from './instrument-table.tsx';

function BookDetails({ row }: { readonly row: BukuWarkatRow }) {
  const t = useT();
  const day = (label: string, date: string) => (date === '' ? [] : [{ label, value: toDisplay(date) }]);
  return (
    <DescriptionList
      rows
      items={[
        { label: t('warkat.status'), value: <StatusChip code={row.status_buku} /> },
        { label: t('warkat.cabang'), value: row.kode_cabang },
        ...(row.cabang_tujuan === '' ? [] : [{ label: t('warkat.menuju'), value: row.cabang_tujuan }]),
        ...(row.nomor_rekening === ''
          ? []
          : [{ label: t('warkat.rekening'), value: `${row.nomor_rekening} ${row.nama_rekening}` }]),
        { label: t('warkat.sisa'), value: t('warkat.dari', { sisa: String(row.sisa), lembar: String(row.lembar) }) },
        ...day(t('warkat.diterima'), row.tanggal_terima),
        ...day(t('warkat.terbit'), row.tanggal_terbit),
        ...day(t('warkat.aktif'), row.tanggal_aktif),
        ...(row.nomor_resi === '' ? [] : [{ label: t('warkat.resi'), value: row.nomor_resi }]),
      ]}
    />
  );
}

interface WindowProps {
  readonly row: BukuWarkatRow;
  readonly onClose: () => void;
}

/** Shows one book and each of its sheets. */
export function BookWindow({ row, onClose }: WindowProps) {
  const t = useT();
  const nameOf = useBookName();
  const record = useRecord(warkat.book, { id_bukuwarkat: row.id_bukuwarkat });
  return (
    <Dialog title={nameOf(row)} size="wide" onClose={onClose}>
      <div className="stack">
        <BookDetails row={row} />
        <Loaded state={record} lines={8}>
          {({ lembar }) => <InstrumentTable label={t('warkat.lembarWarkat')} rows={lembar} />}
        </Loaded>
      </div>
    </Dialog>
  );
}
