import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { StatusChip } from '#components/ui/chip.tsx';
import { Facts } from '#components/ui/facts.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { dateInWords } from '#lib/dates.ts';
import { currentLanguage } from '#lib/messages/id.ts';
import { parameter } from '#services/parameter.ts';

/** The accounting date everything is booked on, which is the branch's and not the calendar's. */
export function DayCard({ kodeCabang, canManage }: { readonly kodeCabang: string; readonly canManage: boolean }) {
  const t = useT();
  const status = useRecord(parameter.branchStatus, { kode_cabang: kodeCabang });
  return (
    <Card
      title={t('home.cabang')}
      aside={status.data ? <StatusChip code={status.data.status_akses_desc} /> : null}
      foot={
        canManage ? (
          <ButtonLink small icon="calendar-check" href="/branch/day">
            {t('home.lihatHari')}
          </ButtonLink>
        ) : undefined
      }
    >
      <Loaded state={status} lines={2}>
        {(day) => (
          <Facts
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
    </Card>
  );
}
