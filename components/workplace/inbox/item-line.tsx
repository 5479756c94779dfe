import { WaitingSince } from '#components/control/workflow/age.tsx';
import { recordOf } from '#components/kit/screens/field-names.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { CutOffChip } from '#components/kit/ui/cut-off.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { momentText } from '#components/kit/ui/moment.tsx';
import { operationName } from '#lib/messages/id.ts';
import { said } from '#lib/messages/item-sentence.ts';
import { toMinor } from '#lib/money.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';
import { isAtCounter } from './item-groups.ts';

interface ItemLineProps {
  readonly row: OtorisasiRow;
  /** Gives the present time where the list shows how long each item has waited; else it shows the item's status. */
  readonly now?: number | undefined;
  readonly fresh?: boolean | undefined;
  /** The item is the reader's own: its account takes the place of its maker. */
  readonly own?: boolean | undefined;
  /** The head above the item names its kind. */
  readonly kindKnown?: boolean | undefined;
}

/** Returns the cheque of a clearing item, which its customer's name does not identify. */
const paperOf = ({ flowCode, nama_nasabah, keterangan }: OtorisasiRow): string =>
  nama_nasabah !== '' && flowCode.endsWith('_KLIRING') ? keterangan : '';

/** True where the item moves money: an item without an amount shows none, rather than a zero. */
export const movesMoney = ({ objek, nominal, kode_valuta }: OtorisasiRow): boolean =>
  objek === '' && toMinor(nominal || '0', kode_valuta) !== 0n;

/** One item of a workflow list: its operation's sentence, then what kind it is, by whom and since when, and the amount where there is one. */
export function ItemLine({ row, now, fresh = false, own = false, kindKnown = false }: ItemLineProps) {
  const t = useT();
  const atCounter = isAtCounter(row);
  const name = operationName(row.flowCode, row.nama_operasi);
  const sentence = said(row.kalimat);
  const known = row.nama_nasabah || row.keterangan;
  return (
    <>
      <span className="spread">
        <span className="item-sentence">{sentence || name}</span>
        {fresh ? <Chip tone="info">{t('desk.baru')}</Chip> : null}
        {atCounter ? <Chip tone="accent">{t('flow.diLoket')}</Chip> : null}
        {atCounter || now !== undefined ? null : <StatusChip code={row.flow_state} />}
      </span>
      <span className="spread">
        <small>
          {[
            sentence === '' ? known || row.nomor_referensi || recordOf(row.objek) : kindKnown ? '' : name,
            sentence === '' || sentence.includes(known) ? '' : known,
            own ? row.nomor_rekening : row.nama_user_input,
            paperOf(row),
            now === undefined && momentText(row.dibuat_pada),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {now !== undefined && row.sisa_detik ? (
          <CutOffChip title={t('desk.batasJalur')} seconds={Number(row.sisa_detik)} past={t('desk.batasLewat')} />
        ) : null}
        {movesMoney(row) ? (
          <span className="strong">
            <Amount value={row.nominal} currency={row.kode_valuta} />
          </span>
        ) : null}
        {now === undefined ? null : <WaitingSince since={row.dibuat_pada} now={now} atCounter={atCounter} />}
      </span>
    </>
  );
}
