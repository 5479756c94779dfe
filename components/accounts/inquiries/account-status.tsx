import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { RekeningRow } from '#types/proto/accounts/savings.ts';

/** Status of an account, and its block when there is one. */
export function AccountStatus({ account }: { readonly account: Pick<RekeningRow, 'status_rekening' | 'blokir'> }) {
  return (
    <span className="line">
      <StatusChip code={account.status_rekening} />
      {account.blokir ? <Chip tone="bad">{messageOf('rekening.blokir.', account.blokir)}</Chip> : null}
    </span>
  );
}
