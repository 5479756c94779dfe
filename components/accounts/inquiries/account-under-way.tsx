import '#lib/accounts/messages/account-info.ts';
import '#lib/accounts/messages/fees.ts';
import '#lib/customers/messages/portfolio.ts';
import { WaitingRow } from '#components/control/workflow/waiting-row.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { movementName } from '#lib/accounts/movement-kinds.ts';
import { toDisplay } from '#lib/dates.ts';
import type { HistoryTransaksiRow, InfoMenunggu } from '#types/proto/accounts/account-info.ts';
import { AmountAndBalance } from './signed-amount.tsx';

/** As many are read at a glance. */
const LAST = 5;

interface LastProps {
  readonly rows: readonly HistoryTransaksiRow[];
  /** Shows all movements; left out where nothing else is shown. */
  readonly onAll: (() => void) | undefined;
}

/** Lists the last movements, each with its sign and the balance after it. */
export function LastMovements({ rows, onAll }: LastProps) {
  const t = useT();
  return (
    <section>
      <div className="spread">
        <h3 className="field-label">{t('info.mutasiTerakhir')}</h3>
        {onAll && rows.length > 0 ? (
          <button type="button" className="link-button" onClick={onAll}>
            {t('info.semuaMutasi')}
          </button>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className="muted">{t('info.belumAdaMutasi')}</p>
      ) : (
        <SmallTable
          label={t('info.mutasiTerakhir')}
          heads={[t('mutasi.tanggal'), t('mutasi.keterangan'), { num: t('info.jumlahSaldo') }]}
        >
          {rows.slice(0, LAST).map((row) => (
            <tr key={row.urutan}>
              <td className="nowrap muted">{toDisplay(row.tanggal_akuntansi)}</td>
              <th scope="row">
                {movementName(row.jenis)}
                {row.keterangan ? <div className="muted small">{row.keterangan}</div> : null}
              </th>
              <td className="num">
                <AmountAndBalance row={row} />
              </td>
            </tr>
          ))}
        </SmallTable>
      )}
    </section>
  );
}

/** Lists the items that wait for a second person; who may open the desk gets there from here. */
export function Waiting({ rows }: { readonly rows: readonly InfoMenunggu[] }) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="field-label">{t('info.menunggu')}</h3>
      <SmallTable
        label={t('info.menunggu')}
        heads={[t('portofolio.transaksi'), t('info.oleh'), { num: t('portofolio.nominal') }]}
      >
        {rows.map((row) => (
          <WaitingRow key={row.id_flow} row={row} />
        ))}
      </SmallTable>
    </section>
  );
}
