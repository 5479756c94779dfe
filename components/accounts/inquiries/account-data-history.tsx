import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { StateAt } from '#components/customers/records/state-at.tsx';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { isMasked } from '#lib/masking.ts';
import { maintenance } from '#services/accounts/maintenance.ts';
import '#lib/accounts/messages/maintenance.ts';
import '#lib/control/messages/changes.ts';
import '#lib/messages/form.ts';
import '#lib/accounts/messages/opening.ts';
import '#lib/messages/states.ts';

/** The ways to a change of the account, for those who may make one at the branch that keeps it. */
function HistoryLinks({ row }: Pick<AccountTabProps, 'row'>) {
  const t = useT();
  const { canOpen, data } = useProfile();
  if (isMasked(row.nomor_rekening) || row.status_rekening === 'TUTUP' || row.kode_cabang !== data?.kode_cabang)
    return null;
  const to = (route: string) => `${route}?${new URLSearchParams({ nomor_rekening: row.nomor_rekening })}`;
  return (
    <div className="line">
      {canOpen('ubah-rekening') ? (
        <ButtonLink small icon="pencil" href={to(menus['ubah-rekening'].route)}>
          {t('ubahRek.ubah')}
        </ButtonLink>
      ) : null}
      {canOpen('pindah-cabang') ? (
        <ButtonLink small icon="building" href={to(menus['pindah-cabang'].route)}>
          {t('ubahRek.pindahkan')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/**
 * Shows an account's data today, its data on any day as known at any moment, and the differences between two; above it the change that waits.
 */
export function AccountDataHistory({ row }: AccountTabProps) {
  const of = { pegangan: row.pegangan };
  const empty = { nomor_rekening: '', benar: '', diketahui: '', banding_benar: '', banding_diketahui: '' };
  const now = useRecord(maintenance.state, { ...empty, ...of }, { quiet: true });
  return (
    <div className="stack">
      <PendingChange idFlow={now.data?.id_flow ?? ''} />
      <HistoryLinks row={row} />
      <StateAt endpoint={maintenance.state} of={of} unknown="ubahRek.belumDibuka" />
    </div>
  );
}
