import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { Keys } from '#components/kit/ui/keys.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { ShortcutsDialog } from '#components/workplace/palette/shortcuts-dialog.tsx';
import { useShortcuts } from '#hooks/use-shortcuts.ts';

export function Example() {
  const t = useT();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys: 'Alt+G', label: t('transaksi.rincian'), run: () => toast(t('transaksi.rincian')) }]);
  return (
    <div className="line">
      <Button onClick={() => setOpen(true)}>
        ShortcutsDialog <Keys keys="?" />
      </Button>
      <Keys keys="Alt+G" />
      <Keys keys="Ctrl+Enter" />
      <Keys keys="F4" />
      {open ? <ShortcutsDialog roles={['TELLER']} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
