import '#lib/control/messages/roles.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useLanguage } from '#hooks/language.ts';
import { conflictsOf } from '#lib/access/duty.ts';
import { reasonText } from '#lib/errors/reasons.ts';

/** Lists the conflicts of duty among these menus and rights, in the reader's language, as soon as they meet. */
export function RoleConflicts({ held }: { readonly held: readonly string[] }) {
  const t = useT();
  const language = useLanguage();
  const conflicts = conflictsOf(held);
  if (conflicts.length === 0) {
    return (
      <Note tone="ok" role="status">
        {t('kelolaPeran.tanpaBenturan')}
      </Note>
    );
  }
  return (
    <Note tone="warn" role="status" title={t('kelolaPeran.benturan', { jumlah: conflicts.length })}>
      <ul className="plain">
        {conflicts.map(({ kode, params, menu_id }) => {
          return <li key={`${kode}-${menu_id.join()}`}>{reasonText(kode, params, language)}</li>;
        })}
      </ul>
    </Note>
  );
}
