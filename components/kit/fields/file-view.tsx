import { useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { fileAddress } from '#services/file.ts';
import '#lib/customers/messages/documents.ts';

interface FileViewProps {
  readonly id: string;
  readonly picture: boolean;
  /** Describes the picture. */
  readonly name: string;
}

/** Shows a stored file where a record is read: a picture on screen, anything else saved. The trail records each read. */
export function FileView({ id, picture, name }: FileViewProps) {
  const t = useT();
  const [lost, setLost] = useState('');
  if (lost === id) return <span className="muted">{t('dokumen.gambarHilang')}</span>;
  if (!picture)
    return (
      <a href={fileAddress(id)} aria-label={`${t('dokumen.buka')}: ${name}`} download>
        {t('dokumen.buka')}
      </a>
    );
  // biome-ignore lint/performance/noImgElement: it is answered to its reader alone and kept nowhere; nothing may make it smaller.
  return <img className="file-view" src={fileAddress(id)} alt={name} loading="lazy" onError={() => setLost(id)} />;
}
