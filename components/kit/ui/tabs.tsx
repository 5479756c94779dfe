import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { isAsked } from './top-layer.ts';
import { useRouteChange } from './use-route-change.ts';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly icon?: IconName | undefined;
  /** The key that leads to it, where the parent binds one. */
  readonly keys?: string | undefined;
  /** Explains the error in it, for those who do not see the mark. */
  readonly mark?: string | undefined;
}

const looks = { flat: 'tabs', icon: 'tabs with-icons', part: 'tabs parts', step: 'tabs steps' } as const;

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly label: string;
  /** `icon` shows each tab's icon above its title; `part` draws tabs inside a tab, `step` numbers them and writes each mark out. */
  readonly variant?: keyof typeof looks;
  /** Names the tab that is shown, when the parent decides; otherwise the tabs keep it themselves, from the first one. */
  readonly at?: number;
  readonly onMove?: (to: number) => void;
}

/** Marks a tab in which something is not right. */
function Mark({ text, written }: { readonly text: string; readonly written: boolean }) {
  if (written) return <span className="tab-mark">{text}</span>;
  return (
    <span className="tab-mark" title={text}>
      <Icon name="exclamation-circle" />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

const stepOf = (key: string) => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);

/** The tabs a key pressed at `target` belongs to: those around it, else the first ones that are not behind a window. */
function tabsFor(target: EventTarget | null): Element | null {
  const around = target instanceof Element ? target.closest('[data-tabs]') : null;
  const windows = document.querySelectorAll('.side-panel, dialog[open], .swal2-container');
  return around ?? (windows[windows.length - 1] ?? document).querySelector('[data-tabs]');
}

/** Ctrl+Right and Ctrl+Left go to the next and previous tab, wherever the focus is. */
function useTabKeys(move: (step: number) => void) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const step = stepOf(event.key);
      if (step === 0 || isAsked() || !event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return;
      if (tabsFor(event.target) !== root.current) return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return root;
}

/** This many px of the neighbour stay in sight: one sees that the bar goes on. */
const PEEK = 40;

/** Keeps the current tab in sight where the bar is wider than the screen; it moves the bar, never the page. */
function useTabInSight(at: number) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = bar.current?.querySelectorAll('[role="tab"]')[at];
    if (!bar.current || !tab) return;
    const [box, here] = [bar.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    const before = here.left - PEEK - box.left;
    const after = here.right + PEEK - box.right;
    const step = before < 0 ? before : Math.max(0, after);
    bar.current.scrollLeft = Math.max(0, bar.current.scrollLeft + step);
  }, [at]);
  return bar;
}

/** Tabs from the first to the last: arrows move while the bar has focus, Ctrl+arrows from anywhere; a new route starts over. */
export function Tabs({ tabs, label, variant = 'flat', at: given, onMove }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(0);
  const at = Math.min(given ?? own, tabs.length - 1);
  const current = tabs[at];
  const go = (to: number) => {
    if (to === at || to < 0 || to >= tabs.length) return;
    if (given === undefined) setOwn(to);
    onMove?.(to);
  };
  useRouteChange(() => go(0));
  const root = useTabKeys((step) => go(at + step));
  const bar = useTabInSight(at);

  const onBar = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key);
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : at + step;
    if (event.ctrlKey || to === at || !tabs[to]) return;
    event.preventDefault();
    go(to);
    document.getElementById(`${base}-${tabs[to].id}`)?.focus({ preventScroll: true });
  };
  return (
    <div ref={root} data-tabs="" className="stack">
      <div ref={bar} className={looks[variant]} role="tablist" aria-label={label} onKeyDown={onBar}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={`${base}-panel`}
            aria-keyshortcuts={tab.keys}
            tabIndex={index === at ? 0 : -1}
            onClick={() => go(index)}
          >
            {tab.icon ? <Icon name={tab.icon} /> : null}
            {tab.title}
            {tab.keys ? (
              <span aria-hidden="true">
                <kbd>{tab.keys}</kbd>
              </span>
            ) : null}
            {tab.mark ? <Mark text={tab.mark} written={variant === 'step'} /> : null}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${current?.id}`}>
        {current?.content}
      </div>
    </div>
  );
}
