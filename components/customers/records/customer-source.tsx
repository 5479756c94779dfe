import type { ReactNode } from 'react';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import type { Output } from '#services/client.ts';
import { customer } from '#services/customers/customer.ts';

export type CustomerDetail = Output<typeof customer.detail>;

/** A form begun from the customer that the address names, or empty for a new one; a change that waits is shown above it. */
function sourceOf(startOf: (detail: CustomerDetail) => Values | undefined, blank: Values) {
  return function CustomerSource({ asked, children }: SourceProps): ReactNode {
    const number = String(asked.nomor_nasabah ?? '');
    const record = useRecord(customer.detail, { nomor_nasabah: number }, { enabled: number !== '' });
    if (number === '') return children(blank);
    return (
      <Loaded state={record} lines={10}>
        {(found) => {
          const start = startOf(found);
          if (!start) return <EmptyState />;
          return (
            <div className="stack">
              <PendingChange idFlow={found.nasabah?.id_flow ?? ''} />
              {children(start)}
            </div>
          );
        }}
      </Loaded>
    );
  };
}

export const personSource = (blank: Values) => sourceOf(({ individu }) => individu && { ...individu }, blank);
export const entitySource = (blank: Values) => sourceOf(({ badan_usaha }) => badan_usaha && { ...badan_usaha }, blank);
