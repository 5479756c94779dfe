import '#lib/customers/messages/wic.ts';
import { useEffect, useRef, useState } from 'react';
import { boxClass, described, FieldFrame, type FieldProps, fieldId } from '#components/kit/fields/field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useShortcuts } from '#hooks/use-shortcuts.ts';

const MOST_DIGITS = 24;
const KEYS = 'Alt+P';

/**
 * Shows in one line who stands at the counter: the account's holder until the teller names somebody else by the number of a document. A
 * presenter that is named, refused or remarked on stays open.
 */
export function PresenterField(props: FieldProps) {
  const { name, value, onChange, onBlur, disabled, error } = props;
  const t = useT();
  const [named, setNamed] = useState(false);
  const wanted = useRef(false);
  const open = named || value !== '' || error !== undefined || props.remarked === true;
  useEffect(() => {
    if (wanted.current && open) document.getElementById(fieldId(name))?.focus();
    wanted.current = false;
  });
  const nameAnother = () => {
    wanted.current = true;
    setNamed(true);
  };
  const holder = () => {
    setNamed(false);
    onChange('');
  };
  const label = t(open ? 'wic.pemilik' : 'wic.orangLain');
  const toggle = open ? holder : nameAnother;
  useShortcuts(disabled ? [] : [{ keys: KEYS, label: t('wic.orangLainAtauPemilik'), run: toggle }]);
  const field = open ? props : { ...props, hint: undefined };
  return (
    <FieldFrame field={field}>
      <div className={open ? boxClass(error) : 'field-box still'}>
        <input
          {...described(field)}
          maxLength={MOST_DIGITS}
          autoComplete="off"
          value={open ? value : t('wic.pemilikRekening')}
          disabled={disabled}
          readOnly={!open}
          tabIndex={open ? undefined : -1}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {disabled ? null : (
          <button type="button" className="opener words" tabIndex={-1} title={KEYS.replace('+', ' ')} onClick={toggle}>
            {label}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
