import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { Keys } from '#components/kit/ui/keys.tsx';
import { Palette } from '#components/workplace/palette/palette.tsx';
import { useSession } from '#hooks/use-session.ts';

export function Example() {
  const user = useSession().user?.id_user ?? '';
  const [open, setOpen] = useState(false);
  return (
    <div className="line">
      <Button icon="search" onClick={() => setOpen(true)}>
        Palette <Keys keys="Ctrl+K" />
      </Button>
      <code>1401</code>
      <code>setor 001120000454 2,5jt</code>
      <code>bambang</code>
      {open ? <Palette user={user} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
