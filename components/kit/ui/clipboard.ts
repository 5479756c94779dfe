import { topLayer } from './top-layer.ts';

/** Puts a text on the clipboard; false when the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Browsers keep navigator.clipboard for https; inside a branch the office may be reached by http. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.style.position = 'fixed';
  box.style.opacity = '0';
  topLayer().append(box);
  box.select();
  const copied = typeof document.execCommand === 'function' && document.execCommand('copy');
  box.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
