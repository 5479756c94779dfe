import '#lib/messages/table.ts';
import { copyText } from './clipboard.ts';
import { useT } from './messages.tsx';
import { useToast } from './toast.tsx';

/** Longest text a toast repeats. */
const SHOWN = 40;

/** Returns the way to copy a text, or a `whole` row of a table as a text; a toast shows whether it was copied. */
export function useCopy(): (text: string, whole?: boolean) => void {
  const t = useT();
  const toast = useToast();
  const copy = async (text: string, whole: boolean) => {
    if (!(await copyText(text))) toast(t('tabel.gagalSalin'), 'warn');
    else toast(whole ? t('tabel.barisTersalin') : t('tabel.tersalin', { isi: text.slice(0, SHOWN) }));
  };
  return (text, whole = false) => void copy(text, whole);
}
