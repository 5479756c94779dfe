import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterChange, caretOf, severalCells, type Typing } from './typing.ts';

interface NumberTyping {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly shown: string;
  /** Holds the entered text until the person leaves the input; null when nobody is typing. */
  readonly entered: string | null;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onPaste(event: ClipboardEvent<HTMLInputElement>): void;
  onDrop(event: DragEvent<HTMLInputElement>): void;
  onLeave(): void;
}

/** A drop moves the selection itself, so that the selection before means nothing for it. */
const DROPPED = 'insertFromDrop';

/**
 * Holds the text of a number input while it is typed. `start` is the text to go on from, `show` puts commas; `normalize` returns the part that the input
 * keeps and hands the value on.
 */
export function useNumberTyping(
  start: Typing,
  show: (raw: string) => Typing,
  normalize: (raw: string, before: string) => string,
): NumberTyping {
  const [typing, setTyping] = useState<Typing | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const selection = useRef<readonly [number, number] | null>(null);

  useEffect(() => {
    const element = input.current;
    const remember = (event: InputEvent) => {
      const [from, to] = [element?.selectionStart ?? null, element?.selectionEnd ?? null];
      selection.current = from === null || to === null || event.inputType === DROPPED ? null : [from, to];
    };
    element?.addEventListener('beforeinput', remember);
    return () => element?.removeEventListener('beforeinput', remember);
  }, []);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const before = typing ?? start;
  /** Several cells are shown as such and refused: an input puts a blank between them, and 100 and 250 would be 100,250. */
  const several = (event: { preventDefault(): void }, pasted: DataTransfer | null) => {
    const text = severalCells(pasted?.getData('text') ?? '');
    if (text === null) return;
    event.preventDefault();
    setTyping(show(normalize(text, '')));
  };
  return {
    input,
    shown: before.shown,
    entered: typing?.raw ?? null,
    onChange: ({ target }) => {
      const change = { text: target.value, caret: target.selectionEnd ?? target.value.length };
      const { raw, behind } = afterChange(before, { ...change, selection: selection.current });
      selection.current = null;
      const next = show(normalize(raw, before.raw));
      caret.current = caretOf(next, Math.min(behind, next.raw.length));
      setTyping(next);
    },
    onPaste: (event) => several(event, event.clipboardData),
    onDrop: (event) => several(event, event.dataTransfer),
    onLeave: () => setTyping(null),
  };
}
