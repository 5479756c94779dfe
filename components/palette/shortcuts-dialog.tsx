import '#lib/messages/palette.ts';
import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Keys } from '#components/ui/keys.tsx';
import { useT } from '#components/ui/messages.tsx';
import { type Shortcut, shortcutsNow } from '#hooks/use-shortcuts.ts';

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

/** The keys of the screen beneath and of the frame: the very literals that bind them. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [all] = useState(shortcutsNow);
  return (
    <Dialog title={t('pintasan.judul')} onClose={onClose}>
      <div className="stack">
        <Group title={t('pintasan.layar')} shortcuts={all.filter(({ everywhere }) => !everywhere)} />
        <Group title={t('pintasan.umum')} shortcuts={all.filter(({ everywhere }) => everywhere)} />
      </div>
    </Dialog>
  );
}
