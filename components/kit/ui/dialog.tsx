import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './button.tsx';
import { useT } from './messages.tsx';
import { leaveTopLayer } from './top-layer.ts';

interface DialogProps {
  readonly title: string;
  /** `side` is at the edge of a wide screen and leaves the rest readable, `guide` at the bottom of any. */
  readonly size?: 'narrow' | 'normal' | 'wide' | 'side' | 'guide';
  /** Called by Escape, the cross and the backdrop; the parent stops rendering the dialog. */
  readonly onClose: () => void;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

const FIRST_FIELD = '.dialog-body :is(input, select, textarea):enabled:not([readonly])';

/**
 * A modal window on the native dialog element, which traps focus, makes the rest inert and gives focus back to the
 * opener. It is open as long as it is rendered.
 */
export function Dialog({ title, size = 'normal', onClose, foot, children }: DialogProps) {
  const t = useT();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    const dialog = ref.current;
    dialog?.showModal();
    // The browser would take the cross in the corner; a person came here to type, or to press the button below.
    const input = dialog?.querySelector<HTMLElement>(FIRST_FIELD);
    const buttons = dialog?.querySelectorAll<HTMLElement>('.dialog-foot button:not(:disabled)');
    (input ?? buttons?.[buttons.length - 1])?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  // Another cause may take the window away (the row it belongs to is gone after a push); a popup over it still waits for an answer.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog) leaveTopLayer(dialog);
    };
  }, []);

  // In the body, because a dialog with a form of its own may be opened from within a form.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; its key is Escape, heard by onCancel.
    <dialog
      ref={ref}
      className={`dialog ${size === 'normal' ? '' : size}`.trim()}
      aria-labelledby={id}
      onCancel={(event) => {
        // A window opened from within this one, and a choice of files that was given up, tell it too; neither closes it.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="x-lg" label={t('aksi.tutup')} onClick={onClose} />
      </header>
      <div className="dialog-body">{children}</div>
      {foot ? <footer className="dialog-foot">{foot}</footer> : null}
    </dialog>,
    document.body,
  );
}
