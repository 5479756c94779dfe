import '#lib/messages/home.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Listed } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { report } from '#services/books/report.ts';

const BalanceClasses = drawn(async () => (await import('./pictures/balance-classes.tsx')).BalanceClasses, 5);

/** There are eight classes in the chart. */
const ASKED = 15;

/** The trial balance by class: of the reader's branch, at head office of the whole bank. */
export function BalanceCard({ whole }: { readonly whole: boolean }) {
  const t = useT();
  const filters = { golongan: 'T', is_all_cabang: whole ? 'T' : 'F' } as const;
  const list = useList(report.trialBalance, { filters, sizes: [ASKED] });
  return (
    <Card
      title={t('home.neraca')}
      flush
      foot={
        <ButtonLink small iconEnd="arrow-right" href="/report/trial-balance">
          {t('home.lihatMenunggu')}
        </ButtonLink>
      }
    >
      <Listed list={list} lines={5}>
        {(rows) => <BalanceClasses rows={rows} />}
      </Listed>
    </Card>
  );
}
