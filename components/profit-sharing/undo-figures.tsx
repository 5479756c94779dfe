import '#lib/profit-sharing/messages/profit.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { PembatalanBagiHasilAnswer } from '#types/proto/profit-sharing/profit.ts';

interface UndoProps {
  readonly undoing: PembatalanBagiHasilAnswer;
}

/** Lists the obstacles, a line each with the amount asked back and the amount there is; explains the undoing where there is none. */
export function UndoObstacles({ undoing: { halangan } }: UndoProps) {
  const t = useT();
  if (halangan.length === 0) return <Note title={t('pembatalan.akibat')}>{t('pembatalan.akibatRinci')}</Note>;
  return (
    <div className="stack">
      <Note tone="warn" title={t('pembatalan.halanganJudul')} role="status">
        {t('pembatalan.halanganRinci')}
      </Note>
      <SmallTable
        label={t('pembatalan.halanganJudul')}
        heads={[
          t('pembatalan.tentang'),
          t('pembatalan.sebab'),
          { num: t('pembatalan.diminta') },
          { num: t('pembatalan.ada') },
        ]}
      >
        {halangan.map(({ kode, sebut, nama, nominal, ada }) => (
          <tr key={`${kode} ${sebut} ${nama}`}>
            <th scope="row">
              <code>{sebut}</code> {nama}
            </th>
            <td>{messageOf('pembatalan.halangan.', kode)}</td>
            <td className="num">{nominal ? <Amount value={nominal} /> : null}</td>
            <td className="num">{ada ? <Amount value={ada} /> : null}</td>
          </tr>
        ))}
      </SmallTable>
    </div>
  );
}

/** Lists the amounts that go back, branch by branch. */
export function UndoFigures({ undoing: { cabang, cadangan } }: UndoProps) {
  const t = useT();
  if (cabang.length === 0) return null;
  return (
    <Card title={t('pembatalan.perCabang')}>
      <SmallTable
        label={t('pembatalan.perCabang')}
        heads={[
          t('bagiHasil.cabang'),
          { num: t('bagiHasil.rekening') },
          { num: t('bagiHasil.bruto') },
          { num: t('bagiHasil.pajak') },
          { num: t('bagiHasil.zakat') },
          { num: t('pembatalan.dariRekening') },
          { num: t('bagiHasil.penyesuaianAkru') },
        ]}
      >
        {cabang.map((row) => (
          <tr key={row.kode_cabang}>
            <th scope="row">
              <code>{row.kode_cabang}</code> {row.nama_cabang}
            </th>
            <td className="num">{row.rekening}</td>
            {[row.bruto, row.pajak, row.zakat, row.neto, row.penyesuaian].map((value, at) => (
              <td key={['bruto', 'pajak', 'zakat', 'neto', 'penyesuaian'][at]} className="num">
                <Amount value={value} />
              </td>
            ))}
          </tr>
        ))}
      </SmallTable>
      {cadangan.length > 0 ? (
        <DescriptionList
          items={cadangan.map(({ jenis, jumlah }) => ({
            label: messageOf('bagiHasil.pool.', jenis),
            value: <Amount value={jumlah} />,
          }))}
        />
      ) : null}
    </Card>
  );
}
