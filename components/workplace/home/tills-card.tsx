import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Listed } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { teller } from '#services/cash/teller.ts';

const DrawerHeat = drawn(async () => (await import('./pictures/drawer-heat.tsx')).DrawerHeat);

/** Postings at other tills send no event to this screen; the pace of a day changes slowly. */
const LOOK_MS = 60_000;
/** More tills than any branch has. */
const ASKED = 50;

/** The drawers of the branch: what each holds against its maximum, and who will run short or over it at today's pace. */
export function TillsCard() {
  const t = useT();
  const list = useList(teller.tills, { filters: { laju: 'T' }, sizes: [ASKED], everyMs: LOOK_MS });
  const open = list.rows.filter(({ status }) => status === 'BUKA').length;
  return (
    <Card
      title={t('home.teller')}
      flush
      aside={
        list.rows.length > 0 ? (
          <Chip tone="info">{t('home.tellerBuka', { buka: open, semua: list.rows.length })}</Chip>
        ) : null
      }
      foot={
        <ButtonLink small icon="people" href="/vault/tills">
          {t('home.lihatTeller')}
        </ButtonLink>
      }
    >
      <Listed list={list}>{(tills) => <DrawerHeat tills={tills} />}</Listed>
    </Card>
  );
}
