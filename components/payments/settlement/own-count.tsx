import '#lib/payments/messages/settlement.ts';
import { useEffect } from 'react';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldOf, FormHandle, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useSettled } from '#hooks/use-settled.ts';
import { BOOK_CURRENCY, fromMinor, rupiahMinor, tryParse } from '#lib/money.ts';
import { BILL_COUNT, BILL_MONTH, settlementRails } from '#lib/payments/settlement.ts';
import { settlement } from '#services/payments/settlement.ts';
import type { HitunganTagihanReply } from '#types/proto/payments/settlement.ts';

interface CountProps {
  readonly counted: HitunganTagihanReply;
  readonly values: Values;
}

/** The bank's own count by tariff, its sum, the bill under it, and what the two differ by. */
function CountTable({ counted, values }: CountProps) {
  const t = useT();
  const banyak = String(values.banyak ?? '');
  const nominal = String(values.nominal ?? '');
  const billed = BILL_COUNT.test(banyak) && tryParse(nominal, BOOK_CURRENCY) !== null;
  const more = billed ? BigInt(banyak) - BigInt(counted.banyak) : 0n;
  const dearer = billed ? rupiahMinor(nominal) - rupiahMinor(counted.nominal) : 0n;
  return (
    <SmallTable
      label={t('tagihanBi.hitungan')}
      heads={[t('tagihanBi.tarif'), { num: t('tagihanBi.banyak') }, { num: t('tagihanBi.jumlah') }]}
    >
      {counted.tarif.map((row) => (
        <tr key={row.tarif}>
          <td>
            <Amount value={row.tarif} />
          </td>
          <td className="num">{row.banyak}</td>
          <td className="num">
            <Amount value={row.nominal} />
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row">{t('tagihanBi.hitunganBank')}</th>
        <td className="num">{counted.banyak}</td>
        <td className="num">
          <Amount value={counted.nominal} />
        </td>
      </tr>
      {billed ? (
        <>
          <tr>
            <th scope="row">{t('tagihanBi.tagihan')}</th>
            <td className="num">{banyak}</td>
            <td className="num">
              <Amount value={nominal} />
            </td>
          </tr>
          <tr>
            <th scope="row">{t(more === 0n && dearer === 0n ? 'tagihanBi.cocok' : 'tagihanBi.selisih')}</th>
            <td className="num">{String(more)}</td>
            <td className="num">
              <Amount value={fromMinor(dearer)} />
            </td>
          </tr>
        </>
      ) : null}
    </SmallTable>
  );
}

interface OwnCountProps {
  readonly props: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
}

/** Asks for the count of the month and rail that the form names, keeps it with the form as it was seen, and shows it. */
function OwnCount({ props: { disabled = false }, values, form }: OwnCountProps) {
  const t = useT();
  const bulan = useSettled(String(values.bulan ?? ''));
  const rail = settlementRails.find((each) => each === values.rail);
  const asked = BILL_MONTH.test(bulan) && rail !== undefined;
  const counted = useRecord(settlement.billCount, { bulan, rail: rail ?? 'SKN' }, { enabled: asked, quiet: true });
  const { banyak, nominal } = counted.data ?? { banyak: '', nominal: '' };
  useEffect(() => {
    if (disabled) return;
    fillIn(form, 'hitungan_banyak', banyak);
    fillIn(form, 'hitungan_nominal', nominal);
  }, [disabled, banyak, nominal, form]);
  if (!asked) return <p className="muted">{t('tagihanBi.isiBulan')}</p>;
  return <Loaded state={counted}>{(reply) => <CountTable counted={reply} values={values} />}</Loaded>;
}

/** The bank's own count beside what is billed, which nobody types. */
export const ownCount: FieldOf<'custom', 'hitungan_banyak'> = {
  name: 'hitungan_banyak',
  title: 'tagihanBi.hitungan',
  type: 'custom',
  sizeCol: 12,
  setup: {
    render: (props, values, form) => <OwnCount props={props as FieldProps} values={values} form={form} />,
  },
};
