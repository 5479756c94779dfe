import '#lib/cash/messages/teller.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import type { RunBagiHasil } from '#types/proto/cash/teller.ts';

const RunWindow = lazy(async () => ({
  default: (await import('#components/profit-sharing/run-window.tsx')).RunWindow,
}));
const ShareWindow = lazy(async () => ({
  default: (await import('#components/profit-sharing/share-window.tsx')).ShareWindow,
}));

/** Links a journal of an end of day to its run: the explained share, where it is one account's, else the month's run. */
export function SharingLink({ run }: { readonly run: RunBagiHasil | undefined }) {
  const t = useT();
  const { canOpen } = useProfile();
  const [open, setOpen] = useState(false);
  if (!run) return null;
  const { nomor_rekening, bulan } = run;
  const ofOne = isAccountNumber(nomor_rekening) && (canOpen('rekening') || canOpen('hi1000'));
  if (!ofOne && !canOpen('hi1000')) return null;
  const onClose = () => setOpen(false);
  return (
    <>
      <Button icon="cash-coin" onClick={() => setOpen(true)}>
        {t(ofOne ? 'transaksi.perhitunganBagiHasil' : 'transaksi.runBagiHasil')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          {ofOne ? <ShareWindow {...{ nomor_rekening, bulan, onClose }} /> : <RunWindow row={run} onClose={onClose} />}
        </Suspense>
      ) : null}
    </>
  );
}
