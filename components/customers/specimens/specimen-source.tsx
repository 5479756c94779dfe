import type { ReactNode } from 'react';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { AccountChosen } from '#components/kit/fields/account-chosen.tsx';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useAuditedRead } from '#hooks/use-audited-read.ts';
import { signature } from '#services/customers/signature.ts';
import { cardOf } from './specimen-rows.tsx';
import '#lib/customers/messages/documents.ts';

/** The card of one account, from which its form begins. */
function Begun({ number, children }: Pick<SourceProps, 'children'> & { readonly number: string }) {
  const look = useAuditedRead(signature.specimens, cardOf(number));
  return (
    <Loaded state={look} lines={8}>
      {(card) => (
        <div className="stack">
          <PendingChange idFlow={card.id_flow} />
          {children({
            nomor_rekening: card.nomor_rekening,
            versi: card.versi,
            aturan: card.aturan,
            spesimen: card.spesimen,
            alasan: '',
          })}
        </div>
      )}
    </Loaded>
  );
}

/** A form begun from the card of the account that the address names, or that is chosen first. */
export function SpecimenSource({ asked, children }: SourceProps): ReactNode {
  return (
    <AccountChosen named={String(asked.nomor_rekening ?? '')} title="spesimen.rekening">
      {(number) => (
        <Begun key={number} number={number}>
          {children}
        </Begun>
      )}
    </AccountChosen>
  );
}
