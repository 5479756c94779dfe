import '#lib/profit-sharing/messages/profit.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { toDisplay } from '#lib/dates.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { LangkahSaldo } from '#types/proto/profit-sharing/profit.ts';
import { StepLine } from './step-line.tsx';

/** Balances at the end of each day as a line of steps, its days below, and all of it in a table. */
export function BalanceSteps({ steps }: { readonly steps: readonly LangkahSaldo[] }) {
  const t = useT();
  return (
    <figure className="picture">
      <figcaption className="field-label">{t('bagiHasil.langkah')}</figcaption>
      <StepLine steps={steps} currency={BOOK_CURRENCY} />
      <SmallTable
        label={t('bagiHasil.langkah')}
        heads={[
          t('bagiHasil.dari'),
          t('bagiHasil.sampai'),
          { num: t('bagiHasil.hari') },
          { num: t('bagiHasil.saldo') },
        ]}
      >
        {steps.map(({ dari, sampai, hari, saldo }) => (
          <tr key={dari}>
            <th scope="row">{toDisplay(dari)}</th>
            <td>{toDisplay(sampai)}</td>
            <td className="num">{hari}</td>
            <td className="num">
              <Amount value={saldo} />
            </td>
          </tr>
        ))}
      </SmallTable>
    </figure>
  );
}
