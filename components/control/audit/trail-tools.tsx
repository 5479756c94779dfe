import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { ChainCheck } from './chain-check.tsx';
import { TrailExport } from './trail-export.tsx';

/** Lets an auditor check the chain of the whole trail and export it with a proof. */
export function TrailTools({ asked }: { readonly asked: object }) {
  const t = useT();
  const [open, setOpen] = useState<'chain' | 'export' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button icon="shield-check" onClick={() => setOpen('chain')}>
        {t('rantai.periksa')}
      </Button>
      <Button icon="download" onClick={() => setOpen('export')}>
        {t('eksporJejak.tombol')}
      </Button>
      {open === 'chain' ? <ChainCheck onClose={close} /> : null}
      {open === 'export' ? <TrailExport asked={asked} onClose={close} /> : null}
    </>
  );
}
