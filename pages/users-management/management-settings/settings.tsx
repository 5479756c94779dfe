import '#lib/messages/titles.ts';
import { useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { PageHeading } from '#components/kit/ui/page-heading.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { type SettingsChange, useChangeSettings } from '#components/workplace/layout/use-settings.ts';
import { AppearanceCard } from '#components/workplace/settings/appearance-card.tsx';
import { PasswordCard } from '#components/workplace/settings/password-card.tsx';
import { PrinterCard } from '#components/workplace/settings/printer-card.tsx';
import { ProfileCard } from '#components/workplace/settings/profile-card.tsx';
import { SessionsCard } from '#components/workplace/settings/sessions-card.tsx';

export default function Settings() {
  const t = useT();
  const toast = useToast();
  const save = useChangeSettings();
  const [refusal, setRefusal] = useState('');
  const change = async (chosen: SettingsChange) => {
    try {
      await save(chosen);
      setRefusal('');
      toast(t('setelan.tersimpan'));
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <PageHeading title={t('menu.pengaturan')} />
      {refusal ? (
        <Note tone="warn" role="alert">
          {t('setelan.tidakTersimpan', { sebab: refusal })}
        </Note>
      ) : null}
      <div className="stack">
        <div className="two-columns">
          <div className="stack">
            <ProfileCard />
            <PasswordCard />
          </div>
          <div className="stack">
            <AppearanceCard change={change} />
            <PrinterCard change={change} />
          </div>
        </div>
        <SessionsCard />
      </div>
    </>
  );
}
