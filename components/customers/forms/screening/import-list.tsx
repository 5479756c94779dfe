import '#lib/customers/messages/screening.ts';
import '#lib/cash/messages/transaction.ts';
import { useState } from 'react';
import { ListPreview } from '#components/customers/screening/list-preview.tsx';
import { ListUpload } from '#components/customers/screening/list-upload.tsx';
import { defineScreen, type SourceProps, textArea } from '#components/kit/screens/transaction-def.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { screening } from '#services/customers/screening.ts';

const blank = {
  id_impor: '',
  jenis: 'DTTOT',
  penerbit: '',
  nomor: '',
  tanggal: '',
  berlaku_sejak: '',
  jumlah: 0,
  sidik: '',
  alasan: '',
} as const;

/** Takes a file first; then the form shows all that was read from it. */
function ImportedList({ id, children }: { readonly id: string; readonly children: SourceProps['children'] }) {
  const { data, error, refetch } = useRecord(screening.preview, { id_impor: id }, { quiet: true });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={10} />;
  const { id_impor, jenis, penerbit, nomor, tanggal, berlaku_sejak, jumlah, sidik } = data;
  return children({ id_impor, jenis, penerbit, nomor, tanggal, berlaku_sejak, jumlah, sidik, alasan: '' });
}

function Source({ asked, children }: SourceProps) {
  const [importId, setImportId] = useState(typeof asked.id_impor === 'string' ? asked.id_impor : '');
  return importId === '' ? (
    <ListUpload onUploaded={setImportId} />
  ) : (
    <ImportedList id={importId}>{children}</ImportedList>
  );
}

/** A list of names put in force: what it changes and hits is on the form, for its checker as well. */
export const importList = defineScreen({
  endpoint: screening.importList,
  flow: 'IMPOR_DAFTAR_NAMA',
  menu: 'daftar-nama',
  change: { title: 'saring.judulImpor', back: menus['daftar-nama'].route, Source, whole: true },
  initial: { ...blank },
  sections: [
    {
      header: 'saring.pratinjau',
      rowsize: 1,
      fields: [
        {
          name: 'id_impor',
          type: 'textlabel',
          setup: { content: ({ id_impor }) => <ListPreview id={String(id_impor)} /> },
        },
        textArea('alasan', 'saring.alasan', { required: true }),
      ],
    },
  ],
});
