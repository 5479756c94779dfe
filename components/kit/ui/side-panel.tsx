import '#lib/messages/table.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { KeysPlace, usePlaceOver, useShortcuts } from '#hooks/use-shortcuts.ts';
import { IconButton } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useT } from './messages.tsx';

interface SidePanelProps {
  /** Names the panel for a screen reader, and titles it where it opens above a window. */
  readonly title: string;
  /** Stands above everything that scrolls; the close button is beside it. */
  readonly head: ReactNode;
  /** The page makes room: its list narrows instead of going on beneath the panel. */
  readonly beside?: boolean | undefined;
  /** Goes to the record before (-1) or after (1) in the list; null where there is none. */
  readonly onStep?: ((by: -1 | 1) => void) | undefined;
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Takes the focus as it opens and gives it back to the opener. */
function useFocus() {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    root.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return root;
}

/** Draws the panel at the right edge; on a phone it is the page. It is not modal: the rest of the page stays usable. */
function Beside({ title, head, beside = false, onStep, onClose, foot, children }: SidePanelProps) {
  const t = useT();
  const root = useFocus();
  const steps = onStep
    ? ([
        ['ArrowUp', 'tabel.barisSebelum', -1, 'arrow-up'],
        ['ArrowDown', 'tabel.barisSesudah', 1, 'arrow-down'],
      ] as const)
    : [];
  useShortcuts([
    { keys: 'Escape', label: t('aksi.tutup'), run: onClose },
    ...steps.map(([keys, label, by]) => ({ keys, label: t(label), run: () => onStep?.(by) })),
  ]);
  return createPortal(
    <section
      ref={root}
      className={beside ? 'side-panel beside' : 'side-panel'}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
    >
      <div className="side-panel-head">
        <div>{head}</div>
        {steps.map(([keys, label, by, icon]) => (
          <IconButton key={keys} icon={icon} label={t(label)} onClick={() => onStep?.(by)} />
        ))}
        <IconButton icon="x-lg" label={t('aksi.tutup')} onClick={onClose} />
      </div>
      <div className="side-panel-body">{children}</div>
      {foot ? <div className="side-panel-foot">{foot}</div> : null}
    </section>,
    document.body,
  );
}

/** The panel with the keys of everything inside it. */
function Own(props: SidePanelProps) {
  return (
    <KeysPlace value={usePlaceOver()}>
      <Beside {...props} />
    </KeysPlace>
  );
}

/** Shows one record beside the page; from within a window, which makes the page inert, in a window of its own. */
export function SidePanel(props: SidePanelProps) {
  const [covered] = useState(() => document.querySelector('dialog[open]') !== null);
  if (!covered) return <Own {...props} />;
  const { title, foot, onClose, children } = props;
  return (
    <Dialog title={title} size="wide" onClose={onClose} foot={foot}>
      {children}
    </Dialog>
  );
}
