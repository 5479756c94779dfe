import '#lib/messages/form.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';

/** Asks the user to check accented letters after a file without a declared encoding was read as Windows-1252; renders nothing for any other encoding. */
export function EncodingNote({ encoding }: { readonly encoding: string }) {
  const t = useT();
  return encoding === 'WINDOWS-1252' ? <Note tone="warn" role="status" title={t('berkas.windows1252')} /> : null;
}
