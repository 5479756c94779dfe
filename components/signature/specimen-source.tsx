import type { ReactNode } from 'react';
import { PendingChange } from '#components/flow/pending-change.tsx';
import { AccountChosen } from '#components/savings/account-chosen.tsx';
import type { SourceProps } from '#components/screens/transaction-def.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { useLook } from '#hooks/use-look.ts';
import { signature } from '#services/signature.ts';
import { cardOf } from './specimen-rows.tsx';
import '#lib/messages/documents.ts';

/** The card of one account, from which its form begins. */
function Begun({ number, children }: Pick<SourceProps, 'children'> & { readonly number: string }) {
  const look = useLook(signature.specimens, cardOf(number));
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
