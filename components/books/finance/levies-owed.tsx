import '#lib/books/messages/levies.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldOf, Values } from '#components/kit/form/field-def.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useSettled } from '#hooks/use-settled.ts';
import { levyKinds } from '#lib/books/levies.ts';
import { BILL_MONTH } from '#lib/payments/settlement.ts';
import { finance } from '#services/books/finance.ts';
import type { PungutanTerutangReply } from '#types/proto/books/finance.ts';

/** Lists what each branch owes, and what all of them do. */
function OwedTable({ owed }: { readonly owed: PungutanTerutangReply }) {
  const t = useT();
  if (owed.cabang.length === 0) return <p className="muted">{t('pungutan.nihil')}</p>;
  return (
    <SmallTable label={t('pungutan.terutang')} heads={[t('pungutan.cabang'), { num: t('pungutan.jumlah') }]}>
      {owed.cabang.map(({ kode_cabang, nominal }) => (
        <tr key={kode_cabang}>
          <td>{kode_cabang}</td>
          <td className="num">
            <Amount value={nominal} />
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row">{t('pungutan.semua')}</th>
        <td className="num">
          <Amount value={owed.nominal} />
        </td>
      </tr>
    </SmallTable>
  );
}

/** Asks what is owed of the kind and month that the form names, and shows it by branch. */
function Owed({ values }: { readonly values: Values }) {
  const t = useT();
  const bulan = useSettled(String(values.bulan ?? ''));
  const jenis = levyKinds.find((kind) => kind === values.jenis);
  const asked = BILL_MONTH.test(bulan) && jenis !== undefined;
  const owed = useRecord(finance.leviesOwed, { bulan, jenis: jenis ?? 'PPH_FINAL' }, { enabled: asked, quiet: true });
  if (!asked) return <p className="muted">{t('pungutan.isiBulan')}</p>;
  return <Loaded state={owed}>{(reply) => <OwedTable owed={reply} />}</Loaded>;
}

/** Shows what is owed beside what is paid; nobody types it. */
export const leviesOwed: FieldOf<'custom', 'sumber'> = {
  name: 'sumber',
  title: 'pungutan.terutang',
  type: 'custom',
  sizeCol: 12,
  setup: { render: (_props: FieldProps<unknown>, values) => <Owed values={values} /> },
};
