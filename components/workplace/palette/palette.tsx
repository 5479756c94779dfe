import { useRouter } from 'next/router';
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#components/kit/ui/icon.tsx';
import { Keys } from '#components/kit/ui/keys.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { Entry } from './entries.ts';
import { type Entries, useEntries } from './use-entries.ts';

interface PaletteProps {
  /** The palette shows this user's recent screens. */
  readonly user: string;
  /** The box begins with this text. */
  readonly text?: string;
  /** Enter was pressed before the palette was there: it takes the first entry once all are found. */
  readonly entered?: boolean;
  readonly onClose: () => void;
}

/** Consecutive entries of one group, in the order they came. */
function grouped(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0]?.group === entry.group) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

interface OptionsProps {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly active: Entry | undefined;
  readonly onPick: (entry: Entry) => void;
}

function Options({ id, entries, active, onPick }: OptionsProps) {
  const t = useT();
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) current.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div id={id} role="listbox" aria-label={t('palet.hasil')} className="palette-list">
      {grouped(entries).map((group) => {
        const title = group[0]?.group ?? 'palet.layar';
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs; these are options of a listbox.
          <div key={title} role="group" aria-label={t(title)}>
            <div className="group-title" aria-hidden="true">
              {t(title)}
            </div>
            {group.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the box, which keeps the focus.
              <div
                key={entry.id}
                id={`${id}-${entry.id}`}
                ref={entry === active ? current : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={entry === active}
                aria-disabled={entry.address === null || undefined}
                className="palette-option"
                onClick={() => onPick(entry)}
              >
                <Icon name={entry.icon} />
                <span className="palette-title">{entry.title}</span>
                <small>{entry.detail}</small>
                {entry.code ? <code>{entry.code}</code> : null}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Foot({ text, state }: { readonly text: string; readonly state: Entries }) {
  const t = useT();
  const { entries, searching, failed } = state;
  const empty = entries.length === 0 && !searching;
  const said = failed
    ? t('palet.gagal')
    : searching
      ? t('palet.mencari')
      : empty
        ? t('palet.kosong', { teks: text.trim() })
        : t('palet.jumlah', { jumlah: entries.length });
  return (
    <div className="palette-foot">
      <span role="status">{said}</span>
      <span className="keys push" aria-hidden="true">
        <Keys keys="↑+↓" /> {t('palet.pindah')} <Keys keys="Enter" /> {t('palet.buka')} <Keys keys="Esc" />{' '}
        {t('aksi.tutup').toLowerCase()}
      </span>
    </div>
  );
}

/** Holds the entry that Enter would take: the first, until the arrows choose another; typing starts over. */
function useActive(entries: readonly Entry[]) {
  const [chosen, setChosen] = useState('');
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosen),
  );
  const move = (step: number) => {
    if (entries.length > 0) setChosen(entries[(at + step + entries.length) % entries.length]?.id ?? '');
  };
  return { active: entries[at], move, reset: () => setChosen('') };
}

/** Open as long as it is rendered; the focus goes to the box, and back to where it came from. */
function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  // Before the next key: none may go to the page between what was typed meanwhile and the box.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const open = dialog.current;
    open?.showModal();
    open?.querySelector('input')?.focus();
    return () => {
      open?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog]);
}

/** Takes the first entry once, when all are found, for an Enter that came before the palette. Typing on takes that Enter back. */
function useEntered(entered: boolean, searching: boolean, focus: () => void) {
  const due = useRef(entered);
  useEffect(() => {
    if (searching) return;
    if (due.current && entered) focus();
    due.current = false;
  });
}

/** Goes anywhere by typing: a screen by name or code, an account or customer, or a whole transaction as one line. */
export function Palette({ user, text: first = '', entered = false, onClose }: PaletteProps) {
  const t = useT();
  const router = useRouter();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(first);
  const state = useEntries(text, user);
  const { active, move, reset } = useActive(state.entries);

  useModal(dialog);

  const pick = (entry: Entry | undefined) => {
    if (!entry?.address) return;
    onClose();
    void router.push(entry.address);
  };
  useEntered(entered && text === first, state.searching, () => pick(active));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === 0) pick(active);
    else move(step);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; its key is Escape, heard by onCancel.
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('palet.judul')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="palette-box">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={t('palet.kotak')}
          aria-expanded={state.entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t('palet.petunjuk')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            reset();
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Options id={listId} entries={state.entries} active={active} onPick={pick} />
      <Foot text={text} state={state} />
    </dialog>
  );
}
