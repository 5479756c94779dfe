import type { ReactNode } from 'react';
import { chooseDensity, chooseTheme, currentDensity, currentTheme } from '#components/kit/ui/appearance.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { PageHeading } from '#components/kit/ui/page-heading.tsx';
import { useChosen } from '#components/kit/ui/use-chosen.ts';
import { chooseLanguage, useLanguage } from '#hooks/language.ts';
import { useSession } from '#hooks/use-session.ts';
import { densities, themes } from '#lib/control/codes.ts';
import { languages, messageOf } from '#lib/messages/id.ts';
import styles from '../../../styles/gallery.module.scss';
import { catalogue, type GalleryEntry } from './catalogue.ts';

interface SwitchProps<V extends string> {
  readonly label: string;
  readonly prefix: string;
  readonly options: readonly V[];
  readonly value: V | null;
  readonly choose: (value: V) => void;
}

/** A row of buttons of which one is pressed. */
function Switch<V extends string>({ label, prefix, options, value, choose }: SwitchProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a row with others in every browser.
    <div role="group" aria-label={label} className={`line ${styles.switches}`}>
      {options.map((option) => (
        <Button key={option} small aria-pressed={value === option} onClick={() => choose(option)}>
          {messageOf(prefix, option)}
        </Button>
      ))}
    </div>
  );
}

function Stage({ part, source }: { readonly part: GalleryEntry; readonly source: string }): ReactNode {
  const { id, title, about, Example } = part;
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="muted">{about}</p>
      <div className={styles.pair}>
        <div className="stack" data-part={id}>
          <Example />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long literal is scrolled by keyboard. */}
        <section className={styles.source} tabIndex={0} aria-label={`components/gallery/examples/${id}.tsx`}>
          <pre>
            <code>{source}</code>
          </pre>
        </section>
      </div>
    </section>
  );
}

/** Theme, density and language of everything below. */
function Switches() {
  const theme = useChosen(currentTheme, null);
  const density = useChosen(currentDensity, null);
  const language = useLanguage();
  const user = useSession().user?.id_user ?? '';
  return (
    <>
      <Switch label="Theme" prefix="setelan.tema." options={themes} value={theme} choose={chooseTheme} />
      <Switch label="Density" prefix="setelan.kerapatan." options={densities} value={density} choose={chooseDensity} />
      <Switch
        label="Language"
        prefix="setelan.bahasa."
        options={languages}
        value={language}
        choose={(chosen) => void chooseLanguage(chosen, user)}
      />
    </>
  );
}

/** Every shared part in every state beside the text that makes it; `sources` is by part id, read from the very files. */
export function Gallery({ sources }: { readonly sources: Readonly<Record<string, string>> }) {
  return (
    <>
      <PageHeading title="Parts">
        <Switches />
      </PageHeading>
      <nav className={styles.index} aria-label="Parts">
        {catalogue.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {catalogue.map((part) => (
        <Stage key={part.id} part={part} source={sources[part.id] ?? ''} />
      ))}
    </>
  );
}
