import '#lib/accounts/messages/holds.ts';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { isMasked } from '#lib/masking.ts';
import { BalanceExplained } from './balance-explained.tsx';

/** Shows an account's holds and blocks, its balances line by line, and the screens that change them. */
export function HoldsTab({ row }: AccountTabProps) {
  const t = useT();
  const { canOpen } = useProfile();
  const masked = isMasked(row.nomor_rekening);
  const address = (route: string) => `${route}?${new URLSearchParams({ nomor_rekening: row.nomor_rekening })}`;
  const open = row.status_rekening !== 'TUTUP' && !masked;
  return (
    <div className="stack">
      {open && (canOpen('blokir-rekening') || canOpen('tahan-dana')) ? (
        <div className="line">
          {canOpen('tahan-dana') ? (
            <>
              <ButtonLink small icon="safe" href={address(menus['tahan-dana'].route)}>
                {t('blokir.tahan')}
              </ButtonLink>
              <ButtonLink small icon="unlock" href={address('/savings/release-funds')}>
                {t('blokir.lepas')}
              </ButtonLink>
            </>
          ) : null}
          {canOpen('blokir-rekening') ? (
            <>
              <ButtonLink small icon="lock" href={address(menus['blokir-rekening'].route)}>
                {t('blokir.pasang')}
              </ButtonLink>
              <ButtonLink small icon="unlock" href={address('/savings/unblock-account')}>
                {t('blokir.buka')}
              </ButtonLink>
            </>
          ) : null}
        </div>
      ) : null}
      <BalanceExplained account={masked ? { pegangan: row.pegangan } : { nomor_rekening: row.nomor_rekening }} />
    </div>
  );
}
