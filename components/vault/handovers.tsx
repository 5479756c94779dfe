import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { vault } from '#services/vault.ts';
import type { SerahTerimaRow } from '#types/proto/teller.ts';
import { HandoverLines } from './handover-lines.tsx';
import { ReceiveCash } from './receive-cash.tsx';

/** Nothing announces cash that a teller hands back; the screen looks for it. */
const CHECK_MS = 15_000;

/** Cash on its way: what comes to the vault is counted here, what goes to a till can still be taken back. */
export function Handovers() {
  const t = useT();
  const list = useList(vault.handovers, { filters: { status: 'DIKIRIM' }, sizes: [100], everyMs: CHECK_MS });
  const [receiving, setReceiving] = useState<SerahTerimaRow | null>(null);
  return (
    <Card title={t('vault.serahTerima')} flush>
      {list.loading ? <Skeleton lines={3} /> : null}
      {list.error ? <ErrorState error={list.error} onRetry={list.refetch} /> : null}
      {list.loading || list.error || list.rows.length > 0 ? null : (
        <EmptyState title={t('vault.serahTerimaKosong')} icon="check2-circle" />
      )}
      <HandoverLines
        handovers={list.rows}
        action={(handover) =>
          handover.arah === 'KE_KHASANAH' ? (
            <Button small variant="accent" onClick={() => setReceiving(handover)}>
              {t('vault.terima')}
            </Button>
          ) : (
            <ButtonLink small href={`/teller/reversal?nomor_referensi=${handover.nomor_referensi}`}>
              {t('vault.batalkan')}
            </ButtonLink>
          )
        }
      />
      {receiving ? <ReceiveCash handover={receiving} onClose={() => setReceiving(null)} /> : null}
    </Card>
  );
}
