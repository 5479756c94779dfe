import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { Contract, Parties } from './account-sections.tsx';

/** Shows who owns the account and signs for it, and the terms that hold. */
export function AccountTerms({ row, info }: AccountTabProps) {
  return (
    <div className="stack">
      <Parties parties={info.pihak} rule={info.cara_tanda_tangan} />
      <Contract contract={info.kontrak} currency={row.kode_valuta} />
    </div>
  );
}
