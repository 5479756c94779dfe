import '#lib/accounts/messages/account-info.ts';
import '#lib/accounts/messages/fees.ts';
import '#lib/customers/messages/portfolio.ts';
import { WaitingName } from '#components/control/workflow/waiting-name.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { movementName } from '#lib/accounts/movement-kinds.ts';
import { toDisplay } from '#lib/dates.ts';
import type { HistoryTransaksiRow, InfoMenunggu } from '#types/proto/accounts/account-info.ts';

/** Lists the last movements, each with its sign and the balance after it; the tab beside this has all of them. */
export function LastMovements({ rows }: { readonly rows: readonly HistoryTransaksiRow[] }) {
  const t = useT();
  return (
    <section>
      <h3 className="field-label">{t('info.mutasiTerakhir')}</h3>
      {rows.length === 0 ? (
        <p className="muted">{t('info.belumAdaMutasi')}</p>
      ) : (
        <SmallTable
          label={t('info.mutasiTerakhir')}
          heads={[t('mutasi.jenis'), { num: t('mutasi.nominal') }, { num: t('mutasi.saldo') }]}
        >
          {rows.map((row) => (
            <tr key={row.urutan}>
              <th scope="row">
                {movementName(row.jenis)}
                <div className="gl">
                  {[toDisplay(row.tanggal_akuntansi), row.keterangan].filter(Boolean).join(' · ')}
                </div>
              </th>
              <td className="num">
                <Amount value={row.debet === '' ? row.kredit : `-${row.debet}`} currency={row.kode_valuta} />
              </td>
              <td className="num">
                <Amount value={row.saldo} currency={row.kode_valuta} />
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
          <tr key={row.id_flow}>
            <th scope="row">
              <WaitingName {...row} />
            </th>
            <td>
              {row.user_input}
              <div className="gl">
                <Moment value={row.dibuat_pada} />
              </div>
            </td>
            <td className="num">
              <Amount value={row.nominal} zero={false} currency={row.kode_valuta} />
            </td>
          </tr>
        ))}
      </SmallTable>
    </section>
  );
}
