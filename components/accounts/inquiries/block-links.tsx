import '#lib/accounts/messages/holds.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';

/** From the list to what is done about it: a new block, a new hold, the list of the day. */
export function BlockLinks() {
  const t = useT();
  const { canOpen } = useProfile();
  return (
    <>
      {canOpen('mutasi-blokir') ? (
        <ButtonLink icon="journal-text" href={menus['mutasi-blokir'].route}>
          {t('blokir.daftarHarian')}
        </ButtonLink>
      ) : null}
      {canOpen('blokir-rekening') ? (
        <ButtonLink icon="lock" href={menus['blokir-rekening'].route}>
          {t('blokir.pasang')}
        </ButtonLink>
      ) : null}
      {canOpen('tahan-dana') ? (
        <ButtonLink variant="primary" icon="plus-lg" href={menus['tahan-dana'].route}>
          {t('blokir.tahan')}
        </ButtonLink>
      ) : null}
    </>
  );
}
