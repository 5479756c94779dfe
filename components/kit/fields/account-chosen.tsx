import { type ReactNode, useState } from 'react';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { isAccountNumber } from '#lib/account-number.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { AccountField } from './account-field.tsx';
import { AccountOwner } from './account-owner.tsx';
import '#lib/accounts/messages/savings.ts';

interface ChosenProps {
  /** The account that the address names; empty where it is chosen here. */
  readonly named: string;
  /** Titles the choice. */
  readonly title: MessageKey;
  readonly children: (number: string) => ReactNode;
}

/** Begins a form of one account with the account that the address names, or that is chosen first. */
export function AccountChosen({ named, title, children }: ChosenProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const number = named || typed;
  return (
    <div className="stack">
      {named === '' ? (
        <Card title={t(title)}>
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
      {isAccountNumber(number) ? children(number) : null}
    </div>
  );
}
