import '#lib/messages/homes.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { HomeDef } from './homes.ts';

interface HomeSwitchProps {
  readonly homes: readonly HomeDef[];
  readonly home: HomeDef;
  readonly onChoose: (kind: HomeDef['kind']) => void;
}

/** Leads a person with several desks from one home to the others. */
export function HomeSwitch({ homes, home, onChoose }: HomeSwitchProps) {
  const t = useT();
  return (
    <fieldset className="home-switch" aria-label={t('home.berandaLain')}>
      {homes.map(({ kind }) => (
        <button key={kind} type="button" aria-pressed={kind === home.kind} onClick={() => onChoose(kind)}>
          {messageOf('home.jenis.', kind)}
        </button>
      ))}
    </fieldset>
  );
}
