import '#lib/payments/messages/transfer.ts';
import { CutOff } from '#components/kit/ui/cut-off.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useSettled } from '#hooks/use-settled.ts';
import { messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import type { TransferRail } from '#lib/payments/transfers.ts';
import { transfer } from '#services/payments/transfer.ts';
import type { JalurTransferRow } from '#types/proto/payments/transfer.ts';

interface RailProps {
  /** The amount of the form, as a decimal text; '' where it is not said yet. */
  readonly nominal: string;
  /** The rail of the form. */
  readonly rail: TransferRail;
  readonly tunai: boolean;
}

const rupiah = (wire: string): string => (wire === '' ? '' : formatWire(wire));

/** Shows a rail's terms for the amount: its fee and hours, or why it does not take it. */
function RailLine({ row }: { readonly row: JalurTransferRow }) {
  const t = useT();
  const said =
    row.sebab === '' ? t('transfer.biayaJumlah', { biaya: rupiah(row.biaya), jumlah: rupiah(row.jumlah) }) : '';
  const hindered =
    row.sebab === '' ? '' : t(`transfer.halangan.${row.sebab as 'TUTUP'}`, { batas: row.batas, minimum: row.minimum });
  return (
    <div>
      <strong>{messageOf('transfer.jalur.', row.rail)}</strong> {said || hindered} ·{' '}
      {t('transfer.jam', { buka: row.buka, tutup: row.tutup })}
    </div>
  );
}

/** Shows the rails' terms for an amount now, which one is proposed and why, by the terms and the clock of the bank. */
export function RailNotice({ nominal, rail, tunai }: RailProps) {
  const t = useT();
  const settled = useSettled(nominal);
  const found = useRecord(transfer.terms, { nominal: settled, tunai: tunai ? 'T' : 'F' }, { quiet: true });
  if (!found.data || nominal === '') return null;
  const { jalur } = found.data;
  const here = jalur.find((row) => row.rail === rail);
  const best = jalur.find(({ diusulkan }) => diusulkan === 'T');
  return (
    <div className="stack-tight">
      <Note tone={here && here.sebab !== '' ? 'warn' : 'info'} role="status">
        {jalur.map((row) => (
          <RailLine key={row.rail} row={row} />
        ))}
        {best && <div>{t('transfer.diusulkan', { rail: messageOf('transfer.jalur.', best.rail) })}</div>}
      </Note>
      {here && (
        <>
          <CutOff
            title={t('transfer.batas', { rail: messageOf('transfer.jalur.', rail), tutup: here.tutup })}
            seconds={here.sisa_detik}
            past={t('transfer.lewatBatas')}
          />
          <small className="muted">{t('transfer.sesudahBatas')}</small>
        </>
      )}
    </div>
  );
}
