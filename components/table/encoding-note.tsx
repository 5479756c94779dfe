import '#lib/messages/form.ts';
import { useT } from '#components/ui/messages.tsx';
import { Note } from '#components/ui/note.tsx';

/** A file that names no encoding was read as Windows-1252: whoever brought it looks at the letters with accents. Nothing of any other. */
export function EncodingNote({ encoding }: { readonly encoding: string }) {
  const t = useT();
  return encoding === 'WINDOWS-1252' ? <Note tone="warn" role="status" title={t('berkas.windows1252')} /> : null;
}
