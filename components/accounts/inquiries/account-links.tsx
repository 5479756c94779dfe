import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { dormantStates } from '#lib/accounts/codes.ts';
import { isMasked } from '#lib/masking.ts';
import { rupiahMinor } from '#lib/money.ts';
import type { RekeningDetail, RekeningRow } from '#types/proto/accounts/savings.ts';

const SLEEPS: ReadonlySet<string> = new Set(dormantStates);

/** Lists the obstacles to serving an account, each as a link to the screen that deals with it, for those who may open that. */
export function AccountLinks({ row, detail }: { readonly row: RekeningRow; readonly detail: RekeningDetail }) {
  const t = useT();
  const { canOpen } = useProfile();
  const number = row.nomor_rekening;
  if (isMasked(number)) return null;
  const wakes = SLEEPS.has(row.status_rekening) && canOpen('reaktivasi-rekening');
  const waits = detail.debet_menunggu !== '' && rupiahMinor(detail.debet_menunggu) > 0n && canOpen('menunggu');
  const closing = row.status_rekening === 'PENUTUPAN' && canOpen('daftar-penutupan');
  if (!wakes && !waits && !closing) return null;
  return (
    <div className="line">
      {wakes ? (
        <ButtonLink
          small
          icon="unlock"
          href={`${menus['reaktivasi-rekening'].route}?${new URLSearchParams({ nomor_rekening: number })}`}
        >
          {t('tabungan.aktifkan')}
        </ButtonLink>
      ) : null}
      {closing ? (
        <ButtonLink small href={`${menus['daftar-penutupan'].route}?${new URLSearchParams({ keyword: number })}`}>
          {t('tabungan.lihatPenutupan')}
        </ButtonLink>
      ) : null}
      {waits ? (
        <ButtonLink small href={`${menus.menunggu.route}?${new URLSearchParams({ keyword: number })}`}>
          {t('tabungan.lihatMenunggu')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
