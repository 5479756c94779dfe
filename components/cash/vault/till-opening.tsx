import { useEffect } from 'react';
import '#lib/messages/titles.ts';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { teller } from '#services/cash/teller.ts';
import { ClosedTill } from './closed-till.tsx';

interface TillOpeningProps {
  readonly onClose: () => void;
  /** The till is open now. */
  readonly onOpened: () => void;
}

/** Opening one's till without leaving the screen that needs it. */
export function TillOpening({ onClose, onOpened }: TillOpeningProps) {
  const t = useT();
  const till = useRecord(teller.till, {});
  const open = till.data?.teller?.status === 'BUKA';
  useEffect(() => {
    if (open) onOpened();
  }, [open, onOpened]);
  return (
    <Dialog title={t('vault.bukaKas')} onClose={onClose}>
      <Loaded state={till} lines={8}>
        {(detail) =>
          detail.teller ? <ClosedTill detail={detail} /> : <EmptyState title={t('vault.tanpaKas')} icon="wallet2" />
        }
      </Loaded>
    </Dialog>
  );
}
