import '#lib/cash/messages/currency.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { messageOf } from '#lib/messages/id.ts';

interface CurrencySwitchProps {
  /** The currencies of which there is a till or vault, one each. */
  readonly codes: readonly string[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Chooses among the teller's tills, or the branch's vaults; draws nothing while there is one. */
export function CurrencySwitch({ codes, value, onChange }: CurrencySwitchProps) {
  const t = useT();
  if (codes.length < 2) return null;
  return (
    <fieldset className="line currency-switch">
      <legend className="visually-hidden">{t('valas.valuta')}</legend>
      {codes.map((code) => (
        <Button
          key={code}
          small
          variant={code === value ? 'primary' : 'plain'}
          aria-pressed={code === value}
          onClick={() => onChange(code)}
        >
          {`${code} · ${messageOf('valuta.', code)}`}
        </Button>
      ))}
    </fieldset>
  );
}
