import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { formatDateTime } from '#lib/dates.ts';
import type { Unsaved } from './use-unsaved.ts';

/** Offers what was typed before the session ended. */
export function DraftOffer({ unsaved }: { readonly unsaved: Unsaved }) {
  const t = useT();
  if (!unsaved.draft) return null;
  return (
    <Note tone="accent" title={t('form.draf')} role="status">
      {t('form.drafTeks', { waktu: formatDateTime(unsaved.draft.at) })}
      <div className="line note-buttons">
        <Button small onClick={unsaved.restore}>
          {t('form.pulihkan')}
        </Button>
        <Button small variant="quiet" onClick={unsaved.discard}>
          {t('form.buang')}
        </Button>
      </div>
    </Note>
  );
}
