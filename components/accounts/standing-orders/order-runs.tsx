import '#lib/accounts/messages/standing-orders.ts';
import { useState } from 'react';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { orderLetterNumber } from '#lib/accounts/customer-letters.ts';
import { toDisplay } from '#lib/dates.ts';
import { isMasked } from '#lib/masking.ts';
import type { HasilPerintah, PerintahRow } from '#types/proto/accounts/standing.ts';
import { aboutRun, runAddress, shortOf } from './runs.ts';

/** Paper comes when it is asked for. */
const CustomerLetters = drawn(
  async () => (await import('#components/accounts/letters/customer-letters.tsx')).CustomerLetters,
  1,
);

interface RunsProps {
  readonly order: PerintahRow;
  readonly rows: readonly HasilPerintah[];
}

/** Lists the latest due dates of an order: the amount moved, or why not, the screen that pays a failed one and the letter to its customer. */
export function OrderRuns({ order, rows }: RunsProps) {
  const t = useT();
  const [letter, setLetter] = useState<HasilPerintah | null>(null);
  const { canOpen } = useProfile();
  const letters = canOpen('surat-nasabah') && !isMasked(order.rekening_sumber);
  if (rows.length === 0) return <p className="muted">{t('perintah.belumJalan')}</p>;
  return (
    <>
      <SmallTable
        label={t('perintah.riwayat')}
        heads={[
          t('perintah.jatuhTempo'),
          t('perintah.dijalankan'),
          { num: t('perintah.dipindahkan') },
          t('perintah.status'),
          t('perintah.keadaan'),
        ]}
      >
        {rows.map((row) => {
          const link = canOpen('simpan-si') ? runAddress(row) : null;
          return (
            <tr key={row.jatuh_tempo}>
              <th scope="row" className="nowrap">
                {toDisplay(row.jatuh_tempo)}
              </th>
              <td className="nowrap">{toDisplay(row.tanggal)}</td>
              <td className="num">
                <Stacked main={<Amount value={row.nominal} currency={row.kode_valuta} />} below={shortOf(row)} />
              </td>
              <td>
                <StatusChip code={row.status} />
              </td>
              <td>
                {aboutRun(row)}{' '}
                {link ? (
                  <ButtonLink small href={link}>
                    {t('perintah.jalankan')}
                  </ButtonLink>
                ) : null}{' '}
                {letters && (row.status === 'GAGAL' || row.status === 'SEBAGIAN') ? (
                  <Button small icon="printer" onClick={() => setLetter(row)}>
                    {t('perintah.surat')}
                  </Button>
                ) : null}
              </td>
            </tr>
          );
        })}
      </SmallTable>
      {letter ? (
        <CustomerLetters
          asked={{ keyword: orderLetterNumber(order.nomor_perintah, letter.jatuh_tempo) }}
          onClose={() => setLetter(null)}
        />
      ) : null}
    </>
  );
}
