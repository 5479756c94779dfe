import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { carryOut } from '#components/kit/ui/carry-out.ts';
import { Chip } from '#components/kit/ui/chip.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useList } from '#hooks/use-list.ts';
import { browserName } from '#lib/browser-name.ts';
import { access } from '#services/control/access.ts';
import type { SesiRow } from '#types/proto/control/access.ts';

/** Lists the user's sessions; the user can end every one but the present one. */
export function SessionsCard() {
  const t = useT();
  const list = useList(access.sessions);
  const { run } = useCommand(access.endSession);
  const end = (id_sesi: string, text: string) =>
    carryOut({
      question: { text, yes: t('sesi.akhiri') },
      work: () => run({ id_sesi }),
      done: ({ jumlah }) => t('sesi.berakhir', { jumlah }),
    });
  const columns: readonly Column<SesiRow>[] = [
    {
      title: 'sesi.peramban',
      field: 'peramban',
      text: (row) => browserName(row.peramban),
      render: (row) => (
        <span className="line">
          {browserName(row.peramban)}
          {row.sesi_ini === 'T' ? <Chip tone="ok">{t('sesi.ini')}</Chip> : null}
          {row.terkunci === 'T' ? <Chip tone="warn">{t('sesi.terkunci')}</Chip> : null}
        </span>
      ),
    },
    { title: 'sesi.alamat', field: 'alamat' },
    { title: 'sesi.mulai', field: 'mulai', kind: 'moment', sort: true },
    { title: 'sesi.terakhir', field: 'terakhir', kind: 'moment', sort: true },
    {
      title: 'sesi.akhiri',
      field: 'id_sesi',
      render: (row) =>
        row.sesi_ini === 'T' ? null : (
          <Button
            small
            aria-label={`${t('sesi.akhiri')}: ${browserName(row.peramban)}, ${row.alamat}`}
            onClick={() => void end(row.id_sesi, t('sesi.yakinAkhiri', { tempat: browserName(row.peramban) }))}
          >
            {t('sesi.akhiri')}
          </Button>
        ),
    },
  ];
  return (
    <Card
      title={t('sesi.judul')}
      aside={
        <Button small disabled={list.rows.length < 2} onClick={() => void end('', t('sesi.yakinAkhiriLain'))}>
          {t('sesi.akhiriLain')}
        </Button>
      }
      flush
    >
      <p className="card-lead">{t('sesi.penjelasan')}</p>
      <DataTable caption={t('sesi.judul')} columns={columns} list={list} rowKey={(row) => row.id_sesi} plain />
    </Card>
  );
}
