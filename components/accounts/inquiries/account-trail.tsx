import '#lib/messages/operations.ts';
import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';

/** Lists who changed and who read this account. */
export function AccountTrail({ row }: AccountTabProps) {
  return <ObjectHistory objek={row.pegangan} />;
}
