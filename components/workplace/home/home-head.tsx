import '#lib/messages/homes.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useTreeNames } from '#components/kit/ui/tree-names.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { HomeDef } from './homes.ts';

interface HomeHeadProps {
  readonly homes: readonly HomeDef[];
  readonly home: HomeDef;
  readonly onChoose: (kind: HomeDef['kind']) => void;
}

/** Leads a person with several desks from one home to the others; everybody else sees that a code opens its screen. */
export function HomeHead({ homes, home, onChoose }: HomeHeadProps) {
  const t = useT();
  const names = useTreeNames();
  const code = home.pins.map((menu) => names.get(menu)?.trans_code).find(Boolean);
  if (homes.length < 2) {
    return code ? <span className="muted small home-hint">{t('home.kodeLayar', { kode: code })}</span> : null;
  }
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
