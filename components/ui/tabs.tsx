import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Flat tabs: arrows move while the bar has focus, Ctrl+Right and Ctrl+Left from anywhere inside. */
export function Tabs({ tabs, label }: { readonly tabs: readonly Tab[]; readonly label: string }) {
  const base = useId();
  const [at, setAt] = useState(0);
  const current = tabs[at];
  const move = (event: KeyboardEvent<HTMLElement>, onBar: boolean) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.ctrlKey === onBar) return;
    const to = Math.max(0, Math.min(tabs.length - 1, at + step));
    event.preventDefault();
    event.stopPropagation();
    setAt(to);
    if (onBar) document.getElementById(`${base}-${tabs[to]?.id}`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+arrows are heard from every field of the tab's panel.
    <div className="stack" onKeyDown={(event) => move(event, false)}>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={(event) => move(event, true)}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={`${base}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setAt(index)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${current?.id}`}>
        {current?.content}
      </div>
    </div>
  );
}
