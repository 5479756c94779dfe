import type { ChangeEventHandler, ClipboardEventHandler } from 'react';

interface PasteBoxProps {
  readonly label: string;
  readonly onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  readonly onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
}

/** Takes a copied table; the box itself stays empty. */
export const PasteBox = ({ label, onChange = () => undefined, onPaste }: PasteBoxProps) => (
  <textarea
    rows={1}
    className="form-control paste-box"
    aria-label={label}
    placeholder={label}
    value=""
    onChange={onChange}
    onPaste={onPaste}
  />
);
