import '#lib/books/messages/entry.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { StoredFile } from './file-field.tsx';
import { StoredFileView } from './stored-file-view.tsx';

interface FileListProps {
  readonly files: readonly StoredFile[];
  readonly onRemove?: ((file: StoredFile) => void) | undefined;
}

/** Lists documents by their names, each opened by whoever may see it; every read is a row of the trail. */
export function FileList({ files, onRemove }: FileListProps) {
  const t = useT();
  return (
    <ul className="file-list" aria-label={t('lampiran.judul')}>
      {files.map((file) => (
        <li key={file.id_berkas}>
          <StoredFileView file={file} />
          {onRemove ? (
            <Button
              small
              variant="quiet"
              icon="trash"
              aria-label={t('lampiran.hapusSatu', { nama: file.nama })}
              onClick={() => onRemove(file)}
            >
              {t('lampiran.hapus')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
