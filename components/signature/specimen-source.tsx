import { type ReactNode, useState } from 'react';
import { AccountField } from '#components/fields/account-field.tsx';
import { PendingChange } from '#components/flow/pending-change.tsx';
import { AccountOwner } from '#components/savings/account-facts.tsx';
import type { SourceProps } from '#components/screens/transaction-def.tsx';
import { Card } from '#components/ui/card.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { useLook } from '#hooks/use-look.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { signature } from '#services/signature.ts';
import { cardOf } from './specimen-rows.tsx';
import '#lib/messages/documents.ts';
import '#lib/messages/savings.ts';

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
  const t = useT();
  const named = String(asked.nomor_rekening ?? '');
  const [typed, setTyped] = useState('');
  const number = named || typed;
  return (
    <div className="stack">
      {named === '' ? (
        <Card title={t('spesimen.rekening')}>
          <div className="row gy-3">
            <div className="col-12 col-md-6">
              <AccountField name="rekening" label={t('rekening.nomor')} value={typed} onChange={setTyped} required />
            </div>
            <div className="col-12 col-md-6">
              <AccountOwner value={typed} />
            </div>
          </div>
        </Card>
      ) : null}
      {isAccountNumber(number) ? (
        <Begun key={number} number={number}>
          {children}
        </Begun>
      ) : null}
    </div>
  );
}
