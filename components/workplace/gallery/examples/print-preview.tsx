import { useState } from 'react';
import { Slip } from '#components/kit/screens/slip.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { demoSlip } from '#components/workplace/gallery/demo-posting.ts';

export function Example() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div className="line">
      <Button icon="printer" onClick={() => setOpen(true)}>
        {t('transaksi.cetakUlang')}
      </Button>
      {open ? (
        <PrintPreview title={t('alur.SETOR_TUNAI')} onClose={() => setOpen(false)}>
          <Slip slip={demoSlip} />
        </PrintPreview>
      ) : null}
    </div>
  );
}
