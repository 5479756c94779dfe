import { IconButton } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useLanguage } from '#hooks/language.ts';
import { lockScreen } from '#hooks/screen-lock.ts';
import { languages } from '#lib/messages/id.ts';
import { useChangeSettings } from './use-settings.ts';

const isDark = () => document.documentElement.dataset.theme === 'dark';

/** The other language, the other theme, and the lock: one press each, beside the user menu or at the foot of a phone's sidebar. */
export function QuickControls() {
  const t = useT();
  const language = useLanguage();
  const change = useChangeSettings();
  const other = languages.find((each) => each !== language) ?? 'id';
  // Shown at once in any case; a core that cannot be reached only does not carry it to the next workstation.
  const choose = (to: Parameters<typeof change>[0]) => void change(to).catch(() => undefined);
  return (
    <div className="quick-controls">
      <IconButton icon="translate" label={t(`shell.bahasa.${other}`)} onClick={() => choose({ bahasa: other })} />
      <IconButton
        icon="circle-half"
        label={t('shell.tema')}
        onClick={() => choose({ tema: isDark() ? 'light' : 'dark' })}
      />
      <IconButton icon="lock" label={t('kunci.menu')} onClick={lockScreen} />
    </div>
  );
}
