import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { Posting } from '#types/proto/common.ts';

/** The paper and its words come when it is asked for. */
const BilyetPrint = drawn(async () => (await import('./bilyet-print.tsx')).BilyetPrint, 6);

/** Offers the certificate of a deposit as soon as it is funded: it is handed over with the slip. */
export function CertificateOffer({ posting }: { readonly posting: Posting }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const nomor_rekening = posting.slip?.nomor_rekening ?? '';
  if (nomor_rekening === '') return null;
  return (
    <>
      <Button icon="printer" onClick={() => setOpen(true)}>
        {t('deposito.cetakBilyet')}
      </Button>
      {open ? <BilyetPrint of={{ nomor_rekening }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
