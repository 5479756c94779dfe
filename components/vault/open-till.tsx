import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { useT } from '#components/ui/messages.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { SerahTerimaRow, TellerDetailReply } from '#types/proto/teller.ts';
import { HandoverLines } from './handover-lines.tsx';
import { Movements } from './movements.tsx';
import { ReceiveCash } from './receive-cash.tsx';
import { SendToVault } from './send-cash.tsx';
import { StockTable } from './stock-table.tsx';
import { TillFacts } from './till-facts.tsx';

/** The day of a till: what it holds, what came and went, cash to take over and to hand back. */
export function OpenTill({ detail }: { readonly detail: TellerDetailReply }) {
  const t = useT();
  const [sending, setSending] = useState(false);
  const [receiving, setReceiving] = useState<SerahTerimaRow | null>(null);
  const waiting = detail.serah_terima.filter(({ status }) => status === 'DIKIRIM');
  return (
    <div className="stack">
      {waiting.length > 0 ? (
        <Card title={t('vault.menungguAnda')} flush>
          <HandoverLines
            handovers={waiting}
            action={(handover) => (
              <Button small variant="accent" onClick={() => setReceiving(handover)}>
                {t('vault.terima')}
              </Button>
            )}
          />
        </Card>
      ) : null}
      <div className="two-columns">
        <TillFacts detail={detail} />
        <Card
          title={t('vault.stok')}
          flush
          foot={
            <Button icon="safe" onClick={() => setSending(true)}>
              {t('vault.serahKhasanah')}
            </Button>
          }
        >
          <StockTable pecahan={detail.pecahan} currency={detail.teller?.kode_valuta} />
        </Card>
      </div>
      <Movements idKas={detail.teller?.id_kas ?? ''} />
      {sending ? (
        <SendToVault
          stock={detail.pecahan}
          kodeValuta={detail.teller?.kode_valuta ?? BOOK_CURRENCY}
          onClose={() => setSending(false)}
        />
      ) : null}
      {receiving ? <ReceiveCash handover={receiving} onClose={() => setReceiving(null)} /> : null}
    </div>
  );
}
