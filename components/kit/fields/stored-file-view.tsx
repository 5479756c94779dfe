import { Chip } from '#components/kit/ui/chip.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import '#lib/messages/form.ts';
import { fileAddress } from '#services/file.ts';

const MEGABYTE = 1_048_576;
const KILOBYTE = 1_024;

/** A size as people read it: 312 kB, 2 MB. */
export const sizeText = (bytes: number): string =>
  bytes >= MEGABYTE ? `${Math.round(bytes / MEGABYTE)} MB` : `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`;

interface StoredFileViewProps {
  readonly file: {
    readonly id_berkas: string;
    readonly nama: string;
    readonly ukuran: number;
    readonly mime?: string;
    readonly pindai?: string;
  };
}

/** Shows a stored picture, and saves any other file by its name. The trail records each read. */
export function StoredFileView({ file: { id_berkas, nama, ukuran, mime, pindai } }: StoredFileViewProps) {
  const t = useT();
  const address = fileAddress(id_berkas);
  return (
    <span className="file-name">
      {mime?.startsWith('image/') ? (
        // biome-ignore lint/performance/noImgElement: it is answered to its reader alone and kept nowhere; nothing may make it smaller.
        <img src={address} alt={nama} />
      ) : (
        <Icon name="check-circle" />
      )}
      {mime ? (
        <a href={address} download>
          {nama}
        </a>
      ) : (
        nama
      )}{' '}
      <span className="muted">{sizeText(ukuran)}</span>
      {pindai === 'TIDAK_DIPINDAI' ? <Chip tone="warn">{t('berkas.belumDipindai')}</Chip> : null}
    </span>
  );
}
