import '#lib/messages/settings.ts';
import { signIn } from 'next-auth/react';
import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SETTINGS_ROUTE } from '#components/workplace/layout/user-menu.tsx';

/** Asks a Keycloak realm to show its form for a new password before the way back. */
const NEW_PASSWORD = { kc_action: 'UPDATE_PASSWORD' };

/** The password is the provider's: it asks for the new one itself and sends the browser back here. */
export function PasswordCard() {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  const go = async () => {
    setLeaving(true);
    await signIn('keycloak', { callbackUrl: SETTINGS_ROUTE }, NEW_PASSWORD).catch(() => setLeaving(false));
  };
  return (
    <Card title={t('setelan.sandi')}>
      <div className="stack">
        <p>{t('setelan.sandiPenjelasan')}</p>
        <div className="line">
          <Button busy={leaving} onClick={go}>
            {t('setelan.gantiSandi')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
