import '#lib/messages/home.ts';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Listed, Loaded } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { dateInWords } from '#lib/dates.ts';
import { currentLanguage } from '#lib/messages/id.ts';
import { branch } from '#services/business-day/branch.ts';
import { parameter } from '#services/control/parameter.ts';

const BranchDays = drawn(async () => (await import('./pictures/branch-days.tsx')).BranchDays);

/** The branches beyond this count have a board on a screen of their own. */
const BRANCHES = 15;

/** The card shows only the date of the reader's branch, or the days of all branches below it. */
type DayView = 'date' | 'board';

/** Shows the accounting date, which comes from the branch and not from the calendar; for head office the days of all branches. */
export function DayCard({ view }: { readonly view: DayView }) {
  const t = useT();
  // As the top bar asks for it, so that both share one answer.
  const status = useRecord(parameter.branchStatus, {}, { quiet: true });
  return (
    <Card
      title={t('home.cabang')}
      aside={status.data ? <StatusChip code={status.data.status_akses_desc} /> : null}
      foot={
        view === 'date' ? undefined : (
          <ButtonLink small icon="calendar-check" href="/branch/day">
            {t('home.lihatHari')}
          </ButtonLink>
        )
      }
    >
      <div className="stack">
        <Loaded state={status} lines={2}>
          {(day) => (
            <DescriptionList
              rows
              items={[
                { label: t('home.cabangNama'), value: `${day.kode_cabang} ${day.nama_cabang}` },
                {
                  label: t('home.tanggalAkuntansi'),
                  value: day.accounting_date ? dateInWords(day.accounting_date, currentLanguage()) : '',
                },
              ]}
            />
          )}
        </Loaded>
        {view === 'board' ? <Board /> : null}
      </div>
    </Card>
  );
}

function Board() {
  const list = useList(branch.board, { sizes: [BRANCHES] });
  return <Listed list={list}>{(branches) => <BranchDays branches={branches} />}</Listed>;
}
