import { type ReactNode, useEffect, useState } from 'react';
import {
  chooseDensity,
  chooseTheme,
  currentDensity,
  currentTheme,
  densities,
  themes,
} from '#components/layout/appearance.ts';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { messageOf } from '#lib/messages/id.ts';
import styles from '../../styles/gallery.module.scss';
import { type Part, parts } from './parts.ts';

interface SwitchProps<V extends string> {
  readonly label: string;
  readonly prefix: string;
  readonly options: readonly V[];
  readonly current: () => V;
  readonly choose: (value: V) => void;
}

/** A row of buttons of which one is pressed. */
function Switch<V extends string>({ label, prefix, options, current, choose }: SwitchProps<V>) {
  const [value, setValue] = useState<V | null>(null);
  useEffect(() => setValue(current()), [current]);
  const pick = (option: V) => {
    choose(option);
    setValue(option);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a row with others in every browser.
    <div role="group" aria-label={label} className={`line ${styles.switches}`}>
      {options.map((option) => (
        <Button key={option} small aria-pressed={value === option} onClick={() => pick(option)}>
          {messageOf(prefix, option)}
        </Button>
      ))}
    </div>
  );
}

function Stage({ part, source }: { readonly part: Part; readonly source: string }): ReactNode {
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

/** Every shared part in every state beside the text that makes it; `sources` is by part id, read from the very files. */
export function Gallery({ sources }: { readonly sources: Readonly<Record<string, string>> }) {
  return (
    <>
      <PageHeader title="Parts">
        <Switch label="Theme" prefix="setelan.tema." options={themes} current={currentTheme} choose={chooseTheme} />
        <Switch
          label="Density"
          prefix="setelan.kerapatan."
          options={densities}
          current={currentDensity}
          choose={chooseDensity}
        />
      </PageHeader>
      <nav className={styles.index} aria-label="Parts">
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {parts.map((part) => (
        <Stage key={part.id} part={part} source={sources[part.id] ?? ''} />
      ))}
    </>
  );
}
