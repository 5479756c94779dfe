import { bankFile } from '#components/kit/fields/bank-file.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { FileField, type StoredFile } from '#components/kit/fields/file-field.tsx';
import { FileView } from '#components/kit/fields/file-view.tsx';
import type { FieldOf, Form, Values } from '#components/kit/form/field-def.ts';
import { text } from '#components/kit/screens/transaction-def.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { fileKindOf } from '#lib/files.ts';
import { CodeField, CodeName } from './code-field.tsx';
import '#lib/customers/messages/customer.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/documents.ts';

const GROUP = 'JENIS_DOKUMEN';

/** Clears the file when the kind changes: another kind wants another file. */
function KindField({ form, ...props }: FieldProps & { readonly form: Pick<Form, 'setValue'> }) {
  return (
    <CodeField
      {...props}
      kelompok={GROUP}
      onChange={(code) => {
        if (fileKindOf(code) !== fileKindOf(props.value)) form.setValue('berkas', null, { shouldDirty: true });
        props.onChange(code);
      }}
    />
  );
}

function DocumentFile({ jenis, ...props }: FieldProps<StoredFile | null> & { readonly jenis: string }) {
  const t = useT();
  if (jenis === '' && !props.disabled) return <p className="field-hint">{t('dokumen.pilihJenis')}</p>;
  const kind = fileKindOf(jenis);
  return <FileField key={kind} {...props} {...bankFile(kind)} />;
}

const fileIn = (row: Values) => row.berkas as StoredFile | null | undefined;

/** Rows of a customer's documents and pictures, each with its file. */
export const documents: FieldOf<'dataSets', 'dokumen'> = {
  name: 'dokumen',
  title: 'dokumen.judul',
  type: 'dataSets',
  setup: {
    title: 'dokumen.satu',
    columns: [
      {
        field: 'jenis',
        title: 'dokumen.jenis',
        render: (row) => <CodeName kelompok={GROUP} kode={String(row.jenis ?? '')} />,
      },
      { field: 'nomor_dokumen', title: 'dokumen.nomor' },
      { field: 'tanggal', title: 'dokumen.tanggal', kind: 'date' },
      { field: 'berlaku_sampai', title: 'dokumen.sampai', kind: 'date' },
      {
        field: 'berkas',
        title: 'dokumen.berkas',
        render: (row) => {
          const file = fileIn(row);
          if (!file) return null;
          return <FileView id={file.id_berkas} picture={file.mime?.startsWith('image/') ?? false} name={file.nama} />;
        },
      },
    ],
    initial: { jenis: '', nomor_dokumen: '', tanggal: '', berlaku_sampai: '', berkas: null },
    sections: [
      {
        header: 'dokumen.judul',
        rowsize: 2,
        fields: [
          {
            name: 'jenis',
            title: 'dokumen.jenis',
            type: 'custom',
            required: true,
            setup: { render: (props, _, form) => <KindField {...(props as FieldProps)} form={form} /> },
          },
          text('nomor_dokumen', 'dokumen.nomor', { maxLength: 40 }),
          { name: 'tanggal', title: 'dokumen.tanggal', type: 'date' },
          { name: 'berlaku_sampai', title: 'dokumen.sampai', type: 'date' },
          {
            name: 'berkas',
            title: 'dokumen.berkas',
            type: 'custom',
            required: true,
            sizeCol: 12,
            setup: {
              render: (props, values) => (
                <DocumentFile {...(props as FieldProps<StoredFile | null>)} jenis={String(values.jenis ?? '')} />
              ),
            },
          },
        ],
      },
    ],
  },
};
