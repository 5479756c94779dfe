import '#lib/payments/messages/transfer.ts';
import { useEffect } from 'react';
import { difference, worth } from '#components/kit/denominations/counting.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { MoneyField } from '#components/kit/fields/money-field.tsx';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useSettled } from '#hooks/use-settled.ts';
import { BOOK_CURRENCY, fromMinor, rupiahMinor, tryParse } from '#lib/money.ts';
import type { TransferRail } from '#lib/payments/transfers.ts';
import { transfer } from '#services/payments/transfer.ts';
import type { Pecahan } from '#types/proto/common.ts';

/** Returns the worth of a field's notes and coins; '' where none were counted. */
function counted(rows: unknown): string {
  const there = Array.isArray(rows) ? (rows as Pecahan[]).filter(({ lembar }) => lembar > 0) : [];
  return there.length === 0 ? '' : worth(there);
}

interface CashDueProps {
  readonly props: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
  readonly rail: TransferRail;
}

/** The cash to take: the amount and its fee, by the rail's terms now. Beside it what was counted, and what goes back on it. */
export function CashDue({ props, values, form, rail }: CashDueProps) {
  const t = useT();
  const { disabled = false } = props;
  const nominal = String(values.nominal ?? '');
  const settled = useSettled(nominal);
  const terms = useRecord(
    transfer.terms,
    { nominal: settled, tunai: 'T' },
    { enabled: !disabled && settled !== '', quiet: true },
  );
  const fee = settled === nominal ? terms.data?.jalur.find((row) => row.rail === rail)?.biaya : undefined;
  const waived = values.bebas_biaya === 'T';
  let due = '';
  if (fee !== undefined && tryParse(nominal, BOOK_CURRENCY)) {
    due = fromMinor(rupiahMinor(nominal) + (waived ? 0n : rupiahMinor(fee)));
  }
  useEffect(() => {
    if (!disabled && (due !== '' || nominal === '')) fillIn(form, 'jumlah_tunai', due);
  }, [disabled, due, nominal, form]);
  const received = counted(values.pecahan);
  const back = received !== '' && tryParse(props.value, BOOK_CURRENCY) ? difference(received, props.value) : '';
  return (
    <div className="stack">
      <MoneyField {...props} disabled />
      {received === '' ? null : (
        <DescriptionList
          items={[
            { label: t('transfer.uangDihitung'), value: <Amount value={received} /> },
            ...(back === '' || back.startsWith('-')
              ? []
              : [{ label: t('transfer.uangKembali'), value: <Amount value={back} /> }]),
          ]}
        />
      )}
    </div>
  );
}
