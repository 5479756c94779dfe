import { type IconName, iconSheet } from './icon-names.ts';

/** A decorative icon; the text beside it, or the button's aria-label, carries the meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <use href={`${iconSheet}#${name}`} />
    </svg>
  );
}
