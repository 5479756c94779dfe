import type { FieldProps } from '#components/kit/fields/field.tsx';
import { failureOf } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { StillField } from '#components/kit/fields/text-field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { vault } from '#services/cash/vault.ts';

interface AbsentTillProps extends FieldProps {
  /** Gets the currency of the till that is chosen. */
  readonly onCurrency: (code: string) => void;
}

/** The tills of the branch by teller. No balance is shown, so that the count is independent of the books. */
export function AbsentTill({ onCurrency, ...props }: AbsentTillProps) {
  const { name, label, value, onChange, disabled } = props;
  const t = useT();
  const tills = useList(vault.tills, { sizes: [100], quiet: true });
  const shown = tills.rows.map((till) => ({
    value: till.id_kas,
    display: [till.kode_kas, till.nama_user, till.kode_valuta].join(' - '),
  }));
  if (disabled) {
    const chosen = shown.find((till) => till.value === value);
    return <StillField name={name} label={label} value={chosen?.display ?? value} />;
  }
  return (
    <SelectField
      {...props}
      failed={failureOf(tills)}
      onChange={(id) => {
        onChange(id);
        const till = tills.rows.find(({ id_kas }) => id_kas === id);
        if (till) onCurrency(till.kode_valuta);
      }}
      options={[{ value: '', display: t('vault.pilihTellerTempat') }, ...shown]}
    />
  );
}
