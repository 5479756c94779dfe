import { useState } from 'react';
import { OverrideDialog } from '#components/kit/screens/override/dialog.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { demoReason } from '#components/workplace/gallery/demo-posting.ts';

export function Example() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <div className="line">
      <Button variant="primary" icon="key" onClick={() => setOpen(true)}>
        OverrideDialog
      </Button>
      {open ? (
        <OverrideDialog
          flowCode="SETOR_TUNAI"
          flowData={{}}
          about={[['Nominal', 'IDR 30,000,000.00']]}
          level="HEAD_TELLER"
          reasons={[demoReason]}
          onGranted={(token) => toast(token)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
