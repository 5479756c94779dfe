import { useState } from 'react';
import { demoSlip } from '#components/gallery/demo-posting.ts';
import { Slip } from '#components/screens/slip.tsx';
import { Button } from '#components/ui/button.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PrintPreview } from '#components/ui/print-preview.tsx';

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
