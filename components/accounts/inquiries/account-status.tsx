import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { RekeningRow } from '#types/proto/accounts/savings.ts';

interface StatusProps {
  readonly account: Pick<RekeningRow, 'status_rekening' | 'blokir'>;
  /** In a list only what differs from an active account stands out. */
  readonly plain?: boolean;
}

/** Status of an account, and its block when there is one. */
export function AccountStatus({ account, plain = false }: StatusProps) {
  return (
    <span className="line">
      {plain && account.status_rekening === 'AKTIF' ? (
        <span className="muted">{messageOf('status.', account.status_rekening)}</span>
      ) : (
        <StatusChip code={account.status_rekening} />
      )}
      {account.blokir ? <Chip tone="bad">{messageOf('rekening.blokir.', account.blokir)}</Chip> : null}
    </span>
  );
}
