import { currentDensity, currentTheme } from '#components/kit/ui/appearance.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useChosen } from '#components/kit/ui/use-chosen.ts';
import type { SettingsChange } from '#components/workplace/layout/use-settings.ts';
import { useLanguage } from '#hooks/language.ts';
import { densities, themes } from '#lib/control/codes.ts';
import { languages } from '#lib/messages/id.ts';
import { Choice } from './option-group.tsx';

/** Language, theme and table density. */
export function AppearanceCard({ change }: { readonly change: (change: SettingsChange) => Promise<void> }) {
  const t = useT();
  const theme = useChosen(currentTheme, 'system');
  const density = useChosen(currentDensity, 'compact');
  const language = useLanguage();
  return (
    <Card title={t('setelan.tampilan')}>
      <div className="stack">
        <Choice
          label={t('setelan.bahasa')}
          prefix="setelan.bahasa."
          options={languages}
          value={language}
          onChange={(bahasa) => void change({ bahasa })}
        />
        <Choice
          label={t('setelan.tema')}
          prefix="setelan.tema."
          options={themes}
          value={theme}
          onChange={(tema) => void change({ tema })}
        />
        <Choice
          label={t('setelan.kerapatan')}
          prefix="setelan.kerapatan."
          options={densities}
          value={density}
          onChange={(kerapatan) => void change({ kerapatan })}
        />
        <p className="field-hint">{t('setelan.berlaku')}</p>
      </div>
    </Card>
  );
}
