import { useState } from 'react';
import { StockTable } from '#components/kit/denominations/stock-table.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { TellerDetailReply } from '#types/proto/cash/teller.ts';
import { Movements } from './movements.tsx';
import { SendToVault } from './send-cash.tsx';
import { TillDetails } from './till-details.tsx';
import { TillHandovers } from './till-handovers.tsx';

/** The day of a till: what it holds, what came and went, cash to take over and to hand back. */
export function OpenTill({ detail }: { readonly detail: TellerDetailReply }) {
  const t = useT();
  const [sending, setSending] = useState(false);
  return (
    <div className="stack">
      <TillHandovers detail={detail} />
      <div className="two-columns">
        <TillDetails detail={detail} />
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
    </div>
  );
}
