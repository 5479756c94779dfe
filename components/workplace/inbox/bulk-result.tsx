import '#lib/messages/operations.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { said } from '#lib/messages/item-sentence.ts';
import type { OtorisasiRow, ProsesBersamaRow } from '#types/proto/control/flow.ts';
import { movesMoney } from './item-line.tsx';

export interface BulkOutcome {
  readonly rows: readonly OtorisasiRow[];
  readonly hasil: readonly ProsesBersamaRow[];
}

/** Shows the result of each item of one decision: each was a transaction of its own. */
export function BulkResult({ outcome, onClose }: { readonly outcome: BulkOutcome; readonly onClose: () => void }) {
  const t = useT();
  const done = outcome.hasil.filter((each) => each.resp_code === '00').length;
  const all = outcome.hasil.length;
  return (
    <Dialog
      title={t('desk.hasil')}
      size="wide"
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          {t('aksi.tutup')}
        </Button>
      }
    >
      <div className="stack">
        <Note tone={done === all ? 'ok' : 'warn'} role="status">
          {done === all
            ? t('desk.hasilSemua', { jumlah: all })
            : t('desk.hasilSebagian', { berhasil: done, jumlah: all })}
        </Note>
        <div className="table-scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('desk.item')}</th>
                <th scope="col" className="num">
                  {t('desk.nominal')}
                </th>
                <th scope="col">{t('desk.keputusan')}</th>
              </tr>
            </thead>
            <tbody>
              {outcome.hasil.map((each) => {
                const row = outcome.rows.find(({ id_flow }) => id_flow === each.id_flow);
                return (
                  <tr key={each.id_flow}>
                    <td>{row ? said(row.kalimat, `${messageOf('alur.', row.flowCode)} ${row.nama_nasabah}`) : ''}</td>
                    <td className="num">
                      {row && movesMoney(row) ? <Amount value={row.nominal} currency={row.kode_valuta} /> : null}
                    </td>
                    <td>
                      <span className="line">
                        <StatusChip code={each.flow_state} />
                        {each.nomor_referensi ? <code>{each.nomor_referensi}</code> : each.resp_msg}
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
    </Dialog>
  );
}
