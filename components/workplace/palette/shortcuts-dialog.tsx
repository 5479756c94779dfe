import '#lib/messages/palette.ts';
import Link from 'next/link';
import { useState } from 'react';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { Keys } from '#components/kit/ui/keys.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useLanguage } from '#hooks/language.ts';
import { type Shortcut, shortcutsNow } from '#hooks/use-shortcuts.ts';
import { manualAddress } from '#lib/manual.ts';
import { messageOf } from '#lib/messages/id.ts';

function Group({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly Shortcut[] }) {
  if (shortcuts.length === 0) return null;
  return (
    <section>
      <h3 className="field-label">{title}</h3>
      <dl className="shortcuts">
        {shortcuts.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Links the manual of each of the reader's roles, in the reader's language, and the tour of the home. */
function Guides({ roles, onClose }: { readonly roles: readonly string[]; readonly onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section>
      <h3 className="field-label">{t('bantuan.panduan')}</h3>
      <ul className="plain stack">
        {roles.map((role) => (
          <li key={role}>
            <a href={manualAddress(role, language)} target="_blank" rel="noreferrer">
              {t('bantuan.panduanPeran', { peran: messageOf('peran.', role) })}
            </a>
          </li>
        ))}
        <li>
          <Link href="/?tur=T" prefetch={false} onClick={onClose}>
            {t('bantuan.tur')}
          </Link>
        </li>
      </ul>
    </section>
  );
}

interface ShortcutsDialogProps {
  readonly roles: readonly string[];
  readonly onClose: () => void;
}

/** Help: the keys of the screen beneath and of the frame, by the very literals that bind them, and where the manual is. */
export function ShortcutsDialog({ roles, onClose }: ShortcutsDialogProps) {
  const t = useT();
  const [all] = useState(shortcutsNow);
  return (
    <Dialog title={t('bantuan.judul')} onClose={onClose}>
      <div className="stack">
        <Group title={t('pintasan.layar')} shortcuts={all.filter(({ everywhere }) => !everywhere)} />
        <Group title={t('pintasan.umum')} shortcuts={all.filter(({ everywhere }) => everywhere)} />
        {roles.length > 0 ? <Guides roles={roles} onClose={onClose} /> : null}
      </div>
    </Dialog>
  );
}
