import '#lib/business-day/messages/branch.ts';
import { failureOf } from '#components/kit/fields/field.tsx';
import { offeredBranches } from '#components/kit/fields/filters-on-paper.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { parameter } from '#services/control/parameter.ts';

interface BranchPickerProps {
  readonly value: string;
  readonly onChange: (kodeCabang: string) => void;
  /** Offers "all branches" as the empty choice. */
  readonly all?: boolean;
}

/** Head office reads any branch; everyone else never sees this field. */
export function BranchPicker({ value, onChange, all = false }: BranchPickerProps) {
  const t = useT();
  const list = useList(parameter.branches, { ...offeredBranches, quiet: true });
  const branches = list.rows.map(({ kode_cabang, nama_cabang }) => ({
    value: kode_cabang,
    display: `${kode_cabang} - ${nama_cabang}`,
  }));
  return (
    <SelectField
      name="kode_cabang"
      label={t('branch.pilih')}
      value={value}
      onChange={onChange}
      failed={failureOf(list)}
      options={all ? [{ value: '', display: t('umum.semua') }, ...branches] : branches}
    />
  );
}
