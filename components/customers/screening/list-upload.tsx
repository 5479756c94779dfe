import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/screening.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { described, FieldFrame } from '#components/kit/fields/field.tsx';
import type { SectionDef, Values } from '#components/kit/form/field-def.ts';
import { LiteralForm } from '#components/kit/form/literal-form.tsx';
import { custom, text } from '#components/kit/screens/transaction-def.tsx';
import { SheetError, sheetSentence } from '#components/kit/table/spreadsheet-error.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { ApiError } from '#services/api-error.ts';
import { kinds } from './kinds.ts';
import { type ListHead, sendList } from './send-list.ts';

/** Explains why a file is not imported: the lines that cannot be read, or why it did not arrive. */
function Refused({ error, xml }: { readonly error: ApiError; readonly xml: boolean }) {
  const t = useT();
  const problems = error.violations.map(({ field, pesan }) => {
    const [, baris = '', kolom = ''] = /^isi\.(\d+)\.(.+)$/.exec(field) ?? [];
    if (baris === '') return `${field}: ${pesan}`;
    if (!xml) return t('saring.barisKolom', { baris, kolom, pesan });
    return kolom === 'xml' || kolom === 'kepala'
      ? pesan
      : t('saring.namaKolom', { nomor: String(Number.parseInt(baris, 10) - 1), kolom, pesan });
  });
  if (problems.length === 0) return <Note tone="bad" title={error.message} role="alert" />;
  return (
    <Note tone="bad" title={t('saring.tolak')} role="alert">
      <ul>
        {problems.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Note>
  );
}

/** Asks for the data of a list's letter, and for its file. */
const sectionsOf = (onFile: (file: File | null) => void): readonly SectionDef[] => [
  {
    header: 'saring.unggahJudul',
    rowsize: 2,
    fields: [
      { name: 'jenis', title: 'saring.jenis', type: 'select', required: true, setup: kinds },
      text('penerbit', 'saring.penerbit', { required: true, maxLength: 20, hint: 'saring.penerbitPetunjuk' }),
      text('nomor', 'saring.nomor', { required: true, maxLength: 60 }),
      { name: 'tanggal', title: 'saring.tanggal', type: 'date', required: true },
      { name: 'berlaku_sejak', title: 'kolom.berlaku_sejak', type: 'date', required: true },
      custom(
        'berkas',
        'saring.berkas',
        (props) => {
          const upload = (event: ChangeEvent<HTMLInputElement>) => {
            const chosen = event.target.files?.[0] ?? null;
            onFile(chosen);
            props.onChange(chosen?.name ?? '');
          };
          return (
            <FieldFrame field={props}>
              <input
                {...described(props)}
                type="file"
                accept=".xlsx,.csv,text/csv,.xml,text/xml,application/xml"
                className="form-control"
                onChange={upload}
                onBlur={props.onBlur}
              />
            </FieldFrame>
          );
        },
        { required: true, hint: 'saring.unggahPetunjuk', wide: true },
      ),
    ],
  },
];

/** Takes the file of a list and the data of its letter; `onUploaded` gets the id under which it is stored beside the lists in force. */
export function ListUpload({ onUploaded }: { readonly onUploaded: (id: string) => void }) {
  const t = useT();
  const file = useRef<File | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [unread, setUnread] = useState('');
  const [sent, setSent] = useState('');

  const sections = sectionsOf((chosen) => {
    file.current = chosen;
  });

  const send = async (values: Values): Promise<boolean> => {
    if (!file.current) return false;
    setError(null);
    setUnread('');
    const head = {
      jenis: values.jenis,
      penerbit: String(values.penerbit).trim().toUpperCase(),
      nomor: values.nomor,
      tanggal: values.tanggal,
      berlaku_sejak: values.berlaku_sejak,
    } as ListHead;
    try {
      const id = await sendList(head, file.current, (bagian, jumlah) =>
        setSent(t('saring.terkirim', { bagian: String(bagian), jumlah: String(jumlah) })),
      );
      onUploaded(id);
      return true;
    } catch (thrown) {
      setSent('');
      if (thrown instanceof SheetError) setUnread(sheetSentence(thrown, t('berkas.jenis')));
      else if (thrown instanceof ApiError) setError(thrown);
      else throw thrown;
      return false;
    }
  };

  return (
    <div className="stack">
      {unread ? <Note tone="bad" role="alert" title={unread} /> : null}
      {error ? <Refused error={error} xml={file.current?.name.toLowerCase().endsWith('.xml') ?? false} /> : null}
      <LiteralForm
        sections={sections}
        initial={{ jenis: '', penerbit: '', nomor: '', tanggal: '', berlaku_sejak: '', berkas: '' }}
        onSubmit={send}
        submitLabel={t('saring.bacaBerkas')}
      />
      <p className="muted" role="status">
        {sent}
      </p>
    </div>
  );
}
