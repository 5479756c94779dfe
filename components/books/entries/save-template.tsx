import type { EntryKind } from '#lib/books/ledger-entries.ts';
import '#lib/books/messages/entry.ts';
import { useState } from 'react';
import { CheckField } from '#components/kit/fields/check-field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { TextField } from '#components/kit/fields/text-field.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { submitted } from '#components/kit/ui/carry-out.ts';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useList } from '#hooks/use-list.ts';
import { entry } from '#services/books/entry.ts';
import { linesOf } from './template-lines.ts';

const AT_MOST = 100;

interface SaveTemplateProps {
  readonly values: Values;
  readonly onClose: () => void;
}

/** Holds the window's fields, and stores the template. */
function useSaving({ values, onClose }: SaveTemplateProps) {
  const t = useT();
  const [place, setPlace] = useState('');
  const [nama, setNama] = useState('');
  const [amounts, setAmounts] = useState<string>('T');
  const own = useList(entry.templates, { filters: { lingkup: 'PENGGUNA', pakai: 'T' }, sizes: [AT_MOST], quiet: true });
  const command = useCommand(entry.saveOwnTemplate);
  const chosen = own.rows.find(({ nomor_templat }) => nomor_templat === place);
  const named = nama.trim() || (chosen?.nama ?? '');
  const baris = linesOf(values).map((line) => ({
    ...line,
    sisi: line.sisi as 'D' | 'K',
    jenis: line.jenis as EntryKind,
    nominal: amounts === 'T' ? line.nominal : '',
  }));
  const short = baris.length < 2 || baris.some(({ nomor }) => nomor === '');
  const keterangan = String(values.keterangan ?? '');
  const body = { nomor_templat: place, versi: chosen?.versi ?? 0, nama: named, keterangan, baris, aktif: 'T' } as const;
  const save = async () => {
    try {
      const saved = await submitted({
        work: () => command.run(body),
        done: ({ nomor_templat }) => t('entri.tersimpan', { nomor: nomor_templat }),
      });
      if (saved) onClose();
    } catch (error) {
      await showFailure(error);
    }
  };
  return {
    own,
    chosen,
    short,
    ready: !short && named.length >= 3,
    save,
    place,
    setPlace,
    nama,
    setNama,
    amounts,
    setAmounts,
  };
}

/** Saves the legs of a form as the maker's own template: a new one, or in the place of an earlier one. */
export function SaveTemplate(props: SaveTemplateProps) {
  const t = useT();
  const { onClose } = props;
  const { own, chosen, short, ready, save, place, setPlace, nama, setNama, amounts, setAmounts } = useSaving(props);
  return (
    <Dialog
      title={t('entri.simpanTemplat')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('aksi.batal')}</Button>
          <Button variant="primary" disabled={!ready} onClick={() => void save()}>
            {t('aksi.simpan')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {short ? <Note tone="warn" title={t('entri.barisKurang')} /> : null}
        <SelectField
          name="tempat"
          label={t('entri.simpanKe')}
          value={place}
          busy={own.loading || undefined}
          options={[
            { value: '', display: t('entri.templatBaru') },
            ...own.rows.map((row) => ({
              value: row.nomor_templat,
              display: t('entri.perbarui', { nomor: row.nomor_templat, nama: row.nama }),
            })),
          ]}
          onChange={setPlace}
        />
        <TextField
          name="nama_templat"
          label={t('entri.nama')}
          required={place === ''}
          maxLength={60}
          placeholder={chosen?.nama}
          value={nama}
          onChange={setNama}
        />
        <CheckField name="dengan_nominal" label={t('entri.denganNominal')} value={amounts} onChange={setAmounts} />
        <p className="muted">{t('entri.templatSendiriPetunjuk')}</p>
      </div>
    </Dialog>
  );
}
